import type { Feed } from '@otday/contract'
import { memo, type ReactNode } from 'react'
import type { PagedView } from '../../../platform/cache/use-paged-view.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ListTail } from '../../../ui/ListTail.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { FeedCard } from './FeedCard.tsx'
import styles from './FeedGrid.module.css'
import { type FeedVariant, FeedSkeletons } from './FeedSkeletons.tsx'

const skeletons = { page: { first: 8, more: 4 }, profile: { first: 6, more: 3 } } as const
const firstRow = 4

interface FeedGridProps {
  list: PagedView<Feed>
  variant?: FeedVariant
  label: string
  emptyText: string
  emptyHint?: ReactNode
  emptyPicture?: ReactNode
  actionsOf: (feed: Feed) => ReactNode
  /** Opens a feed; without it cards are not buttons. */
  onOpen?: (feed: Feed) => void
}

export function FeedGrid(props: FeedGridProps) {
  const { list, variant = 'page', label, emptyText, emptyHint, emptyPicture } = props
  if (list.state === 'loading') return <FeedSkeletons variant={variant} count={skeletons[variant].first} announced />
  if (list.state === 'failed')
    return <ErrorState title="피드를 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.items.length === 0) return <EmptyState title={emptyText} text={emptyHint} picture={emptyPicture} />
  return (
    <>
      <LoadedFeeds {...props} variant={variant} label={label} />
      <ListTail list={list} endText="모두 보여 드렸어요." />
    </>
  )
}

function LoadedFeeds({ list, variant, label, actionsOf, onOpen }: FeedGridProps & { variant: FeedVariant }) {
  const size = Math.max(list.total ?? 0, list.items.length)
  return (
    <div className={styles.box}>
      <div
        role="feed"
        aria-label={label}
        aria-busy={list.loadingMore}
        className={classNames(styles.grid, styles[variant])}
        ref={listenForPages}
      >
        {list.items.map((feed, index) => (
          <FeedItem key={feed.id} feed={feed} position={index + 1} size={size} actionsOf={actionsOf} onOpen={onOpen} />
        ))}
        {list.loadingMore && <FeedSkeletons variant={variant} count={skeletons[variant].more} inside />}
      </div>
    </div>
  )
}

interface FeedItemProps {
  feed: Feed
  position: number
  size: number
  actionsOf: FeedGridProps['actionsOf']
  onOpen: FeedGridProps['onOpen']
}

const FeedItem = memo(function FeedItem({ feed, position, size, actionsOf, onOpen }: FeedItemProps) {
  return (
    <article
      data-feed={feed.id}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={size}
      aria-label={`${feed.author.name}님의 피드`}
      className={styles.item}
    >
      <Boundary fallback={<p className={styles.broken}>이 피드를 보여 주지 못했어요.</p>}>
        <FeedCard feed={feed} eager={position <= firstRow} actions={actionsOf(feed)} onOpen={onOpen} />
      </Boundary>
    </article>
  )
})

function listenForPages(feed: HTMLElement | null) {
  feed?.addEventListener('keydown', movePage)
  return () => feed?.removeEventListener('keydown', movePage)
}

/** Moves between articles with Page Down and Page Up, as in ARIA's feed pattern. */
function movePage(event: KeyboardEvent) {
  const step = { PageDown: 1, PageUp: -1 }[event.key]
  const current = event.target instanceof Element ? event.target.closest('article') : null
  if (!step || !current) return
  const next = step > 0 ? current.nextElementSibling : current.previousElementSibling
  if (!(next instanceof HTMLElement) || next.tagName !== 'ARTICLE') return
  event.preventDefault()
  next.focus()
}
