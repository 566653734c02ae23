import type { ClothesType, SkyStatus, WeatherHour } from '@otday/contract'
import { closetOf } from '../../scripts/measures/closets.ts'
import { statedHour } from '../../scripts/stated-hour.ts'
import { type RecommendOptions, recommend } from '../../src/choosing/recommend.ts'
import { type Day, dayOf, type Plan } from '../../src/day/day.ts'
import { typicalWeather } from '../../src/day/weather.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'

export type Names = Partial<Record<ClothesType, string>>

export const factsOf = (names: Names): readonly Facts[] => closetOf(names).map((item) => readFacts(item))

/**
 * Returns the 24 hours of a day: `low` °C until 6 o'clock, rising to `high` °C at 15 o'clock and falling again until
 * midnight. All other values (m/s, mm, %) are the same every hour.
 */
export function hours(low: number, high: number, more: Partial<WeatherHour> = {}): readonly WeatherHour[] {
  const share = (hour: number) => (hour <= 6 ? 0 : hour <= 15 ? (hour - 6) / 9 : 1 - (hour - 15) / 9)
  const dry = { windSpeed: 0, precipitationAmount: 0, precipitationProbability: 0 }
  return Array.from({ length: 24 }, (_, hour) =>
    statedHour(hour, { temperature: low + (high - low) * share(hour), ...dry, ...more }),
  )
}

export function dayWith(slots: readonly WeatherHour[], plan: Partial<Plan> = {}, skyStatus: SkyStatus = 'CLOUDY'): Day {
  const degrees = slots.map(({ temperature }) => temperature ?? 0)
  const weather = typicalWeather({ min: Math.min(...degrees), max: Math.max(...degrees) })
  return dayOf({ ...weather, skyStatus }, slots, { occasion: 'CASUAL', ...plan })
}

/** Names of what is worn from a closet of these names. */
export const dress = (names: Names, day: Day, options: Partial<RecommendOptions> = {}): readonly string[] =>
  recommend(factsOf(names), day, { seed: 'test', ...options }).items.map(({ name }) => name)
