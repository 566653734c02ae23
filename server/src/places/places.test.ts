import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgePosition } from './position.ts'
import { CHANGES, OUTLINES_AS_OF } from './changes.data.ts'
import { chosenNames } from './chosen-names.ts'
import { districtNames } from './district-names.ts'
import { loadPlaces, type ReadPlaces } from './load-places.ts'
import { namesToday } from './names-today.ts'
import { codeAt, resolvePlace } from './resolve-place.ts'
import { searchPlaces } from './search-places.ts'
import { simplifyRings } from './simplify.ts'
import type { PlaceTable } from './table.ts'

let folder: string
let places: ReadPlaces
let table: PlaceTable
const time = { now: new Date('2026-11-28T12:00:00+09:00') }
const clock = { now: () => time.now }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
  places = await loadPlaces({ cacheFile: join(folder, 'cache', 'places.bin'), clock })
  table = places()
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

const names = (latitude: number, longitude: number) =>
  resolvePlace(table, { latitude, longitude })?.locationNames ?? null

test.each([
  ['서울시청', 37.5665, 126.978, ['서울특별시', '중구']],
  ['코엑스', 37.5117, 127.0592, ['서울특별시', '강남구']],
  ['부산시청', 35.1796, 129.0756, ['부산광역시', '연제구']],
  ['제주시청', 33.4996, 126.5312, ['제주특별자치도', '제주시']],
  ['독도', 37.2411, 131.8646, ['경상북도', '울릉군']],
  ['마라도', 33.12, 126.27, ['제주특별자치도', '서귀포시']],
  ['판문점', 37.956, 126.677, ['경기도', '파주시']],
  ['청주, a district with its city', 36.6424, 127.489, ['충청북도', '청주시 상당구']],
  ['용인, spelt without its city in the source', 37.2747, 127.1157, ['경기도', '용인시 기흥구']],
  ['춘천, province code 51', 37.8813, 127.73, ['강원특별자치도', '춘천시']],
  ['전주, province code 52', 35.8242, 127.148, ['전북특별자치도', '전주시 완산구']],
  ['전주 inside the ring of 완주', 35.8463, 127.1296, ['전북특별자치도', '전주시 덕진구']],
  ['세종, which has no districts', 36.48, 127.289, ['세종특별자치시']],
  ['도봉, spelt with its city in the source', 37.6688, 127.0471, ['서울특별시', '도봉구']],
  ['백령도', 37.97, 124.72, ['인천광역시', '옹진군']],
  ['가거도', 34.073, 125.113, ['전남광주통합특별시', '신안군']],
  ['홍도', 34.686, 125.192, ['전남광주통합특별시', '신안군']],
  ['여서도', 33.988, 126.92, ['전남광주통합특별시', '완도군']],
  ['굴업도', 37.19, 125.98, ['인천광역시', '옹진군']],
  ['만재도', 34.213, 125.47, ['전남광주통합특별시', '신안군']],
  ['격렬비열도', 36.62, 125.56, ['충청남도', '태안군']],
  ['상왕등도', 35.657, 126.106, ['전북특별자치도', '부안군']],
])('the position %s gets its province and district', (_where, latitude, longitude, expected) => {
  expect(names(latitude, longitude)).toEqual(expected)
})

test('a position off the coast or beyond the border is named as near its closest district', () => {
  expect(names(38.2, 128.68)).toEqual(['강원특별자치도', '속초시 인근 바다'])
  expect(names(38.35, 127.2)).toEqual(['강원특별자치도', '철원군 인근'])
})

test.each([
  ['도쿄', 35.6812, 139.7671],
  ['0,0', 0, 0],
  ['후쿠오카', 33.59, 130.4],
  ['평양', 39.03, 125.75],
  ['쓰시마', 34.2, 129.29],
  ['서해', 36.5, 125.5],
  ['개성', 37.97, 126.55],
  ['이어도', 32.12, 125.18],
  ['the South Pole', -90, 0],
])('the position %s is outside the served area', (_where, latitude, longitude) => {
  expect(names(latitude, longitude)).toBeNull()
})

test('a position is classified as absent, invalid, swapped, abroad or in Korea', () => {
  const kind = (latitude?: number, longitude?: number) => judgePosition(table, { latitude, longitude }).kind
  expect(kind()).toBe('absent')
  expect(kind(37.5)).toBe('absent')
  expect(kind(undefined, 127)).toBe('absent')
  expect(kind(0, 0)).toBe('absent')
  expect(kind(Number.NaN, 127)).toBe('invalid')
  expect(kind(37.5, Number.POSITIVE_INFINITY)).toBe('invalid')
  expect(kind(90.1, 127)).toBe('invalid')
  expect(kind(37.5, -180.1)).toBe('invalid')
  expect(kind(126.978, 37.5665)).toBe('swapped')
  expect(kind(90, 180)).toBe('abroad')
  expect(kind(35.6812, 139.7671)).toBe('abroad')
  expect(judgePosition(table, { latitude: 37.5665, longitude: 126.978 })).toEqual({
    kind: 'korea',
    point: { latitude: 37.5665, longitude: 126.978 },
    cell: { nx: 60, ny: 127 },
    place: { locationNames: ['서울특별시', '중구'] },
  })
})

test('every district has well-formed names and a center that lies in it', () => {
  expect(table.districts.length).toBeGreaterThan(240)
  for (const { locationNames, latitude, longitude } of table.districts) {
    expect(names(latitude, longitude)).toEqual(locationNames)
    for (const name of locationNames) expect(name).toMatch(/^[가-힣]+(시 [가-힣]+구)?$/)
  }
})

test('district names are completed and normalized by the district code, however the source spells them', () => {
  expect(districtNames('11320', '서울시도봉구')).toEqual(['서울특별시', '도봉구'])
  expect(districtNames('27710', '대구광역시 달성군')).toEqual(['대구광역시', '달성군'])
  expect(districtNames('41111', '수원시 장안구')).toEqual(['경기도', '수원시 장안구'])
  expect(districtNames('41131', '성남시수정구')).toEqual(['경기도', '성남시 수정구'])
  expect(districtNames('43111', '상당구')).toEqual(['충청북도', '청주시 상당구'])
  expect(districtNames('36110', '세종특별자치시')).toEqual(['세종특별자치시'])
  expect(() => districtNames('99999', '어딘가')).toThrow()
})

test('neighboring districts keep a common border when the outlines are simplified', () => {
  const border = Array.from({ length: 41 }, (_, i) => [127 + (i % 2) * 0.004 + i * 0.0003, 36 + i * 0.005])
  const west = [...border, [126, 36.2], [126, 36]]
  const east = [...border.toReversed(), [128, 36], [128, 36.2]]
  const [left = [], right = []] = simplifyRings([west, east], 0.005)
  const isCorner = (longitude: number) => longitude === 126 || longitude === 128
  const inner = (ring: [number, number][]) => ring.filter(([longitude]) => !isCorner(Math.round(longitude * 1e6) / 1e6))
  expect(inner(left).length).toBeLessThan(6)
  expect(inner(right).toReversed()).toEqual(inner(left))
})

test('a damaged or outdated cache file is rebuilt', async () => {
  const cacheFile = join(folder, 'damaged.bin')
  for (const content of ['', 'not a table', '\u0002\u0000\u0000\u0000{}']) {
    await writeFile(cacheFile, content)
    const repaired = await loadPlaces({ cacheFile, clock })
    expect(repaired().districts).toEqual(table.districts)
  }
  const whole = await readFile(cacheFile)
  await writeFile(cacheFile, whole.subarray(0, whole.length - 2))
  expect((await loadPlaces({ cacheFile, clock }))().points).toEqual(table.points)
}, 60_000)

const found = (text: string, limit = 5) =>
  searchPlaces(table, text, limit).map(({ locationNames }) => locationNames.join(' '))

test('places are found by name, the larger and closer match first', () => {
  expect(found('서울')[0]).toBe('서울특별시')
  expect(found('강릉', 1)).toEqual(['강원특별자치도 강릉시'])
  expect(found('광주').slice(0, 2)).toEqual(['전남광주통합특별시', '경기도 광주시'])
  expect(found('청주시', 1)).toEqual(['충청북도 청주시'])
  expect(found('청주 상당구', 1)).toEqual(['충청북도 청주시 상당구'])
  expect(found('청주시상당구', 1)).toEqual(['충청북도 청주시 상당구'])
  expect(found('충북')[0]).toBe('충청북도')
  expect(found('강원도')[0]).toBe('강원특별자치도')
  expect(found('부산 중구', 1)).toEqual(['부산광역시 중구'])
  expect(found('중구', 5).every((name) => name.endsWith(' 중구'))).toBe(true)
  expect(found('제주')[0]).toBe('제주특별자치도')
  expect(found('강릉'.normalize('NFD'), 1)).toEqual(['강원특별자치도 강릉시'])
})

test('a place search without words or matches finds nothing, and none returns more places than its limit', () => {
  expect(found('')).toEqual([])
  expect(found('   ')).toEqual([])
  expect(found('도쿄')).toEqual([])
  expect(found('시', 7)).toHaveLength(7)
})

test('every place that a search finds has coordinates in a served district', () => {
  for (const { latitude, longitude } of searchPlaces(table, '구', 300))
    expect(names(latitude, longitude)).not.toBeNull()
})

test.each([
  ['영종도', 37.494, 126.55, '인천광역시 영종구'],
  ['검단', 37.6, 126.68, '인천광역시 검단구'],
  ['제물포', 37.474, 126.64, '인천광역시 제물포구'],
  ['동탄', 37.2, 127.09, '경기도 화성시 동탄구'],
  ['광주의 서구', 35.1595, 126.8526, '전남광주통합특별시 서구'],
  ['목포', 34.81, 126.39, '전남광주통합특별시 목포시'],
  ['검암역, south of the canal', 37.5693, 126.6736, '인천광역시 서해구'],
  ['시천동, south of the canal', 37.5707, 126.678, '인천광역시 서해구'],
  ['시천교, north of the canal', 37.5765, 126.6773, '인천광역시 검단구'],
  ['청운교, south of the canal', 37.568, 126.63, '인천광역시 서해구'],
  ['청운교, north of the canal', 37.575, 126.63, '인천광역시 검단구'],
  ['아라2동', 37.594, 126.7156, '인천광역시 검단구'],
  ['청라', 37.5325, 126.6343, '인천광역시 서해구'],
  ['the island 세어도', 37.574, 126.563, '인천광역시 서해구'],
  ['월미도', 37.4717, 126.5992, '인천광역시 제물포구'],
  ['연안부두', 37.4541, 126.5985, '인천광역시 제물포구'],
  ['구읍뱃터', 37.4924, 126.5808, '인천광역시 영종구'],
  ['the island 무의도', 37.3868, 126.4185, '인천광역시 영종구'],
  ['송림동, once of 동구', 37.4782, 126.6495, '인천광역시 제물포구'],
  ['화성시청 in 남양읍', 37.1995, 126.8312, '경기도 화성시 만세구'],
  ['향남읍', 37.129, 126.92, '경기도 화성시 만세구'],
  ['비봉면', 37.24, 126.87, '경기도 화성시 효행구'],
  ['봉담읍', 37.219, 126.949, '경기도 화성시 효행구'],
  ['정남면', 37.165, 126.975, '경기도 화성시 효행구'],
  ['융건릉 in 화산동', 37.2124, 126.9905, '경기도 화성시 병점구'],
  ['병점역', 37.206, 127.033, '경기도 화성시 병점구'],
  ['동탄역', 37.2, 127.096, '경기도 화성시 동탄구'],
  ['광주의 광산구', 35.1395, 126.7937, '전남광주통합특별시 광산구'],
])('a position gets its district of 2026: %s', (_where, latitude, longitude, expected) => {
  expect(names(latitude, longitude)?.join(' ')).toBe(expected)
})

test('before each change of districts the old names exist, and after it each new district has its center', () => {
  for (const { inForce, provinces, districts } of CHANGES) {
    const before = on(new Date(Date.parse(`${inForce}T00:00:00+09:00`) - 1))
    const after = on(new Date(`${inForce}T00:00:00+09:00`))
    const namesOf = ({ districts: all }: PlaceTable) => all.map(({ locationNames }) => locationNames.join(' '))
    for (const { old } of provinces) expect(namesOf(before).some((name) => name.startsWith(`${old} `))).toBe(true)
    for (const { old, parts } of districts) {
      expect(namesOf(before)).toContain(old)
      for (const { name, middle } of parts) {
        expect(namesOf(after)).toContain(name)
        const [longitude, latitude] = middle
        expect(resolvePlace(after, { latitude, longitude })?.locationNames.join(' ')).toBe(name)
      }
    }
  }
})

function on(moment: Date): PlaceTable {
  const before = time.now
  time.now = moment
  try {
    return places()
  } finally {
    time.now = before
  }
}

test('a change of districts applies from midnight in Seoul without a restart, and asOf gives its date', () => {
  const eve = on(new Date('2026-06-30T23:59:59.999+09:00'))
  const day = on(new Date('2026-07-01T00:00:00+09:00'))
  const airport = { latitude: 37.4602, longitude: 126.4407 }
  expect(resolvePlace(eve, airport)?.locationNames).toEqual(['인천광역시', '중구'])
  expect(resolvePlace(day, airport)?.locationNames).toEqual(['인천광역시', '영종구'])
  expect([eve.asOf, day.asOf, table.asOf]).toEqual(['2026-02-01', '2026-07-01', '2026-07-01'])
  expect(on(new Date('2026-01-31T23:59:59+09:00')).asOf).toBe(OUTLINES_AS_OF)
  expect(searchPlaces(eve, '영종구', 5).every(({ isNearest }) => isNearest)).toBe(true)
  expect(searchPlaces(eve, '인천 중구', 1)).toMatchObject([{ matchedName: null }])
})

test('the district code for the weather office stays the same when the district is renamed', () => {
  const mokpo = { latitude: 34.81, longitude: 126.39 }
  expect(codeAt(table, mokpo)).toBe('46110')
  expect(codeAt(on(new Date('2024-03-01T00:00:00+09:00')), mokpo)).toBe('46110')
  expect(codeAt(table, { latitude: 35.6812, longitude: 139.7671 })).toBeNull()
})

test('a place stored under former district names is shown by the current names', () => {
  const stored = (latitude: number, longitude: number, ...locationNames: string[]) =>
    namesToday(table, { latitude, longitude, locationNames })
  expect(stored(35.15, 126.85, '광주광역시', '서구', '치평동')).toEqual(['전남광주통합특별시', '서구', '치평동'])
  expect(stored(37.46, 126.44, '인천광역시', '중구')).toEqual(['인천광역시', '영종구'])
  expect(stored(37.47, 126.62, '인천광역시', '중구', '신포동')).toEqual(['인천광역시', '제물포구', '신포동'])
  expect(stored(37.2, 127.09, '경기도', '화성시', '동탄6동')).toEqual(['경기도', '화성시 동탄구', '동탄6동'])
  expect(stored(37.5665, 126.978, '서울특별시', '중구', '명동')).toEqual(['서울특별시', '중구', '명동'])
})

test('a chosen place name is kept at positions near that place and dropped elsewhere', () => {
  const chosen = (latitude: number, longitude: number, ...locationNames: string[]) =>
    chosenNames(table, { latitude, longitude, locationNames }, names(latitude, longitude) ?? [])
  const [quarter] = searchPlaces(table, '성수동', 1)
  if (!quarter) throw new Error('no place')
  const { latitude, longitude, locationNames } = quarter
  expect(locationNames.slice(0, 2)).toEqual(['서울특별시', '성동구'])
  expect(locationNames).toHaveLength(3)
  expect(chosen(latitude, longitude, ...locationNames)).toEqual(locationNames)
  expect(chosen(latitude + 0.0055, longitude - 0.0055, ...locationNames)).toEqual(locationNames)
  expect(chosen(latitude + 0.02, longitude, ...locationNames)).toBeNull()
  expect(chosen(37.5665, 126.978, '서울특별시')).toEqual(['서울특별시'])
  expect(chosen(37.2636, 127.0286, '경기도', '수원시')).toEqual(['경기도', '수원시'])
  expect(chosen(37.5665, 126.978, '서울특별시', '성동구')).toBeNull()
  expect(chosen(37.5665, 126.978, '서울특별시', '중구', '달동네')).toBeNull()
  expect(chosen(37.5665, 126.978)).toBeNull()
})
