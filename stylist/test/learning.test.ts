import { fileURLToPath } from 'node:url'
import { clothesTypeLabels, occasionLabels } from '@otday/contract'
import { expect, test } from 'vitest'
import { dressedWrongly, warmthCurve } from '../scripts/learning-curves.ts'
import { dayOfCase, factsOfCloset, readLabels } from '../scripts/labels.ts'
import { fraction } from '../src/choosing/fraction.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { learnFrom, type Sign, warmthOf } from '../src/learning/index.ts'
import { pairsOf } from '../src/learning/features.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const labels = readLabels(fileURLToPath(new URL('closets', import.meta.url)))

const spoken = { types: clothesTypeLabels, occasions: occasionLabels }

const shirt = readFacts({ id: 'a', type: 'TOP', name: '검정 셔츠', attributes: [] })
const jeans = readFacts({ id: 'b', type: 'BOTTOM', name: '청바지', attributes: [] })
const slacks = readFacts({ id: 'c', type: 'BOTTOM', name: '베이지 슬랙스', attributes: [] })
const knit = readFacts({ id: 'd', type: 'TOP', name: '흰색 니트', attributes: [] })
const otherShirt = readFacts({ id: 'e', type: 'TOP', name: '검정 셔츠 새로 산', attributes: [] })

const sign = (kind: Sign['kind'], items: Sign['items'], more: Partial<Sign> = {}): Sign => ({
  kind,
  items,
  occasion: 'CASUAL',
  daysAgo: 0,
  ...more,
})

test('without likes, dislikes, wears, pins or re-rolls the stylist learns nothing', () => {
  const taste = learnFrom([])
  expect(taste.pieceOf(shirt)).toBe(0)
  expect(taste.offset).toBe(0)
  expect(taste.pairs).toEqual({})
  expect(taste.learned(spoken)).toEqual([])
})

test('likes raise the score of a piece and of similar pieces, fade over the days and stay within bounds', () => {
  const now = learnFrom([sign('like', [shirt, jeans]), sign('like', [shirt, slacks]), sign('dislike', [knit, jeans])])
  const then = learnFrom([0, 1, 2].map(() => sign('like', [shirt, jeans], { daysAgo: 600 })))
  expect(now.pieceOf(shirt)).toBeGreaterThan(0.2)
  expect(now.pieceOf(otherShirt)).toBeGreaterThan(0.05)
  expect(now.pieceOf(knit)).toBeLessThan(-0.1)
  expect(Math.abs(then.pieceOf(shirt))).toBeLessThan(now.pieceOf(shirt))
  const many = learnFrom(Array.from({ length: 500 }, () => sign('like', [shirt, jeans])))
  expect(many.pieceOf(shirt)).toBeLessThanOrEqual(1)
  expect(Math.max(...Object.values(many.pairs))).toBeLessThanOrEqual(1)
})

test('a dislike lowers the warmth offset, the pair or the pieces at an occasion, depending on its reason', () => {
  const cold = learnFrom([sign('dislike', [shirt, jeans], { reason: 'COLD' })])
  expect(cold.offset).toBeLessThan(-0.1)
  expect(cold.pieceOf(shirt)).toBe(0)
  const pair = learnFrom([sign('dislike', [shirt, jeans], { reason: 'COMBINATION' })])
  expect(pair.pairs['a b']).toBeLessThan(-0.2)
  expect(Math.abs(pair.pieceOf(shirt))).toBeLessThan(0.5 * Math.abs(pair.pairs['a b'] ?? 0))
  expect(pair.learned(spoken).map(({ text }) => text)).toContain('검정 셔츠 + 청바지 조합은 빼고 있어요')
  const place = learnFrom([sign('dislike', [shirt, jeans], { reason: 'OCCASION', occasion: 'WORK' })])
  expect(place.pieceOf(shirt)).toBe(0)
  expect(place.pieceOf(shirt, 'WORK')).toBeLessThan(-0.2)
})

test('a like changes the score of a piece more than a wear, a wear more than a pin, a pin more than a re-roll', () => {
  const by = (kind: Sign['kind']) => Math.abs(learnFrom([sign(kind, [shirt, jeans])]).pieceOf(shirt))
  expect(by('like')).toBeGreaterThan(by('worn'))
  expect(by('worn')).toBeGreaterThan(by('pin'))
  expect(by('pin')).toBeGreaterThan(by('reroll'))
  expect(by('reroll')).toBeGreaterThan(0)
})

test('the order of likes and dislikes changes no scores; at most twelve lessons are listed, strongest first', () => {
  const signs = labels.closets.slice(0, 2).flatMap((closet) => {
    const facts = factsOfCloset(closet)
    return closet.cases.flatMap((one, at) => {
      const { items } = recommend(facts, dayOfCase(labels, closet, one), { seed: 'x' })
      return [0, 1].map((n) => sign(at % 3 === 0 ? 'dislike' : 'like', items, { daysAgo: 3 * at + n }))
    })
  })
  const [taste, turned] = [learnFrom(signs), learnFrom(signs.toReversed())]
  for (const f of signs.flatMap(({ items }) => items)) expect(turned.pieceOf(f)).toBeCloseTo(taste.pieceOf(f), 3)
  expect(taste.learned(spoken).length).toBeGreaterThan(3)
  expect(taste.learned(spoken).length).toBeLessThanOrEqual(12)
  const weights = taste.learned(spoken).map(({ weight }) => Math.abs(weight))
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('the learned warmth offset stays within four degrees and fades to nearly 0', () => {
  const cold = Array.from({ length: 40 }, (_, at) => ({ daysAgo: at, says: 'COLD' as const }))
  expect(warmthOf(cold)).toBeGreaterThanOrEqual(-4)
  expect(warmthOf(cold)).toBeLessThan(-2)
  expect(Math.abs(warmthOf(cold.map(({ says, daysAgo }) => ({ says, daysAgo: daysAgo + 1000 }))))).toBeLessThan(0.1)
  expect(warmthOf([{ daysAgo: 1, says: 'NOTHING' }])).toBe(0)
})

test('ten answers halve the error in the learned warmth, and ten more nearly halve it after the person’s need changed', () => {
  for (const channel of ['votes', 'both'] as const) {
    const errors = warmthCurve(channel)
    expect(errors[10]).toBeLessThanOrEqual(0.5 * (errors[0] ?? 0))
    expect(errors[20]).toBeLessThanOrEqual(0.55 * (errors[11] ?? 0))
  }
})

test('extreme likes and dislikes never lead to an outfit that is wrong for the weather', () => {
  for (const closet of labels.closets) {
    const facts = factsOfCloset(closet)
    const extreme = (...words: string[]) => (fraction(closet.person.id, ...words) < 0.5 ? -1 : 1)
    const likes = Object.fromEntries(facts.map(({ id }) => [id, extreme(id)]))
    const pairLikes = Object.fromEntries(pairsOf(facts).map((pair) => [pair, extreme(pair)]))
    for (const one of closet.cases) {
      const day = dayOfCase(labels, closet, one)
      const without = recommend(facts, day, { seed: one.id })
      const outfit = recommend(facts, day, { seed: one.id, likes, pairLikes })
      expect(
        dressedWrongly(outfit, without, day),
        `${one.id}: ${outfit.items.map(({ name }) => name).join(', ')}`,
      ).toBe(false)
    }
  }
})
