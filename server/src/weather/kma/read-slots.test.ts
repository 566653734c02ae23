import { expect, test } from 'vitest'
import type { Item } from './read-response.ts'
import { observationOf, ultraOf, vilageOf } from './read-slots.ts'

const item = (time: string, category: string, fcstValue: string | null): Item => ({
  category,
  fcstDate: time.slice(0, 8),
  fcstTime: time.slice(8),
  fcstValue,
})
const rows: Item[] = [
  item('202611231800', 'TMP', '4'),
  item('202611231800', 'WSD', '1'),
  item('202611231800', 'PCP', '1.0mm'),
  item('202611241500', 'TMP', '8'),
  item('202611241500', 'WSD', '1'),
  item('202611241500', 'PCP', '1'),
  item('202611241500', 'TMX', '8.0'),
  item('202611250000', 'TMP', '5'),
]

test('before the extension day a 1 is read as 1 mm or 1 m/s, and from that day on as class 1', () => {
  const { slots } = vilageOf(rows, '2026-11-24')
  expect(slots).toMatchObject([
    { at: '2026-11-23T18:00:00+09:00', stepH: 1, windMs: 1, mm: 1 },
    { at: '2026-11-24T15:00:00+09:00', stepH: 3, windMs: null, windClass: 1, mm: null, mmClass: 1 },
    { at: '2026-11-25T00:00:00+09:00', stepH: 3, closes: true },
  ])
  expect(slots.map(({ closes }) => closes ?? false)).toEqual([false, false, true])
})

test('the order of rows does not matter, the last duplicate counts, and unknown rows are ignored', () => {
  const { slots, extremes } = vilageOf(rows, '2026-11-24')
  const mixed = [
    item('202611241500', 'TMP', '99'),
    ...rows.toReversed(),
    item('202611241500', 'XYZ', '3'),
    { fcstDate: '20261124', fcstTime: '1500', fcstValue: '3' },
    item('20261124', 'TMP', '3'),
    item('nonsense1500', 'TMP', '3'),
  ]
  expect(vilageOf(mixed, '2026-11-24')).toEqual({ slots, extremes })
})

test('a minimum and a maximum are assigned to the day of their row, and a missing one is null', () => {
  const stated = [...rows, item('202611230600', 'TMN', '-2.0'), item('202611231500', 'TMX', '-998.9')]
  expect(vilageOf(stated, '2026-11-24').extremes).toEqual([
    { date: '2026-11-23', min: -2, max: null },
    { date: '2026-11-24', min: null, max: 8 },
  ])
})

test('a broken sensor gives null values, and a measurement has no sky', () => {
  const measured = (obsrValue: string): Item[] => [
    { category: 'T1H', obsrValue },
    { category: 'REH', obsrValue },
    { category: 'PTY', obsrValue: '0' },
  ]
  const base = new Date('2026-11-20T17:00:00+09:00')
  expect(observationOf(measured('-998.9'), base)).toMatchObject({
    tempC: null,
    humidity: null,
    sky: null,
    precip: null,
    broken: true,
  })
  expect(observationOf(measured('9.4'), base)).toMatchObject({
    at: '2026-11-20T17:00:00+09:00',
    tempC: 9.4,
    humidity: 9.4,
  })
})

test.each([
  [{ T1H: '-50', REH: '-1', WSD: '-1', PTY: '-1', RN1: '-1' }, false],
  [{ T1H: '9.4', REH: '-1', WSD: '2', PTY: '0' }, false],
  [{ T1H: '9.4', REH: '45', WSD: '2', PTY: '-50' }, false],
  [{ T1H: '45.1', REH: '45', WSD: '2', PTY: '0' }, false],
  [{ T1H: '-35.1', REH: '45', WSD: '2', PTY: '0' }, false],
  [{ T1H: '-1', REH: '45', WSD: '0', PTY: '0', RN1: '1mm 미만', VVV: '-1' }, true],
  [{ T1H: '-35', REH: '45' }, true],
  [{ T1H: '45', REH: '45' }, true],
  [{ REH: '45', WSD: '2' }, true],
])('the measurement %j is plausible: %s', (values, isSound) => {
  const items = Object.entries(values).map(([category, obsrValue]) => ({ category, obsrValue }))
  const { broken = false, tempC, humidity, windMs, mm } = observationOf(items, new Date('2026-11-20T17:00:00+09:00'))
  expect(broken).toBe(!isSound)
  if (!isSound) expect([tempC, humidity, windMs, mm]).toEqual([null, null, null, null])
})

test('a measurement without known values throws an error', () => {
  expect(() => observationOf([{ category: 'XYZ', obsrValue: '1' }], new Date())).toThrow('nothing measured')
})

test('forecast rows without a valid time throw an error', () => {
  expect(() => ultraOf([item('x', 'T1H', '1')])).toThrow('moment')
})
