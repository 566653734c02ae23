import { type Avoided, avoidedLabels, type ClothesType, PrecipitationType, SkyStatus, WindWord } from '@otday/contract'
import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { statedHour } from '../scripts/stated-hour.ts'
import { type Outfit, recommend, type RecommendOptions } from '../src/choosing/recommend.ts'
import { type Day, dayOf } from '../src/day/day.ts'
import { usualHours } from '../src/day/plan.ts'
import { typicalWeather } from '../src/day/weather.ts'
import { falseClaims } from './oracle/check.ts'
import { explain } from '../src/explaining/explain.ts'
import type { Facts, Item } from '../src/reading/facts.ts'
import { readFacts } from '../src/reading/read-facts.ts'
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
    items.map(({ piece, name, attributes }, at): Facts => {
      return readFacts({ id: `i${at}`, type: piece.type, name: name ?? piece.name, attributes } satisfies Item)
    }),
  )

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 })
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const temperature = fc.record({
  current: maybe(number(-30, 45)),
  min: maybe(number(-30, 45)),
  max: maybe(number(-30, 45)),
})
const weather = fc.record({
  skyStatus: fc.constantFrom(...SkyStatus.options),
  temperature,
  humidity: fc.record({ current: maybe(number(0, 100)) }),
  precipitation: fc.record({
    type: fc.constantFrom(...PrecipitationType.options),
    amount: maybe(number(0, 300)),
    probability: maybe(fc.integer({ min: 0, max: 100 })),
  }),
  windSpeed: fc.record({ speed: maybe(number(0, 40)), asWord: fc.constantFrom(...WindWord.options) }),
})
const slot = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    temperature: maybe(number(-30, 45)),
    windSpeed: maybe(number(0, 40)),
    precipitationType: fc.constantFrom(...PrecipitationType.options),
    precipitationAmount: maybe(number(0, 60)),
    precipitationProbability: maybe(number(0, 100)),
  })
  .map(({ hour, ...stated }) => statedHour(hour, stated))
const anyDay = fc
  .record({
    weather,
    slots: maybe(fc.uniqueArray(slot, { maxLength: 24, selector: ({ at }) => at.getTime() })),
    occasion: fc.constantFrom(...(Object.keys(usualHours) as (keyof typeof usualHours)[])),
    sensitivity: maybe(fc.integer({ min: 1, max: 5 })),
    offset: maybe(number(-10, 10)),
    now: maybe(fc.integer({ min: 0, max: 23 })),
    hoursOut: maybe(fc.record({ leave: fc.integer({ min: 0, max: 23 }), home: fc.integer({ min: 0, max: 23 }) })),
  })
  .map(({ weather: of, slots, ...plan }): Day => dayOf(of, slots, plan))

const pick = (facts: readonly Facts[], day: Day, more: Partial<RecommendOptions> = {}) =>
  recommend(facts, day, { seed: 'any', ...more })

const count = ({ items }: Outfit, type: ClothesType) => items.filter((f) => f.type === type).length
const idsOf = ({ items }: Outfit) => items.map(({ id }) => id)

test('for random closets and days, outfits are complete, have no duplicates and are explained truthfully', () => {
  fc.assert(
    fc.property(closet(40), anyDay, (facts, day) => {
      const outfit = pick(facts, day)
      const owns = (type: ClothesType) => facts.some((f) => f.type === type)
      const ids = idsOf(outfit)
      expect(new Set(ids).size).toBe(ids.length)
      expect(outfit.items.every((f) => facts.includes(f))).toBe(true)
      const dressed = count(outfit, 'DRESS') === 1 || (count(outfit, 'TOP') > 0 && count(outfit, 'BOTTOM') === 1)
      expect(dressed).toBe(owns('DRESS') || (owns('TOP') && owns('BOTTOM')))
      expect([count(outfit, 'DRESS') <= 1, count(outfit, 'BOTTOM') <= 1, count(outfit, 'OUTER') <= 2]).not.toContain(
        false,
      )
      expect(count(outfit, 'SHOES')).toBe(owns('SHOES') ? 1 : 0)
      expect(outfit.missing.includes('SHOES')).toBe(!owns('SHOES'))
      const { sentences } = explain(outfit, day, facts)
      expect(sentences.flatMap((sentence) => falseClaims(outfit, day, sentence, facts))).toEqual([])
    }),
    { numRuns: 24 * inject('draws') },
  )
})

test('the same seed gives the same outfit, whatever the order of the closet', () => {
  fc.assert(
    fc.property(closet(30), anyDay, fc.string({ maxLength: 4 }), (facts, day, seed) => {
      const once = pick(facts, day, { seed })
      expect(pick(facts, day, { seed })).toEqual(once)
      expect(idsOf(pick(facts.toReversed(), day, { seed })).toSorted()).toEqual(idsOf(once).toSorted())
    }),
    { numRuns: 8 * inject('draws') },
  )
})

test('locked pieces stay in the outfit or are listed as released', () => {
  fc.assert(
    fc.property(closet(30), anyDay, fc.array(fc.nat(), { maxLength: 3 }), (facts, day, numbers) => {
      const locked = [...new Set(numbers.flatMap((n) => facts[n % Math.max(1, facts.length)]?.id ?? []))]
      const outfit = pick(facts, day, { locked })
      for (const id of locked) expect(idsOf(outfit).includes(id)).toBe(!outfit.released.includes(id))
      if (locked.length === 1) expect(outfit.released).toEqual([])
    }),
    { numRuns: 12 * inject('draws') },
  )
})

test('pieces of an avoided kind are never worn, even if little else is left', () => {
  const shows: Partial<Record<Avoided, (f: Facts) => boolean>> = {
    SKIRT: (f) => f.marks.has('skirt'),
    SHORT_LEGS: (f) => f.marks.has('shortLegs'),
    SLEEVELESS: (f) => f.marks.has('bareArms'),
    HEELS: (f) => f.marks.has('heel'),
    LEATHER: (f) => f.marks.has('leather') || f.marks.has('leatherShoe'),
  }
  fc.assert(
    fc.property(closet(30), anyDay, fc.subarray(Object.keys(avoidedLabels) as Avoided[]), (facts, day, avoided) => {
      const { items } = pick(facts, day, { avoided })
      for (const one of avoided) expect(items.filter((f) => shows[one]?.(f))).toEqual([])
    }),
    { numRuns: 12 * inject('draws') },
  )
})

test('the pieces of 정해진 옷 (a fixed outfit) are worn unchanged', () => {
  fc.assert(
    fc.property(closet(30), anyDay, (facts, day) => {
      const own = (['TOP', 'BOTTOM', 'SHOES'] as const).flatMap((type) => facts.find((f) => f.type === type) ?? [])
      fc.pre(own.length === 3)
      const fixed = own.map(({ id }) => id)
      const outfit = pick(facts, day, { fixed })
      expect(idsOf(outfit)).toEqual(expect.arrayContaining(fixed))
      expect([count(outfit, 'TOP'), count(outfit, 'BOTTOM'), count(outfit, 'DRESS'), count(outfit, 'SHOES')]).toEqual([
        1, 1, 0, 1,
      ])
    }),
    { numRuns: 12 * inject('draws') },
  )
})

test('an outfit is not repeated before the result says that all outfits were shown', () => {
  fc.assert(
    fc.property(closet(14), anyDay, (facts, day) => {
      const shown: string[] = []
      for (let roll = 0; roll < 8; roll++) {
        const { key, exhausted } = pick(facts, day, { shown })
        if (exhausted || key === '') break
        expect(shown).not.toContain(key)
        shown.push(key)
      }
    }),
    { numRuns: 8 * inject('draws') },
  )
})

test('from 22 °C no padded coat is chosen, whatever the closet contains', () => {
  fc.assert(
    fc.property(closet(40), number(22, 45), (facts, t) => {
      const day = dayOf(typicalWeather({ min: t, max: t }), null, { occasion: 'CASUAL' })
      const padded = pick(facts, day).items.filter((f) => f.type === 'OUTER' && f.clo >= 0.5)
      expect(padded).toEqual([])
    }),
    { numRuns: 12 * inject('draws') },
  )
})
