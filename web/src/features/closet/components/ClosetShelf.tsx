import { type Clothes, ClothesType, countedClothes, type UserId } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { type PagedView, useFreshOnArrival, usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Select } from '../../../ui/Select.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { ClosetDialogs, useOwnerActions } from './ClosetDialogs.tsx'
import styles from './ClosetShelf.module.css'
import type { OwnerActions } from './ClothesCard.tsx'
import { ClothesGrid, ClothesGridSkeleton } from './ClothesGrid.tsx'
import { clothesListKey, clothesQuery, typeFilters } from '../../clothes/index.ts'
import { typesShown } from '../types-shown.ts'

export function ClosetShelf({ ownerId, owned }: { ownerId: UserId; owned: boolean }) {
  const [type, choose] = useTypeInAddress()
  const filters = { ownerId, typeEqual: type }
  const list = usePagedView(useInfiniteQuery(clothesQuery(filters)))
  useFreshOnArrival(clothesListKey(filters))
  const { dialog, open, close } = useHistoryDialog()
  const owner = useOwnerActions(open)
  return (
    <>
      <div className={styles.bar}>
        <Select label="종류" value={type ?? ''} active={type !== undefined} onChange={choose} options={typeFilters} />
        <span className={`${styles.count} num`} aria-live="polite">
          {list.total !== undefined && countedClothes(list.total, typesShown(list, type))}
        </span>
      </div>
      <Shelf list={list} {...(owned && { owner })} />
      {owned && <ClosetDialogs ownerId={ownerId} loaded={list.state === 'ready'} dialog={dialog} close={close} />}
    </>
  )
}

/** Returns the type in the URL, and a setter that adds no entry to the history. */
function useTypeInAddress(): [ClothesType | undefined, (next: string) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set('typeEqual', next)
        else after.delete('typeEqual')
        return after
      },
      { replace: true, preventScrollReset: true, state },
    )
  return [ClothesType.safeParse(search.get('typeEqual')).data, choose]
}

function Shelf({ list, owner }: { list: PagedView<Clothes>; owner?: OwnerActions }) {
  if (list.state === 'loading') return <ClothesGridSkeleton variant="drawer" count={6} />
  if (list.state === 'failed')
    return <ErrorState level={3} title="옷장을 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.items.length > 0 || list.hasMore)
    return <ClothesGrid list={list} variant="drawer" {...(owner && { owner })} />
  return (
    <EmptyState
      level={3}
      picture={<Garment kind="folded" color="#B9C6D4" />}
      title="옷이 없습니다."
      text="다른 카테고리를 선택해보세요."
    />
  )
}
