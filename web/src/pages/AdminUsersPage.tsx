import type { UserDto } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import {
  AccountFilterBar,
  AccountTable,
  AuditDialog,
  accountFiltersFrom,
  accountListKey,
  accountsQuery,
  areAccountsNarrowed,
  warmUpAuditDialog,
} from '../features/users/index.ts'
import { countOf } from '../platform/time/format.ts'
import { useHistoryDialog } from '../platform/navigation/history-dialog.ts'
import { searchWith } from '../platform/navigation/search-params.ts'
import { useFreshOnArrival, usePagedView } from '../platform/cache/use-paged-view.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { withUser } from './with-user.tsx'

warmUpAuditDialog()

/** Page of the accounts; search, filters and order are kept in the address. */
export const AdminUsersPage = withUser(Accounts)

function Accounts({ user }: { user: UserDto }) {
  const [search, setSearch] = useSearchParams()
  const filters = accountFiltersFrom(search)
  const list = usePagedView(useInfiniteQuery(accountsQuery(filters)))
  useFreshOnArrival(accountListKey(filters))
  const { dialog, open, close } = useHistoryDialog()
  const narrow = (changes: Record<string, string>) =>
    setSearch((before) => searchWith(before, changes), { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeader
        title="사용자 관리"
        text={<Count total={list.total} narrowed={areAccountsNarrowed(filters)} />}
        action={
          <Button variant="secondary" icon="clock" onClick={() => open({ name: 'audit' })}>
            관리 기록
          </Button>
        }
      />
      <AccountFilterBar filters={filters} onChange={(name, value) => narrow({ [name]: value })} />
      <AccountTable
        list={list}
        me={user.id}
        sort={filters}
        onSort={({ sortBy, sortDirection }) => narrow({ sortBy, sortDirection })}
      />
      <Suspense fallback={null}>{dialog?.name === 'audit' && <AuditDialog onClose={close} />}</Suspense>
    </>
  )
}

function Count({ total, narrowed }: { total: number | undefined; narrowed: boolean }) {
  return (
    <span className="num" aria-live="polite">
      {`${narrowed ? '검색 결과' : '전체'} ${total === undefined ? '-' : `${countOf(total)}명`}`}
    </span>
  )
}
