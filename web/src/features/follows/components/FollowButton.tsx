import type { UserId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PendingFollow } from '../lazy-private.ts'
import { useToggleFollow } from '../mutations.ts'
import { followSummaryQuery } from '../queries.ts'

interface FollowButtonProps {
  me: UserId
  userId: UserId
  /** Whether the account approves its followers. */
  isPrivate: boolean
}

/**
 * Button that follows or unfollows a user; its label changes once the server has responded. It renders nothing if the
 * server could not say whether the user is followed.
 */
export function FollowButton({ me, userId, isPrivate }: FollowButtonProps) {
  const { data: summary, isPending } = useQuery(followSummaryQuery(userId))
  const { toggle, busy } = useToggleFollow(me, userId)
  if (!summary) return isPending && <Skeleton width={104} height={44} radius={12} />
  const { followedByMe, pending } = summary
  if (pending)
    return (
      <Suspense fallback={<Skeleton width={104} height={44} radius={12} />}>
        <PendingFollow busy={busy} onCancel={() => toggle(summary)} />
      </Suspense>
    )
  return (
    <Button
      variant={followedByMe ? 'secondary' : 'primary'}
      icon={followedByMe ? 'check' : 'user-plus'}
      loading={busy}
      onClick={() => toggle(summary)}
    >
      {followedByMe ? '팔로우 취소' : isPrivate ? '팔로우 요청' : '팔로우'}
    </Button>
  )
}
