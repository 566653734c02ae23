import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OUTLINES_AS_OF } from './changes.data.ts'
import { loadPlaces } from './load-places.ts'
import { quarters } from './quarters.ts'
import { resolvePlace } from './resolve-place.ts'
import { romanized } from './romanize.ts'
import { searchPlaces } from './search-places.ts'
import type { PlaceTable } from './table.ts'

let folder: string
let table: PlaceTable
let outlined: PlaceTable
const time = { now: new Date(`${OUTLINES_AS_OF}T12:00:00+09:00`) }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
  const places = await loadPlaces({ cacheFile: join(folder, 'places.bin'), clock: { now: () => time.now } })
  outlined = places()
  time.now = new Date('2026-11-28T12:00:00+09:00')
  table = places()
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

const search = (text: string) => searchPlaces(table, text, 10)
const namesOf = (text: string) => search(text).map(({ locationNames }) => locationNames.join(' '))

test.each([
  ['서울', '서울특별시'],
  ['강남', '서울특별시 강남구'],
  ['서교동', '서울특별시 마포구 서교동'],
  ['서교', '서울특별시 마포구 서교동'],
  ['마포구 서교동', '서울특별시 마포구 서교동'],
  ['서울마포구서교동', '서울특별시 마포구 서교동'],
  ['역삼1동', '서울특별시 강남구 역삼동'],
  ['성수동2가', '서울특별시 성동구 성수동'],
  ['조치원', '세종특별자치시 조치원읍'],
  ['홍대', '서울특별시 마포구 서교동'],
  ['홍대입구', '서울특별시 마포구 서교동'],
  ['홍대입구역', '서울특별시 마포구 서교동'],
  ['홍대 입구', '서울특별시 마포구 서교동'],
  ['연세대학교', '서울특별시 서대문구 신촌동'],
  ['이화여자대학교', '서울특별시 서대문구 신촌동'],
  ['건국대학교', '서울특별시 광진구 화양동'],
  ['부산대학교', '부산광역시 금정구 장전동'],
  ['연대', '서울특별시 서대문구 신촌동'],
  ['이대', '서울특별시 서대문구 신촌동'],
  ['외대', '서울특별시 동대문구 이문동'],
  ['강남역', '서울특별시 강남구 역삼동'],
  ['판교', '경기도 성남시 분당구 판교동'],
  ['판교역', '경기도 성남시 분당구 삼평동'],
  ['서울역', '서울특별시 용산구 동자동'],
  ['부산역', '부산광역시 동구 초량동'],
  ['전주역', '전북특별자치도 전주시 덕진구 우아동'],
  ['예산역', '충청남도 예산군'],
  ['서면', '부산광역시 부산진구 부전동'],
  ['제주공항', '제주특별자치도 제주시 용담동'],
  ['중구', '서울특별시 중구'],
  ['서구', '대전광역시 서구'],
  ['고성', '경상남도 고성군'],
  ['중앙동', '경기도 안산시 단원구 중앙동'],
  ['부산 중앙동', '부산광역시 중구 중앙동'],
  ['중앙로역', '대구광역시 중구 동성로'],
  ['seoul', '서울특별시'],
  ['Sŏul', '서울특별시'],
  ['Pusan', '부산광역시'],
  ['busan haeundae', '부산광역시 해운대구'],
  ['Gangnam-gu', '서울특별시 강남구'],
  ['gangnam station', '서울특별시 강남구 역삼동'],
  ['MAPOGU', '서울특별시 마포구'],
  ['Jongno', '서울특별시 종로구'],
  ['jongro-gu', '서울특별시 종로구'],
  ['Sillim-dong', '서울특별시 관악구 신림동'],
  ['hong dae', '서울특별시 마포구 서교동'],
  ['Gyeonggi-do', '경기도'],
  ['kangnung', '강원특별자치도 강릉시'],
  ['Suwon-si, Paldal-gu', '경기도 수원시 팔달구'],
  ['COEX', '서울특별시 강남구 삼성동'],
  ['홍대🔥', '서울특별시 마포구 서교동'],
  ['강남%', '서울특별시 강남구'],
  ["'홍대' or 1=1", '서울특별시 마포구 서교동'],
  ['홍데', '서울특별시 마포구 서교동'],
  ['강남녁', '서울특별시 강남구 역삼동'],
  ['혜운대', '부산광역시 해운대구'],
  ['gangnma', '서울특별시 강남구'],
  ['서울 도교동', '서울특별시'],
  ['강남 맛집', '서울특별시 강남구'],
])('the search for %s finds %s first', (text, first) => {
  expect(namesOf(text)[0]).toBe(first)
})

test.each(['', '   ', '%', '_', '🔥', "'; --", '도쿄', 'ㅎㄷ', 'a', 'x'.repeat(100), '가'.repeat(100), '\u0301'])(
  'the search for “%s” finds nothing',
  (text) => {
    expect(search(text)).toEqual([])
  },
)

test('places of the same name are listed with their provinces, the likelier first', () => {
  const living = ['대전광역시 서구', '전남광주통합특별시 서구', '대구광역시 서구', '부산광역시 서구']
  expect(namesOf('서구').slice(0, 6)).toEqual([...living, '인천광역시 서해구', '인천광역시 검단구'])
  const centers = namesOf('중앙동')
  expect(centers).toHaveLength(10)
  expect(new Set(centers).size).toBe(10)
})

test.each([
  ['영종구', '인천광역시 영종구'],
  ['제물포구', '인천광역시 제물포구'],
  ['검단구', '인천광역시 검단구'],
  ['동탄구', '경기도 화성시 동탄구'],
  ['병점구', '경기도 화성시 병점구'],
  ['만세구', '경기도 화성시 만세구'],
  ['효행구', '경기도 화성시 효행구'],
  ['화성시', '경기도 화성시'],
  ['전남광주통합특별시', '전남광주통합특별시'],
  ['전남광주', '전남광주통합특별시'],
  ['jeonnamgwangju', '전남광주통합특별시'],
  ['광주 서구', '전남광주통합특별시 서구'],
  ['전남 목포', '전남광주통합특별시 목포시'],
])('since 2026 the search for %s finds %s', (text, first) => {
  expect(search(text)[0]).toMatchObject({ matchedName: null, isNearest: false })
  expect(namesOf(text)[0]).toBe(first)
})

test.each([
  ['광주광역시', '광주광역시', ['전남광주통합특별시']],
  ['광주', '광주광역시', ['전남광주통합특별시']],
  ['전라남도', '전라남도', ['전남광주통합특별시']],
  ['인천 중구', '인천광역시 중구', ['인천광역시 제물포구', '인천광역시 영종구']],
  ['인천 동구', '인천광역시 동구', ['인천광역시 제물포구']],
  ['인천 서구', '인천광역시 서구', ['인천광역시 서해구', '인천광역시 검단구']],
])('the search for the old name %s finds the places that replaced it', (text, matchedName, expected) => {
  const places = search(text).slice(0, expected.length)
  expect(places.map(({ locationNames }) => locationNames.join(' '))).toEqual(expected)
  for (const place of places) expect(place).toMatchObject({ matchedName, isNearest: false })
})

test('the search for 광주광역시 finds a position in the city, and 광주 gives no duplicates', () => {
  const [found] = search('광주광역시')
  const there = found && resolvePlace(table, found)
  expect(there?.locationNames[1]).toMatch(/^(동구|서구|남구|북구|광산구)$/)
  expect(new Set(namesOf('광주')).size).toBe(namesOf('광주').length)
})

test('a match by a station name says so, and an approximate match is marked as such', () => {
  expect(search('홍대입구역')[0]).toMatchObject({ matchedName: '홍대입구역', isNearest: false })
  expect(search('서교동')[0]).toMatchObject({ matchedName: null, isNearest: false })
  expect(search('홍데')[0]).toMatchObject({ matchedName: '홍대', isNearest: true })
  expect(search('혜운대').every(({ isNearest }) => isNearest)).toBe(true)
})

test('every quarter lies in its district and is found by each of its names', () => {
  for (const [district, lines] of Object.entries(quarters)) {
    for (const line of lines.trim().split('\n')) {
      const [name = '', latitude, longitude, ...aliases] = line.trim().split(' ')
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      expect(resolvePlace(outlined, point)?.locationNames.join(' '), line).toBe(district)
      const today = resolvePlace(table, point)?.locationNames.join(' ')
      for (const text of [`${district} ${name}`, `${today} ${name}`, ...aliases])
        expect(namesOf(text), text).toContain(`${today} ${name}`)
    }
  }
})

test.each([
  ['종로', 'jongno'],
  ['신림동', 'sillimdong'],
  ['왕십리', 'wangsimni'],
  ['독립문', 'dongnimmun'],
  ['설악산', 'seoraksan'],
  ['선릉역', 'seolleungyeok'],
  ['삼죽면', 'samjukmyeon'],
  ['압구정', 'apgujeong'],
])('%s is romanized as %s', (hangul, latin) => {
  expect(romanized(hangul)).toBe(latin)
})
