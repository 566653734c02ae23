import { seoulDate } from '@otday/common/seoul-time'
import type { Feed, Wear } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { isKnown } from '../../../platform/cache/is-known.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { comfortQuery, outfitOfFeed } from '../../stylist-preferences/index.ts'
import { isSameOutfit, planFeed, tapFeed, wearsQuery } from '../../diary/index.ts'
import { KeepOutfit } from '../../lookbook/index.ts'
import styles from './FeedWear.module.css'

/**
 * Buttons that plan the outfit of the user's own post for today, record it as worn, or save it. It is recorded for
 * today or yesterday if the server says that it was worn then, otherwise for the day of the post.
 */
export function FeedWear({ feed }: { feed: Feed }) {
  const today = seoulDate(useNow())
  const comfort = useQuery(comfortQuery(today))
  const date = outfitOfFeed(comfort.data, feed.id)?.date ?? seoulDate(feed.createdAt)
  const ofDay = useQuery(wearsQuery({ from: date, to: date }))
  const ofToday = useQuery(wearsQuery({ from: today, to: today }))
  const isReady = [comfort, ofDay, ofToday].every(isKnown)
  const ids = feed.ootds.map(({ clothesId }) => clothesId)
  const isThis = (wear: Wear) => wear.feedId === feed.id || isSameOutfit(wear, ids)
  const planned = ofToday.data?.wears.find((wear) => isSameOutfit(wear, ids))?.state
  const isWorn = ofDay.data?.wears.some((wear) => wear.state === 'WORN' && isThis(wear)) ?? false
  return (
    <div className={styles.wear}>
      <div className={styles.day}>
        <Button
          variant="soft"
          size="s"
          icon={planned === 'PLANNED' ? 'check' : 'hanger'}
          {...(isReady && { 'aria-pressed': planned === 'PLANNED' })}
          disabled={!isReady || planned === 'WORN'}
          onClick={() => void planFeed(feed, today, planned === 'PLANNED')}
        >
          입을래요
        </Button>
        <Button
          variant="soft"
          size="s"
          icon={isWorn ? 'check' : 'closet'}
          {...(isReady && { 'aria-pressed': isWorn })}
          disabled={!isReady || date > today}
          onClick={() => void tapFeed(feed, date, isWorn)}
        >
          입었어요
        </Button>
      </div>
      <KeepOutfit outfit={feed} />
    </div>
  )
}
