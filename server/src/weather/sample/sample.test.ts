import { expect, test } from 'vitest'
import { type Cell, cellOf } from '../../places/index.ts'
import { atSeoul, daysAfter, seoulDate, seoulHour } from '@otday/common/seoul-time'
import { nearestStation, sampleForecast } from './index.ts'
import { STATIONS } from './normals.data.ts'
import { sampleDay } from './sample-day.ts'

const SEOUL: Cell = { nx: 60, ny: 127 }
const yearFrom = (first: string) => Array.from({ length: 365 }, (_, n) => daysAfter(first, n))
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the sample forecast has every hour from yesterday to the fifth day, in order and complete', () => {
  const { slots, issuedAt } = sampleForecast(SEOUL, new Date('2026-11-20T08:20:00Z'))
  expect(issuedAt).toEqual(atSeoul('2026-11-20', 0))
  expect(slots).toHaveLength(6 * 24)
  for (const [i, slot] of slots.entries()) {
    expect(new Date(slot.at)).toEqual(atSeoul('2026-11-19', i))
    expect(slot.at).toMatch(/:00:00\+09:00$/)
    expect(Object.values(slot)).not.toContain(null)
    expect(slot.humidity).toBeGreaterThanOrEqual(15)
    expect(slot.humidity).toBeLessThanOrEqual(98)
    expect(slot.windMs).toBeGreaterThan(0)
    expect((slot.mm ?? 0) > 0).toBe(slot.precip !== 'NONE')
    if (slot.precip !== 'NONE') expect(slot).toMatchObject({ sky: 'CLOUDY' })
  }
})

test('a cell has the same sample weather for a date, whenever it is requested', () => {
  const monday = sampleForecast(SEOUL, new Date('2026-11-20T08:20:00Z'))
  const wednesday = sampleForecast(SEOUL, new Date('2026-11-22T15:00:00Z'))
  const later = new Map(wednesday.slots.map((slot) => [slot.at, slot]))
  const shared = monday.slots.filter(({ at }) => later.has(at))
  expect(shared).toHaveLength(3 * 24)
  for (const slot of shared) expect(later.get(slot.at)).toEqual(slot)
})

test('the sample numbers are the same in every process and version', () => {
  expect(sampleDay('108', '2026-11-20')).toEqual({
    min: expect.closeTo(-0.309),
    max: expect.closeTo(7.971),
    humidity: expect.closeTo(56.495),
    wind: expect.closeTo(1.577),
    sky: 'CLOUDY',
    spell: null,
  })
  expect(sampleDay('184', '2026-07-15')).toMatchObject({ min: expect.closeTo(23.285), max: expect.closeTo(28.892) })
})

test('neighboring cells have the same sample weather, and distant cells differ', () => {
  const now = new Date('2026-11-20T08:20:00Z')
  const [here, beside, far] = [SEOUL, { nx: 61, ny: 127 }, { nx: 53, ny: 38 }].map((cell) => sampleForecast(cell, now))
  expect(beside?.slots).toEqual(here?.slots)
  expect(far?.slots).not.toEqual(here?.slots)
})

test('the station nearest to the position of a station is that station', () => {
  for (const [number, station] of Object.entries(STATIONS)) {
    const nearest = nearestStation(cellOf(station))
    expect(nearest).toBe(number)
  }
})

test('over a year the sample weather of a station stays close to its normals and varies around them', () => {
  const days = yearFrom('2026-01-01').map((date) => ({ date, ...sampleDay('108', date) }))
  const normal = STATIONS['108']
  for (const { min, max, humidity, wind } of days) {
    expect(max - min).toBeGreaterThan(2)
    expect(humidity).toBeGreaterThan(30)
    expect(wind).toBeGreaterThan(0)
  }
  const middle = (month: string) =>
    meanOf(days.filter(({ date }) => date.slice(5, 7) === month).map(({ min, max }) => (min + max) / 2))
  expect(Math.abs(middle('01') - (normal?.mean[0] ?? 0))).toBeLessThan(2.5)
  expect(Math.abs(middle('08') - (normal?.mean[7] ?? 0))).toBeLessThan(2.5)
  const wet = days.filter(({ spell }) => spell)
  expect(wet.length).toBeGreaterThan(80)
  expect(wet.length).toBeLessThan(140)
  const mm = wet.flatMap(({ spell }) => spell?.mm ?? []).reduce((sum, each) => sum + each, 0)
  expect(mm).toBeGreaterThan(900)
  expect(mm).toBeLessThan(2200)
  expect(new Set(days.map(({ sky }) => sky)).size).toBe(3)
  expect(new Set(wet.map(({ spell }) => spell?.type))).toEqual(new Set(['RAIN', 'SNOW', 'RAIN_SNOW', 'SHOWER']))
})

test('sample snow falls on days near freezing, rain on milder ones, and no precipitation lasts past midnight', () => {
  for (const number of Object.keys(STATIONS)) {
    for (const date of yearFrom('2027-01-01')) {
      const { spell, min, max } = sampleDay(number, date)
      if (!spell) continue
      expect(spell.from + spell.mm.length).toBeLessThanOrEqual(24)
      const mean = (min + max) / 2
      if (spell.type === 'SNOW') expect(mean).toBeLessThan(1)
      if (spell.type === 'RAIN' || spell.type === 'SHOWER') expect(mean).toBeGreaterThanOrEqual(3)
    }
  }
})

test('sample days are coldest in the early morning and warmest in the afternoon, and do not jump in temperature', () => {
  const { slots } = sampleForecast(SEOUL, new Date('2026-04-10T03:00:00Z'))
  for (const date of ['2026-04-10', '2026-04-11', '2026-04-12']) {
    const day = slots.filter(({ at }) => seoulDate(new Date(at)) === date)
    const hourOf = (tempC: number) => seoulHour(new Date(day.find((slot) => slot.tempC === tempC)?.at ?? 0))
    const temperatures = day.map(({ tempC }) => tempC ?? Number.NaN)
    expect(hourOf(Math.max(...temperatures))).toBe(15)
    expect(temperatures[6]).toBe(Math.min(...temperatures.slice(0, 15)))
  }
  for (const [i, { tempC }] of slots.slice(1).entries())
    expect(Math.abs((tempC ?? 0) - (slots[i]?.tempC ?? 0))).toBeLessThan(4)
})
