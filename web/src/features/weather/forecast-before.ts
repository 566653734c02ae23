import type { Recommendation, Weather } from '@otday/contract'

/** Forecast of the day when the outfit was first seen with it. */
const forecasts = new WeakMap<Recommendation, Weather>()

/** Returns the forecast by which an outfit was chosen; undefined while it is the shown one. */
export function forecastBefore(outfit: Recommendation | undefined, day: Weather | undefined): Weather | undefined {
  if (!outfit || !day || outfit.weatherId !== day.id) return undefined
  const before = forecasts.get(outfit)
  if (!before) forecasts.set(outfit, day)
  return before === day ? undefined : before
}
