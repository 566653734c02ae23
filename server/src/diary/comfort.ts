import type { Comfort, comfort, FeedId, Feeling, UserId, WearId, WornOutfit } from '@otday/contract'
import { offsetOf } from '@otday/stylist'
import { lockedClothes, presentSnapshotFor } from '../clothes/index.ts'
import { forecastWorn } from '../outfits/index.ts'
import { feelingsSince, feltUntil } from '../stylist-preferences/index.ts'
import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import { lockRecords } from '#platform/records/index.ts'
import type { Writer } from '#platform/writer.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { DiaryDeps } from './diary-deps.ts'
import { keptWears, lockWears, wearOfFeed } from './queries.ts'
import { clearFeelings, lockPosted, piecesPosted, postedOn } from './queries-comfort.ts'
import { storeWear } from './save-wear.ts'
import { snapshotOf } from './present-wear.ts'

type Deps = Pick<DiaryDeps, 'db' | 'clock' | 'urls' | 'styling'>

export const comfortHandlers = (deps: Deps): Handlers<typeof comfort> => ({
  get: ({ viewer }) => comfortOf(deps, viewer.id),
  tell: async ({ viewer, body }) => {
    await recordFeeling(deps, viewer, body)
    return comfortOf(deps, viewer.id)
  },
  reset: async ({ viewer }) => {
    await inTransaction(deps.db, async (tx) => {
      await viewer.lock(tx)
      await lockRecords(tx, viewer.id)
      await clearFeelings(tx, viewer.id)
    })
    return undefined
  },
})

/**
 * Age in milliseconds beyond which posts are not read. A post may be some days older than the day that it is about,
 * because people can post an outfit for a coming day of the five-day forecast.
 */
const ahead = 8 * 86_400_000

async function comfortOf({ db, clock, urls }: Deps, userId: UserId): Promise<Comfort> {
  const now = clock.now()
  const today = seoulDate(now)
  const yesterday = daysAfter(today, -1)
  const posts = await postedOn(db, userId, [yesterday, today], new Date(now.getTime() - ahead))
  const worn = (day: string): WornOutfit | null => {
    const post = posts.find(({ date }) => date === day)
    if (!post) return null
    const { date, feedId, ootds, feeling } = post
    return { date, feedId, items: ootds.map((item) => presentSnapshotFor(urls, userId, item)), feeling }
  }
  const feelings = await feelingsSince(db, userId, feltUntil(today)).execute()
  return { offset: offsetOf(feelings), yesterday: worn(yesterday), today: worn(today) }
}

/**
 * Records the posted outfit as worn on the day of its weather, and how it felt; the last feeling about a day counts.
 * @throws SessionEnded; FeedNotFound; Forbidden for another user's feed; InvalidInput for a future day in Seoul
 */
const recordFeeling = (
  deps: Deps,
  by: Writer,
  { feedId, feeling }: { feedId: FeedId; feeling: Feeling },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, await piecesPosted(tx, feedId))
    const { authorId, date, weatherId, ootds } = await lockPosted(tx, by.id, feedId)
    if (authorId !== by.id) throw new AppError('Forbidden', { feedId })
    const now = deps.clock.now()
    if (date > seoulDate(now)) throw new AppError('InvalidInput', { feedId: '아직 오지 않은 날의 옷이에요.' })
    await lockWears(tx, by.id)
    const known = await wearOfFeed(tx, by.id, feedId)
    if (known) {
      const reported = { feeling, feltAt: now, askedAt: now, updatedAt: now }
      const key = { userId: by.id, id: known.id }
      await keptWears.update(tx, key, { ...reported, state: 'WORN', isAssumed: false })
      return
    }
    const { weather } = await forecastWorn(
      { ...deps.styling, db: tx },
      { userId: by.id, weatherId, occasion: null, from: null },
    )
    await storeWear(tx, {
      key: { userId: by.id, id: newId<WearId>() },
      change: {
        date,
        state: 'WORN',
        occasion: null,
        from: null,
        feeling,
        note: null,
        source: 'FEED',
        feedId,
        lookId: null,
      },
      stored: undefined,
      now,
      pieces: await snapshotOf(tx, by.id, ootds),
      frozen: { weatherId, weather },
    })
  })
