import type { Recommendation, Weather } from '@otday/contract'

/** Forecast of its day with which each outfit was first seen. */
const forecasts = new WeakMap<Recommendation, Weather>()

/** Returns the forecast with which an outfit was first seen; undefined while the day's forecast is still the same. */
export function forecastBefore(outfit: Recommendation | undefined, day: Weather | undefined): Weather | undefined {
  if (!outfit || !day || outfit.weatherId !== day.id) return undefined
  const before = forecasts.get(outfit)
  if (!before) forecasts.set(outfit, day)
  return before === day ? undefined : before
}
