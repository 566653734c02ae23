import type { Feed } from '@otday/contract'
import { type ReactNode, memo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { countOf } from '../../../platform/time/format.ts'
import { FeedAuthor } from './FeedAuthor.tsx'
import styles from './FeedCard.module.css'
import { OutfitCollage } from './OutfitCollage.tsx'
import { WeatherBadge } from './WeatherBadge.tsx'

interface FeedCardProps {
  feed: Feed
  /** Whether its pictures load at once, as in the first row of a page. */
  eager: boolean
  actions: ReactNode
  /** Opens the feed; without it the card is not a button. */
  onOpen?: ((feed: Feed) => void) | undefined
}

export const FeedCard = memo(function FeedCard({ feed, eager, actions, onOpen }: FeedCardProps) {
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <FeedAuthor feed={feed} />
        <WeatherBadge weather={feed.weather} />
      </header>
      <OutfitCollage pieces={feed.ootds} flatLayUrl={feed.flatLayUrl} eager={eager} />
      <p className={styles.content}>{feed.content}</p>
      {onOpen && (
        <button type="button" className={styles.open} onClick={() => onOpen(feed)}>
          <span className="sr">{`${feed.author.name}님의 피드 열기`}</span>
        </button>
      )}
      <footer className={styles.foot}>
        {actions}
        <span className={`${styles.comments} num`}>
          <Icon name="comment" />
          <span className="sr">댓글</span>
          <span>{countOf(feed.commentCount)}</span>
        </span>
      </footer>
    </div>
  )
})
