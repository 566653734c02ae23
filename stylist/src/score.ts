import type { Candidate } from './candidates.ts'
import type { Core, Layer, Reach } from './pairing.ts'
import type { Context, Parts } from './types.ts'
import { ensembleClo } from './warmth.ts'
import { weights } from './weights.ts'

export type Scored = {
  core: Core
  layer: Layer
  score: number
  thermal: number
  chart: number
  rain: number
  color: number
  style: number
  layering: number
}

/** Gap (clo) from which it is felt, and how much each clo beyond it costs: freezing costs more than sweating. */
const felt = 0.15
const freezing = 0.6
const sweating = 0.4

/** How near the warmth is to what is wanted, 0–1: too warm is as wrong as too cold. */
const thermalFit = (gap: number) => Math.exp(-0.5 * (gap / 0.12) ** 2)

/** Beyond what is felt the fit is gone, but a poor closet still has a least bad choice. */
const misery = (gap: number) => Math.max(0, freezing * (-gap - felt), sweating * (gap - felt))

const perClo = 0.835
/** Lack of warmth (clo) that is left alone before a layer is put between. */
const tolerable = 0.06

const outerWeight = 1.3
const outerRainWeight = 2.5

/** Hood under hood, cardigan over vest, and a knit vest as the only top. */
function clumsiness(core: Core, layer: Layer): number {
  const alone = core.garments[0]?.f.kind === 'knitVest' ? 0.04 : 0
  return alone + (core.hood && layer.hood ? 0.3 : 0) + (core.cardigan && layer.cardigan ? 0.1 : 0)
}

/** Mean over the pairs of an outfit: within the core, and of each of its garments with the outer one. */
function together(core: Core, layer: Layer, of: 'color' | 'style'): number {
  if (!layer.outer) return core[of]
  const n = core.garments.length
  let sum = core[of] * (n - 1)
  for (const c of core.garments) sum += layer.meets.get(c)?.[of] ?? 0.7
  return n === 0 ? 0.8 : sum / (2 * n - 1)
}

/** One outfit judged: the terms, each 0–1, and their weighted sum. */
export function judged(core: Core, layer: Layer, ctx: Context, reach: Reach): Scored {
  const n = core.garments.length
  const bare = ensembleClo(core.clo + layer.clo + reach.shoes) - layer.aim
  const small = bare < 0 ? Math.min(-bare, perClo * reach.small) : 0
  const mid = Math.min(Math.max(0, -bare - small - tolerable), perClo * layer.mid)
  const gap = bare + small + mid
  const thermal = thermalFit(gap)
  const trouble = 0.03 * small + (mid > 0 ? 0.05 : 0) + misery(gap)
  const mean = (core.fitSum + outerWeight * layer.fit) / (n + outerWeight)
  const chart = 0.5 * mean + 0.5 * Math.min(core.fitMin, layer.fit)
  const rain = ctx.wet ? (core.rainSum + outerRainWeight * layer.rain) / (n + outerRainWeight) : 1
  const color = together(core, layer, 'color') - (core.coloured + layer.coloured >= 3 ? 0.12 : 0)
  const style = together(core, layer, 'style')
  const layering = ctx.range < 10 ? 0 : layer.outer && core.light ? 0.03 : -0.03
  const soft = (core.soft + layer.soft) / Math.max(1, n + (layer.outer ? 1 : 0))
  const score =
    weights.thermal * thermal +
    weights.chart * chart +
    weights.rain * rain +
    weights.color * color +
    weights.style * style +
    soft +
    layer.wind +
    layering -
    trouble -
    clumsiness(core, layer)
  return { core, layer, score, thermal, chart, rain, color, style, layering }
}

const garmentsOf = ({ core, layer }: Scored): readonly Candidate[] =>
  layer.outer ? [...core.garments, layer.outer] : core.garments

/** The terms of a score as they are shown and explained. */
export function partsOf(one: Scored): Parts {
  const all = garmentsOf(one)
  const mean = (of: (c: Candidate) => number) => all.reduce((sum, c) => sum + of(c), 0) / Math.max(1, all.length)
  const { thermal, chart, rain, color, style, layering, layer } = one
  const { wind } = layer
  return { thermal, chart, rain, color, style, fresh: mean((c) => c.fresh), like: mean((c) => c.like), wind, layering }
}
