import type { Comfort, comfort, UserId, WornOutfit } from '@otday/contract'
import { presentSnapshotItem } from '../clothes/index.ts'
import { comfortOffset, type Felt } from '@otday/stylist'
import type { Urls } from '#platform/urls.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { feelingsSince, forgetFeelings, wornOn } from './queries-comfort.ts'
import { recordFeeling } from './record-feeling.ts'

export interface ComfortDeps {
  db: Db
  clock: Clock
  urls: Urls
}

export const comfortHandlers = (deps: ComfortDeps): Handlers<typeof comfort> => ({
  get: ({ viewer }) => comfortOf(deps, viewer.id),
  tell: async ({ viewer, body }) => {
    await recordFeeling(deps, viewer, body)
    return comfortOf(deps, viewer.id)
  },
  reset: async ({ viewer }) => {
    await inTransaction(deps.db, async (tx) => {
      await viewer.lock(tx)
      await forgetFeelings(tx, viewer.id)
    })
    return undefined
  },
})

/** Days after which even the largest correction is below 0.1 °C. */
const remembered = 180
/** How long before its day a post may be, in ms: forecasts reach five days. */
const ahead = 8 * 86_400_000

/** Days whose feelings still count. */
export const feltUntil = (today: string) => ({ today, since: daysAfter(today, -remembered) })

/** In °C to a tenth. */
export const offsetOf = (feelings: readonly Felt[]): number => Math.round(comfortOffset(feelings) * 10) / 10 + 0

async function comfortOf({ db, clock, urls }: ComfortDeps, userId: UserId): Promise<Comfort> {
  const now = clock.now()
  const today = seoulDate(now)
  const yesterday = daysAfter(today, -1)
  const posts = await wornOn(db, userId, [yesterday, today], new Date(now.getTime() - ahead))
  const worn = (day: string): WornOutfit | null => {
    const post = posts.find(({ date }) => date === day)
    if (!post) return null
    const { date, feedId, ootds, feeling } = post
    return { date, feedId, items: ootds.map((item) => presentSnapshotItem(urls, item)), feeling }
  }
  const feelings = await feelingsSince(db, userId, feltUntil(today)).execute()
  return { offset: offsetOf(feelings), yesterday: worn(yesterday), today: worn(today) }
}
