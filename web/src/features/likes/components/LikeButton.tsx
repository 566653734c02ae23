import { type Feed, toastTexts } from '@otday/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { Icon } from '../../../art/Icon.tsx'
import { api } from '../../../platform/api/api.ts'
import { countOf } from '../../../platform/time/format.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { classNames } from '../../../styles/class-names.ts'
import { toast } from '../../../ui/toast.ts'
import { patchFeed } from '../../feeds/index.ts'
import styles from './LikeButton.module.css'

type Liked = Pick<Feed, 'id' | 'likedByMe' | 'likeCount'>

/** A like button that is not optimistic: it changes with the server's response. */
export function LikeButton({ feed }: { feed: Liked }) {
  const toggle = useToggleLike(feed.id)
  const busy = useIsMutating({ mutationKey: likeKey(feed.id) }) > 0
  return (
    <button
      type="button"
      className={classNames(styles.button, 'num', feed.likedByMe && styles.liked)}
      aria-pressed={feed.likedByMe}
      aria-busy={busy || undefined}
      onClick={() => {
        if (busy) return
        if (currentUser()) toggle.mutate(!feed.likedByMe)
        else toast.error(toastTexts.loginRequired)
      }}
    >
      <Icon name="heart" filled={feed.likedByMe} />
      <span className="sr">좋아요</span> <span>{countOf(feed.likeCount)}</span>
    </button>
  )
}

const likeKey = (feedId: string) => ['likes', feedId]

function useToggleLike(feedId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: likeKey(feedId),
    scope: { id: `like-${feedId}` },
    mutationFn: (liked: boolean) => api.likes[liked ? 'create' : 'delete']({ params: { feedId } }),
    onSuccess: (_, liked) => patchFeed(queryClient, feedId, (feed) => withLike(feed, liked)),
    onError: () => toast.error(toastTexts.likeFailed),
  })
}

/** Returns the changes to a feed for a like. Idempotent. */
function withLike({ likedByMe, likeCount }: Feed, liked: boolean): Partial<Feed> {
  if (likedByMe === liked) return {}
  return { likedByMe: liked, likeCount: Math.max(0, likeCount + (liked ? 1 : -1)) }
}
