import { type Clothes, ClothesType, clothesTypeLabels, countedClothes, type UserDto } from '@otday/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import {
  cleared,
  ClosetDialogs,
  ClosetFilterBar,
  ClosetFilterChips,
  closetFiltersFrom,
  isNarrowed,
  QuickStartDialog,
  typesShown,
  UndoDeletion,
  useOpenedPiece,
  useOwnerActions,
  useSelecting,
  warmUpClothesDialogs,
  warmUpSelecting,
  withSearch,
} from '../features/closet/index.ts'
import {
  type ClosetSearch,
  closetSizeQuery,
  ClothesDetailsDialog,
  clothesListKey,
  clothesQuery,
  typeFilters,
} from '../features/clothes/index.ts'
import { PieceAway, PutAwayMany, useAwayMark } from '../features/laundry/index.ts'
import { PiecePurchase } from '../features/statistics/index.ts'
import { ClosetPhotos } from '../features/drafts/index.ts'
import { useHistoryDialog } from '../platform/navigation/history-dialog.ts'
import { searchWith } from '../platform/navigation/search-params.ts'
import { useFreshOnArrival, usePagedView } from '../platform/cache/use-paged-view.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FilterTabs } from '../ui/RadioRow.tsx'
import { ClosetList } from './ClosetList.tsx'
import styles from './ClosetPage.module.css'
import { ClosetTabs } from './ClosetTabs.tsx'
import { withUser } from './with-user.tsx'

warmUpClothesDialogs()
warmUpSelecting()

/** Page of the user's own closet. */
export const ClosetPage = withUser(Closet)

const putAwayMany = (pieces: readonly Clothes[]) => <PutAwayMany pieces={pieces} />

function Closet({ user }: { user: UserDto }) {
  const [params, setParams] = useSearchParams()
  const filters = closetFiltersFrom(params, user.id)
  const { typeEqual: type, search } = filters
  const narrowed = isNarrowed(search)
  const list = usePagedView(useInfiniteQuery(clothesQuery(filters)))
  useFreshOnArrival(clothesListKey(filters))
  const size = useQuery({ ...closetSizeQuery(user.id), enabled: narrowed })
  const dialogs = useHistoryDialog()
  const { dialog, open, close } = dialogs
  const piece = useOpenedPiece()
  const { selecting, isOn, begin, end } = useSelecting()
  const actions = useOwnerActions(open, piece.open)
  const Mark = useAwayMark()
  const owner = useMemo(
    () => ({ ...actions, ...(Mark && { Mark }), ...(selecting && { Corner: selecting.Corner }) }),
    [actions, Mark, selecting],
  )
  const { state } = useLocation()
  const change = (by: (before: URLSearchParams) => URLSearchParams) =>
    setParams(by, { replace: true, preventScrollReset: true, state })
  const narrow = (next: ClosetSearch) => change((before) => withSearch(before, next))
  const add = () => open({ name: 'add', ...(type && { id: type }) })
  useAskedFor(open)
  return (
    <>
      <ClosetTabs />
      <PageHeader
        title="내 옷장"
        text={
          narrowed ? (
            <Count types={ClothesType.options} total={size.data} />
          ) : (
            <Count type={type} types={typesShown(list, type)} total={list.total} />
          )
        }
        action={
          <div className={styles.actions}>
            {list.items.length > 0 && (
              <Button variant={isOn ? 'soft' : 'ghost'} aria-pressed={isOn} onClick={isOn ? end : begin}>
                선택
              </Button>
            )}
            <Suspense fallback={null}>
              <ClosetPhotos dialog={dialog} open={open} close={close} />
            </Suspense>
            <Button variant={list.total === 0 && !narrowed ? 'secondary' : 'primary'} icon="plus" onClick={add}>
              옷 추가
            </Button>
          </div>
        }
      />
      <ClosetFilterBar search={search} onChange={narrow} />
      <FilterTabs
        label="종류"
        value={type ?? ''}
        onChange={(next) => change((before) => searchWith(before, { typeEqual: next }))}
        options={typeFilters}
      />
      {narrowed && <ClosetFilterChips search={search} found={list.total} total={size.data} onChange={narrow} />}
      {selecting && (
        <selecting.Bar
          selection={selecting.selection}
          items={list.items}
          dialogs={dialogs}
          onEnd={end}
          more={putAwayMany}
        />
      )}
      <UndoDeletion />
      <div className={styles.list}>
        <ClosetList
          userId={user.id}
          list={list}
          type={type}
          search={search}
          owner={owner}
          onAdd={add}
          onStart={() => open({ name: 'start' })}
          onClear={() => change((before) => withSearch(before, cleared(search)))}
        />
      </div>
      <Suspense fallback={null}>{dialog?.name === 'start' && <QuickStartDialog onClose={close} />}</Suspense>
      <Suspense fallback={null}>
        {piece.id && !dialog && (
          <ClothesDetailsDialog
            key={piece.id}
            id={piece.id}
            onClose={piece.close}
            onOpen={piece.swapFor}
            aside={
              <>
                <PieceAway clothesId={piece.id} />
                <PiecePurchase clothesId={piece.id} />
              </>
            }
          />
        )}
      </Suspense>
      <ClosetDialogs ownerId={user.id} loaded={list.state === 'ready'} dialog={dialog} close={close} />
    </>
  )
}

/**
 * Opens, once, the dialog that the URL asks for: `?add=start` opens the quick start, `?add=OUTER` (or another type) the
 * form for a new piece of that type, another word the form without a type. The parameter is removed first, so that a
 * reload opens nothing.
 */
function useAskedFor(open: ReturnType<typeof useHistoryDialog>['open']) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('add')
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (asked !== null) {
      wanted.current = asked
      setSearch((before) => searchWith(before, { add: '' }), { replace: true })
    } else if (wanted.current !== undefined) {
      const type = ClothesType.safeParse(wanted.current).data
      if (wanted.current === 'start') open({ name: 'start' })
      else open({ name: 'add', ...(type && { id: type }) })
      wanted.current = undefined
    }
  }, [asked, setSearch, open])
}

interface CountProps {
  /** The type that the list is filtered by. */
  type?: ClothesType | undefined
  types: readonly ClothesType[]
  total: number | undefined
}

function Count({ type, types, total }: CountProps) {
  return (
    <span aria-live="polite">
      {`${type ? clothesTypeLabels[type] : '옷'} ${total === undefined ? '-' : countedClothes(total, types)}`}
    </span>
  )
}
