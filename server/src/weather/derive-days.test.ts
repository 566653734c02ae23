import { afterEach, expect, test, vi } from 'vitest'
import { deriveDays, type Known } from './derive-days.ts'
import type { Slot } from './provider.ts'
import { sampleForecast } from './sample/index.ts'
import { atSeoul, daysAfter, seoulIso } from '@otday/common/seoul-time'

afterEach(() => vi.unstubAllEnvs())

const TODAY = '2026-11-20'
const seoul = (text: string) => new Date(`${text}+09:00`)
const NOW = seoul('2026-11-20T17:20:00')

const slot = (date: string, hour: number, values: Partial<Slot> = {}): Slot => ({
  at: seoulIso(atSeoul(date, hour)),
  tempC: 10,
  humidity: 50,
  windMs: 2,
  sky: 'CLEAR',
  precip: 'NONE',
  pop: 0,
  mm: 0,
  stepH: 1,
  ...values,
})

const hours = (date: string, values: (hour: number) => Partial<Slot> = () => ({})) =>
  Array.from({ length: 24 }, (_, hour) => slot(date, hour, values(hour)))

const known = (slots: Slot[], more: Partial<Known> = {}): Known => ({ slots, extremes: [], ...more })

const dayOf = (index: number, of: Known, now = NOW) => {
  const day = deriveDays(of, now)[index]
  if (!day) throw new Error(`no day ${index}`)
  return day
}

test.each([
  ['2026-11-20T23:59:59.999', '2026-11-20', '2026-11-24', 23],
  ['2026-11-21T00:00:00', '2026-11-21', '2026-11-25', 0],
  ['2026-12-31T23:59:59', '2026-12-31', '2027-01-04', 23],
  ['2027-01-01T00:00:00', '2027-01-01', '2027-01-05', 0],
  ['2028-02-28T12:00:00', '2028-02-28', '2028-03-03', 12],
  ['2028-02-29T09:00:00', '2028-02-29', '2028-03-04', 9],
  ['2026-11-20T02:09:00', '2026-11-20', '2026-11-24', 2],
])('at %s in Seoul the five weather days begin with today', (now, first, last, hour) => {
  const days = deriveDays(known([]), seoul(now))
  expect(days).toHaveLength(5)
  expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4].map((n) => daysAfter(first, n)))
  expect(days.at(-1)?.date).toBe(last)
  for (const { date, at } of days) expect(at).toEqual(atSeoul(date, hour))
})

test('the derived weather days are the same in every time zone of the host', () => {
  const tell = () => {
    const now = seoul('2026-12-31T23:30:00')
    const { slots } = sampleForecast({ nx: 60, ny: 127 }, now)
    return { slots, days: deriveDays(known(slots), now) }
  }
  vi.stubEnv('TZ', 'Asia/Seoul')
  const atHome = tell()
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(tell()).toEqual(atHome)
  }
})

test('without data five weather days are returned, with null for every value', () => {
  for (const day of deriveDays(known([]), NOW)) {
    expect(day).toMatchObject({
      sky: null,
      precipitation: { type: null, amount: null, probability: null },
      humidity: { current: null, comparedToDayBefore: null },
      temperature: { current: null, comparedToDayBefore: null, min: null, max: null },
      wind: { speed: null, word: null },
    })
  }
})

test('a later day shows its values at the current clock hour and their difference to those of the day before', () => {
  const slots = [0, 1, 2].flatMap((n) =>
    hours(daysAfter(TODAY, n), (hour) => ({ tempC: n * 2.5 + hour, humidity: 40 + n })),
  )
  const [first, second, third] = deriveDays(known(slots), NOW)
  expect(first?.temperature.current).toBe(17)
  expect(second?.temperature).toEqual({ current: 19.5, comparedToDayBefore: 2.5, min: 2.5, max: 25.5 })
  expect(third?.temperature.current).toBe(22)
  expect(third?.humidity).toEqual({ current: 42, comparedToDayBefore: 1 })
})

test('today a measurement is compared with that of yesterday, else the forecasts of both days are compared', () => {
  const slots = [
    ...hours(daysAfter(TODAY, -1), () => ({ tempC: 13, humidity: 37 })),
    ...hours(TODAY, () => ({ tempC: 11, humidity: 30 })),
  ]
  const observed = slot(TODAY, 17, { tempC: 9.4, humidity: 45, sky: null })
  expect(dayOf(0, known(slots, { observed })).temperature).toMatchObject({ current: 9.4, comparedToDayBefore: -2 })
  expect(dayOf(0, known(slots, { observed })).humidity).toEqual({ current: 45, comparedToDayBefore: -7 })
  const observedYesterday = slot(daysAfter(TODAY, -1), 17, { tempC: 8.3 })
  expect(dayOf(0, known(slots, { observed, observedYesterday })).temperature.comparedToDayBefore).toBe(1.1)
  expect(dayOf(0, known(hours(TODAY))).temperature.comparedToDayBefore).toBeNull()
})

test('a measurement is used for 90 minutes and can raise the maximum of the day', () => {
  const observed = slot(TODAY, 16, { tempC: 13.2 })
  const extremes = [{ date: TODAY, min: 2, max: 12 }]
  const at = (time: string) =>
    dayOf(0, known(hours(TODAY), { observed, extremes }), seoul(`${TODAY}T${time}`)).temperature
  expect(at('17:30:00')).toMatchObject({ current: 13.2, min: 2, max: 13.2 })
  expect(at('17:30:01')).toMatchObject({ current: 10, min: 2, max: 12 })
  expect(at('15:59:00')).toMatchObject({ current: 10, max: 12 })
})

test('a measurement more than 12° off the forecast of its hour is ignored, for today and for yesterday', () => {
  const slots = [...hours(daysAfter(TODAY, -1), () => ({ tempC: 8 })), ...hours(TODAY)]
  const of = (tempC: number, yesterday = 8) =>
    dayOf(
      0,
      known(slots, {
        observed: slot(TODAY, 17, { tempC }),
        observedYesterday: slot(daysAfter(TODAY, -1), 17, { tempC: yesterday }),
      }),
    )
  expect(of(22)).toMatchObject({ isUnmeasured: false, temperature: { current: 22, max: 22, comparedToDayBefore: 14 } })
  for (const tempC of [22.1, -2.1, 55, -50])
    expect(of(tempC)).toMatchObject({
      isUnmeasured: true,
      temperature: { current: 10, min: 10, max: 10, comparedToDayBefore: 2 },
    })
  expect(of(11, -50)).toMatchObject({ isUnmeasured: false, temperature: { current: 11, comparedToDayBefore: 2 } })
})

test('a measurement without a forecast for its hour is used, and a broken one is not', () => {
  const observed = slot(TODAY, 17, { tempC: 25 })
  expect(dayOf(0, known([], { observed })).temperature.current).toBe(25)
  const broken = slot(TODAY, 17, { tempC: null, humidity: null, windMs: null, precip: null, broken: true })
  expect(dayOf(0, known(hours(TODAY), { observed: broken }))).toMatchObject({
    isUnmeasured: true,
    temperature: { current: 10 },
    humidity: { current: 50 },
  })
})

test('a minimum or maximum stated by the forecast replaces the one of its hours, and the other one stays', () => {
  const date = daysAfter(TODAY, 1)
  const slots = hours(date, (hour) => ({ tempC: hour }))
  const min = (extremes: Known['extremes']) => dayOf(1, known(slots, { extremes })).temperature
  expect(min([])).toMatchObject({ min: 0, max: 23 })
  expect(min([{ date, min: -3, max: null }])).toMatchObject({ min: -3, max: 23 })
})

test('values between three-hour slots are interpolated, and the midnight slot closes the last day', () => {
  const date = daysAfter(TODAY, 4)
  const slots = [
    slot(date, 15, { tempC: 8, humidity: 54, windMs: null, windClass: 2, stepH: 3 }),
    slot(date, 18, { tempC: 5, humidity: 53, windMs: null, windClass: 1, stepH: 3 }),
    slot(date, 21, { tempC: 4, humidity: 60, stepH: 3 }),
    slot(date, 24, { tempC: 1, humidity: 90, precip: 'SNOW', stepH: 3 }),
  ]
  const day = dayOf(4, known(slots))
  expect(day.temperature).toMatchObject({ current: 6, min: 4, max: 8 })
  expect(day.humidity.current).toBe(53.3)
  expect(day.wind).toEqual({ speed: 2, word: 'WEAK' })
  expect(day.precipitation.type).toBe('NONE')
  expect(dayOf(4, known(slots), seoul(`${TODAY}T23:00:00`)).temperature.current).toBe(2)
})

test('a day with known extremes and no hours gets its temperature from the curve between them', () => {
  const date = daysAfter(TODAY, 4)
  const half = (hour: number): Slot =>
    slot(date, hour, {
      tempC: null,
      humidity: null,
      windMs: null,
      mm: null,
      pop: 60,
      precip: 'RAIN',
      sky: 'CLOUDY',
      stepH: 12,
    })
  const of = known([half(0), half(12)], { extremes: [{ date, min: -1, max: 9 }] })
  expect(dayOf(4, of, seoul(`${TODAY}T15:00:00`))).toMatchObject({
    sky: 'CLOUDY',
    temperature: { current: 9, min: -1, max: 9 },
    humidity: { current: null, comparedToDayBefore: null },
    wind: { speed: null, word: null },
    precipitation: { type: 'RAIN', amount: null, probability: 60 },
  })
  expect(dayOf(4, of, seoul(`${TODAY}T06:00:00`)).temperature.current).toBe(-1)
  expect(dayOf(4, of, seoul(`${TODAY}T10:30:00`)).temperature.current).toBe(3.1)
})

test('the precipitation of a later day is summed over the whole day, that of today over the remaining hours', () => {
  const rain = (from: number, to: number) => (hour: number) =>
    hour >= from && hour <= to ? { precip: 'RAIN' as const, mm: 1.25, pop: 80 } : { pop: 20 }
  const tomorrow = daysAfter(TODAY, 1)
  expect(dayOf(1, known(hours(tomorrow, rain(2, 4)))).precipitation).toMatchObject({
    type: 'RAIN',
    amount: 3.8,
    probability: 80,
  })
  expect(dayOf(0, known(hours(TODAY, rain(2, 4)))).precipitation).toMatchObject({
    type: 'NONE',
    amount: 0,
    probability: 20,
  })
  expect(dayOf(0, known(hours(TODAY, rain(16, 18)))).precipitation).toMatchObject({
    type: 'RAIN',
    amount: 2.5,
    probability: 80,
  })
})

test.each([
  [['RAIN', 'SNOW'], 'RAIN_SNOW'],
  [['SHOWER', 'SNOW'], 'RAIN_SNOW'],
  [['RAIN_SNOW', 'NONE'], 'RAIN_SNOW'],
  [['SNOW', 'NONE'], 'SNOW'],
  [['RAIN', 'SHOWER'], 'RAIN'],
  [['SHOWER', 'NONE'], 'SHOWER'],
  [['NONE', null], 'NONE'],
  [[null, null], null],
] as const)('a day with hours of %j has precipitation %s', ([a, b], type) => {
  const date = daysAfter(TODAY, 2)
  expect(dayOf(2, known([slot(date, 9, { precip: a }), slot(date, 10, { precip: b })])).precipitation.type).toBe(type)
})

test('rain classes become amounts, rain without an amount stays RAIN, and a dry hour has amount 0', () => {
  const date = daysAfter(TODAY, 4)
  const of = (values: Partial<Slot>) => dayOf(4, known([slot(date, 12, values), slot(date, 15, values)])).precipitation
  expect(of({ precip: 'RAIN', mm: null, mmClass: 2, stepH: 3 })).toMatchObject({ type: 'RAIN', amount: 42 })
  expect(of({ precip: 'RAIN', mm: 0 })).toMatchObject({ type: 'RAIN', amount: 0 })
  expect(of({ precip: 'NONE', mm: 3 })).toMatchObject({ type: 'NONE', amount: 0 })
})

test('the sky of a later day is the most frequent one of the daytime, and the cloudier one in a tie', () => {
  const date = daysAfter(TODAY, 1)
  const sky = (of: (hour: number) => Slot['sky']) => dayOf(1, known(hours(date, (hour) => ({ sky: of(hour) })))).sky
  expect(sky((hour) => (hour < 6 || hour > 20 ? 'CLOUDY' : 'CLEAR'))).toBe('CLEAR')
  expect(sky((hour) => (hour < 13 ? 'CLEAR' : 'MOSTLY_CLOUDY'))).toBe('MOSTLY_CLOUDY')
  expect(sky((hour) => (hour === 6 ? null : hour < 14 ? 'CLOUDY' : 'CLEAR'))).toBe('CLOUDY')
})

test.each([
  [3.9, 'WEAK'],
  [4, 'MODERATE'],
  [8.9, 'MODERATE'],
  [9, 'STRONG'],
])('wind of %s m/s is %s', (windMs, word) => {
  expect(dayOf(0, known(hours(TODAY, () => ({ windMs })))).wind).toEqual({ speed: windMs, word })
})

test('numbers have at most one decimal and no negative zero', () => {
  const slots = [
    ...hours(TODAY, () => ({ tempC: -0.04, humidity: 33.333 })),
    ...hours(daysAfter(TODAY, 1), () => ({ tempC: 0.06 })),
  ]
  const [first, second] = deriveDays(known(slots), NOW)
  expect(Object.is(first?.temperature.current, 0)).toBe(true)
  expect(first?.humidity.current).toBe(33.3)
  expect(second?.temperature.comparedToDayBefore).toBe(0.1)
})

test('a first slot that begins within the hour gives the current value, and a later one does not', () => {
  expect(dayOf(0, known([slot(TODAY, 18, { tempC: 7 })])).temperature.current).toBe(7)
  expect(dayOf(0, known([slot(TODAY, 21, { tempC: 7 })])).temperature.current).toBeNull()
})
