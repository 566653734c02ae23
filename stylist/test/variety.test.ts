import { expect, test } from 'vitest'
import { type Draws, type Outfit, recommend, recommending } from '../src/choosing/recommend.ts'
import { finish } from '../src/choosing/steps.ts'
import type { Day } from '../src/day/day.ts'
import { explain } from '../src/explaining/explain.ts'
import { reasonOf } from '../src/explaining/claims.ts'
import { day } from '../scripts/measures/days.ts'
import type { Facts } from '../src/reading/facts.ts'
import { factsOf as namedFacts, type Names } from './support/dress.ts'

/** Returns facts with ids without blanks, since keys of outfits are ids separated by blanks. */
const factsOf = (names: Names) => namedFacts(names).map((f) => ({ ...f, id: f.id.replaceAll(' ', '-') }))

/** Returns the outfits of twenty presses of 다른 옷. */
function rolls(facts: readonly Facts[], on: Day): readonly Outfit[] {
  const outfits: Outfit[] = []
  for (let roll = 0; roll < 20; roll++)
    outfits.push(recommend(facts, on, { seed: 'variety', shown: outfits.map(({ key }) => key) }))
  return outfits
}

const namesOf = (outfits: readonly Outfit[], type: Facts['type']) =>
  new Set(outfits.flatMap(({ items }) => items.filter((f) => f.type === type).map(({ name }) => name)))

const office: Names = {
  TOP: '흰 셔츠|하늘색 셔츠|네이비 니트|회색 니트|스트라이프 셔츠',
  BOTTOM: '검정 슬랙스|회색 슬랙스|베이지 치노 팬츠|청바지',
  OUTER: '네이비 블레이저|베이지 트렌치코트',
  SHOES: '검정 로퍼|갈색 더비슈즈|흰 가죽 스니커즈',
  BAG: '검정 토트백|갈색 브리프케이스|네이비 숄더백',
  SOCKS: '검정 양말|검정 스타킹',
}
const weekend: Names = {
  TOP: '흰 반팔티|검정 반팔티|줄무늬 반팔티|린넨 셔츠',
  BOTTOM: '청바지|베이지 반바지|검정 면바지',
  SHOES: '흰 스니커즈|캔버스화|검정 가죽 스니커즈',
  BAG: '검정 크로스백|에코백|베이지 숄더백',
}

test.each<[string, Names, Day]>([
  ['at work', office, day(14, {}, { occasion: 'WORK', answers: { work: 'NEAT' } })],
  ['at leisure', weekend, day(25)],
])('three pairs of shoes and three bags that suit are each seen in twenty re-rolls %s', (_, names, on) => {
  const outfits = rolls(factsOf(names), on)
  expect([...namesOf(outfits, 'SHOES')].sort()).toEqual((names.SHOES ?? '').split('|').sort())
  expect([...namesOf(outfits, 'BAG')].sort()).toEqual((names.BAG ?? '').split('|').sort())
})

test('twenty re-rolls vary outer garments and tops, and some have a dress', () => {
  const facts = factsOf({ ...office, DRESS: '네이비 원피스|검정 니트 원피스' })
  const outfits = rolls(facts, day(12, {}, { occasion: 'WORK', answers: { work: 'NEAT' } }))
  expect(namesOf(outfits, 'OUTER').size).toBe(2)
  expect(namesOf(outfits, 'DRESS').size).toBeGreaterThan(0)
  expect(namesOf(outfits, 'TOP').size).toBeGreaterThanOrEqual(4)
})

test.each<[string, Names, Day]>([
  ['at work', office, day(14, {}, { occasion: 'WORK', answers: { work: 'NEAT' } })],
  ['in the rain', weekend, day(18, { type: 'RAIN', mm: 6, pop: 90 })],
])('re-rolls %s are the same from what was drawn before and from nothing', (_, names, on) => {
  const facts = factsOf(names)
  const draws: Draws = {}
  const shown: string[] = []
  for (const outfit of rolls(facts, on)) {
    expect(finish(recommending(facts, on, { seed: 'variety', shown: [...shown] }, draws))).toEqual(outfit)
    shown.push(outfit.key)
  }
})

test('the explanation of a re-rolled outfit names each new piece and none that stayed', () => {
  const facts = factsOf(office)
  const on = day(14, {}, { occasion: 'WORK', answers: { work: 'NEAT' } })
  const changed = rolls(facts, on)
    .slice(1)
    .filter((outfit) => !outfit.exhausted && !outfit.widened && outfit.changed.length > 0)
  expect(changed.length).toBeGreaterThan(10)
  for (const outfit of changed) {
    const said = explain(outfit, on, facts).sentences.find(({ kind }) => kind === 'VARIETY')
    const named = said?.claims.flatMap((claim) => (claim.is === 'new' ? [claim.id] : [])) ?? []
    expect(named.toSorted(), said && reasonOf(said)).toEqual(outfit.changed.map(({ to }) => to.id).toSorted())
  }
})

/** Temperatures (°C) of the days of a spring month, with rain on every sixth day. */
const april = Array.from({ length: 28 }, (_, at) => ({
  degrees: 9 + ((at * 7) % 13),
  rain: at % 6 === 5 ? ({ type: 'RAIN', mm: 4, pop: 80 } as const) : {},
  occasion: (['WORK', 'WORK', 'CASUAL', 'DATE'] as const)[at % 4] ?? 'CASUAL',
}))

test('a month of daily use wears four in five of the pieces that suit its days', () => {
  const facts = factsOf({
    ...office,
    TOP: `${office.TOP}|검정 맨투맨|회색 후드티|아이보리 블라우스|흰 긴팔티`,
    OUTER: `${office.OUTER}|청자켓|회색 가디건`,
    SHOES: `${office.SHOES}|레인부츠`,
    DRESS: '네이비 원피스|플라워 원피스',
    ETC: '검정 우산',
  })
  const lastWorn = new Map<string, number>()
  const fitting = new Set<string>()
  april.forEach(({ degrees, rain, occasion }, at) => {
    const on = day(degrees, { min: degrees - 4, max: degrees + 4, ...rain }, { occasion, date: '2027-04-10' })
    const wornDaysAgo = Object.fromEntries([...lastWorn].map(([id, when]) => [id, at - when]))
    const { items } = recommend(facts, on, { seed: `april ${at}`, wornDaysAgo })
    for (const { id } of items) lastWorn.set(id, at)
    // Pieces count as wearable if one of twenty re-rolls on that day shows them in an outfit that suits the weather
    // well.
    for (const outfit of rolls(facts, on))
      if (!outfit.widened && !outfit.exhausted) for (const f of outfit.items) fitting.add(f.id)
  })
  const unseen = [...fitting].filter((id) => !lastWorn.has(id))
  expect(1 - unseen.length / fitting.size, unseen.join(', ')).toBeGreaterThanOrEqual(0.8)
})
