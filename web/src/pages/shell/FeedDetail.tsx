import { isBlank } from '@otday/contract'
import { useState } from 'react'
import { PersonMenu } from '../../features/blocks/index.ts'
import { CommentField, CommentList } from '../../features/comments/index.ts'
import { FeedDialog } from '../../features/feeds/index.ts'
import { FeedWear, FollowButton } from '../../features/follow-along/index.ts'
import { LikeButton } from '../../features/likes/index.ts'
import { FeedComfort } from '../../features/stylist-preferences/index.ts'
import { useUser } from '../../platform/session/session.ts'

export { loadFeedDialog } from '../../features/feeds/index.ts'

interface FeedDetailProps {
  feedId: string
  open: boolean
  atComments: boolean
  onClose: () => void
}

/** Composes the dialog of a feed from the modules for feeds, comments and others. */
export function FeedDetail({ feedId, open, atComments, onClose }: FeedDetailProps) {
  const [comment, setComment] = useState('')
  const user = useUser()
  return (
    <FeedDialog
      feedId={feedId}
      open={open}
      atComments={atComments}
      onClose={onClose}
      unsaved={!isBlank(comment)}
      actionsOf={(feed) => <LikeButton feed={feed} />}
      asideOf={(feed) => (
        <>
          <FeedWear feed={feed} />
          <FeedComfort feedId={feed.id} />
        </>
      )}
      followOf={(feed) => user && <FollowButton feed={feed} user={user} />}
      menuOf={(feed) => <PersonMenu person={feed.author} />}
      commentsOf={(feed) => <CommentList feedId={feed.id} />}
      composerOf={(feed) => <CommentField feedId={feed.id} text={comment} onText={setComment} />}
    />
  )
}
