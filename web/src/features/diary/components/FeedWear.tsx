import { seoulDate } from '@otday/common/seoul-time'
import type { Feed } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../platform/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { tapFeed } from '../feed-taps.ts'
import { isSameOutfit } from '../is-same-outfit.ts'
import { wearsQuery } from '../queries.ts'

/** Records one's own post as worn on the day it was posted: its weather is public, and names no day. */
export function FeedWear({ feed }: { feed: Feed }) {
  const today = seoulDate(useNow())
  const date = seoulDate(feed.createdAt)
  const { data } = useQuery(wearsQuery({ from: date, to: date }))
  const ids = feed.ootds.map(({ clothesId }) => clothesId)
  const isWorn = data?.wears.some(
    (wear) => wear.state === 'WORN' && (wear.feedId === feed.id || isSameOutfit(wear, ids)),
  )
  const isAhead = date > today
  return (
    <Button
      variant="soft"
      size="s"
      icon={isWorn ? 'check' : 'closet'}
      aria-pressed={isWorn ?? false}
      disabled={isAhead}
      onClick={() => void tapFeed(feed, date)}
    >
      입었어요
    </Button>
  )
}
