import type { WeatherHour } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { hoursOf, type RequiredWeather } from '../weather/index.ts'

const kept = 500

export type LoadHours = (db: Db, weather: RequiredWeather) => Promise<WeatherHour[]>

/**
 * Loads and caches the hourly weather of a day. Hours are stored together with the day's weather, so while its
 * `fetchedAt` is the same, the hours are, too.
 */
export function createHours(): LoadHours {
  const known = new LruCache<string, WeatherHour[]>(kept)
  return async (db, weather) => {
    const key = `${weather.id}:${weather.fetchedAt.getTime()}`
    const hours = known.get(key) ?? (await hoursOf(db, weather))
    known.set(key, hours)
    return hours
  }
}
