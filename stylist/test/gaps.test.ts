import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { factsOfCloset, hoursOf, readLabels, weatherOf, wishOf } from '../scripts/labels.ts'
import { gapsOf as gapsIn } from '../src/choosing/gaps.ts'
import { finish } from '../src/choosing/steps.ts'
import { dayOf } from '../src/day/day.ts'
import { typicalWeather } from '../src/day/weather.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const gapsOf = (...given: Parameters<typeof gapsIn>) => finish(gapsIn(...given))
const labels = readLabels(fileURLToPath(new URL('closets', import.meta.url)))
const people = labels.closets.map((closet) => ({
  facts: factsOfCloset(closet),
  season: closet.cases.flatMap((one) =>
    Object.values(labels.days).map((row) =>
      dayOf(weatherOf(row), hoursOf(row), { ...wishOf(closet, one), sensitivity: closet.person.sensitivity }),
    ),
  ),
}))

const piece = (id: string, type: 'TOP' | 'BOTTOM' | 'SHOES', kind: string, name: string) =>
  readFacts({ id, name, type, attributes: [], correction: { kind } })

test('closet gaps are at most three, sorted by number of outfits, and never of a kind that is owned', () => {
  for (const { facts, season } of people) {
    const gaps = gapsOf(facts, season)
    expect(gaps.length).toBeLessThanOrEqual(3)
    expect(gaps.map(({ outfits }) => outfits)).toEqual(gaps.map(({ outfits }) => outfits).toSorted((a, b) => b - a))
    for (const { kind, type, label, outfits } of gaps) {
      expect(outfits).toBeGreaterThanOrEqual(4)
      expect(label).not.toBe('')
      expect(facts.some((f) => f.type === type && f.kind === kind && f.condition === 'fine')).toBe(false)
    }
    expect(gapsOf(facts, season)).toEqual(gaps)
  }
})

test('a closet of many tops without everyday trousers has a bottom as its first gap', () => {
  const tops = [
    ...(['흰 셔츠', '하늘색 셔츠', '남색 니트', '회색 니트', '베이지 가디건 니트', '검정 니트'] as const),
  ].map((name, at) => piece(`t${at}`, 'TOP', at < 2 ? 'shirt' : 'thinKnit', name))
  const legs = [piece('b0', 'BOTTOM', 'sportShorts', '운동 반바지')]
  const shoes = [piece('s0', 'SHOES', 'sneakers', '흰 운동화'), piece('s1', 'SHOES', 'loafers', '검정 로퍼')]
  const season = [12, 14, 16, 18].map((min) =>
    dayOf(typicalWeather({ min, max: min + 6 }), null, { occasion: min < 15 ? 'WORK' : 'CASUAL' }),
  )
  expect(gapsOf([...tops, ...legs, ...shoes], season)[0]?.type).toBe('BOTTOM')
})

test('an avoided material or kind is not offered as a gap', () => {
  const wools = people.map(({ facts, season }) => ({
    usual: gapsOf(facts, season).map(({ kind }) => kind),
    avoiding: gapsOf(facts, season, ['WOOL', 'SKIRT', 'LEATHER']).map(({ kind }) => kind),
  }))
  const gated = /woolCoat|woolSlacks|Skirt|dress|Dress|loafers|leather/i
  expect(wools.some(({ usual }) => usual.some((kind) => gated.test(kind)))).toBe(true)
  for (const { avoiding } of wools) for (const kind of avoiding) expect(kind).not.toMatch(gated)
})

test('no gaps are returned without days or for an empty closet', () => {
  expect(gapsOf(people[0]?.facts ?? [], [])).toEqual([])
  expect(gapsOf([], people[0]?.season ?? [])).toEqual([])
})

test('the gaps of the largest closet over a season take less than 300 ms of CPU time', () => {
  const { facts, season } = people.toSorted((a, b) => b.facts.length - a.facts.length)[0] ?? { facts: [], season: [] }
  gapsOf(facts, season)
  const before = process.cpuUsage()
  for (let round = 0; round < 3; round += 1) gapsOf(facts, season)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 3000).toBeLessThan(300)
})
