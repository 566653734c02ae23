import type { UserDto, UserId } from '@otday/contract'
import type { PagedView } from '../../../platform/cache/use-paged-view.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { type Column, SkeletonRows, type Sort, Table } from '../../../ui/Table.tsx'
import { AccountRow } from './AccountRow.tsx'
import type { AccountFilters } from '../filters.ts'

type SortBy = AccountFilters['sortBy']

const columns: readonly Column<SortBy>[] = [
  { label: '이메일', sortBy: 'email' },
  { label: '가입일', sortBy: 'createdAt', width: '26%' },
  { label: '계정 상태', width: '19%' },
  { label: 'ADMIN', width: '112px', end: true },
]
const waiting = 10

interface AccountTableProps {
  list: PagedView<UserDto>
  me: UserId
  sort: Sort<SortBy>
  onSort: (sort: Sort<SortBy>) => void
}

export function AccountTable({ list, me, ...rest }: AccountTableProps) {
  const head = { label: '사용자', columns, ...rest }
  if (list.state === 'failed')
    return <ErrorState title="사용자를 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.state === 'loading')
    return (
      <>
        <output className="sr">사용자를 불러오는 중...</output>
        <Table {...head} busy>
          <SkeletonRows count={waiting} columns={columns.length} />
        </Table>
      </>
    )
  if (list.items.length === 0 && !list.hasMore) return <EmptyState title="등록된 사용자가 없습니다." />
  return (
    <>
      <Table {...head} busy={list.loadingMore}>
        {list.items.map((account) => (
          <Boundary key={account.id} fallback={<BrokenRow />}>
            <AccountRow account={account} own={account.id === me} />
          </Boundary>
        ))}
      </Table>
      <ListTail list={list} endText="모두 보여 드렸어요." />
    </>
  )
}

function BrokenRow() {
  return (
    <tr>
      <td colSpan={columns.length}>이 사용자를 보여 주지 못했어요.</td>
    </tr>
  )
}
