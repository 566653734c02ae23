import { logTexts, type Notification } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../platform/api-error.ts'
import { log } from '../../../platform/log.ts'
import { itemsOf } from '../../../platform/paged-list.ts'
import { useNow } from '../../../platform/use-now.ts'
import { NewsFrame } from '../../../ui/NewsFrame.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState, LoadingMore } from '../../../ui/States.tsx'
import { useKeptPlace } from '../../../ui/use-kept-place.ts'
import { useOnVisible } from '../../../ui/use-on-visible.ts'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './NotificationList.module.css'
import { notificationsQuery } from '../queries.ts'

/** Loads on near its end. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const list = useInfiniteQuery(notificationsQuery())
  const now = useNow()
  const end = useOnVisible(more, { rootMargin: '100px', threshold: 0.1, enabled: list.hasNextPage && !list.isFetching })

  function more() {
    if (list.isFetchingNextPage) log.warn(logTexts.ignoredWhileLoading)
    else void list.fetchNextPage()
  }

  if (list.isPending) return <Waiting />
  if (list.isError && !list.data) {
    return (
      <NewsFrame className={styles.scroll}>
        <ErrorState
          level={3}
          title="알림을 불러오지 못했어요"
          text={messageOf(list.error)}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </NewsFrame>
    )
  }
  const items = itemsOf(list.data)
  return (
    <Scroll items={items}>
      {items.length === 0 && !list.hasNextPage && <p className={styles.empty}>알림이 없습니다</p>}
      <ul>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} now={now} onOpen={onOpen} />
        ))}
      </ul>
      {list.isFetchingNextPage && <LoadingMore>더 불러오는 중...</LoadingMore>}
      <div ref={end} className={styles.end} />
    </Scroll>
  )
}

/** Keeps what is read in place: new ones wait above, announced by a button. */
function Scroll({ items, children }: { items: readonly Notification[]; children: ReactNode }) {
  const newest = items[0]?.id
  const [seen, setSeen] = useState(newest)
  const { box, toEdge } = useKeptPlace({
    edge: 'start',
    stick: false,
    onEdge: (isThere) => isThere && setSeen(newest),
  })
  // Not while all fits in, or the first one seen is gone.
  const isNewAbove = newest !== seen && items.some(({ id }) => id === seen)
  return (
    <NewsFrame
      box={box}
      className={styles.scroll}
      news={isNewAbove ? { text: '새 알림', edge: 'top', onOpen: toEdge } : null}
    >
      {children}
    </NewsFrame>
  )
}

function Waiting() {
  return (
    <NewsFrame className={styles.scroll}>
      <output className="sr">알림을 불러오는 중...</output>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className={styles.waiting}>
          <Skeleton width={40} height={40} radius={12} />
          <div>
            <Skeleton width="70%" height={18} />
            <Skeleton width="90%" height={14} />
          </div>
        </div>
      ))}
    </NewsFrame>
  )
}
