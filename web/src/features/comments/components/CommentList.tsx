import type { Comment } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { agoOf } from '../../../platform/time/format.ts'
import { profilePath } from '../../../platform/navigation/paths.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { type PagedView, usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import styles from './CommentList.module.css'
import { commentsQuery } from '../queries.ts'

/** Shows the comments of a feed, newest first; loads more 50 px before the end. */
export function CommentList({ feedId }: { feedId: string }) {
  const list = usePagedView(useInfiniteQuery(commentsQuery(feedId)))
  const now = useNow()
  const box = useNewestInView(list)
  if (list.state === 'loading') return <Waiting />
  if (list.state === 'failed')
    return <ErrorState level={3} title="댓글을 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.items.length === 0) return <p className={styles.empty}>아직 댓글이 없어요. 첫 댓글을 남겨 보세요.</p>
  return (
    <>
      <ul ref={box} aria-label="댓글" className={styles.list}>
        {list.items.map((comment) => (
          <CommentItem key={comment.id} comment={comment} now={now} />
        ))}
      </ul>
      <ListTail list={list} ahead="50px" threshold={0.1} />
    </>
  )
}

/** Scrolls a new comment into view. */
function useNewestInView({ state, items }: PagedView<Comment>) {
  const list = useRef<HTMLUListElement>(null)
  const newest = state === 'ready' ? (items[0]?.id ?? null) : undefined
  const last = useRef(newest)
  useEffect(() => {
    if (newest && last.current !== undefined && newest !== last.current)
      list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    last.current = newest
  }, [newest])
  return list
}

function CommentItem({ comment, now }: { comment: Comment; now: Date }) {
  const { author, content, createdAt, mutedBy } = comment
  const [isShown, setShown] = useState(false)
  if (mutedBy && !isShown) return <Folded by={mutedBy} onShow={() => setShown(true)} />
  return (
    <li className={styles.comment}>
      <Avatar src={author.profileImageUrl} size={36} />
      <div className={styles.said}>
        <p className={styles.head}>
          <Link to={profilePath(author.userId)} className={styles.author}>
            {author.name}
          </Link>
          <time dateTime={createdAt.toISOString()} className={styles.when}>
            {agoOf(createdAt, now)}
          </time>
        </p>
        <p className={styles.content}>{content}</p>
      </div>
    </li>
  )
}

/** Stands for a comment of a muted person or with a muted word until it is asked for. */
function Folded({ by, onShow }: { by: NonNullable<Comment['mutedBy']>; onShow: () => void }) {
  return (
    <li className={styles.folded}>
      <span>{by === 'WORD' ? '뮤트한 단어가 있어 가렸어요.' : '뮤트한 사람의 댓글이에요.'}</span>
      <Button variant="ghost" size="s" onClick={onShow}>
        보기
      </Button>
    </li>
  )
}

function Waiting() {
  return (
    <div className={styles.list}>
      <output className="sr">댓글을 불러오는 중...</output>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.comment} aria-hidden="true">
          <Skeleton width={36} height={36} radius={18} />
          <div className={styles.waiting}>
            <Skeleton width={96} height={16} />
            <Skeleton height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}
