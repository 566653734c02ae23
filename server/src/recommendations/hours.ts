import type { WeatherHour } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/lru-cache.ts'
import { hoursOf, type RequiredWeather } from '../weather/index.ts'

/** Days whose hours are kept, those used last. */
const kept = 500

/** The hours of a day as it was told last. */
export type Hours = (db: Db, weather: RequiredWeather) => Promise<WeatherHour[]>

/** Hours are written together with their day, so those of a day that was not told anew are still the same. */
export function createHours(): Hours {
  const known = new LruCache<string, WeatherHour[]>(kept)
  return async (db, weather) => {
    const key = `${weather.id}:${weather.fetchedAt.getTime()}`
    const hours = known.get(key) ?? (await hoursOf(db, weather))
    known.set(key, hours)
    return hours
  }
}
