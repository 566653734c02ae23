import type { PrecipitationType } from '@otday/contract'
import { expect, test } from 'vitest'
import { alertsOf } from './alerts.ts'
import type { Slot } from './provider.ts'
import { atSeoul, daysAfter, seoulIso } from '@otday/common/seoul-time'

const TODAY = '2026-11-20'
const YESTERDAY = daysAfter(TODAY, -1)
const seven = atSeoul(TODAY, 7)

const hours = (date: string, of: (hour: number) => Partial<Slot> = () => ({})): Slot[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: seoulIso(atSeoul(date, hour)),
    tempC: 10,
    humidity: 50,
    windMs: 2,
    sky: 'CLEAR',
    precip: 'NONE',
    pop: 0,
    mm: 0,
    stepH: 1,
    ...of(hour),
  }))

interface Scene {
  yesterday?: (hour: number) => Partial<Slot>
  today?: (hour: number) => Partial<Slot>
  falling?: PrecipitationType
  before?: PrecipitationType | null
  now?: Date
}
const alerts = ({ yesterday, today, falling = 'NONE', before = 'NONE', now = seven }: Scene) =>
  alertsOf({
    now,
    before,
    slots: [...hours(YESTERDAY, yesterday), ...hours(TODAY, today)],
    today: { precipitation: { type: falling, amount: null, probability: null } },
  })

test('a day with the same mild weather as the day before gives no alert', () => {
  expect(alerts({})).toEqual([])
})

test.each([
  ['RAIN', 'NONE', ['RAIN']],
  ['SHOWER', 'NONE', ['RAIN']],
  ['RAIN', null, ['RAIN']],
  ['RAIN', 'RAIN', []],
  ['SHOWER', 'RAIN', []],
  ['SNOW', 'NONE', ['SNOW']],
  ['RAIN_SNOW', 'RAIN', ['SNOW']],
  ['RAIN_SNOW', 'SNOW', []],
  ['NONE', 'RAIN', []],
] as const)('precipitation %s after %s at the last check gives the alerts %j', (falling, before, expected) => {
  expect(alerts({ falling, before })).toEqual(expected)
})

test('a difference of five degrees to yesterday gives an alert in the daytime, not at night', () => {
  const night = (celsius: number) => (hour: number) => ({ tempC: hour < 8 || hour > 19 ? celsius : 10 })
  const day = (celsius: number) => (hour: number) => ({ tempC: hour < 8 || hour > 19 ? 10 : celsius })
  expect(alerts({ today: day(5) })).toEqual(['COLDER'])
  expect(alerts({ today: day(5.1) })).toEqual([])
  expect(alerts({ today: day(15) })).toEqual(['WARMER'])
  expect(alerts({ today: day(14.9) })).toEqual([])
  expect(alerts({ today: night(-2), yesterday: night(20) })).toEqual([])
})

test('without enough known hours of yesterday no alert compares the temperatures', () => {
  const known = (from: number) => (hour: number) => (hour >= from ? {} : { tempC: null })
  expect(alerts({ yesterday: known(15), today: () => ({ tempC: 0 }) })).toEqual([])
  expect(alerts({ yesterday: known(14), today: () => ({ tempC: 0 }) })).toEqual(['COLDER'])
})

test('strong wind gives an alert when it is in the daytime and still to come', () => {
  const gust =
    (at: number, values: Partial<Slot> = { windMs: 9 }) =>
    (hour: number) =>
      hour === at ? values : {}
  expect(alerts({ today: gust(12) })).toEqual(['WIND'])
  expect(alerts({ today: gust(12, { windMs: 8.9 }) })).toEqual([])
  expect(alerts({ today: gust(12, { windMs: null, windClass: 3 }) })).toEqual(['WIND'])
  expect(alerts({ today: gust(23) })).toEqual([])
  expect(alerts({ today: gust(12), now: atSeoul(TODAY, 13) })).toEqual([])
})

test('the heat alert goes by the felt temperature, the cold alert by the measured one', () => {
  const always = (values: Partial<Slot>) => ({ yesterday: () => values, today: () => values })
  expect(alerts(always({ tempC: 31, humidity: 80, windMs: 1 }))).toEqual(['HEAT'])
  expect(alerts(always({ tempC: 31, humidity: 20, windMs: 1 }))).toEqual([])
  expect(alerts(always({ tempC: -12, windMs: 1 }))).toEqual(['COLD'])
  expect(alerts(always({ tempC: -11.9, windMs: 8 }))).toEqual([])
})

test('unknown values give no alert', () => {
  const nothing = () => ({ tempC: null, windMs: null, humidity: null })
  expect(alerts({ today: nothing, yesterday: nothing })).toEqual([])
})
