import type { ClothesId, Recommendation, WeatherId } from '@otday/contract'
import type { Facts } from '@otday/stylist'
import type { Urls } from '#platform/urls.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { outfitItemsOf } from '../clothes/index.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { type Choice, chooseOutfit } from './choose-outfit.ts'
import type { Closets } from './closets.ts'
import { feltUntil } from './comfort.ts'
import type { Hours } from './hours.ts'
import type { Asked } from './plan.ts'
import { presentOutfit } from './present-outfit.ts'
import { forgetShown, insertShown, type Showing } from './queries.ts'
import { requireSetting, type Setting } from './queries-setting.ts'
import { leavesNothing, remember, type Remembering } from './remember.ts'
import type { Tastes } from './tastes.ts'
import type { Turns } from './turns.ts'

export interface RecommendationDeps {
  db: Db
  clock: Clock
  urls: Urls
}

/** How far back posts count as worn lately, in ms. */
const lately = 60 * 86_400_000
/** Instances one user may call at once for different outfits. */
const attempts = 8

/** With state kept between calls. */
export type StylingDeps = RecommendationDeps & { closets: Closets; hours: Hours; tastes: Tastes; turns: Turns }

interface Wanted extends Asked {
  weatherId: WeatherId
  /** Own pieces that stay. */
  locked: readonly ClothesId[]
}

type Found = Choice & { facts: readonly Facts[] }

/**
 * Another outfit at each call, until all good ones were shown; a prefetch shows none.
 * @throws SessionEnded; WeatherNotFound; ClothesNotFound for locked pieces not one's own.
 */
export async function recommendOutfit(
  deps: StylingDeps,
  by: Writer,
  wanted: Wanted,
  isPrefetch = false,
): Promise<Recommendation> {
  const { db, urls, turns } = deps
  const { id: userId } = by
  const { weatherId } = wanted
  const found = await turns(userId, () => nextOutfit(deps, by, wanted, isPrefetch))
  const chosen = found.outfit.items.map(({ id }) => id as ClothesId)
  return { weatherId, userId, ...presentOutfit(found, await outfitItemsOf(db, userId, chosen), urls) }
}

function requireOwn(closet: readonly Facts[], locked: readonly ClothesId[]) {
  const strange = locked.find((id) => !closet.some((piece) => piece.id === id))
  if (strange) throw new AppError('ClothesNotFound', { locked: strange })
}

/** Chooses again if another instance stored the same outfit first. */
async function nextOutfit(
  deps: StylingDeps,
  by: Writer,
  { weatherId, locked, ...asked }: Wanted,
  isPrefetch: boolean,
): Promise<Found> {
  const { db, clock, closets, hours, tastes } = deps
  const { id: userId } = by
  const at = clock.now()
  const today = seoulDate(at)
  const period = { feelings: feltUntil(today), postsSince: new Date(at.getTime() - lately) }
  for (let attempt = 1; ; attempt++) {
    const setting = await requireSetting(db, userId, weatherId, period)
    const facts = await closets(db, userId, setting.revisions)
    requireOwn(facts, locked)
    const signals = await hours(db, setting.weather)
    const choice = chooseOutfit({ userId, setting, facts, hours: signals, tastes, asked, locked, at })
    if (isPrefetch) return { ...choice, question: null, facts }
    const remembering = { asked, date: setting.weather.date, today, at, question: choice.question }
    const kept = await keep(db, by, { choice, remembering, setting, locked })
    if (kept.isKept || attempt >= attempts) return { ...choice, question: kept.question, facts }
  }
}

interface Keeping {
  choice: Choice
  remembering: Remembering
  setting: Setting
  locked: readonly ClothesId[]
}

/** `isKept`: no concurrent call has shown the outfit. */
async function keep(db: Db, by: Writer, { choice, remembering, setting, locked }: Keeping) {
  const { outfit, occasion } = choice
  const isQuiet = leavesNothing(remembering, setting.preferences)
  if (outfit.key === '' && isQuiet) return { isKept: true, question: null }
  const showing = {
    userId: by.id,
    forecastDate: remembering.date,
    occasion,
    outfitKey: outfit.key,
    shownAt: remembering.at,
  }
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (outfit.exhausted) await startOver(tx, showing, locked)
    const isKept = outfit.key === '' || (await insertShown(tx, showing))
    const question = isQuiet || !isKept ? null : await remember(tx, by.id, remembering)
    return { isKept, question }
  })
}

/** Outfits without the locked pieces stay shown. */
async function startOver(tx: Db, showing: Showing, locked: readonly ClothesId[]) {
  const ids = showing.outfitKey.split(' ')
  await forgetShown(
    tx,
    showing,
    locked.filter((id) => ids.includes(id)),
  )
}
