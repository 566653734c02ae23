import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fiveDaysOf } from '../src/weather/five-days.ts'
import {
  hoursOf,
  loadPlaces,
  locationOf,
  type PlaceTable,
  removeOldWeather,
  requireWeather,
  sampleProvider,
  type WeatherProvider,
} from '../src/weather/index.ts'
import type { ProviderForecast, Slot } from '../src/weather/provider.ts'
import { upsertSlots } from '../src/weather/queries.ts'
import { weatherId } from '../src/weather/weather-id.ts'
import { newId } from '#platform/ids.ts'
import { openTown, type Town } from './town.ts'

let town: Town
let places: PlaceTable
const SEOUL = { nx: 60, ny: 127 }

beforeAll(async () => {
  town = await openTown()
  places = await loadPlaces({ cacheFile: path.join(town.config.dataDir, 'places.bin') })
})
afterAll(() => town.close())

beforeEach(async () => {
  const { db } = town.database
  await db.deleteFrom('weathers').execute()
  await db.deleteFrom('weatherSlots').execute()
  await db.deleteFrom('weatherExtremes').execute()
})

const seoul = (text: string) => new Date(`${text}+09:00`)

/** A weather room of one provider whose clock stands where the test puts it. */
function roomOf(provider: WeatherProvider) {
  const time = { now: seoul('2026-11-20T17:20:00') }
  const fiveDays = fiveDaysOf({ db: town.database.db, provider, clock: { now: () => time.now } })
  return { fiveDays, at: (text: string) => void (time.now = seoul(text)) }
}

const hour = (at: string, tempC: number): Slot => ({
  at: `${at}:00+09:00`,
  tempC,
  humidity: 50,
  windMs: 2,
  sky: 'CLEAR',
  precip: 'NONE',
  pop: 0,
  mm: 0,
  stepH: 1,
})

/** A provider that says what the test has it say, and counts how often it is asked. */
function station(said: () => Partial<ProviderForecast>) {
  const asked = { times: 0 }
  const provider: WeatherProvider = {
    id: 'kma',
    attribution: { text: '자료: 기상청' },
    supports: () => true,
    fetch: async () => {
      asked.times++
      const usual = {
        issuedAt: '2026-11-20T17:00:00+09:00',
        source: 'kma',
        product: 'vilage',
        staleMinutes: 0,
      } as const
      return { ...usual, hourly: [], daily: [], flags: [], ...said() }
    },
  }
  return { asked, provider }
}

test('a cell has five days of labelled sample weather, today in Seoul first', async () => {
  const days = await roomOf(sampleProvider).fiveDays(SEOUL)
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

test('within the hour the answer is the stored one; the next hour is told anew under the same ids', async () => {
  const { asked, provider } = station(() => ({ hourly: [hour('2026-11-20T17:00', 9), hour('2026-11-20T18:00', 7)] }))
  const room = roomOf(provider)
  const first = await room.fiveDays(SEOUL)
  room.at('2026-11-20T17:59:59')
  expect(await room.fiveDays(SEOUL)).toEqual(first)
  expect(asked.times).toBe(1)
  room.at('2026-11-20T18:00:00')
  const next = await room.fiveDays(SEOUL)
  expect(asked.times).toBe(2)
  expect(next.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect([first[0]?.forecast.temperature.current, next[0]?.forecast.temperature.current]).toEqual([9, 7])
})

test('a day that has passed stays as it was told last, and a new one comes at midnight in Seoul', async () => {
  const room = roomOf(sampleProvider)
  room.at('2026-12-31T23:59:59')
  const before = await room.fiveDays(SEOUL)
  room.at('2027-01-01T00:00:00')
  const after = await room.fiveDays(SEOUL)
  expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), weatherId(SEOUL, '2027-01-05')])
  const passed = before[0]
  if (!passed) throw new Error('no day')
  expect((await requireWeather(town.database.db, passed.id)).forecast).toEqual(passed.forecast)
})

test('many who come for a cell at once share one fetch', async () => {
  const { asked, provider } = station(() => ({ hourly: [hour('2026-11-20T17:00', 9)] }))
  const room = roomOf(provider)
  const answers = await Promise.all(Array.from({ length: 50 }, () => room.fiveDays(SEOUL)))
  expect(asked.times).toBe(1)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a provider that fails is asked again by the next caller', async () => {
  let fails = true
  const { provider } = station(() => {
    if (fails) throw new Error('down')
    return { hourly: [hour('2026-11-20T17:00', 9)] }
  })
  const room = roomOf(provider)
  await expect(room.fiveDays(SEOUL)).rejects.toThrow('down')
  fails = false
  expect(await room.fiveDays(SEOUL)).toHaveLength(5)
})

test('an issue that arrives late does not replace a later one', async () => {
  const issue = (issuedAt: string, tempC: number): Partial<ProviderForecast> => ({
    issuedAt,
    hourly: [hour('2026-11-20T18:00', tempC)],
  })
  const issues = [
    issue('2026-11-20T17:00:00+09:00', 10),
    issue('2026-11-20T14:00:00+09:00', 20),
    issue('2026-11-20T17:00:00+09:00', 30),
  ]
  const room = roomOf(station(() => issues.shift() ?? {}).provider)
  const told: (number | null | undefined)[] = []
  for (const time of ['17:20', '18:20', '19:20']) {
    room.at(`2026-11-20T${time}:00`)
    told.push((await room.fiveDays(SEOUL))[0]?.forecast.temperature.max)
  }
  expect(told).toEqual([10, 10, 10])
})

test('a low that later issues leave out is kept', async () => {
  const date = '2026-11-20'
  const stated = [[{ date, min: 1, max: 12 }], [{ date, max: 13 }], []]
  const room = roomOf(station(() => ({ hourly: [hour('2026-11-20T17:00', 9)], daily: stated.shift() ?? [] })).provider)
  const told: unknown[] = []
  for (const time of ['02:20', '05:20', '14:20']) {
    room.at(`${date}T${time}:00`)
    const { min, max } = (await room.fiveDays(SEOUL))[0]?.forecast.temperature ?? {}
    told.push([min, max])
  }
  expect(told).toEqual([
    [1, 12],
    [1, 13],
    [1, 13],
  ])
})

test('what no provider knows is null in numbers and plain in words', async () => {
  const days = await roomOf(station(() => ({})).provider).fiveDays(SEOUL)
  expect(days).toHaveLength(5)
  for (const { forecast } of days) {
    expect(forecast).toMatchObject({
      skyStatus: 'CLEAR',
      precipitation: { type: 'NONE', amount: null, probability: null },
      temperature: { current: null, comparedToDayBefore: null, min: null, max: null },
      windSpeed: { speed: null, asWord: 'WEAK' },
      isSample: false,
    })
  }
})

test('the hours of a chosen day are those of its date in Seoul', async () => {
  const days = await roomOf(sampleProvider).fiveDays(SEOUL)
  const chosen = days[2]
  if (!chosen) throw new Error('no day')
  const hours = await hoursOf(town.database.db, await requireWeather(town.database.db, chosen.id))
  expect(hours).toHaveLength(24)
  expect(hours[0]?.at).toEqual(seoul('2026-11-22T00:00:00'))
  expect(hours.at(-1)?.at).toEqual(seoul('2026-11-22T23:00:00'))
  expect(Math.max(...hours.map(({ temperature }) => temperature ?? Number.NaN))).toBe(chosen.forecast.temperature.max)
})

test('an unknown day is not found', async () => {
  await expect(requireWeather(town.database.db, weatherId(SEOUL, '1999-01-01'))).rejects.toMatchObject({
    code: 'WeatherNotFound',
  })
})

test('two people in one cell share the weather and keep their own names', () => {
  const here = locationOf(places, { latitude: 37.5665, longitude: 126.978 })
  const across = locationOf(places, { latitude: 37.5797, longitude: 126.977 })
  expect([here?.x, here?.y]).toEqual([across?.x, across?.y])
  expect(here).toEqual({ latitude: 37.5665, longitude: 126.978, x: 60, y: 127, locationNames: ['서울특별시', '중구'] })
  expect(across?.locationNames).toEqual(['서울특별시', '종로구'])
})

test('without a position there is no place, and abroad there is a reason', () => {
  expect(locationOf(places, { latitude: 0, longitude: 0 })).toBeNull()
  const refused = (latitude: number, longitude: number) => {
    try {
      return locationOf(places, { latitude, longitude })
    } catch (error) {
      return error
    }
  }
  expect(refused(35.6812, 139.7671)).toMatchObject({ code: 'LocationNotSupported', details: {} })
  expect(refused(126.978, 37.5665)).toMatchObject({
    code: 'LocationNotSupported',
    details: { latitude: expect.stringContaining('바뀐') },
  })
  expect(refused(91, 127)).toMatchObject({
    code: 'LocationNotSupported',
    details: { latitude: expect.stringContaining('90') },
  })
})

test('old weather goes, today and what somebody posted with stays', async () => {
  const { db } = town.database
  const 하니 = await town.signUp('하니')
  const room = roomOf(sampleProvider)
  room.at('2026-10-01T12:00:00')
  const old = await room.fiveDays(SEOUL)
  room.at('2026-11-20T12:00:00')
  const current = await room.fiveDays(SEOUL)
  const kept = old[1]?.id
  if (!kept) throw new Error('no day')
  const moment = seoul('2026-10-02T12:00:00')
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
  await upsertSlots(
    db,
    SEOUL,
    await sampleProvider.fetch(SEOUL, seoul('2026-11-12T12:00:00'), AbortSignal.timeout(1000)),
  )
  await removeOldWeather(db, seoul('2026-11-20T12:00:00'))
  const left = await db.selectFrom('weathers').select('id').execute()
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([kept, ...current.map(({ id }) => id)]))
  const slots = await db.selectFrom('weatherSlots').select('at').orderBy('at').execute()
  expect(slots[0]?.at).toEqual(seoul('2026-11-12T00:00:00'))
})

test('places are found by name, ten at most, and each can be asked for its weather', async () => {
  const 하니 = await town.signUp('하니')
  const find = (nameLike: string) => 하니.weathers.places({ query: { nameLike } })
  const [gangneung, ...others] = await find(' 강릉 ')
  expect(others).toEqual([])
  expect(gangneung?.locationNames).toEqual(['강원특별자치도', '강릉시'])
  const [today] = await 하니.weathers.list({ query: { latitude: gangneung?.latitude, longitude: gangneung?.longitude } })
  expect(today?.location.locationNames).toEqual(gangneung?.locationNames)
  expect(await find('시')).toHaveLength(10)
  for (const nothing of ['', '   ', '도쿄']) expect(await find(nothing)).toEqual([])
  expect(await 하니.weathers.places({ query: {} })).toEqual([])
  await expect(find('가'.repeat(101))).rejects.toMatchObject({ status: 400, body: { exceptionName: 'InvalidInput' } })
})
