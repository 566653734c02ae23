import type { ClothesId, UserId, WeatherId } from '@otday/contract'
import { createFeed, type PostingDeps } from '../feeds/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import { keepSampleDay } from '../weather/index.ts'
import { atSeoul, seoulDate } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { Posted } from './befriend.ts'
import type { DemoPost } from './people.data.ts'

interface Author {
  id: UserId
  clothes: Map<string, ClothesId>
  cell: { nx: number; ny: number }
  /** Today's weather, for posts that name none of their own. */
  weatherId: WeatherId
}

const day = 86_400_000

/** Creates posts, each at its hour some days ago; one that would lie in the future is dated a day earlier. */
export async function postOutfits(
  deps: { posting: PostingDeps; clock: Clock },
  author: Author,
  posts: DemoPost[],
): Promise<Posted[]> {
  const posted: Posted[] = []
  const dated = posts.map((post) => ({ post, at: momentOf(deps.clock.now(), post) }))
  for (const { post, at } of dated.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { content, wears, wet } = post
    const date = seoulDate(at)
    const weatherId = wet ? await keepSampleDay(deps.posting.db, author.cell, { date, ...wet }) : author.weatherId
    const clothesIds = wears.flatMap((name) => author.clothes.get(name) ?? [])
    const posting = { ...deps.posting, clock: { now: () => at } }
    const feed = await createFeed(posting, writerWithoutSession(author.id), {
      authorId: author.id,
      weatherId,
      clothesIds,
      content,
    })
    posted.push({ feedId: feed.id, post, at })
  }
  return posted
}

function momentOf(now: Date, { daysAgo, hour }: DemoPost): Date {
  const date = daysAgo === 'LAST_SNOW' ? lastSnow(now) : seoulDate(new Date(now.getTime() - daysAgo * day))
  const at = new Date(atSeoul(date, hour).getTime() + 12 * 60_000)
  return at > now ? new Date(at.getTime() - day) : at
}

/** Returns the latest January 20 that is over. */
function lastSnow(now: Date): string {
  const today = seoulDate(now)
  const thisYear = `${today.slice(0, 4)}-01-20`
  return thisYear < today ? thisYear : `${Number(today.slice(0, 4)) - 1}-01-20`
}
