import { daysAfter } from '@otday/common/seoul-time'
import { beforeEach, expect, test } from 'vitest'
import { hoursOf, requireWeather } from '../../../src/weather/index.ts'
import {
  extremesBetween,
  mergeExtremes,
  removeOldWeather,
  slotsBetween,
  upsertSlots,
} from '../../../src/weather/queries.ts'
import { sampleForecast } from '../../../src/weather/sample/index.ts'
import { weatherId } from '../../../src/weather/weather-id.ts'
import { newId } from '#platform/ids.ts'
import { useTestApp } from '../../kit/test-app.ts'
import { forgetWeather, openStation, seoulCell, seoulTime } from '../../kit/weather-station.ts'

const testApp = useTestApp()
const SEOUL = seoulCell

beforeEach(() => forgetWeather(testApp))

test('without a provider a cell has five days of labeled sample weather, starting today in Seoul', async () => {
  const days = await (await openStation(testApp, {})).forecasts.fiveDays(SEOUL)
  expect(days.map(({ forecast }) => forecast.forecastAt.toISOString())).toEqual(
    [20, 21, 22, 23, 24].map((day) => `2026-11-${day}T08:00:00.000Z`),
  )
  for (const { forecast } of days) {
    expect(forecast).toMatchObject({ source: 'sample', isSample: true, staleMinutes: 0 })
    expect(forecast.temperature.comparedToDayBefore).not.toBeNull()
    const { current, min, max } = forecast.temperature
    expect(current).toBeGreaterThanOrEqual(min ?? Number.NaN)
    expect(current).toBeLessThanOrEqual(max ?? Number.NaN)
  }
})

test('the stored forecast is returned within the hour, and the next hour’s forecast has the same ids', async () => {
  const station = await openStation(testApp, {})
  const first = await station.forecasts.fiveDays(SEOUL)
  station.at('2026-11-20T17:59:59')
  expect(await station.forecasts.fiveDays(SEOUL)).toEqual(first)
  expect(await (await openStation(testApp, {})).forecasts.fiveDays(SEOUL)).toEqual(first)
  station.at('2026-11-20T18:00:00')
  const next = await station.forecasts.fiveDays(SEOUL)
  expect(next.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(next[0]?.forecast.forecastAt).toEqual(seoulTime('2026-11-20T18:00:00'))
})

test('a past day keeps its last forecast, and a new fifth day appears at midnight in Seoul', async () => {
  const station = await openStation(testApp, {})
  station.at('2026-12-31T23:59:59')
  const before = await station.forecasts.fiveDays(SEOUL)
  station.at('2027-01-01T00:00:00')
  const after = await station.forecasts.fiveDays(SEOUL)
  expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), weatherId(SEOUL, '2027-01-05')])
  const passed = before[0]
  if (!passed) throw new Error('no day')
  expect((await requireWeather(testApp.database.db, passed.id)).forecast).toEqual(passed.forecast)
})

test('the hours of a chosen day are those of its date in Seoul', async () => {
  const days = await (await openStation(testApp, {})).forecasts.fiveDays(SEOUL)
  const chosen = days[2]
  if (!chosen) throw new Error('no day')
  const hours = await hoursOf(testApp.database.db, await requireWeather(testApp.database.db, chosen.id))
  expect(hours).toHaveLength(24)
  expect(hours[0]?.at).toEqual(seoulTime('2026-11-22T00:00:00'))
  expect(hours.at(-1)?.at).toEqual(seoulTime('2026-11-22T23:00:00'))
  expect(Math.max(...hours.map(({ temperature }) => temperature ?? Number.NaN))).toBe(chosen.forecast.temperature.max)
})

test('an unknown weather id gets WeatherNotFound', async () => {
  await expect(requireWeather(testApp.database.db, weatherId(SEOUL, '1999-01-01'))).rejects.toMatchObject({
    code: 'WeatherNotFound',
  })
})

test('the sweep deletes old weather, but keeps the current days and weather that a post uses', async () => {
  const { db } = testApp.database
  const 하니 = await testApp.signUp('하니')
  const station = await openStation(testApp, {})
  station.at('2026-10-01T12:00:00')
  const old = await station.forecasts.fiveDays(SEOUL)
  station.at('2026-11-20T12:00:00')
  const current = await station.forecasts.fiveDays(SEOUL)
  const kept = old[1]?.id
  if (!kept) throw new Error('no day')
  const moment = seoulTime('2026-10-02T12:00:00')
  await db
    .insertInto('feeds')
    .values({
      id: newId(),
      authorId: 하니.id,
      content: '가을',
      contentKey: '가을',
      weatherId: kept,
      weather: '{}',
      ootds: '[]',
      skyStatus: 'CLEAR',
      precipitationType: 'NONE',
      searchTokens: [],
      createdAt: moment,
      updatedAt: moment,
    })
    .execute()
  await upsertSlots(db, SEOUL, { series: 'sample', ...sampleForecast(SEOUL, seoulTime('2026-11-12T12:00:00')) })
  await removeOldWeather(db, seoulTime('2026-11-20T12:00:00'))
  const left = await db.selectFrom('weathers').select('id').execute()
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([kept, ...current.map(({ id }) => id)]))
  const slots = await db.selectFrom('weatherSlots').select('at').orderBy('at').execute()
  expect(slots[0]?.at).toEqual(seoulTime('2026-11-12T00:00:00'))
})

test('a day of long ago whose post is gone is deleted within a month of nights', async () => {
  const { db } = testApp.database
  const station = await openStation(testApp, {})
  station.at('2025-01-10T12:00:00')
  await station.forecasts.fiveDays(SEOUL)
  const left = async () => {
    const { count } = await db
      .selectFrom('weathers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('forecastDate', '<', '2025-02-01')
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  expect(await left()).toBe(5)
  await removeOldWeather(db, seoulTime('2026-11-20T12:00:00'))
  expect(await left()).toBeGreaterThanOrEqual(4)
  for (let night = 1; night < 30; night++)
    await removeOldWeather(db, seoulTime(`${daysAfter('2026-11-20', night)}T12:00:00`))
  expect(await left()).toBe(0)
})

test('an issue that arrives twice or late changes no stored value, and a newer issue does', async () => {
  const { db } = testApp.database
  const date = '2026-11-20'
  const at = `${date}T18:00:00+09:00`
  const none = { humidity: null, windMs: null, sky: null, precip: null, pop: null, mm: null } as const
  const issue = async (hour: string, tempC: number, max: number | null) => {
    const issuedAt = seoulTime(`${date}T${hour}:00:00`)
    await upsertSlots(db, SEOUL, { series: 'kma', issuedAt, slots: [{ at, tempC, stepH: 1, ...none }] })
    await mergeExtremes(db, SEOUL, { source: 'kma', issuedAt, extremes: [{ date, min: null, max }] })
    const day = { from: seoulTime(`${date}T00:00:00`), to: seoulTime(`${date}T23:59:59`) }
    const [slot] = await slotsBetween(db, SEOUL, 'kma', day)
    const [extreme] = await extremesBetween(db, SEOUL, 'kma', { from: date, to: date })
    return [slot?.tempC, extreme?.max]
  }
  expect(await issue('14', 8, 12)).toEqual([8, 12])
  expect(await issue('14', 9, 12)).toEqual([8, 12])
  expect(await issue('11', 3, 5)).toEqual([8, 12])
  expect(await issue('17', 10, null)).toEqual([10, 12])
})
