import type { Candidate } from './candidates.ts'
import { harmony, isNeutral } from './colour.ts'
import type { Context, Facts } from './types.ts'
import { ensembleClo, requiredClo } from './warmth.ts'
import { weights } from './weights.ts'

/** A core: TOP with BOTTOM, a DRESS, or what a sparse closet has of them. Sums run over its garments. */
export type Core = {
  garments: readonly Candidate[]
  clo: number
  fitMin: number
  fitSum: number
  rainSum: number
  soft: number
  color: number
  style: number
  coloured: number
  hood: boolean
  cardigan: boolean
  /** Light enough to be worn alone in the afternoon of a day of wide range. */
  light: boolean
}

/** An outer garment, or going without one, with how it meets each garment below it. */
export type Layer = {
  outer: Candidate | null
  clo: number
  fit: number
  rain: number
  soft: number
  wind: number
  /** Clothing wanted with it on, clo: with an outer garment one dresses for the cool hours. */
  aim: number
  /** Warmth of what can be put on beneath it, clo. */
  mid: number
  coloured: number
  hood: boolean
  cardigan: boolean
  meets: ReadonlyMap<Candidate, { color: number; style: number }>
}

/** How much warmth may still be put on over or under core and layer, clo. */
export type Reach = { shoes: number; small: number; mid: (outer: Facts) => number }

const spreads = [1, 0.98, 0.85, 0.5, 0.2] as const

/** Formality gap of two pieces as a score, with sport and dress kept apart. */
export function matching(a: Facts, b: Facts): number {
  const spread = spreads[Math.min(4, Math.abs(a.formality - b.formality))] ?? 0.2
  const shared = a.style !== null && a.style === b.style ? 0.1 : 0
  const clash = (a.sporty && b.formality >= 4) || (b.sporty && a.formality >= 4) ? 0.25 : 0
  return Math.min(1, spread * 0.9 + shared) - clash
}

const doubt = 0.04
const softOf = (c: Candidate) =>
  weights.season * c.season + weights.fresh * c.fresh + weights.like * c.like - doubt * (1 - c.f.sure)

const isColoured = ({ color }: Facts) => color !== null && !isNeutral(color)
const buttonedUp = /ardigan|vest/i

export function coreOf(garments: readonly Candidate[], ctx: Context, reach: Reach): Core {
  const [a, b] = garments
  const sum = (of: (c: Candidate) => number) => garments.reduce((total, c) => total + of(c), 0)
  const clo = sum(({ f }) => f.clo)
  const afternoon = requiredClo(ctx.teff + 0.3 * ctx.range) + 0.15
  return {
    garments,
    clo,
    fitMin: garments.reduce((least, c) => Math.min(least, c.fit), 1),
    fitSum: sum((c) => c.fit),
    rainSum: sum((c) => c.rain),
    soft: sum(softOf),
    color: a && b ? harmony(a.f.color, b.f.color) : 0.85,
    style: a && b ? matching(a.f, b.f) : 0.95,
    coloured: sum(({ f }) => (isColoured(f) ? 1 : 0)),
    hood: garments.some(({ f }) => f.hood),
    cardigan: garments.some(({ f }) => f.type === 'TOP' && buttonedUp.test(f.kind)),
    light: ensembleClo(clo + reach.shoes) <= afternoon,
  }
}

/** Going without an outer garment: fine from 23 °C on, a matter of taste to 17, wrong below. */
function bareFit(coolTeff: number): number {
  if (coolTeff >= 22.5) return 1
  if (coolTeff >= 19.5) return 0.92
  if (coolTeff >= 17) return 0.78
  if (coolTeff >= 16) return 0.3 + 0.48 * (coolTeff - 16)
  return coolTeff >= 13 ? 0.25 : 0.05
}

/** In strong wind on a cool day a windproof layer is worth its while. */
function windOf(outer: Candidate | null, ctx: Context): number {
  if (ctx.windMs < 5 || ctx.teff >= 16) return 0
  return outer?.f.windproof ? 0.03 : -0.03
}

export function layerOf(outer: Candidate | null, below: Iterable<Candidate>, ctx: Context, reach: Reach): Layer {
  const wind = windOf(outer, ctx)
  if (!outer) {
    const rain = ctx.wet && ctx.teff < 24 ? 0.5 : 0.75
    const plain = { outer, clo: 0, rain, soft: 0, wind, mid: 0, coloured: 0, hood: false, cardigan: false }
    return { ...plain, fit: bareFit(ctx.coolTeff), aim: ctx.target, meets: new Map() }
  }
  const { f } = outer
  const meets = new Map<Candidate, { color: number; style: number }>()
  for (const c of below) meets.set(c, { color: harmony(c.f.color, f.color), style: matching(c.f, f) })
  return {
    outer,
    clo: f.clo,
    fit: outer.fit,
    rain: outer.rain,
    soft: softOf(outer),
    wind,
    aim: requiredClo(ctx.coolTeff),
    mid: reach.mid(f),
    coloured: isColoured(f) ? 1 : 0,
    hood: f.hood,
    cardigan: buttonedUp.test(f.kind),
    meets,
  }
}
