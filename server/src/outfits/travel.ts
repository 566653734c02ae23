import type { Occasion, UserId, WeatherHour } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import {
  type Day,
  dayOf,
  type Facts,
  judging,
  offsetOf,
  planOf,
  type RecommendOptions,
  verdictOf,
  type Weather,
} from '@otday/stylist'
import {
  feelingsSince,
  feltUntil,
  findPreferences,
  findRevisions,
  findSensitivity,
} from '../stylist-preferences/index.ts'
import type { StylingDeps } from './styling-deps.ts'

/** A day of a trip; `hours` is null when they are unknown, such as on a typical day. */
export interface DayAway {
  date: string
  weather: Weather
  hours: readonly WeatherHour[] | null
}

/** A user's closet and preferences, applied to days at any place, forecast or typical. */
export interface Travel {
  facts: readonly Facts[]
  avoided: NonNullable<RecommendOptions['avoided']>
  dayOn(day: DayAway, occasion: Occasion): Day
  /** Returns whether these clothes are too cold or too hot for the day; null without clothes. */
  verdictOn(clothesIds: readonly string[], day: Day): 'COLD' | 'GOOD' | 'HOT' | null
}

export async function openTravel(
  { db, clock, closets }: Pick<StylingDeps, 'db' | 'clock' | 'closets'>,
  userId: UserId,
): Promise<Travel> {
  const facts = await closets(db, userId, await findRevisions(db, userId))
  const sensitivity = await findSensitivity(db, userId)
  const preferences = await findPreferences(db, userId)
  const offset = offsetOf(await feelingsSince(db, userId, feltUntil(seoulDate(clock.now()))).execute())
  return {
    facts,
    avoided: preferences.avoided,
    dayOn: ({ date, weather, hours }, occasion) =>
      dayOf(weather, hours, planOf({ occasion }, preferences, { date, now: null, sensitivity, offset })),
    verdictOn: (clothesIds, day) => {
      const worn = facts.filter(({ id }) => clothesIds.includes(id))
      return worn.length === 0 ? null : verdictOf(judging(worn, day, { closet: facts })(worn).warmth)
    },
  }
}
