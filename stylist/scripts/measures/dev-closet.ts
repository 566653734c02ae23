import fs from 'node:fs'
import type { ClothesType } from '@otday/contract'
import { type Outfit, recommend } from '../../src/choosing/recommend.ts'
import type { Day } from '../../src/day/day.ts'
import type { Facts, Item } from '../../src/reading/facts.ts'
import { readFacts } from '../../src/reading/read-facts.ts'
import type { Naming } from '../namings.ts'
import { day } from './days.ts'
import { mainIds, meanOverlap } from './distinct.ts'
import { atLeast, holds, type Row } from './rows.ts'

/** A person's statement about a garment, made without the stylist: its range of clo, and what rain does to it. */
type Expect = { clo: readonly [number, number]; waterproof: boolean; avoidInRain: boolean }
type DevItem = Item & { attributesAlt: Item['attributes']; expect: Expect }
export type Wardrobe = { facts: readonly Facts[]; expects: ReadonlyMap<string, Expect> }

const file = new URL('../../test/dev-closet.json', import.meta.url)

/**
 * Returns the labeled closet of design/stylist.md 5.1, with its attributes, without them, or with their alternative
 * names.
 */
export function devCloset(naming: Naming = 'with attributes'): Wardrobe {
  const { items } = JSON.parse(fs.readFileSync(file, 'utf8')) as { items: readonly DevItem[] }
  const attributesOf = (item: DevItem) =>
    naming === 'with attributes' ? item.attributes : naming === 'without' ? [] : item.attributesAlt
  return {
    facts: items.map((item) =>
      readFacts({ id: item.id, name: item.name, type: item.type, attributes: attributesOf(item) }),
    ),
    expects: new Map(items.map(({ id, expect }) => [id, expect])),
  }
}

const rolls = 10

export function rerolls({ facts }: Wardrobe, on: Day, seed = 'dev'): readonly Outfit[] {
  const shown: string[] = []
  return Array.from({ length: rolls }, () => {
    const outfit = recommend(facts, on, { seed, shown })
    shown.push(outfit.key)
    return outfit
  })
}

const count = (outfit: Outfit, ...types: readonly ClothesType[]) =>
  outfit.items.filter(({ type }) => types.includes(type)).length

/**
 * Returns whether an outfit is complete: one or two tops with a bottom, or a dress with at most one top; one pair of
 * shoes; at most two outer garments.
 */
export function isWhole(outfit: Outfit): boolean {
  const [tops, bottoms, dresses] = [count(outfit, 'TOP'), count(outfit, 'BOTTOM'), count(outfit, 'DRESS')]
  const core = dresses === 1 ? bottoms === 0 && tops <= 1 : dresses === 0 && bottoms === 1 && tops >= 1 && tops <= 2
  return (
    core &&
    count(outfit, 'SHOES') === 1 &&
    count(outfit, 'OUTER') <= 2 &&
    new Set(outfit.items).size === outfit.items.length
  )
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)
const share = (list: readonly Outfit[], good: (outfit: Outfit) => boolean) => list.filter(good).length / list.length

const group = 'development closet'
const centres = [30, 25, 21, 18, 14, 10, 6.5, 0]
const sensitivities = [1, 2, 3, 4, 5]

/**
 * Limits in clo of measures 10 and 11 (design/stylist.md 5.2). People who feel the cold most must be dressed warmer
 * than those who feel the heat most by `swingFrom` to `swingTo`; outfits must be warmer in strong wind by `windFrom` or
 * more.
 */
const [swingFrom, swingTo, windFrom] = [0.1, 0.18, 0.05]

/** Returns the insulation of an outfit in clo by the labels alone (ISO 9920). */
const warmth = ({ expects }: Wardrobe, { items }: Outfit) =>
  0.161 +
  0.835 *
    items.reduce(
      (sum, { id }) => sum + mean(expects.get(id)?.clo ?? [0]),
      count({ items } as Outfit, 'SHOES') ? 0.06 : 0.095,
    )

function wetRows(wardrobe: Wardrobe): readonly Row[] {
  const { expects } = wardrobe
  const rainy = [6, 12, 20, 26].flatMap((t) =>
    rerolls(wardrobe, day(t, { type: 'RAIN', mm: 8, pop: 90, wind: 3, humidity: 85 })),
  )
  const snowy = [-2, 2].flatMap((t) => rerolls(wardrobe, day(t, { type: 'SNOW', mm: 3, pop: 90, wind: 2 })))
  const spared = ({ items }: Outfit) => {
    const outer = items.find(({ type }) => type === 'OUTER')
    const judged = items.filter((f) => f === outer || f.type === 'SHOES' || f.type === 'BOTTOM' || f.type === 'DRESS')
    return judged.every(({ id }) => !expects.get(id)?.avoidInRain)
  }
  const proof = ({ items }: Outfit) =>
    items.some(({ id, marks }) => expects.get(id)?.waterproof || marks.has('umbrella'))
  const grips = ({ items }: Outfit) => {
    const shoes = items.find(({ type }) => type === 'SHOES')
    const warm = items.some(({ id, type }) => type === 'OUTER' && mean(expects.get(id)?.clo ?? [0]) >= 0.35)
    return warm && !/로퍼|컨버스|샌들|크록스|구두|단화/.test(shoes?.name ?? '샌들')
  }
  return [
    atLeast(group, '6 rain: shoes, outermost and legs spared', share(rainy, spared), 0.95),
    atLeast(group, '6 rain: something waterproof or an umbrella', share(rainy, proof), 1),
    atLeast(
      group,
      '6 rain: umbrella',
      share(rainy, ({ items }) => items.some(({ marks }) => marks.has('umbrella'))),
      1,
    ),
    atLeast(group, '7 snow: warm outer, no slippery shoes', share(snowy, grips), 0.9),
  ]
}

/**
 * Returns the rows of measures 3, 6, 7, 9, 10, 11 and 14 of design/stylist.md 5.2; the labels of other closets judge
 * the other measures.
 */
export function devRows(naming: Naming): readonly Row[] {
  const wardrobe = devCloset(naming)
  const runs = centres.flatMap((t) =>
    sensitivities.map((sensitivity) => ({ t, sensitivity, outfits: rerolls(wardrobe, day(t, {}, { sensitivity })) })),
  )
  const all = runs.flatMap(({ outfits }) => outfits)
  const distinct = mean(runs.map(({ outfits }) => new Set(outfits.map(({ key }) => key)).size))
  const jaccard = mean(runs.map(({ outfits }) => meanOverlap(outfits.map(({ items }) => mainIds(items)))))
  const repeats = runs.flatMap(({ outfits }) =>
    outfits.filter(({ key, exhausted }, at) => !exhausted && outfits.slice(0, at).some((other) => other.key === key)),
  ).length
  const clo = sensitivities.map((sensitivity) =>
    mean(
      runs
        .filter((run) => run.sensitivity === sensitivity)
        .flatMap(({ outfits }) => outfits.map((one) => warmth(wardrobe, one))),
    ),
  )
  const swing = (clo[0] ?? 0) - (clo[4] ?? 0)
  const falls = clo.every((one, at) => at === 0 || one <= (clo[at - 1] ?? 0))
  const inWind = (wind: number) => mean(rerolls(wardrobe, day(4, { wind })).map((one) => warmth(wardrobe, one)))
  const windy = inWind(8) - inWind(1)
  const on = day(14)
  const keys = () =>
    rerolls(wardrobe, on)
      .map(({ key }) => key)
      .join()
  const turned = recommend(wardrobe.facts.toReversed(), on, { seed: 'dev' }).key
  const same = keys() === keys() && turned === recommend(wardrobe.facts, on, { seed: 'dev' }).key
  return [
    atLeast(group, '3 composition', share(all, isWhole), 1),
    ...wetRows(wardrobe),
    holds(group, '9 distinct of 10', distinct.toFixed(2), '≥ 9.5', distinct >= 9.5),
    holds(group, '9 mean Jaccard', jaccard.toFixed(3), '≤ .15', jaccard <= 0.15),
    holds(group, '9 repeats before exhaustion', `${repeats}`, '0', repeats === 0),
    holds(
      group,
      '10 sensitivity 1 over 5',
      `${swing.toFixed(2)} clo${falls ? '' : ', not monotone'}`,
      '.10–.18 clo, monotone',
      swing >= swingFrom && swing <= swingTo && falls,
    ),
    holds(group, '11 wind 8 over 1 m/s at 4 °C', `${windy.toFixed(2)} clo`, '≥ .05 clo', windy >= windFrom),
    holds(group, '14 the same for the same seed', same ? 'yes' : 'no', 'yes', same),
  ]
}
