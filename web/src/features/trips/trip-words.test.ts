import type { PackedItem, Trip, TripOutfit } from '@otday/contract'
import { expect, test } from 'vitest'
import {
  airText,
  daysText,
  forecastText,
  groupsOf,
  lengthText,
  needsOf,
  shortPlace,
  spreadOver,
  warningText,
} from './trip-words.ts'

test('the place, length and days of a trip are shown in words', () => {
  expect(shortPlace(['부산광역시', '해운대구', '우동'])).toBe('부산')
  expect(shortPlace(['강원특별자치도', '강릉시', '초당동'])).toBe('강릉')
  expect(shortPlace(['제주특별자치도', '서귀포시'])).toBe('서귀포')
  expect(shortPlace(['세종특별자치시'])).toBe('세종')
  expect(shortPlace(['전남광주통합특별시', '목포시'])).toBe('목포')
  expect(shortPlace(['전남광주통합특별시', '서구', '치평동'])).toBe('전남광주 서구')
  expect(lengthText({ startsOn: '2026-12-04', endsOn: '2026-12-06' })).toBe('2박 3일')
  expect(lengthText({ startsOn: '2026-12-04', endsOn: '2026-12-04' })).toBe('당일치기')
  expect(daysText({ startsOn: '2026-12-04', endsOn: '2026-12-06' })).toBe('12월 4일 금요일 – 6일 일요일')
  expect(daysText({ startsOn: '2026-12-31', endsOn: '2027-01-01' })).toBe('12월 31일 목요일 – 1월 1일 금요일')
})

type Days = Pick<Trip, 'days'>
const day = (date: string, kind: Trip['days'][number]['kind'], min: number, max: number) =>
  ({ date, kind, weatherId: null, weather: { min, max } }) as Trip['days'][number]

test('a trip shows its temperature range and from when the forecast replaces the average', () => {
  const days: Days = { days: [day('2026-12-04', 'KNOWN', -2, 6), day('2026-12-05', 'TYPICAL', 3, 11)] }
  expect(airText(days)).toBe('평년 \u22122°–11°')
  expect(forecastText(days)).toContain('12월 1일부터 예보로 바뀌어요.')
  const known: Days = { days: [day('2026-12-04', 'KNOWN', 1, 6)] }
  expect(airText(known)).toBe('1°–6°')
  expect(forecastText(known)).toBeNull()
  expect(airText({ days: [] })).toBeNull()
})

test('the warning names the outfits that the forecast makes too cold or too hot', () => {
  const outfit = (date: string, verdict: TripOutfit['verdict']) => ({ date, verdict }) as TripOutfit
  expect(warningText([outfit('2026-12-04', 'GOOD'), outfit('2026-12-05', null)])).toBeNull()
  expect(warningText([outfit('2026-12-04', 'COLD'), outfit('2026-12-05', 'HOT')])).toBe(
    '12월 4일 옷차림 외 1개가 조금 추울 수 있어요.',
  )
})

test('the first occasion applies to every day, each other occasion to one day', () => {
  const days = spreadOver(['2026-12-04', '2026-12-05', '2026-12-06'], ['CASUAL', 'DATE'])
  expect([...days.values()]).toEqual([['CASUAL'], ['CASUAL', 'DATE'], ['CASUAL']])
  expect([...spreadOver(['2026-12-04'], []).values()]).toEqual([['TRAVEL']])
  expect([...spreadOver(['2026-12-04'], ['WORK', 'DATE']).values()]).toEqual([['WORK', 'DATE']])
})

test('the packing list puts tops before small items, and the piece of most outfits first', () => {
  const piece = (name: string, type: string, outfits: number) => ({ item: { name, type }, outfits }) as PackedItem
  const groups = groupsOf([piece('비니', 'HAT', 1), piece('니트', 'TOP', 1), piece('셔츠', 'TOP', 2)])
  expect(groups.map(({ label, items }) => [label, items.map(({ item }) => item.name)])).toEqual([
    ['상의', ['셔츠', '니트']],
    ['소품', ['비니']],
  ])
})

test('socks, underwear and an umbrella are listed unless pieces of that kind are packed', () => {
  const packed = (type: PackedItem['item']['type'], kind: string) =>
    ({ item: { type, appearance: { kind, colors: [] } } }) as unknown as PackedItem
  const bare = { startsOn: '2026-12-04', endsOn: '2026-12-06', packing: [], packedNeeds: [], rain: 60 }
  const listed = (over: Partial<Parameters<typeof needsOf>[0]>) =>
    needsOf({ ...bare, ...over }).map(({ label, amount, isPacked }) => `${label} ${amount}${isPacked ? '✓' : ''}`)
  expect(listed({})).toEqual(['양말 3켤레', '속옷 3벌', '우산 '])
  expect(listed({ packedNeeds: ['UNDERWEAR'] })).toEqual(['양말 3켤레', '속옷 3벌✓', '우산 '])
  expect(listed({ packing: [packed('SOCKS', 'socks'), packed('ETC', 'umbrella')] })).toEqual(['양말 2켤레', '속옷 3벌'])
  const worn = [packed('UNDERWEAR', 'thermal-top'), packed('UNDERWEAR', 'briefs')]
  expect(listed({ packing: worn, rain: null })).toEqual(['양말 3켤레', '속옷 2벌'])
  expect(listed({ endsOn: bare.startsOn, rain: null })).toEqual([])
  expect(listed({ endsOn: bare.startsOn, rain: 10, packedNeeds: ['UMBRELLA', 'SOCKS'] })).toEqual(['우산 ✓'])
})
