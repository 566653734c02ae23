import { isBlank } from '@otday/contract'
import { useState } from 'react'
import { CommentField, CommentList } from '../../features/comments/index.ts'
import { FeedDialog } from '../../features/feeds/index.ts'
import { LikeButton } from '../../features/likes/index.ts'
import { FeedComfort } from '../../features/recommendations/index.ts'
import { useCloseFeed } from '../../platform/opened-feed.ts'

export { loadFeedDialog } from '../../features/feeds/index.ts'

/** Composes the feed dialog from several features. */
export function FeedDetail({ feedId, open }: { feedId: string; open: boolean }) {
  const close = useCloseFeed()
  const [comment, setComment] = useState('')
  return (
    <FeedDialog
      feedId={feedId}
      open={open}
      onClose={close}
      unsaved={!isBlank(comment)}
      actionsOf={(feed) => <LikeButton feed={feed} />}
      asideOf={(feed) => <FeedComfort feedId={feed.id} />}
      commentsOf={(feed) => <CommentList feedId={feed.id} />}
      composerOf={(feed) => <CommentField feedId={feed.id} text={comment} onText={setComment} />}
    />
  )
}
