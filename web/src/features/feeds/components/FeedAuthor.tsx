import type { Feed } from '@otday/contract'
import { Link } from 'react-router'
import { clockOf, monthDayOf } from '../../../platform/time/format.ts'
import { profilePath } from '../../../platform/navigation/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import styles from './FeedAuthor.module.css'

export function FeedAuthor({ feed: { author, createdAt }, size = 40 }: { feed: Feed; size?: number }) {
  return (
    <Link to={profilePath(author.userId)} className={styles.author}>
      <Avatar src={author.profileImageUrl} size={size} />
      <span className={styles.words}>
        <b className={`${styles.name} ell`}>{author.name}</b>
        <time dateTime={createdAt.toISOString()} className={styles.when}>
          <span>{monthDayOf(createdAt)}</span> <span className="num">{clockOf(createdAt)}</span>
        </time>
      </span>
    </Link>
  )
}
