import type { AttributeDefinition } from '@otday/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { momentOf } from '../../../platform/time/moment.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { type Column, SkeletonRows, type Sort, Table } from '../../../ui/Table.tsx'
import styles from './DefinitionTable.module.css'
import type { DefinitionFilters } from '../filters.ts'

type SortBy = DefinitionFilters['sortBy']

const columns: readonly Column<SortBy>[] = [
  { label: '속성명', sortBy: 'name', width: '24%' },
  { label: '생성일', sortBy: 'createdAt', width: '22%' },
  { label: '선택 가능 값' },
]
const waiting = 6

interface DefinitionTableProps {
  query: UseQueryResult<AttributeDefinition[]>
  sort: Sort<SortBy>
  onSort: (sort: Sort<SortBy>) => void
  onOpen: (definition: AttributeDefinition) => void
}

export function DefinitionTable({ query, onOpen, ...rest }: DefinitionTableProps) {
  const head = { label: '속성', columns, ...rest }
  const { data, error, isFetching, refetch } = query
  if (!data && !isFetching)
    return <ErrorState title="속성을 불러오지 못했어요" text={messageOf(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <output className="sr">속성을 불러오는 중...</output>
        <Table {...head} busy>
          <SkeletonRows count={waiting} columns={columns.length} />
        </Table>
      </>
    )
  if (data.length === 0) return <EmptyState title="설정된 속성값이 없습니다." />
  return (
    <Table {...head}>
      {data.map((definition) => (
        <Boundary key={definition.id} fallback={<BrokenRow />}>
          <DefinitionRow definition={definition} onOpen={onOpen} />
        </Boundary>
      ))}
    </Table>
  )
}

interface DefinitionRowProps {
  definition: AttributeDefinition
  onOpen: (definition: AttributeDefinition) => void
}

function DefinitionRow({ definition, onOpen }: DefinitionRowProps) {
  const { name, createdAt, selectableValues } = definition
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(definition)}>
          {name}
        </button>
      </th>
      <td className={`${styles.date} num`}>
        <time dateTime={createdAt.toISOString()}>{momentOf(createdAt)}</time>
      </td>
      <td>
        <ul className={styles.values} aria-label={`${name} 선택 가능 값`}>
          {selectableValues.map((value) => (
            <li key={value}>
              <Chip small>
                <span className="ell">{value}</span>
              </Chip>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function BrokenRow() {
  return (
    <tr>
      <td colSpan={columns.length}>이 속성을 보여 주지 못했어요.</td>
    </tr>
  )
}
