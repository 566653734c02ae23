import {
  analyse,
  bandOf,
  type Context,
  contextOf,
  type Facts,
  type Outfit,
  recommend,
  requiredClo,
  type Weather,
} from '../src/index.ts'
import type { Expect, Labelled } from './closet.ts'

export type Worn = { outfit: Outfit; ctx: Context; expects: readonly (readonly [Facts, Expect])[] }
export type Wardrobe = { facts: readonly Facts[]; labels: ReadonlyMap<string, Expect> }

export const wardrobeOf = (items: readonly Labelled[]): Wardrobe => ({
  facts: items.map((item) => analyse(item)),
  labels: new Map(items.map((item) => [item.id, item.expect])),
})

/** A flat, dry, mild-aired day unless said otherwise: °C, m/s, mm, %. */
export function day(
  t: number,
  more: Partial<{
    min: number
    max: number
    wind: number
    type: string
    mm: number
    pop: number
    humidity: number
    sky: string
  }> = {},
): Weather {
  return {
    skyStatus: more.sky ?? 'CLOUDY',
    temperature: { current: t, min: more.min ?? t, max: more.max ?? t },
    humidity: { current: more.humidity ?? 50 },
    precipitation: { type: more.type ?? 'NONE', amount: more.mm ?? 0, probability: more.pop ?? 0 },
    windSpeed: { speed: more.wind ?? 1, asWord: 'WEAK' },
  }
}

/** `times` outfits in a row for one day, each knowing what was shown before. */
export function rerolls(
  { facts, labels }: Wardrobe,
  weather: Weather,
  sensitivity: number,
  times: number,
  seed = '',
): readonly Worn[] {
  const ctx = contextOf(weather, { sensitivity })
  const shown: string[] = []
  return Array.from({ length: times }, (_, roll) => {
    const outfit = recommend(facts, ctx, { seed: `${seed}${JSON.stringify(weather)}${sensitivity}#${roll}`, shown })
    shown.push(outfit.key)
    return { outfit, ctx, expects: outfit.items.map((f) => [f, labels.get(f.id) as Expect] as const) }
  })
}

const middle = ({ clo: [lo, hi] }: Expect) => (lo + hi) / 2
export const cloOf = middle

/** Insulation of an outfit by its labels alone (ISO 9920), clo. */
export function trueWarmth({ expects }: Worn, counts: (f: Facts) => boolean = () => true): number {
  const worn = expects.filter(([f]) => counts(f))
  const sum = worn.reduce((total, [, expect]) => total + middle(expect), 0)
  const shoes = expects.some(([f]) => f.type === 'SHOES') ? 0 : 0.035
  const socks = expects.some(([f]) => f.type === 'SOCKS') ? 0.02 : 0
  return 0.161 + 0.835 * (0.06 + sum + shoes - socks)
}

export function isWhole({ outfit: { items } }: Worn): boolean {
  const count = (type: Facts['type']) => items.filter((f) => f.type === type).length
  const dress = count('DRESS') === 1 && count('TOP') + count('BOTTOM') === 0
  const pair = count('DRESS') === 0 && count('TOP') === 1 && count('BOTTOM') === 1
  return (
    (dress || pair) &&
    count('SHOES') === 1 &&
    count('OUTER') <= 2 &&
    new Set(items.map((f) => f.id)).size === items.length
  )
}

const main = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])
const requiredFrom = 4
const withoutUntil = 1

/** Every garment stands in its band of the chart, give or take `slack` bands; outer garments where the chart has them. */
export function chartAgrees({ expects, ctx }: Worn, slack: number, band = bandOf(ctx.teff).index): boolean {
  const outers = expects.filter(([f]) => f.type === 'OUTER').length
  if (band <= withoutUntil && outers > 0) return false
  if (band >= requiredFrom && outers === 0) return false
  return expects.every(
    ([f, { chartBands }]) => !main.has(f.type) || !chartBands || chartBands.some((b) => Math.abs(b - band) <= slack),
  )
}

export const thermalMiss = (worn: Worn) => Math.abs(trueWarmth(worn) - requiredClo(worn.ctx.teff))

const has = (seasons: readonly string[], season: string) => seasons.length === 1 && seasons[0] === season

/** Violations of common sense: winter things at 20 °C, summer things at 7 °C, no warm outer garment at freezing. */
export function silly({ expects, ctx }: Worn, t: number): readonly string[] {
  const found: string[] = []
  for (const [f, expect] of expects) {
    if (t >= 20 && ((f.type === 'OUTER' && middle(expect) >= 0.5) || has(expect.seasons, '겨울')))
      found.push(`${t}: ${f.name}`)
    if (t <= 7 && has(expect.seasons, '여름')) found.push(`${t}: ${f.name}`)
  }
  const warm = expects.some(([f, expect]) => f.type === 'OUTER' && middle(expect) >= 0.5)
  if (t === 0 && ctx.sensitivity <= 3 && !warm) found.push('0: no warm outer garment')
  return found
}

/** The garments the rain meets: shoes, bottom or dress, and the outermost layer. */
export function rainSafe({ expects }: Worn): boolean {
  const outermost = expects.filter(([f]) => f.type === 'OUTER').toSorted(([, a], [, b]) => middle(b) - middle(a))[0]
  const met = expects.filter(([f]) => f.type === 'SHOES' || f.type === 'BOTTOM' || f.type === 'DRESS')
  return [...met, ...(outermost ? [outermost] : [])].every(([, { avoidInRain }]) => !avoidInRain)
}

export const hasWaterproof = ({ expects }: Worn) =>
  expects.some(([f, { waterproof }]) => waterproof && (f.type === 'SHOES' || f.type === 'OUTER'))
export const hasUmbrella = ({ expects }: Worn) => expects.some(([f]) => /우산|umbrella/i.test(f.name))

const slippery =
  /로퍼|loafer|캔버스|컨버스|반스|canvas|converse|vans|샌들|샌달|슬리퍼|쪼리|크록스|sandal|slipper|crocs/i

export const snowSafe = ({ expects }: Worn) =>
  expects.some(([f, expect]) => f.type === 'OUTER' && middle(expect) >= 0.5) &&
  expects.every(([f]) => f.type !== 'SHOES' || !slippery.test(f.name))

const core = ({ outfit }: Worn) => outfit.items.filter((f) => main.has(f.type)).map((f) => f.id)

/** Distinct cores among the outfits of one day, their mean pairwise Jaccard likeness, and repeats before exhaustion. */
export function diversity(day: readonly Worn[]): { distinct: number; jaccard: number; repeats: number } {
  const cores = day.map(core)
  let sum = 0
  let pairs = 0
  for (let i = 0; i < cores.length; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [cores[i] ?? [], cores[j] ?? []]
      const common = a.filter((id) => b.includes(id)).length
      sum += common / (a.length + b.length - common)
      pairs += 1
    }
  const keys = day.map(({ outfit }) => outfit.key)
  const repeats = day.filter(({ outfit }, i) => !outfit.exhausted && keys.indexOf(outfit.key) < i).length
  return {
    distinct: new Set(cores.map((ids) => ids.toSorted().join())).size,
    jaccard: sum / Math.max(1, pairs),
    repeats,
  }
}
