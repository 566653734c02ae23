import { seoulDate } from '@otday/common/seoul-time'
import type { Feed, Wear } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
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
  const { data: comfort } = useQuery(comfortQuery(today))
  const date = outfitOfFeed(comfort, feed.id)?.date ?? seoulDate(feed.createdAt)
  const ofDay = useWears(date)
  const ofToday = useWears(today)
  const ids = feed.ootds.map(({ clothesId }) => clothesId)
  const isThis = (wear: Wear) => wear.feedId === feed.id || isSameOutfit(wear, ids)
  const planned = ofToday.find((wear) => isSameOutfit(wear, ids))?.state
  const isWorn = ofDay.some((wear) => wear.state === 'WORN' && isThis(wear))
  return (
    <div className={styles.wear}>
      <div className={styles.day}>
        <Button
          variant="soft"
          size="s"
          icon={planned === 'PLANNED' ? 'check' : 'hanger'}
          aria-pressed={planned === 'PLANNED'}
          disabled={planned === 'WORN'}
          onClick={() => void planFeed(feed, today)}
        >
          입을래요
        </Button>
        <Button
          variant="soft"
          size="s"
          icon={isWorn ? 'check' : 'closet'}
          aria-pressed={isWorn}
          disabled={date > today}
          onClick={() => void tapFeed(feed, date)}
        >
          입었어요
        </Button>
      </div>
      <KeepOutfit outfit={feed} />
    </div>
  )
}

const useWears = (date: string) => useQuery(wearsQuery({ from: date, to: date })).data?.wears ?? []
