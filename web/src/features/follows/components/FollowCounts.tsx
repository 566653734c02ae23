import type { UserId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { wholeOf } from '../../../platform/time/format.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import styles from './FollowCounts.module.css'
import { type FollowSide, sideLabels } from '../keys.ts'
import { followSummaryQuery } from '../queries.ts'

interface FollowCountsProps {
  userId: UserId
  onOpen: (side: FollowSide) => void
}

/** Numbers of followers and followed users, each with a dash while unknown. */
export function FollowCounts({ userId, onOpen }: FollowCountsProps) {
  const { data, isError, isFetching, refetch } = useQuery(followSummaryQuery(userId))
  const count = (side: FollowSide, value: number | undefined) => (
    <button type="button" className={styles.count} aria-haspopup="dialog" onClick={() => onOpen(side)}>
      {sideLabels[side]} <b className="num">{wholeOf(value ?? null)}</b>
    </button>
  )
  return (
    <div className={styles.counts}>
      {count('followers', data?.followerCount)}
      {count('followings', data?.followingCount)}
      {isError && !data && <RetryButton variant="ghost" size="s" busy={isFetching} onRetry={() => void refetch()} />}
    </div>
  )
}
