import type { ClothesId, Recommendation, UserId, WeatherId } from '@otday/contract'
import { type Context, contextOf, type Facts, type Outfit, recommend, type RecommendOptions } from '@otday/stylist'
import type { Addresses } from '#platform/addresses.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { outfitItemsOf } from '../clothes/index.ts'
import { personOf } from '../profiles/index.ts'
import { requireWeather, type RequiredWeather } from '../weather/index.ts'
import type { Closets } from './closets.ts'
import { offsetOf } from './comfort.ts'
import type { Hours } from './hours.ts'
import { likingOf } from './likes.ts'
import { presentOutfit } from './present-outfit.ts'
import { forgetShown, insertShown, outfitsShown, type Showing, wornBefore } from './queries.ts'

export interface RecommendationDeps {
  db: Db
  clock: Clock
  addresses: Addresses
}

/** How far back posts tell what was worn lately, in ms. */
const lately = 60 * 86_400_000
/** Calls of one person at the same moment that still get outfits of their own. */
const attempts = 8

/** What is kept between calls. */
type Choosing = RecommendationDeps & { closets: Closets; hours: Hours }

interface Wanted {
  weatherId: WeatherId
  /** Own pieces that stay while the others change. */
  locked: readonly ClothesId[]
}

/**
 * An outfit from the own closet for a day: another one at each call, until all good ones were shown.
 * @throws WeatherNotFound; ClothesNotFound for locked pieces that are not one's own.
 */
export async function recommendOutfit(
  deps: Choosing,
  userId: UserId,
  { weatherId, locked }: Wanted,
): Promise<Recommendation> {
  const { db, addresses } = deps
  const weather = await requireWeather(db, weatherId)
  const facts = await deps.closets(db, userId)
  requireOwn(facts, locked)
  const context = await contextFor(deps, userId, weather)
  const outfit = await nextOutfit(deps, facts, context, { userId, weather, locked })
  const chosen = outfit.items.map(({ id }) => id as ClothesId)
  return { weatherId, userId, ...presentOutfit(outfit, context, await outfitItemsOf(db, userId, chosen), addresses) }
}

function requireOwn(closet: readonly Facts[], locked: readonly ClothesId[]) {
  const strange = locked.find((id) => !closet.some((piece) => piece.id === id))
  if (strange) throw new AppError('ClothesNotFound', { locked: strange })
}

async function contextFor({ db, clock, hours }: Choosing, userId: UserId, weather: RequiredWeather) {
  const { sensitivity } = await personOf(db, userId)
  const offset = await offsetOf(db, userId, clock.now())
  return contextOf(weather.forecast, { sensitivity, offset, hours: await hours(db, weather) })
}

/** Chooses and remembers in one go; when a parallel call was quicker with the same outfit, chooses again. */
async function nextOutfit(
  { db, clock }: RecommendationDeps,
  facts: readonly Facts[],
  context: Context,
  { userId, weather, locked }: { userId: UserId; weather: RequiredWeather; locked: readonly ClothesId[] },
): Promise<Outfit> {
  const shownAt = clock.now()
  const habits = await habitsOf(db, userId, weather.date, shownAt)
  for (let attempt = 1; ; attempt++) {
    const shown = await outfitsShown(db, userId, weather.date)
    const seed = `${userId} ${weather.date} ${weather.id} ${shown.length}`
    const outfit = recommend(facts, context, { seed, shown, locked, ...habits })
    const showing = { userId, forecastDate: weather.date, outfitKey: outfit.key, shownAt }
    if (outfit.key === '' || attempt >= attempts) return outfit
    if (outfit.exhausted) await inTransaction(db, (tx) => startOver(tx, showing, locked))
    else if (!(await insertShown(db, showing))) continue
    return outfit
  }
}

async function habitsOf(
  db: Db,
  userId: UserId,
  date: string,
  now: Date,
): Promise<Pick<RecommendOptions, 'wornDaysAgo' | 'likes'>> {
  const worn = await wornBefore(db, userId, date, new Date(now.getTime() - lately))
  return {
    wornDaysAgo: Object.fromEntries(worn.map(({ clothesId, days }) => [clothesId, days])),
    likes: Object.fromEntries(worn.map((one) => [one.clothesId, likingOf(one)])),
  }
}

/** Around locked pieces only the outfits with them begin again; those without stay shown. */
async function startOver(tx: Db, showing: Showing, locked: readonly ClothesId[]) {
  const ids = showing.outfitKey.split(' ')
  await forgetShown(
    tx,
    showing,
    locked.filter((id) => ids.includes(id)),
  )
  await insertShown(tx, showing)
}
