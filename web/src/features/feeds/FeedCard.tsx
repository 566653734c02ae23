import type { Feed } from '@otday/contract'
import { type ReactNode, memo } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../art/Icon.tsx'
import { clockOf, countOf, monthDayOf } from '../../platform/format.ts'
import { profilePath } from '../../platform/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import styles from './FeedCard.module.css'
import { OutfitCollage } from './OutfitCollage.tsx'
import { WeatherBadge } from './WeatherBadge.tsx'

interface FeedCardProps {
  feed: Feed
  /** First row of a page: its pictures are loaded at once. */
  eager: boolean
  /** The like button. */
  actions: ReactNode
  /** Opens the feed; without it the card is only read. */
  onOpen?: ((feed: Feed) => void) | undefined
}

/** An outfit somebody posted, as lists show it. */
export const FeedCard = memo(function FeedCard({ feed, eager, actions, onOpen }: FeedCardProps) {
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <Author feed={feed} />
        <WeatherBadge weather={feed.weather} />
      </header>
      <OutfitCollage pieces={feed.ootds} eager={eager} />
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
          {countOf(feed.commentCount)}
        </span>
      </footer>
    </div>
  )
})

function Author({ feed: { author, createdAt } }: { feed: Feed }) {
  return (
    <Link to={profilePath(author.userId)} className={styles.author}>
      <Avatar src={author.profileImageUrl} size={40} />
      <span className={styles.words}>
        <b className={`${styles.name} ell`}>{author.name}</b>
        <time dateTime={createdAt.toISOString()} className={styles.when}>
          <span>{monthDayOf(createdAt)}</span> <span className="num">{clockOf(createdAt)}</span>
        </time>
      </span>
    </Link>
  )
}
