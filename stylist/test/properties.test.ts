import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { explanationFaults } from '../scripts/soundness.ts'
import { analyse, contextOf, explain, type Item, recommend } from '../src/index.ts'
import { classes, names } from './names.data.ts'

const named = Object.entries(names).flatMap(([key, list]) => {
  const type = classes[key]?.type
  return type ? list.split('|').map((name) => ({ type, name })) : []
})

const value = fc.oneof(
  fc.constantFrom('얇음', '두꺼움', '여름', '겨울', 'S/S', '블랙', '울', '포멀', 'O', ''),
  fc.string(),
)
const attribute = fc.record({
  definitionName: fc.oneof(fc.constantFrom('두께', '계절', '색상', '소재', '스타일', '방수'), fc.string()),
  value,
})
const anyItem = fc.record({
  piece: fc.constantFrom(...named),
  name: fc.option(fc.string({ unit: 'grapheme' }), { freq: 9 }),
  attributes: fc.array(attribute, { maxLength: 4 }),
})

const closet = (maxLength: number) =>
  fc.array(anyItem, { maxLength }).map((items) =>
    items.map(({ piece, name, attributes }, i): Item => {
      return { id: `i${i}`, type: piece.type, name: name ?? piece.name, attributes }
    }),
  )

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 })
const degrees = fc.double({ min: -30, max: 45, noNaN: true })
const weather = fc.record({
  skyStatus: maybe(fc.constantFrom('CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY')),
  temperature: maybe(fc.record({ current: maybe(degrees), min: maybe(degrees), max: maybe(degrees) })),
  humidity: maybe(fc.record({ current: maybe(fc.double({ min: 0, max: 100, noNaN: true })) })),
  precipitation: maybe(
    fc.record({
      type: maybe(fc.constantFrom('NONE', 'RAIN', 'SNOW', 'RAIN_SNOW', 'SHOWER')),
      amount: maybe(fc.double({ min: 0, max: 300, noNaN: true })),
      probability: maybe(fc.integer({ min: 0, max: 100 })),
    }),
  ),
  windSpeed: maybe(
    fc.record({
      speed: maybe(fc.double({ min: 0, max: 40, noNaN: true })),
      asWord: maybe(fc.constantFrom('WEAK', 'MODERATE', 'STRONG')),
    }),
  ),
})
const person = fc.record({
  sensitivity: maybe(fc.integer({ min: 1, max: 5 })),
  offset: maybe(fc.double({ min: -10, max: 10, noNaN: true })),
})
const seed = fc.string({ maxLength: 4 })

const run = (
  items: readonly Item[],
  day: Parameters<typeof contextOf>[0],
  who: Parameters<typeof contextOf>[1],
  s: string,
  locked: readonly string[] = [],
) => {
  const facts = items.map((item) => analyse(item))
  const ctx = contextOf(day, who)
  return { ctx, facts, outfit: recommend(facts, ctx, { seed: s, locked }) }
}

test('any closet on any day: a valid composition, whole when the closet allows one', () => {
  fc.assert(
    fc.property(closet(60), weather, person, seed, (items, day, who, s) => {
      const { outfit } = run(items, day, who, s)
      const count = (type: Item['type']) => outfit.items.filter((f) => f.type === type).length
      const owns = (type: Item['type']) => items.some((item) => item.type === type)
      expect(new Set(outfit.items.map((f) => f.id)).size).toBe(outfit.items.length)
      expect([count('TOP') <= 1, count('BOTTOM') <= 1, count('DRESS') <= 1, count('OUTER') <= 2]).not.toContain(false)
      expect(count('DRESS') === 0 || count('TOP') + count('BOTTOM') === 0).toBe(true)
      expect(count('SHOES')).toBe(owns('SHOES') ? 1 : 0)
      expect(outfit.partial).toBe(!(owns('DRESS') || (owns('TOP') && owns('BOTTOM'))))
      expect([outfit.warmth, outfit.score, outfit.target, ...Object.values(outfit.parts)].every(Number.isFinite)).toBe(
        true,
      )
    }),
    { numRuns: 150 },
  )
})

test('a closet of thousands', () => {
  const many = Array.from({ length: 5000 }, (_, i): Item => {
    const piece = named[(i * 7919) % named.length]
    return { id: `m${i}`, type: piece?.type ?? 'TOP', name: `${piece?.name} ${i}`, attributes: [] }
  })
  const facts = many.map((item) => analyse(item))
  fc.assert(
    fc.property(weather, person, (day, who) => {
      expect(recommend(facts, contextOf(day, who), { seed: 1 }).partial).toBe(false)
    }),
    { numRuns: 15 },
  )
})

test('the same seed, the same outfit', () => {
  fc.assert(
    fc.property(closet(30), weather, person, seed, (items, day, who, s) => {
      expect(run(items, day, who, s).outfit).toEqual(run(items, day, who, s).outfit)
    }),
    { numRuns: 40 },
  )
})

test('no winter coat at 20 °C or warmer', () => {
  fc.assert(
    fc.property(closet(60), fc.double({ min: 20, max: 45, noNaN: true }), person, seed, (items, t, who, s) => {
      const { outfit } = run(items, { temperature: { current: t } }, who, s)
      expect(outfit.items.filter((f) => f.type === 'OUTER' && f.clo >= 0.5)).toEqual([])
    }),
    { numRuns: 80 },
  )
})

test('one who feels the cold more is dressed for a colder day, never much more lightly', () => {
  fc.assert(
    fc.property(closet(60), weather, seed, (items, day, s) => {
      const all = [1, 2, 3, 4, 5].map((sensitivity) => run(items, day, { sensitivity }, s))
      for (const [i, { ctx }] of all.entries()) {
        expect(ctx.target).toBeGreaterThanOrEqual(all[i + 1]?.ctx.target ?? 0)
      }
      expect(all[0]?.outfit.warmth ?? 0).toBeGreaterThanOrEqual((all[4]?.outfit.warmth ?? 0) - 0.2)
    }),
    { numRuns: 60 },
  )
})

test('explanations hold only what the day and the outfit hold', () => {
  fc.assert(
    fc.property(closet(40), weather, person, seed, (items, day, who, s) => {
      const { outfit, ctx } = run(items, day, who, s)
      expect(explanationFaults([{ outfit, ctx }])).toEqual([])
      for (const { text, type } of explain(outfit, ctx).help)
        expect([text.length > 5, type.length > 2]).toEqual([true, true])
    }),
    { numRuns: 100 },
  )
})

test('a piece whose name is a sign does not make a temperature below zero untrue', () => {
  const { outfit, ctx } = run(
    [{ id: 'i', type: 'TOP', name: '-', attributes: [] }],
    { temperature: { max: 0 } },
    {},
    '',
  )
  expect(explain(outfit, ctx).reasons.join(' ')).toContain('체감 -1℃')
  expect(explanationFaults([{ outfit, ctx }])).toEqual([])
})

test('locked pieces that go together are kept', () => {
  fc.assert(
    fc.property(closet(40), weather, seed, fc.nat(), (items, day, s, n) => {
      const pick = items.length > 0 ? items[n % items.length] : undefined
      const shoes = items.find((item) => item.type === 'SHOES')
      const locked = [...new Set([pick, shoes].flatMap((item) => (item ? [item.id] : [])))]
      const { outfit } = run(items, day, {}, s, locked)
      const ids = outfit.items.map((f) => f.id)
      for (const id of locked) expect(ids.includes(id) || outfit.released.includes(id)).toBe(true)
      if (pick && pick.type !== 'SHOES') expect(ids).toContain(pick.id)
    }),
    { numRuns: 80 },
  )
})
