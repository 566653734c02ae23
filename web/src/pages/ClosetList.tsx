import type { Clothes, ClothesType, UserId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Garment } from '../art/Garment.tsx'
import {
  clearLabel,
  ClosetGaps,
  ClothesGrid,
  ClothesGridSkeleton,
  isNarrowed,
  otherSearchText,
  type OwnerActions,
} from '../features/closet/index.ts'
import type { ClosetSearch } from '../features/clothes/index.ts'
import type { PagedView } from '../platform/cache/use-paged-view.ts'
import { useFoundPlace } from '../features/places/index.ts'
import { homeOf, profileQuery } from '../features/profiles/index.ts'
import { Button } from '../ui/Button.tsx'
import { FirstSteps } from '../ui/FirstSteps.tsx'
import { EmptyState, ErrorState } from '../ui/States.tsx'
import styles from './ClosetPage.module.css'

interface ClosetListProps {
  userId: UserId
  list: PagedView<Clothes>
  type: ClothesType | undefined
  search: ClosetSearch
  owner: OwnerActions
  onAdd: () => void
  onStart: () => void
  onClear: () => void
}

/** Shows the pieces of the closet, or says why there are none and offers what to do about it. */
export function ClosetList(props: ClosetListProps) {
  const { userId, list, type, search, owner, onAdd, onStart, onClear } = props
  const narrowed = isNarrowed(search)
  if (list.state === 'loading') return <ClothesGridSkeleton />
  if (list.state === 'failed')
    return <ErrorState title="옷장을 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.items.length > 0)
    return (
      <>
        <ClothesGrid list={list} owner={owner} />
        <Suspense fallback={null}>{!list.hasMore && !narrowed && !type && <ClosetGaps />}</Suspense>
      </>
    )
  if (type || narrowed)
    return (
      <EmptyState
        picture={<Garment kind="folded" color="#B9C6D4" />}
        title="검색 결과가 없어요"
        text={otherSearchText(search, type)}
        {...(narrowed && {
          action: (
            <Button variant="secondary" onClick={onClear}>
              {clearLabel(search)}
            </Button>
          ),
        })}
      />
    )
  return (
    <>
      <Steps userId={userId} />
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
    </>
  )
}

/** Shows the steps to the first outfit, unless the first of them, a place, is still to come: it would look done. */
function Steps({ userId }: { userId: UserId }) {
  const profile = useQuery(profileQuery(userId))
  const isLost = useFoundPlace() === null && homeOf(profile) === null
  return !isLost && <FirstSteps now="옷" isCentered />
}
