import { seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, UserId, WeatherId } from '@otday/contract'
import type { Context as StylistContext, Facts } from '@otday/stylist'
import { AppError } from '#platform/errors.ts'
import { feltUntil } from '../stylist-preferences/index.ts'
import { requireStoredContext } from './queries-context.ts'
import type { StylingDeps } from './styling-deps.ts'

/** Milliseconds for which the outfit of a post counts as worn lately; older posts are not read. */
const lately = 60 * 86_400_000

export type Context = Awaited<ReturnType<typeof readContext>>

/**
 * Reads all data by which a user's outfits of a day are chosen and checked for being suitable.
 * @throws WeatherNotFound
 */
export async function readContext(
  { db, clock, closets, hours, tastes }: StylingDeps,
  userId: UserId,
  weatherId: WeatherId,
) {
  const at = clock.now()
  const period = { feelings: feltUntil(seoulDate(at)), postsSince: new Date(at.getTime() - lately) }
  const stored = await requireStoredContext(db, userId, weatherId, period)
  const { day, closet, taste } = stored
  const { revisions } = closet
  const facts = await closets(db, userId, revisions)
  const { votes, passedOver } = taste
  return {
    ...stored,
    at,
    day: { ...day, hours: await hours(db, day.weather) },
    closet: { ...closet, facts },
    taste: { ...taste, learn: (pinned) => tastes({ userId, revisions, votes, passedOver, pinned }, facts) },
  } satisfies StylistContext
}

/** Returns the pieces in the order of `ids`. @throws ClothesNotFound for those not in the closet. */
export function requireWorn({ closet }: Context, ids: readonly ClothesId[]): Facts[] {
  const byId = new Map<string, Facts>(closet.facts.map((piece) => [piece.id, piece]))
  const strange = ids.filter((id) => !byId.has(id))
  if (strange.length > 0) throw new AppError('ClothesNotFound', { clothesIds: strange.join(',') })
  return ids.flatMap((id) => byId.get(id) ?? [])
}
