import { atSeoul, seoulDate, seoulHour } from '@otday/common/seoul-time'
import type { ClothesId, UserId, WeatherId } from '@otday/contract'
import type { Context as StylistContext, Facts, Pinned, Taste } from '@otday/stylist'
import { AppError } from '#platform/errors.ts'
import { feltUntil } from '../stylist-preferences/index.ts'
import { type KeptContext, keptContext, type ReadContext } from './kept-contexts.ts'
import { type DayNow, findDayNow, requireStoredContext } from './queries-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Milliseconds for which the outfit of a post counts as worn lately; older posts are not read. */
const lately = 60 * 86_400_000

const hourMs = 3_600_000

export type Context = ReadContext &
  Pick<StylistContext, 'at' | 'history' | 'preferences'> & { now: DayNow; kept: KeptContext }

/**
 * Returns all data by which a user's outfits of a day are chosen and checked for being suitable. It is read once while
 * the hour and the revisions of everything in it are the same; at each call are read only what was shown and the
 * outfits chosen for the day.
 * @throws WeatherNotFound
 */
export async function readContext(deps: StylingDeps, userId: UserId, weatherId: WeatherId): Promise<Context> {
  const { contexts, clock } = deps
  const at = clock.now()
  const hour = `${seoulDate(at)} ${seoulHour(at)}`
  const before = contexts.find(userId, weatherId)
  if (before?.hour === hour) {
    const now = await findDayNow(deps, userId, weatherId, postsSince(at))
    if (now?.stamp === before.context.now.stamp) {
      contexts.counts.kept++
      return contextAt(at, before, now)
    }
  }
  const kept = keptContext(await read(deps, userId, weatherId, at), hour)
  contexts.counts.read++
  if (isSettled(at)) contexts.keep(userId, weatherId, kept)
  return contextAt(at, kept, kept.context.now)
}

/** ms of a day in which outfits that were shown on the day before may still be committed: these count for the taste. */
const unsettled = 120_000

/** Whether what is read now can be kept. */
const isSettled = (at: Date) => at.getTime() - atSeoul(seoulDate(at), 0).getTime() >= unsettled

/** Returns the start of the hour `lately` ago, so that all calls of an hour read the same posts. */
const postsSince = (at: Date) => new Date(at.getTime() - (at.getTime() % hourMs) - lately)

const contextAt = (at: Date, kept: KeptContext, now: DayNow): Context => {
  const { context } = kept
  const { askedOn, occasions } = now
  const preferences = { ...context.preferences, askedOn, occasions }
  return { ...context, at, now, kept, preferences, history: { ...context.history, shown: now.shown } }
}

async function read(
  { db, closets, hours, tastes }: StylingDeps,
  userId: UserId,
  weatherId: WeatherId,
  at: Date,
): Promise<ReadContext> {
  const period = { feelings: feltUntil(seoulDate(at)), postsSince: postsSince(at) }
  const stored = await requireStoredContext(db, userId, weatherId, period)
  const { day, closet, taste } = stored
  const { revisions } = closet
  const facts = await closets(db, userId, revisions)
  const { votes, passedOver } = taste
  const learned = (pinned: Pinned | null) => tastes({ userId, revisions, votes, passedOver, pinned }, facts)
  let own: Taste | null = null
  // What is learned is found by a hash of all of it, which each occasion of a day need not compute.
  const learn: StylistContext['taste']['learn'] = (pinned) => (pinned ? learned(pinned) : (own ??= learned(null)))
  return {
    ...stored,
    day: { ...day, hours: await hours(db, day.weather) },
    closet: { ...closet, facts },
    taste: { ...taste, learn },
  }
}

/** Returns the pieces in the order of `ids`. @throws ClothesNotFound for those not in the closet. */
export function requireWorn({ closet }: Context, ids: readonly ClothesId[]): Facts[] {
  if (ids.length === 0) return []
  const byId = new Map<string, Facts>(closet.facts.map((piece) => [piece.id, piece]))
  const strange = ids.filter((id) => !byId.has(id))
  if (strange.length > 0) throw new AppError('ClothesNotFound', { clothesIds: strange.join(',') })
  return ids.flatMap((id) => byId.get(id) ?? [])
}
