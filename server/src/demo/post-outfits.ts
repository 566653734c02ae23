import type { ClothesId, FeedId, UserId, WeatherId } from '@otday/contract'
import { createFeed, type PostingDeps } from '../feeds/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import { atSeoul, seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { DemoPost } from './people.data.ts'

interface Author {
  id: UserId
  clothes: Map<string, ClothesId>
  weatherId: WeatherId
}

const day = 86_400_000

/** Posts at the hours of the days before; what would lie ahead of the clock was posted the day before. */
export async function postOutfits(
  deps: { posting: PostingDeps; clock: Clock },
  author: Author,
  posts: DemoPost[],
): Promise<FeedId[]> {
  const feeds: FeedId[] = []
  for (const { daysAgo, hour, content, wears } of posts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const at = momentOf(deps.clock.now(), daysAgo, hour)
    const clothesIds = wears.flatMap((name) => author.clothes.get(name) ?? [])
    const posting = { ...deps.posting, clock: { now: () => at } }
    const feed = await createFeed(posting, writerWithoutSession(author.id), {
      authorId: author.id,
      weatherId: author.weatherId,
      clothesIds,
      content,
    })
    feeds.push(feed.id)
  }
  return feeds
}

function momentOf(now: Date, daysAgo: number, hour: number): Date {
  const date = seoulDate(new Date(now.getTime() - daysAgo * day))
  const at = new Date(atSeoul(date, hour).getTime() + 12 * 60_000)
  return at > now ? new Date(at.getTime() - day) : at
}
