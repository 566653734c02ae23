import type { FlatLayFormat, Judgement, UserId, WeatherId } from '@otday/contract'
import { type Facts, follow, type FollowedOutfit } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import type { RequiredWeather } from '../weather/index.ts'
import { presentJudgement } from './judge-outfit.ts'
import { readContext } from './read-context.ts'
import type { StylingDeps } from './styling-deps.ts'

interface Following {
  weatherId: WeatherId
  posted: readonly Facts[]
  format: FlatLayFormat | undefined
}

export interface FollowedByCloset {
  followed: FollowedOutfit
  outfit: Judgement
  weather: RequiredWeather
  isClosetEmpty: boolean
}

/**
 * Composes from the user's own closet the outfit for a day that is nearest to a posted one; nothing is stored.
 * @throws WeatherNotFound
 */
export async function followByCloset(
  deps: StylingDeps,
  userId: UserId,
  { weatherId, posted, format }: Following,
): Promise<FollowedByCloset> {
  const context = await readContext(deps, userId, weatherId)
  const found = await stepwise(follow(context, posted))
  return {
    followed: found.followed,
    outfit: await presentJudgement(deps, context, found, format),
    weather: context.day.weather,
    isClosetEmpty: context.closet.facts.length === 0,
  }
}
