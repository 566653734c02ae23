import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadPlaces, openPlaces, type PlaceUses } from '../../../src/places/index.ts'
import { useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
let places: PlaceUses

beforeAll(async () => {
  const cacheFile = path.join(testApp.config.dataDir, 'places.bin')
  const readPlaces = await loadPlaces({ cacheFile, clock: testApp.clock })
  places = openPlaces({ readPlaces, nameOf: async () => null })
})

test('two positions in one grid cell share the cell and keep their own district names', async () => {
  const here = await places.place({ latitude: 37.5665, longitude: 126.978 })
  const across = await places.place({ latitude: 37.5797, longitude: 126.977 })
  expect([here.x, here.y]).toEqual([across.x, across.y])
  expect(here).toEqual({ latitude: 37.5665, longitude: 126.978, x: 60, y: 127, locationNames: ['서울특별시', '중구'] })
  expect(across.locationNames).toEqual(['서울특별시', '종로구'])
})

test('the position 0, 0 has no district, and positions abroad or out of range are refused', async () => {
  expect(places.districtOf({ latitude: 0, longitude: 0 })).toBeNull()
  const refused = (latitude: number, longitude: number) =>
    places.place({ latitude, longitude }).catch((error: unknown) => error)
  expect(await refused(35.6812, 139.7671)).toMatchObject({ code: 'LocationNotSupported', details: {} })
  expect(await refused(126.978, 37.5665)).toMatchObject({
    code: 'LocationNotSupported',
    details: { latitude: expect.stringContaining('바뀐') },
  })
  for (const [latitude, longitude] of [
    [91, 127],
    [37, 181],
    [-91, -181],
    [Number.NaN, 127],
    [37, Number.POSITIVE_INFINITY],
  ] as const)
    expect(await refused(latitude, longitude)).toMatchObject({
      code: 'LocationNotSupported',
      details: { latitude: expect.stringContaining('90') },
    })
  for (const [latitude, longitude] of [
    [90, 180],
    [-90, -180],
    [37.5, 180],
    [-37.5, 127],
  ] as const)
    expect(await refused(latitude, longitude)).toMatchObject({ code: 'LocationNotSupported', details: {} })
})

test('places are found by name, ten at most, and each can be asked for its weather', async () => {
  const 하니 = await testApp.signUp('하니')
  const find = (nameLike: string) => 하니.weathers.places({ query: { nameLike } })
  const [gangneung] = await find(' 강릉 ')
  expect(gangneung?.locationNames).toEqual(['강원특별자치도', '강릉시'])
  const [today] = await 하니.weathers.list({
    query: { latitude: gangneung?.latitude, longitude: gangneung?.longitude },
  })
  expect(today?.location.locationNames).toEqual(gangneung?.locationNames)
  expect(await find('시')).toHaveLength(10)
  for (const nothing of ['', '   ', '도쿄']) expect(await find(nothing)).toEqual([])
  expect(await 하니.weathers.places({ query: {} })).toEqual([])
  expect(await find('가'.repeat(101))).toEqual([])
})
