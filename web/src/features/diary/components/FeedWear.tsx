import { seoulDate } from '@otday/common/seoul-time'
import type { Feed } from '@otday/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { useNow } from '../../../platform/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { tapFeed } from '../feed-taps.ts'
import { isSameOutfit } from '../is-same-outfit.ts'
import { wearsQuery } from '../queries.ts'

/** The day of its weather; that of the post where the weather is no longer known. */
const dateQuery = ({ weather: { weatherId }, createdAt }: Feed) =>
  queryOptions({
    queryKey: ['weathers', 'date', weatherId],
    queryFn: async ({ signal }) => {
      const hours = await api.weathers.hours({ params: { weatherId } }, { signal }).catch(() => [])
      return seoulDate(hours[0]?.at ?? createdAt)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Records one's own post as worn on its day. */
export function FeedWear({ feed }: { feed: Feed }) {
  const today = seoulDate(useNow())
  const { data: date } = useQuery(dateQuery(feed))
  const days = { from: date ?? today, to: date ?? today }
  const { data } = useQuery({ ...wearsQuery(days), enabled: date !== undefined })
  const ids = feed.ootds.map(({ clothesId }) => clothesId)
  const isWorn = data?.wears.some(
    (wear) => wear.state === 'WORN' && (wear.feedId === feed.id || isSameOutfit(wear, ids)),
  )
  const isAhead = date === undefined || date > today
  return (
    <Button
      variant="soft"
      size="s"
      icon={isWorn ? 'check' : 'closet'}
      aria-pressed={isWorn ?? false}
      disabled={isAhead}
      onClick={() => date && void tapFeed(feed, date)}
    >
      입었어요
    </Button>
  )
}
