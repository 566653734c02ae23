import type { SortDirection } from '@otday/contract'
import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from './class-names.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './Table.module.css'

/** By which column a list is sorted, and which way. */
export interface Sort<SortBy extends string> {
  sortBy: SortBy
  sortDirection: SortDirection
}

export interface Column<SortBy extends string> {
  label: string
  /** CSS length; the rest is shared by columns without one. */
  width?: string
  /** Pressing the head sorts by this. */
  sortBy?: SortBy
  /** At the right edge. */
  end?: boolean
}

interface TableProps<SortBy extends string> {
  label: string
  columns: readonly Column<SortBy>[]
  sort: Sort<SortBy>
  onSort: (sort: Sort<SortBy>) => void
  busy?: boolean
  /** Rows. On a phone each is a card; their cells say where they stand in it. */
  children: ReactNode
}

/** A table whose heads sort it; on a phone its rows are cards below the sortable heads. */
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
        <Icon name={active ? (ascending ? 'arrow-up' : 'arrow-down') : 'sort'} size={16} />
      </button>
    </th>
  )
}

/** The active column turns round; any other begins descending. */
function next<SortBy extends string>(sort: Sort<SortBy>, sortBy: SortBy): Sort<SortBy> {
  const turns = sort.sortBy === sortBy && sort.sortDirection === 'DESCENDING'
  return { sortBy, sortDirection: turns ? 'ASCENDING' : 'DESCENDING' }
}

/** Rows whose places are kept while the first answer is on its way. */
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
