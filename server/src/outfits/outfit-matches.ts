import type { UserId, WeatherId } from '@otday/contract'
import { matchesIn } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import { hashOf } from '#platform/crypto/hash.ts'
import { type Context, readContext } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

type Saved = Parameters<typeof matchesIn>[1]

/**
 * Returns how well each of `outfits` suits the weather, 0 to 100, in order; pieces that were deleted, are in the wash
 * or packed away count as not worn. A list is computed only once while closet, weather, hour and habits stay the same.
 * @throws WeatherNotFound
 */
export async function matchesOf(
  deps: StylingDeps,
  userId: UserId,
  weatherId: WeatherId,
  outfits: Saved,
): Promise<number[]> {
  const context = await readContext(deps, userId, weatherId)
  if (outfits.length <= 1) return stepwise(matchesIn(context, outfits))
  const key = keyOf(context, outfits)
  const known = deps.matches.get(userId)
  if (known?.key === key) return known.matches
  const matches = await stepwise(matchesIn(context, outfits))
  deps.matches.set(userId, { key, matches })
  return matches
}

/** Returns a key that changes with everything on which matches depend; it has the hour in place of the exact time. */
const keyOf = ({ day, now, kept }: Context, outfits: Saved): string =>
  hashOf([day.weather.id, now.stamp, kept.hour, JSON.stringify(outfits)])
