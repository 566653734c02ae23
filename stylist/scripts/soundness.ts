import type { ClothesType } from '@otday/contract'
import { analyse, bandOf, contextOf, explain, type Item, type Outfit, recommend } from '../src/index.ts'
import { day, rerolls, type Wardrobe, type Worn } from './measures.ts'

/** Same seed, same answer, over a few days. */
export function isDeterministic(wardrobe: Wardrobe): boolean {
  const ask = () =>
    [0, 14, 28].map((t) => rerolls(wardrobe, day(t), 3, 3).map(({ outfit }) => outfit.items.map((f) => f.id)))
  return JSON.stringify(ask()) === JSON.stringify(ask())
}

const numbers = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([x]) => Number(x))

/** The names of the outfit cut out, what is left of a sentence may hold only numbers of the day. */
function unfounded({ outfit, ctx }: Pick<Worn, 'outfit' | 'ctx'>, reason: string): boolean {
  const names = outfit.items.map((f) => f.name).toSorted((a, b) => b.length - a.length)
  const rest = names.reduce((text, name) => text.replace(name, ''), reason)
  const label = numbers(bandOf(ctx.teff).label.replace('~', ' '))
  const days = Object.values(outfit.wornDaysAgo).map((ago) => Math.floor(ago))
  const facts = [
    ctx.feels,
    ctx.teff - ctx.feels,
    ctx.feels - ctx.teff,
    ctx.windMs,
    ctx.range,
    ctx.humidity,
    ctx.probability ?? 0,
  ]
  const known = [...label, ...days, ...facts.flatMap((x) => [Math.round(x), Math.round(x * 10) / 10])]
  const named = outfit.items.some((f) => reason.includes(f.name))
  const pointing =
    /골랐어요|챙겼어요|더했어요|벗으면|조합|만이에요/.test(reason) && !/보고 골랐|옷차림으로|시원하게/.test(reason)
  const isKnown = (text: string) => numbers(text.replace('~', ' ')).every((x) => known.includes(x))
  // Whole, too: a piece called "-" would take the sign of a temperature with it.
  return (pointing && !named) || !(isKnown(rest) || isKnown(reason))
}

/** Sentences that say something neither the day nor the outfit holds. */
export function explanationFaults(all: readonly Pick<Worn, 'outfit' | 'ctx'>[]): readonly string[] {
  return all.flatMap(({ outfit, ctx }) => {
    const { reasons } = explain(outfit, ctx)
    const untrue = reasons.filter((reason) => unfounded({ outfit, ctx }, reason))
    const rain = !ctx.wet && reasons.some((reason) => reason.includes('예보')) ? ['rain on a dry day'] : []
    return [...untrue, ...rain, ...(reasons.length > 3 ? ['more than three'] : [])]
  })
}

const item = (type: ClothesType, name: string): Item => ({ id: name, name, type, attributes: [] })

function wearing(items: readonly Item[], t: number): { outfit: Outfit; helped: boolean } {
  const ctx = contextOf(day(t), { sensitivity: 3 })
  const outfit = recommend(
    items.map((one) => analyse(one)),
    ctx,
    { seed: 'sparse' },
  )
  return { outfit, helped: explain(outfit, ctx).help.length > 0 }
}

const holds = (outfit: Outfit, ...names: readonly string[]) =>
  names.every((name) => outfit.items.some((f) => f.name === name))

type Sparse = { name: string; items: readonly Item[]; t: number; good: (outfit: Outfit) => boolean; help: boolean }

const padding = item('OUTER', '롱패딩')
const cases: readonly Sparse[] = [
  { name: 'empty', items: [], t: 15, good: ({ items, partial }) => items.length === 0 && partial, help: true },
  {
    name: 'only tops',
    items: [item('TOP', '맨투맨'), item('TOP', '반팔티')],
    t: 15,
    good: (o) => o.partial && o.items.length === 1,
    help: true,
  },
  {
    name: 'only a dress',
    items: [item('DRESS', '나시 원피스')],
    t: 28,
    good: (o) => !o.partial && holds(o, '나시 원피스'),
    help: true,
  },
  {
    name: 'no shoes',
    items: [item('TOP', '셔츠'), item('BOTTOM', '청바지')],
    t: 20,
    good: (o) => !o.partial && o.missing.includes('SHOES'),
    help: true,
  },
  {
    name: 'summer pair at -10',
    items: [item('TOP', '반팔티'), item('BOTTOM', '반바지'), item('SHOES', '운동화')],
    t: -10,
    good: (o) => holds(o, '반팔티', '반바지'),
    help: true,
  },
  {
    name: 'long padding at 30',
    items: [item('TOP', '반팔티'), item('BOTTOM', '반바지'), item('SHOES', '운동화'), padding],
    t: 30,
    good: (o) => !holds(o, '롱패딩'),
    help: false,
  },
  { name: 'only a long padding at 30', items: [padding], t: 30, good: (o) => !holds(o, '롱패딩'), help: true },
  {
    name: 'accessories only',
    items: [item('BAG', '백팩'), item('ACCESSORY', '선글라스'), item('ETC', '우산')],
    t: 20,
    good: ({ partial }) => partial,
    help: true,
  },
]

/** Closets with hardly anything in them: the best there is, and a word about what is missing. */
export function sparseFaults(): readonly string[] {
  return cases.flatMap(({ name, items, t, good, help }) => {
    const { outfit, helped } = wearing(items, t)
    if (!good(outfit)) return [`${name}: ${outfit.items.map((f) => f.name).join(', ')}`]
    return help && !helped ? [`${name}: no message`] : []
  })
}
