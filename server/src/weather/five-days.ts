import { DayForecast, type WeatherId } from '@otday/contract'
import * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { type DerivedDay, daysFrom, deriveDays } from './derive-days.ts'
import type { Cell } from './grid.ts'
import type { ProviderForecast, WeatherProvider } from './provider.ts'
import { extremesBetween, mergeExtremes, slotsBetween, storedDays, upsertDays, upsertSlots } from './queries.ts'
import { atSeoul, daysAfter, fullHour } from './seoul-time.ts'
import { weatherId } from './weather-id.ts'

export type FiveDaysDeps = { db: Db; clock: Clock; provider: WeatherProvider }

/** One day of a cell: everything that is told of it except where the asker is. */
export type Day = { id: WeatherId; forecast: DayForecast }

/** How long (ms) a caller waits for a provider. */
const PATIENCE_MS = 3_000

/**
 * A function that tells the five days of a cell: as stored while they are of this hour, else from what the provider
 * says now, written in place under the same ids. Callers who come for a cell at once share one fetch.
 * A day that has passed is no longer among the five, so it stays as it was told last.
 */
export function fiveDaysOf(deps: FiveDaysDeps): (cell: Cell) => Promise<Day[]> {
  const underway = new Map<string, Promise<Day[]>>()
  return async (cell) => {
    const now = deps.clock.now()
    const dates = daysFrom(now)
    const stored = await storedDays(deps.db, cell, dates[0] ?? '', dates.at(-1) ?? '')
    if (stored.length === dates.length && stored.every((day) => day.fetchedAt >= fullHour(now)))
      return stored.map(dayOf)
    const key = `${cell.nx},${cell.ny}`
    const shared = underway.get(key) ?? refresh(deps, cell, now).finally(() => underway.delete(key))
    underway.set(key, shared)
    return shared
  }
}

/** A stored day as the contract has it. */
export const dayOf = ({ id, forecast }: Pick<Row<'weathers'>, 'id' | 'forecast'>): Day => ({
  id,
  forecast: z.decode(DayForecast, forecast),
})

async function refresh({ db, provider }: FiveDaysDeps, cell: Cell, now: Date): Promise<Day[]> {
  const fetched = await provider.fetch(cell, now, AbortSignal.timeout(PATIENCE_MS))
  return inTransaction(db, async (tx) => {
    await upsertSlots(tx, cell, fetched)
    await mergeExtremes(tx, cell, fetched.daily)
    const known = await knownOf(tx, cell, fetched, now)
    const days = deriveDays(known, now).map((day) => ({ ...day, id: weatherId(cell, day.date) }))
    const told = days.map((day) => ({ id: day.id, date: day.date, forecast: forecastOf(day, fetched) }))
    await upsertDays(
      tx,
      told.map(({ id, date, forecast }) => ({
        id,
        ...cell,
        forecastDate: date,
        forecast: JSON.stringify(z.encode(DayForecast, forecast)),
        fetchedAt: now,
      })),
    )
    return told.map(({ id, forecast }) => ({ id, forecast }))
  })
}

/** The slots of one provider only: days that mix two would jump between them. */
async function knownOf(tx: Db, cell: Cell, { source, observed }: ProviderForecast, now: Date) {
  const [first = '', last = ''] = [daysFrom(now).at(0), daysFrom(now).at(-1)]
  const yesterday = daysAfter(first, -1)
  // The slot at the midnight that ends the last day is its right end.
  const end = new Date(atSeoul(last, 24).getTime() + 1)
  const slots = await slotsBetween(tx, cell, source, atSeoul(yesterday, 0), end)
  return { slots, extremes: await extremesBetween(tx, cell, yesterday, last), observed }
}

/** On the wire the three words always say something; numbers may be null. */
const forecastOf = (day: DerivedDay, { issuedAt, source, staleMinutes }: ProviderForecast): DayForecast => ({
  forecastedAt: new Date(issuedAt),
  forecastAt: day.at,
  skyStatus: day.sky ?? 'CLEAR',
  precipitation: { ...day.precipitation, type: day.precipitation.type ?? 'NONE' },
  humidity: day.humidity,
  temperature: day.temperature,
  windSpeed: { speed: day.wind.speed, asWord: day.wind.word ?? 'WEAK' },
  source,
  isSample: source === 'sample',
  staleMinutes,
})
