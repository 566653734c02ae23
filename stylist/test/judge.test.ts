import type { ClothesType } from '@otday/contract'
import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { partOfDay } from '../../common/test/part-of-day.ts'
import { day, type Sort } from '../scripts/measures/days.ts'
import { picksOf } from '../scripts/measures/worn.ts'
import { dayOfCase, factsOfCloset, labelFolders, readLabels } from '../scripts/labels.ts'
import { completing } from '../src/choosing/complete.ts'
import { exchanging, leavingFor } from '../src/choosing/exchange.ts'
import { fraction } from '../src/choosing/fraction.ts'
import { judge, matchOf } from '../src/choosing/judge.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { finish } from '../src/choosing/steps.ts'
import { turnedWrong, weatherNow } from '../src/choosing/weather-change.ts'
import type { Day } from '../src/day/day.ts'
import { falseClaims } from './oracle/check.ts'
import { explain } from '../src/explaining/explain.ts'
import { hintsOf } from '../src/explaining/hints.ts'
import { cloOf } from '../src/explaining/scene.ts'
import type { Facts } from '../src/reading/facts.ts'
import { factsOf, type Names } from './support/dress.ts'

const alternatives = (...given: Parameters<typeof exchanging>) => finish(exchanging(...given))

const sets = labelFolders.map(readLabels)
const people = sets.flatMap((set) =>
  set.closets.map((closet) => ({
    facts: factsOfCloset(closet),
    cases: closet.cases.map((one) => ({ one, day: dayOfCase(set, closet, one) })),
    picks: (at: number, count: number) => {
      const one = closet.cases[at]
      return one ? picksOf(set, closet, one, { count, facts: factsOfCloset(closet) }) : []
    },
  })),
)
const slots: readonly ClothesType[] = ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'HAT', 'ACCESSORY', 'ETC']

/**
 * A random person, case and outfit. They are drawn as numbers alone, which stand for positions in lists, so that a
 * counterexample is easy to read.
 */
const anyWorn = fc.record({
  who: fc.nat(people.length - 1),
  at: fc.nat(9),
  numbers: fc.array(fc.nat(60), { minLength: 1, maxLength: 20 }),
})

function wearing({ who, at, numbers }: { who: number; at: number; numbers: readonly number[] }) {
  const { facts, cases } = people[who] ?? { facts: [], cases: [] }
  const worn = [...new Set(numbers.flatMap((number) => facts[number % facts.length] ?? []))]
  return { facts, day: cases[at % cases.length]?.day ?? day(15), worn }
}
const idsOf = (pieces: readonly Facts[]) => pieces.map(({ id }) => id).toSorted()

/** Judges an outfit of the named pieces on a day. */
function judged(names: Names, on: Day, closet: Names = {}) {
  const worn = factsOf(names)
  const outfit = judge(worn, on, { closet: [...worn, ...factsOf(closet)] })
  return { ...outfit, hints: hintsOf(outfit, on) }
}
const barefoot: Names = { TOP: '흰 셔츠', BOTTOM: '검정 슬랙스', SOCKS: '검정 양말' }
const neat: Names = { ...barefoot, SHOES: '검정 로퍼' }
const rainy: Sort = { type: 'RAIN', mm: 2, pop: 90 }

test('judging a recommended outfit gives the same warmth and no more harm than recommending it', () => {
  for (const { facts, cases, picks } of partOfDay(people, inject('draws')))
    for (const [at] of cases.entries())
      for (const { outfit, day: on } of picks(at, 2)) {
        const mine = judge(outfit.items, on, { closet: facts })
        expect(mine.warmth).toEqual(outfit.warmth)
        expect(mine.missing).toEqual(outfit.missing)
        expect(mine.harm).toBeLessThanOrEqual(outfit.harm + 1e-9)
        expect(mine.weather).toBeCloseTo(outfit.weather, 9)
      }
})

test('most recommendations get 70 to 98 points, and most random outfits get less than 60', () => {
  const [good, random]: [number[], number[]] = [[], []]
  for (const { facts, cases, picks } of people)
    for (const [at, { day: on }] of cases.entries()) {
      good.push(...picks(at, 1).map(({ outfit }) => judge(outfit.items, on, { closet: facts }).match))
      const drawn = (['TOP', 'BOTTOM', 'OUTER', 'SHOES'] as const).flatMap((type) => {
        const all = facts.filter((f) => f.type === type)
        return all[Math.floor(fraction('drawn', type, at) * all.length)] ?? []
      })
      random.push(judge(drawn, on, { closet: facts }).match)
    }
  const share = (list: readonly number[], test: (match: number) => boolean) => list.filter(test).length / list.length
  expect(share(good, (match) => match >= 70 && match <= 98)).toBeGreaterThan(0.85)
  expect(share(random, (match) => match < 60)).toBeGreaterThan(0.9)
})

test('every outfit gets 0 to 100 points, at most three hints and no false sentence', () => {
  fc.assert(
    fc.property(anyWorn, (drawn) => {
      const { facts, day: on, worn } = wearing(drawn)
      const outfit = judge(worn, on, { closet: facts })
      expect(idsOf(outfit.items)).toEqual(idsOf(worn))
      expect(outfit.match).toBeGreaterThanOrEqual(0)
      expect(outfit.match).toBeLessThanOrEqual(100)
      expect(outfit.warmth.all).toBeCloseTo(cloOf(worn), 9)
      const { sentences } = explain(outfit, on, facts)
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.flatMap((sentence) => falseClaims(outfit, on, sentence, facts))).toEqual([])
      const hints = hintsOf(outfit, on)
      expect(hints.length).toBeLessThanOrEqual(3)
      expect(new Set(hints).size).toBe(hints.length)
      const has = (type: ClothesType) => worn.some((f) => f.type === type)
      for (const [type, hint] of [
        ['TOP', '상의를 아직'],
        ['SHOES', '신발을 아직'],
      ] as const)
        if (hints.join().includes(hint)) expect(has(type) || (type === 'TOP' && has('DRESS'))).toBe(false)
      if (hints.some((hint) => hint.includes('비가 와요'))) expect(on.rain.hours.length).toBeGreaterThan(0)
      if (hints.some((hint) => hint.includes('춥게'))) expect(outfit.warmth.all).toBeLessThan(outfit.warmth.least)
    }),
    { numRuns: 60 * inject('draws') },
  )
})

test('the sentences on mesh safety shoes in rain name the shoes and are true', () => {
  const worn = factsOf({ TOP: '검정 티셔츠', BOTTOM: '청바지', SHOES: '메쉬 안전화' })
  const on = day(21, rainy, { occasion: 'WORK' })
  const outfit = judge(worn, on, { closet: worn })
  const { sentences } = explain(outfit, on, worn)
  expect(sentences.map(({ reason }) => reason).join()).toContain('메쉬 안전화')
  expect(sentences.flatMap((sentence) => falseClaims(outfit, on, sentence, worn))).toEqual([])
})

test('two dresses, socks alone and twenty hats are judged, with a hint that they are odd', () => {
  const hats = Array.from({ length: 20 }, (_, at) => `볼캡 ${at}호`).join('|')
  expect(judged({ DRESS: '검정 원피스|흰 원피스', SHOES: '로퍼' }, day(20)).hints).toContain(
    '원피스를 2벌 골랐어요. 1벌이면 충분해요.',
  )
  expect(judged({ SOCKS: '검정 양말' }, day(20)).hints).toEqual([
    '상의를 아직 안 골랐어요.',
    '하의를 아직 안 골랐어요.',
    '신발을 아직 안 골랐어요.',
  ])
  const hatted = judged({ ...neat, HAT: hats }, day(20))
  expect(hatted.hints).toContain('모자를 20개 골랐어요. 1개면 충분해요.')
  expect(hatted.match).toBeLessThan(10)
  expect(judged({ ...neat, HAT: '볼캡' }, day(20)).match).toBeGreaterThan(hatted.match)
})

test('hints name what is wrong with an outfit for the day, and a fitting outfit gets no hint', () => {
  const work = { occasion: 'WORK' } as const
  expect(judged(neat, day(21, {}, work)).hints).toEqual([])
  expect(judged(barefoot, day(21, {}, work)).hints).toEqual(['신발을 아직 안 골랐어요.'])
  expect(judged(neat, day(3, {}, work)).hints[0]).toMatch(/° (?:넘게 )?춥게 느낄 수 있어요\.$/)
  expect(judged({ ...neat, TOP: '기모 후드티' }, day(31)).hints[0]).toMatch(/° (?:넘게 )?덥게 느낄 수 있어요\.$/)
  const wet = judged({ ...neat, SHOES: '스웨이드 로퍼' }, day(21, rainy, work))
  expect(wet.hints).toContain('비가 와요. 젖어도 되는 신발이 좋아요.')
  expect(judged({ ...neat, ETC: '장우산' }, day(21, rainy, work)).hints).not.toContain(
    '비가 와요. 우산을 챙기면 좋아요.',
  )
  expect(judged({ ...neat, BOTTOM: '반바지' }, day(24, {}, { occasion: 'FORMAL' })).hints.join()).toContain(
    '격식 있는 자리에는 반바지가 조금 어색해요.',
  )
  expect(judged({ DRESS: '검정 원피스', BOTTOM: '청바지', SHOES: '로퍼' }, day(20)).hints).toContain(
    '원피스에 하의를 같이 골랐어요.',
  )
})

test('a type that is owned but not chosen is reported as absent, not as missing from the closet', () => {
  const socks = judged({ SOCKS: '검정 양말' }, day(15), { TOP: '셔츠', BOTTOM: '청바지' })
  expect([socks.absent, socks.missing]).toEqual([['TOP', 'BOTTOM', 'SHOES'], ['SHOES']])
})

test('wearing an avoided material lowers the points', () => {
  const worn = factsOf({ ...neat, OUTER: '울 코트' })
  const points = (avoided: readonly 'WOOL'[]) => judge(worn, day(8), { closet: worn, avoided }).match
  expect(points(['WOOL'])).toBeLessThan(points([]))
})

test('alternatives are all pieces of the slot that are not worn, sorted by match', () => {
  fc.assert(
    fc.property(anyWorn, fc.constantFrom(...slots), fc.nat(9), (drawn, slot, number) => {
      const { facts, day: on, worn } = wearing(drawn)
      const inSlot = worn.filter(({ type }) => type === slot)
      const replaces = number % 2 === 0 ? inSlot[number % Math.max(1, inSlot.length)]?.id : undefined
      const found = alternatives(worn, { slot, replaces }, on, { closet: facts })
      const others = facts.filter((f) => f.type === slot && !worn.includes(f))
      expect(idsOf(found.map(({ piece }) => piece))).toEqual(idsOf(others))
      const matches = found.map(({ outfit }) => outfit.match)
      expect(matches).toEqual(matches.toSorted((a, b) => b - a))
      for (const { piece, outfit, removes } of found.slice(0, 5)) {
        const next = [...worn.filter(({ id }) => !removes.includes(id)), piece]
        expect(judge(next, on, { closet: facts }).harm).toBeCloseTo(outfit.harm, 9)
        if (replaces) expect(removes).toContain(replaces)
      }
    }),
    { numRuns: 30 * inject('draws') },
  )
})

test('the recommended top ranks in the best quarter of its alternatives in most cases', () => {
  const ranks: number[] = []
  for (const { facts, cases } of people)
    for (const { day: on } of cases) {
      const { items } = recommend(facts, on, { seed: 'rank' })
      const top = items.find(({ type }) => type === 'TOP')
      if (!top) continue
      const worn = items.filter((f) => f !== top)
      const found = alternatives(worn, { slot: 'TOP' }, on, { closet: facts })
      ranks.push(found.findIndex(({ piece }) => piece === top) / found.length)
    }
  expect(ranks.filter((rank) => rank < 0.25).length / ranks.length).toBeGreaterThan(0.85)
})

test('a dress replaces top and bottom, a top replaces a dress, and a full slot loses its first piece', () => {
  const leaving = (names: Names, slot: ClothesType, replaces?: string) =>
    leavingFor(factsOf(names), { slot, replaces }).map(({ name }) => name)
  expect(leaving(neat, 'DRESS')).toEqual(['흰 셔츠', '검정 슬랙스'])
  expect(leaving(neat, 'DRESS', 'TOP 흰 셔츠')).toEqual(['흰 셔츠', '검정 슬랙스'])
  expect(leaving({ DRESS: '검정 원피스', OUTER: '코트' }, 'TOP')).toEqual(['검정 원피스'])
  expect(leaving(neat, 'SHOES')).toEqual(['검정 로퍼'])
  expect(leaving(neat, 'TOP')).toEqual([])
  expect(leaving({ TOP: '셔츠|니트' }, 'TOP')).toEqual(['셔츠'])
  expect(leaving({ TOP: '셔츠|니트|가디건' }, 'TOP', 'TOP 니트')).toEqual(['니트'])
  expect(leaving({ ACCESSORY: '시계|반지' }, 'ACCESSORY')).toEqual(['시계'])
  expect(leaving({ ETC: '우산|손난로|열쇠' }, 'ETC')).toEqual([])
  expect(leaving(neat, 'TOP', 'nobody')).toEqual([])
})

test('each alternative states its effect on rain protection and occasion', () => {
  const closet = factsOf({ ...neat, SHOES: '검정 로퍼|장화|스웨이드 로퍼|슬리퍼' })
  const worn = closet.filter(({ name }) => !['장화', '스웨이드 로퍼', '슬리퍼'].includes(name))
  const found = alternatives(worn, { slot: 'SHOES', replaces: 'SHOES 검정 로퍼' }, day(20, {}, { occasion: 'WORK' }), {
    closet,
  })
  const of = (name: string) => found.find(({ piece }) => piece.name === name)
  expect([of('장화')?.rain, of('스웨이드 로퍼')?.rain]).toEqual(['RESISTS', 'SUFFERS'])
  expect(of('슬리퍼')?.occasion).toBe('WORSE')
  expect(found.at(-1)?.piece.name).not.toBe('스웨이드 로퍼')
})

test('completing an outfit keeps every given piece and stays within twenty pieces', () => {
  fc.assert(
    fc.property(anyWorn, (drawn) => {
      const { facts, day: on, worn } = wearing(drawn)
      const filled = finish(completing(facts, worn, on, { seed: 'fill', most: 20 }))
      expect(worn.every((f) => filled.includes(f))).toBe(true)
      expect(new Set(filled).size).toBe(filled.length)
      expect(filled.length).toBeLessThanOrEqual(20)
    }),
    { numRuns: 12 * inject('draws') },
  )
})

test('completing a single top adds a bottom or a dress, and shoes', () => {
  for (const { facts, cases } of people.slice(0, 12)) {
    const [first] = cases
    const top = facts.find((f) => f.type === 'TOP')
    if (!first || !top) continue
    const filled = finish(completing(facts, [top], first.day, { seed: 'fill', most: 20 }))
    const has = (type: ClothesType) => filled.some((f) => f.type === type)
    expect(has('DRESS') || has('BOTTOM')).toBe(true)
    expect(has('SHOES')).toBe(true)
  }
})

test('a fixed bottom and a locked scarf count toward the warmth of the outfit', () => {
  const facts = factsOf({ TOP: '교복 셔츠', BOTTOM: '교복 바지', SHOES: '운동화', SCARF: '울 머플러' })
  const outfit = recommend(facts, day(12), {
    seed: 'fixed',
    fixed: ['TOP 교복 셔츠', 'BOTTOM 교복 바지'],
    locked: ['SCARF 울 머플러'],
  })
  expect(outfit.items).toHaveLength(4)
  expect(outfit.warmth.all).toBeCloseTo(cloOf(outfit.items), 9)
})

test('an outfit turns wrong when the weather changes, and the kind of change is named', () => {
  const turned = (names: Names, before: Day, now: Day) => turnedWrong(judged(names, now), now, weatherNow(before))
  const light: Names = { TOP: '반팔 티셔츠', BOTTOM: '반바지', SHOES: '샌들' }
  expect(turned(light, day(29), day(29))).toBeNull()
  expect(turned(light, day(29), day(4))).toBe('COLDER')
  expect(turned(light, day(4), day(4))).toBeNull()
  const padded: Names = { TOP: '기모 맨투맨', BOTTOM: '기모 바지', OUTER: '롱패딩', SHOES: '어그 부츠' }
  expect(turned(padded, day(-8), day(24))).toBe('WARMER')
  const suede: Names = { ...neat, SHOES: '스웨이드 로퍼' }
  expect(turned(suede, day(20), day(20, { type: 'RAIN', mm: 12, pop: 90 }))).toBe('RAIN')
  expect(turned({ ...padded, SHOES: '캔버스 스니커즈' }, day(-3), day(-3, { type: 'SNOW', mm: 6, pop: 90 }))).toBe(
    'SNOW',
  )
})

test('the match points of an outfit fall from 100 to 27 as its harm grows', () => {
  const points = [0, 1, 3, 6, 12, 50].map(matchOf)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect([points[0], points.at(-1)]).toEqual([100, 27])
})
