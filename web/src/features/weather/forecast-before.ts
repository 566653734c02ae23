import type { Recommendation, Weather } from '@otday/contract'

/** When the outfit was first seen with the day. */
const forecasts = new WeakMap<Recommendation, Weather>()

/** Undefined while it is the forecast that is shown. */
export function forecastBefore(outfit: Recommendation | undefined, day: Weather | undefined): Weather | undefined {
  if (!outfit || !day || outfit.weatherId !== day.id) return undefined
  const before = forecasts.get(outfit)
  if (!before) forecasts.set(outfit, day)
  return before === day ? undefined : before
}
