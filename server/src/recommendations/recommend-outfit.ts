import type { ClothesId, Recommendation, WeatherId } from '@otday/contract'
import { type Context, contextOf, type Facts, type Outfit, recommend, type RecommendOptions } from '@otday/stylist'
import type { Addresses } from '#platform/addresses.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { outfitItemsOf } from '../clothes/index.ts'
import { seoulDate } from '../weather/index.ts'
import type { Closets } from './closets.ts'
import { feltUntil, offsetOf } from './comfort.ts'
import type { Hours } from './hours.ts'
import { likingOf } from './likes.ts'
import { presentOutfit } from './present-outfit.ts'
import { forgetShown, insertShown, type Showing } from './queries.ts'
import { requireSetting, type Worn } from './queries-setting.ts'
import type { Turns } from './turns.ts'

export interface RecommendationDeps {
  db: Db
  clock: Clock
  addresses: Addresses
}

/** How far back posts tell what was worn lately, in ms. */
const lately = 60 * 86_400_000
/** Instances that one person may call at the same moment and still get an outfit of its own from each. */
const attempts = 8

/** What is kept between calls. */
type Choosing = RecommendationDeps & { closets: Closets; hours: Hours; turns: Turns }

interface Wanted {
  weatherId: WeatherId
  /** Own pieces that stay while the others change. */
  locked: readonly ClothesId[]
}

/**
 * An outfit from the own closet for a day: another one at each call, until all good ones were shown.
 * @throws SessionEnded; WeatherNotFound; ClothesNotFound for locked pieces that are not one's own.
 */
export async function recommendOutfit(deps: Choosing, by: Writer, wanted: Wanted): Promise<Recommendation> {
  const { db, addresses, turns } = deps
  const { id: userId } = by
  const { weatherId } = wanted
  const { outfit, context } = await turns(userId, () => nextOutfit(deps, by, wanted))
  const chosen = outfit.items.map(({ id }) => id as ClothesId)
  return { weatherId, userId, ...presentOutfit(outfit, context, await outfitItemsOf(db, userId, chosen), addresses) }
}

function requireOwn(closet: readonly Facts[], locked: readonly ClothesId[]) {
  const strange = locked.find((id) => !closet.some((piece) => piece.id === id))
  if (strange) throw new AppError('ClothesNotFound', { locked: strange })
}

/** Chooses and remembers in one go; when another instance was quicker with the same outfit, looks and chooses again. */
async function nextOutfit(
  { db, clock, closets, hours }: Choosing,
  by: Writer,
  { weatherId, locked }: Wanted,
): Promise<{ outfit: Outfit; context: Context }> {
  const { id: userId } = by
  const shownAt = clock.now()
  const remembered = {
    feelings: feltUntil(seoulDate(shownAt)),
    postsSince: new Date(shownAt.getTime() - lately),
  }
  for (let attempt = 1; ; attempt++) {
    const { weather, sensitivity, feelings, revisions, shown, worn } = await requireSetting(
      db,
      userId,
      weatherId,
      remembered,
    )
    const facts = await closets(db, userId, revisions)
    requireOwn(facts, locked)
    const told = { sensitivity, offset: offsetOf(feelings), hours: await hours(db, weather) }
    const context = contextOf(weather.forecast, told)
    const seed = `${userId} ${weather.date} ${weather.id} ${shown.length}`
    const outfit = recommend(facts, context, { seed, shown, locked, ...habitsOf(worn) })
    const showing = { userId, forecastDate: weather.date, outfitKey: outfit.key, shownAt }
    if (outfit.key === '' || attempt >= attempts) return { outfit, context }
    const isRemembered = await inTransaction(db, async (tx) => {
      await by.hold(tx)
      if (outfit.exhausted) await startOver(tx, showing, locked)
      return insertShown(tx, showing)
    })
    if (isRemembered) return { outfit, context }
  }
}

const habitsOf = (worn: readonly Worn[]): Pick<RecommendOptions, 'wornDaysAgo' | 'likes'> => ({
  wornDaysAgo: Object.fromEntries(worn.map(({ clothesId, days }) => [clothesId, days])),
  likes: Object.fromEntries(worn.map((one) => [one.clothesId, likingOf(one)])),
})

/** Around locked pieces only the outfits with them begin again; those without stay shown. */
async function startOver(tx: Db, showing: Showing, locked: readonly ClothesId[]) {
  const ids = showing.outfitKey.split(' ')
  await forgetShown(
    tx,
    showing,
    locked.filter((id) => ids.includes(id)),
  )
}
