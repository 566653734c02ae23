import { type Clothes, ClothesType, clothesTypeLabels, type UserDto } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Garment } from '../art/Garment.tsx'
import {
  ClosetDialogs,
  ClothesGrid,
  ClothesGridSkeleton,
  clothesListKey,
  clothesQuery,
  type OwnerActions,
  QuickStartDialog,
  typeOptions,
  useOwnerActions,
  useSelecting,
  warmUpClothesDialogs,
  warmUpSelecting,
} from '../features/clothes/index.ts'
import { ClosetPhotos } from '../features/drafts/index.ts'
import { countOf } from '../platform/format.ts'
import { useHistoryDialog } from '../platform/history-dialog.ts'
import { useUser } from '../platform/session.ts'
import { type PagedView, useFreshOnArrival, usePagedView } from '../platform/use-paged-view.ts'
import { Button } from '../ui/Button.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FilterTabs } from '../ui/RadioRow.tsx'
import { EmptyState, ErrorState } from '../ui/States.tsx'
import styles from './ClosetPage.module.css'

warmUpClothesDialogs()
warmUpSelecting()

/** One's own closet. */
export function ClosetPage() {
  const user = useUser()
  return user && <Closet user={user} />
}

function Closet({ user }: { user: UserDto }) {
  const [search, setSearch] = useSearchParams()
  const type = ClothesType.safeParse(search.get('typeEqual')).data
  const filters = { ownerId: user.id, typeEqual: type }
  const list = usePagedView(useInfiniteQuery(clothesQuery(filters)))
  useFreshOnArrival(clothesListKey(filters))
  const dialogs = useHistoryDialog()
  const { dialog, open, close } = dialogs
  const { selecting, isOn, begin, end } = useSelecting()
  const actions = useOwnerActions(open)
  const owner = useMemo(() => (selecting ? { ...actions, Corner: selecting.Corner } : actions), [actions, selecting])
  const { state } = useLocation()
  const add = () => open({ name: 'add' })
  useAskedFor(open)
  return (
    <>
      <PageHeader
        title="내 옷장"
        text={<Count type={type} total={list.total} />}
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
            <Button icon="plus" onClick={add}>
              옷 추가
            </Button>
          </div>
        }
      />
      <FilterTabs
        label="종류"
        value={type ?? ''}
        onChange={(next) =>
          setSearch(next ? { typeEqual: next } : {}, { replace: true, preventScrollReset: true, state })
        }
        options={[{ value: '', label: '전체' }, ...typeOptions]}
      />
      {selecting && <selecting.Bar selection={selecting.selection} items={list.items} dialogs={dialogs} onEnd={end} />}
      <div className={styles.list}>
        <ClosetList list={list} type={type} owner={owner} onAdd={add} onStart={() => open({ name: 'start' })} />
      </div>
      <Suspense fallback={null}>{dialog?.name === 'start' && <QuickStartDialog onClose={close} />}</Suspense>
      <ClosetDialogs ownerId={user.id} loaded={list.state === 'ready'} dialog={dialog} close={close} />
    </>
  )
}

/** `?add=OUTER` opens the dialog once: it is removed from the address first, so that a reload opens nothing. */
function useAskedFor(open: ReturnType<typeof useHistoryDialog>['open']) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('add')
  const type = useRef<ClothesType>(undefined)
  useEffect(() => {
    if (asked !== null) {
      type.current = ClothesType.safeParse(asked).data
      setSearch((before) => without(before, 'add'), { replace: true })
    } else if (type.current) {
      open({ name: 'add', id: type.current })
      type.current = undefined
    }
  }, [asked, setSearch, open])
}

function without(search: URLSearchParams, key: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(key)
  return rest
}

function Count({ type, total }: { type: ClothesType | undefined; total: number | undefined }) {
  return (
    <span aria-live="polite">
      {type ? clothesTypeLabels[type] : '옷'} {total === undefined ? '-' : `${countOf(total)}벌`}
    </span>
  )
}

function ClosetList(props: {
  list: PagedView<Clothes>
  type: ClothesType | undefined
  owner: OwnerActions
  onAdd: () => void
  onStart: () => void
}) {
  const { list, type, owner, onAdd, onStart } = props
  if (list.state === 'loading') return <ClothesGridSkeleton />
  if (list.state === 'failed') return <ErrorState title="옷장을 불러오지 못했어요" onRetry={list.retry} />
  if (list.items.length > 0) return <ClothesGrid list={list} owner={owner} />
  if (type)
    return (
      <EmptyState
        picture={<Garment kind="folded" color="#B9C6D4" />}
        title="검색 결과가 없어요"
        text="다른 카테고리를 골라 보세요."
      />
    )
  return (
    <EmptyState
      picture={<Garment kind="knit" color="#9DBFE3" />}
      title="옷장이 비어 있어요"
      text="가진 옷을 등록하면 날씨에 맞는 옷차림을 추천해 드려요."
      action={
        <div className={styles.actions}>
          <Button icon="sparkle" onClick={onStart}>
            자주 입는 옷으로 시작하기
          </Button>
          <Button variant="secondary" icon="plus" onClick={onAdd}>
            옷 추가
          </Button>
        </div>
      }
    />
  )
}
