import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  AddDefinitionDialog,
  DefinitionTable,
  definitionFiltersFrom,
  definitionsQuery,
  EditDefinitionDialog,
  knownDefinition,
  warmUpDefinitionDialogs,
} from '../features/attributes/index.ts'
import { forgetClosets } from '../features/clothes/index.ts'
import { countOf } from '../platform/time/format.ts'
import { type HistoryDialog, useHistoryDialog } from '../platform/navigation/history-dialog.ts'
import { adminSearchDelay, searchWith } from '../platform/navigation/search-params.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { WordSearch } from '../ui/WordSearch.tsx'
import styles from './AdminAttributesPage.module.css'

warmUpDefinitionDialogs()

/**
 * Administrators' page of the attributes that clothes can have, such as their thickness. The URL contains search and
 * order.
 */
export function AdminAttributesPage() {
  const [search, setSearch] = useSearchParams()
  const filters = definitionFiltersFrom(search)
  const query = useQuery(definitionsQuery(filters))
  const { dialog, open, close } = useHistoryDialog()
  const narrow = (changes: Record<string, string>) =>
    setSearch((before) => searchWith(before, changes), { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeader
        title="속성 관리"
        text={<Count count={query.data?.length} narrowed={Boolean(filters.keywordLike)} />}
        action={
          <Button icon="plus" onClick={() => open({ name: 'add' })}>
            속성 추가
          </Button>
        }
      />
      <div className={styles.search}>
        <WordSearch
          label="속성명 검색"
          word={filters.keywordLike ?? ''}
          rest={adminSearchDelay}
          onWord={(keywordLike) => narrow({ keywordLike })}
        />
      </div>
      <DefinitionTable
        query={query}
        sort={filters}
        onSort={({ sortBy, sortDirection }) => narrow({ sortBy, sortDirection })}
        onOpen={({ id }) => open({ name: 'edit', id })}
      />
      <Dialogs loaded={query.data !== undefined} dialog={dialog} close={close} />
    </>
  )
}

function Count({ count, narrowed }: { count: number | undefined; narrowed: boolean }) {
  return (
    <span className="num" aria-live="polite">
      {`${narrowed ? '검색 결과' : '전체'} ${count === undefined ? '-' : `${countOf(count)}개`}`}
    </span>
  )
}

interface DialogsProps {
  /** Whether the attributes are loaded. */
  loaded: boolean
  dialog: HistoryDialog | null
  close: () => void
}

function Dialogs({ loaded, dialog, close }: DialogsProps) {
  const queryClient = useQueryClient()
  // The attribute is read only when the dialog opens, so that the dialog keeps it after a change or deletion.
  const definition = useMemo(
    () => (loaded && dialog?.id ? knownDefinition(queryClient, dialog.id) : undefined),
    [loaded, dialog, queryClient],
  )
  const onChanged = () => forgetClosets(queryClient)
  return (
    <Suspense fallback={null}>
      {dialog?.name === 'add' && <AddDefinitionDialog onClose={close} onChanged={onChanged} />}
      {dialog?.name === 'edit' && definition && (
        <EditDefinitionDialog key={definition.id} definition={definition} onClose={close} onChanged={onChanged} />
      )}
    </Suspense>
  )
}
