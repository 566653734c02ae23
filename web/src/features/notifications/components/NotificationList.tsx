import { logTexts, type Notification, readNotificationDays } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { log } from '../../../platform/log.ts'
import { itemsOf } from '../../../platform/cache/paged-list.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { NewsFrame } from '../../../ui/NewsFrame.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState, LoadingMore } from '../../../ui/States.tsx'
import { useKeptPlace } from '../../../ui/use-kept-place.ts'
import { useOnVisible } from '../../../ui/use-on-visible.ts'
import { NotificationItem } from './NotificationItem.tsx'
import styles from './NotificationList.module.css'
import { notificationsQuery } from '../queries.ts'

interface NotificationListProps {
  onOpen: () => void
}

/**
 * Lists the unread notifications, with a button for the read ones at the end, or the read ones, with a button back at
 * the top; loads more near the end.
 */
export function NotificationList({ onOpen }: NotificationListProps) {
  const [isRead, setRead] = useState(false)
  return <NotificationPages key={String(isRead)} isRead={isRead} onOpen={onOpen} onTurn={() => setRead(!isRead)} />
}

interface NotificationPagesProps extends NotificationListProps {
  isRead: boolean
  onTurn: () => void
}

function NotificationPages({ isRead, onOpen, onTurn }: NotificationPagesProps) {
  const list = useInfiniteQuery(notificationsQuery(isRead))
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
      {isRead && (
        <div className={styles.turn}>
          <Button variant="ghost" size="s" icon="chevron-left" onClick={onTurn}>
            새 알림
          </Button>
          <p>{`읽은 알림은 ${readNotificationDays}일 동안 남아요.`}</p>
        </div>
      )}
      {items.length === 0 && !list.hasNextPage && (
        <p className={styles.empty}>{isRead ? '읽은 알림이 없어요' : '알림이 없습니다'}</p>
      )}
      <ul>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} now={now} isRead={isRead} onOpen={onOpen} />
        ))}
      </ul>
      {list.isFetchingNextPage && <LoadingMore>더 불러오는 중...</LoadingMore>}
      <div ref={end} className={styles.end} />
      {!isRead && !list.hasNextPage && (
        <div className={styles.turn}>
          <Button variant="ghost" size="s" onClick={onTurn}>
            읽은 알림 보기
          </Button>
        </div>
      )}
    </Scroll>
  )
}

/** Keeps the scroll position: new notifications wait above and are announced by a button. */
function Scroll({ items, children }: { items: readonly Notification[]; children: ReactNode }) {
  const newest = items[0]?.id
  const [seen, setSeen] = useState(newest)
  const { box, toEdge } = useKeptPlace({
    edge: 'start',
    stick: false,
    onEdge: (isThere) => isThere && setSeen(newest),
  })
  // There is no notice if all notifications fit into the box, as `seen` is then the newest, or if the newest one that
  // the user has seen was deleted.
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
