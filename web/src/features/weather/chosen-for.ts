import type { Recommendation, Weather } from '@otday/contract'

/** The forecast that each outfit was chosen for: what was known of the day when the outfit was first seen with it. */
const forecasts = new WeakMap<Recommendation, Weather>()

/** What a day's forecast was when its outfit came; undefined while that is the one that is shown. */
export function forecastBefore(outfit: Recommendation | undefined, day: Weather | undefined): Weather | undefined {
  if (!outfit || !day || outfit.weatherId !== day.id) return undefined
  const before = forecasts.get(outfit)
  if (!before) forecasts.set(outfit, day)
  return before === day ? undefined : before
}
