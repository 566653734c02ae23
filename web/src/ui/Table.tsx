import type { SortDirection } from '@otday/contract'
import type { ReactNode } from 'react'
import { FurtherIcon } from '../art/further-icons.tsx'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './Table.module.css'

export interface Sort<SortBy extends string> {
  sortBy: SortBy
  sortDirection: SortDirection
}

export interface Column<SortBy extends string> {
  label: string
  /** CSS length; columns without one share the remaining width. */
  width?: string
  sortBy?: SortBy
  end?: boolean
}

interface TableProps<SortBy extends string> {
  label: string
  columns: readonly Column<SortBy>[]
  sort: Sort<SortBy>
  onSort: (sort: Sort<SortBy>) => void
  busy?: boolean
  /** Rows of the table. On a phone each row is a card, in which the cells' own styles place them. */
  children: ReactNode
}

export function Table<SortBy extends string>({ label, columns, sort, onSort, busy, children }: TableProps<SortBy>) {
  return (
    <table className={styles.table} aria-label={label} aria-busy={busy ?? false}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.label} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface HeadProps<SortBy extends string> {
  column: Column<SortBy>
  sort: Sort<SortBy>
  onSort: (sort: Sort<SortBy>) => void
}

function Head<SortBy extends string>({ column, sort, onSort }: HeadProps<SortBy>) {
  const { label, width, sortBy, end } = column
  const headClass = classNames(end && styles.end, !sortBy && styles.mute)
  if (!sortBy)
    return (
      <th scope="col" className={headClass} style={{ width }}>
        {label}
      </th>
    )
  const active = sort.sortBy === sortBy
  const ascending = sort.sortDirection === 'ASCENDING'
  return (
    <th
      scope="col"
      className={headClass}
      style={{ width }}
      aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classNames(active && styles.active)} onClick={() => onSort(next(sort, sortBy))}>
        {label}
        {active ? (
          <Icon name={ascending ? 'arrow-up' : 'arrow-down'} size={16} />
        ) : (
          <FurtherIcon name="sort" size={16} />
        )}
      </button>
    </th>
  )
}

/**
 * Returns the order after a press on a column: the column by which the list is already sorted changes its direction,
 * another column starts descending.
 */
function next<SortBy extends string>(sort: Sort<SortBy>, sortBy: SortBy): Sort<SortBy> {
  const turns = sort.sortBy === sortBy && sort.sortDirection === 'DESCENDING'
  return { sortBy, sortDirection: turns ? 'ASCENDING' : 'DESCENDING' }
}

export function SkeletonRows({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true" data-skeleton>
      {Array.from({ length: columns }, (_each, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? '70%' : 96} height={18} />
        </td>
      ))}
    </tr>
  ))
}
