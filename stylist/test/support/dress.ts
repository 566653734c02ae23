import type { ClothesType } from '@otday/contract'
import { closetOf } from '../../scripts/measures/closets.ts'
import { type RecommendOptions, recommend } from '../../src/choosing/recommend.ts'
import { type Day, dayOf, type Plan } from '../../src/day/day.ts'
import type { WeatherHour } from '../../src/day/weather.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'

export type Names = Partial<Record<ClothesType, string>>

export const factsOf = (names: Names): readonly Facts[] => closetOf(names).map((item) => readFacts(item))

/** °C at 6 and at 15 o'clock with straight lines between; all hours alike in the rest (m/s, mm, %). */
export function hours(low: number, high: number, more: WeatherHour = {}): readonly WeatherHour[] {
  const share = (hour: number) => (hour <= 6 ? 0 : hour <= 15 ? (hour - 6) / 9 : 1 - (hour - 15) / 9)
  const dry = { windSpeed: 0, precipitationType: 'NONE', precipitationAmount: 0, precipitationProbability: 0 }
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    temperature: low + (high - low) * share(hour),
    ...dry,
    ...more,
  }))
}

export function dayWith(slots: readonly WeatherHour[], plan: Partial<Plan> = {}, sky = 'CLOUDY'): Day {
  const degrees = slots.map(({ temperature }) => temperature ?? 0)
  const temperature = { min: Math.min(...degrees), max: Math.max(...degrees), current: degrees[8] ?? 0 }
  return dayOf({ skyStatus: sky, temperature, humidity: { current: 50 } }, slots, { occasion: 'CASUAL', ...plan })
}

/** Names of what is worn from a closet of these names. */
export const dress = (names: Names, day: Day, options: Partial<RecommendOptions> = {}): readonly string[] =>
  recommend(factsOf(names), day, { seed: 'test', ...options }).items.map(({ name }) => name)
