import { atSeoul, daysAfter, seoulDate, seoulHour } from '@otday/common/seoul-time'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { isBelieved } from './believed.ts'
import { isOn } from './derive-days.ts'
import { dayOf } from './forecast-days.ts'
import type { Series, Slot } from './provider.ts'
import { daysOn, slotsBetween } from './queries.ts'
import { deleteChecksBefore, saveForecasts, saveSeen, type SeenDay, unseenChecks } from './queries-checks.ts'

/** Days for which comparisons of forecasts with the later weather are kept; users see the latest thirty. */
const keptDays = 60
/**
 * A day's weather counts as known if there are at least this many observations of it, among them one at dawn and one in
 * the afternoon.
 */
const enough = 6
const dawn = { from: 3, to: 8 } as const
const afternoon = { from: 13, to: 17 } as const

/** Stores today's forecasts as they are now, to be compared when the day is over. */
export async function keepForecasts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const today = seoulDate(clock.now())
  const days = (await daysOn(db, today)).map((row) => ({ nx: row.nx, ny: row.ny, forecast: dayOf(row).forecast }))
  await saveForecasts(
    db,
    days.flatMap(({ nx, ny, forecast: { temperature, precipitation, isSample } }) => {
      const { min, max } = temperature
      if (isSample || min === null || max === null || precipitation.probability === null) return []
      return [{ nx, ny, date: today, least: min, most: max, rainProbability: Math.round(precipitation.probability) }]
    }),
  )
}

/**
 * Adds the observed weather to the stored forecasts of days that are over, while the hourly values of those days are
 * still stored.
 */
export async function compareForecasts({ db, clock }: { db: Db; clock: Clock }, signal?: AbortSignal): Promise<void> {
  const today = seoulDate(clock.now())
  for (const { nx, ny, date } of await unseenChecks(db, today)) {
    signal?.throwIfAborted()
    const seen = await seenOn(db, { nx, ny }, date)
    if (seen) await saveSeen(db, { nx, ny, date }, seen)
  }
  await deleteChecksBefore(db, daysAfter(today, -keptDays))
}

/**
 * Returns the weather of a past day from the provider's observations if there are enough, else from its last analysis.
 */
async function seenOn(db: Db, cell: { nx: number; ny: number }, date: string): Promise<SeenDay | null> {
  const slotsOf = (series: Series) => slotsBetween(db, cell, series, { from: atSeoul(date, 0), to: atSeoul(date, 24) })
  const forecast = await slotsOf('kma')
  for (const series of ['kma-observed', 'open-meteo'] as const) {
    const slots = (await slotsOf(series)).filter((slot) => isOn(slot, date))
    const seen = summed(series === 'kma-observed' ? slots.filter((slot) => isBelieved(slot, forecast)) : slots)
    if (seen) return seen
  }
  return null
}

function summed(slots: readonly Slot[]): SeenDay | null {
  const known = slots.filter(({ tempC }) => tempC !== null)
  const isKnownIn = ({ from, to }: { from: number; to: number }) =>
    known.some(({ at }) => seoulHour(new Date(at)) >= from && seoulHour(new Date(at)) <= to)
  if (known.length < enough || !isKnownIn(dawn) || !isKnownIn(afternoon)) return null
  const airs = known.flatMap(({ tempC }) => tempC ?? [])
  return {
    seenLeast: Math.min(...airs),
    seenMost: Math.max(...airs),
    seenRain: slots.reduce((sum, { mm }) => sum + (mm ?? 0), 0),
  }
}
