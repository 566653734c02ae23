import type { ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { day } from '../scripts/measures/days.ts'
import { packTrip, type TripSlot } from '../src/choosing/pack-trip.ts'
import { readFacts } from '../src/reading/read-facts.ts'

type Named = readonly (readonly [name: string, type: ClothesType])[]
const piecesOf = (named: Named) => named.map(([name, type]) => readFacts({ id: name, name, type, attributes: [] }))

const closet: Named = [
  ['카멜 울 코트', 'OUTER'],
  ['검정 숏패딩', 'OUTER'],
  ['네이비 울 코트', 'OUTER'],
  ['회색 울 니트', 'TOP'],
  ['아이보리 울 니트', 'TOP'],
  ['네이비 울 니트', 'TOP'],
  ['흰 셔츠', 'TOP'],
  ['검정 맨투맨', 'TOP'],
  ['청바지', 'BOTTOM'],
  ['검정 슬랙스', 'BOTTOM'],
  ['베이지 면바지', 'BOTTOM'],
  ['흰 운동화', 'SHOES'],
  ['검정 운동화', 'SHOES'],
  ['검정 첼시 부츠', 'SHOES'],
]
const slots: TripSlot[] = ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map((date, at) => ({
  date,
  day: day(5 + at, {}, { occasion: 'CASUAL' }),
}))

function pack(size: 'LIGHT' | 'USUAL' | 'ROOMY', named = closet, on = slots) {
  const outfits: (readonly string[])[] = on.map(() => [])
  for (const packed of packTrip(piecesOf(named), on, { size, seed: 'test' }))
    if (packed) outfits[packed.at] = packed.outfit.items.map(({ id }) => id)
  return outfits
}
const typeOf = (name: string) => closet.find(([each]) => each === name)?.[1]
const used = (outfits: readonly (readonly string[])[], type?: ClothesType) =>
  new Set(outfits.flat().filter((name) => !type || typeOf(name) === type)).size

test('a light bag reuses the outer garment, the shoes and the bottoms, and each top at most twice', () => {
  const light = pack('LIGHT')
  for (const outfit of light)
    for (const type of ['TOP', 'BOTTOM', 'SHOES'] as const)
      expect(outfit.some((name) => typeOf(name) === type)).toBe(true)
  expect(used(light, 'OUTER')).toBe(1)
  expect(used(light, 'SHOES')).toBe(1)
  expect(used(light, 'BOTTOM')).toBeLessThanOrEqual(2)
  expect(used(light, 'TOP')).toBeLessThanOrEqual(2)
  for (const name of new Set(light.flat().filter((each) => typeOf(each) === 'TOP')))
    expect(light.filter((outfit) => outfit.includes(name)).length).toBeLessThanOrEqual(2)
})

test('no outfit of a trip comes twice while the closet allows another', () => {
  for (const size of ['LIGHT', 'USUAL', 'ROOMY'] as const) {
    const outfits = pack(size).map((outfit) => outfit.toSorted().join())
    expect(new Set(outfits).size).toBe(4)
  }
})

test('a light bag still has a warm coat for each freezing day', () => {
  const on = slots.map((slot, at) => ({ ...slot, day: day(at === 0 ? 12 : -6, {}, { occasion: 'CASUAL' }) }))
  const outfits = pack('LIGHT', [...closet, ['베이지 트렌치코트', 'OUTER']], on)
  for (const outfit of outfits.slice(1)) expect(outfit.some((name) => /코트$|패딩$/.test(name))).toBe(true)
  expect(outfits.slice(1).flat()).not.toContain('베이지 트렌치코트')
})

test('a usual bag has a different top for each day, and a larger bag has no fewer pieces', () => {
  const [light, usual, roomy] = [pack('LIGHT'), pack('USUAL'), pack('ROOMY')]
  const tops = usual.map((outfit) => outfit.filter((name) => typeOf(name) === 'TOP').join())
  expect(new Set(tops).size).toBe(4)
  expect(used(light)).toBeLessThanOrEqual(used(usual))
  expect(used(usual)).toBeLessThanOrEqual(used(roomy))
})

test('a top is worn again when there are too few, and an empty closet gives empty outfits', () => {
  const few = pack(
    'USUAL',
    [closet[0], closet[3], closet[8], closet[11]].flatMap((each) => (each ? [each] : [])),
  )
  expect(few.every((outfit) => outfit.includes('회색 울 니트') && outfit.includes('청바지'))).toBe(true)
  expect(pack('LIGHT', [])).toEqual([[], [], [], []])
})

test('a formal occasion during the trip gets formal shoes, and the same seed packs the same outfits', () => {
  const formal = [...slots, { date: '2026-12-05', day: day(6, {}, { occasion: 'FORMAL' }) }]
  const outfits = pack('LIGHT', [...closet, ['검정 정장 재킷', 'OUTER'], ['검정 구두', 'SHOES']], formal)
  expect(outfits[4]).toContain('검정 구두')
  expect(pack('LIGHT')).toEqual(pack('LIGHT'))
})

test('on a trip whose days are all as cold, each day has socks and thermals', () => {
  const on = slots.map((slot) => ({
    ...slot,
    day: day(-2, { min: -6, max: 2 }, { occasion: 'TRAVEL', plans: ['WALKING'], sensitivity: 2 }),
  }))
  const winter: Named = [...closet, ['발열 내의', 'UNDERWEAR'], ['회색 양말', 'SOCKS'], ['검정 양말', 'SOCKS']]
  const outfits = pack('USUAL', winter, on)
  for (const outfit of outfits) {
    expect(outfit).toContain('발열 내의')
    expect(outfit.some((name) => name.endsWith('양말'))).toBe(true)
  }
  // Fresh socks come first.
  expect(new Set(outfits.flat().filter((name) => name.endsWith('양말'))).size).toBe(2)
})

test('torn socks that nobody packs do not keep others from being worn again', () => {
  const frost = slots.map((slot) => ({ ...slot, day: day(-2, { min: -6, max: 2 }, { occasion: 'TRAVEL' }) }))
  const winter: Named = [...closet, ['회색 양말', 'SOCKS'], ['구멍 난 검정 양말', 'SOCKS']]
  for (const outfit of pack('USUAL', winter, frost)) expect(outfit).toContain('회색 양말')
})
