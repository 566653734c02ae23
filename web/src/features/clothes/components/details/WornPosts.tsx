import type { PieceWorn } from '@otday/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { countOf, monthDayOf } from '../../../../platform/time/format.ts'
import { withFeed } from '../../../../platform/navigation/opened-feed.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { ClothesPicture } from '../ClothesPicture.tsx'
import styles from './WornPosts.module.css'

/** Number of pieces shown of one post; the others are only counted. */
const most = 4

/** The user's own posts with the piece. */
export function WornPosts({ worn }: { worn: PieceWorn }) {
  const id = useId()
  const { times, posts } = worn
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        이 옷으로 올린 OOTD
      </h3>
      <p className={styles.hint}>
        {posts[0]
          ? `${countOf(times)}번 올렸어요. 마지막은 ${monthDayOf(posts[0].createdAt)}이에요.`
          : '아직 올린 OOTD가 없어요.'}
      </p>
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map(({ feedId, createdAt, ootds }) => (
            <li key={feedId}>
              <Link
                to={`${paths.feeds}?${withFeed('', feedId)}`}
                className={styles.post}
                aria-label={`${monthDayOf(createdAt)} OOTD: ${ootds.map(({ name }) => name).join(', ')}`}
              >
                <span className={styles.tiles}>
                  {ootds.slice(0, most).map((item) => (
                    <ClothesPicture key={item.clothesId} item={item} sizes="56px" />
                  ))}
                </span>
                <span className={styles.date}>
                  {`${monthDayOf(createdAt)}${ootds.length > most ? ` · 옷 ${ootds.length}가지` : ''}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
