import { chance } from './chance.ts'
import { allowed } from './gates.ts'
import type { Context, Facts, RecommendOptions, Season } from './types.ts'

/** A garment with what the day and its owner make of it, each 0–1. */
export type Candidate = {
  f: Facts
  fit: number
  rain: number
  season: number
  fresh: number
  like: number
  worth: number
}

/** Degrees outside the wear range at which the chart stops caring gently. */
const softness = 1.7

/**
 * How well the chart's range of a garment holds at an effective temperature: 1 well inside, 0.8 on the edge between
 * two bands (half a degree either way, since bands are whole degrees), falling off outside.
 */
export function wearFit([lo, hi]: readonly [number, number], teff: number): number {
  const slack = Math.min(teff - (lo - 0.5), hi + 0.5 - teff)
  if (slack >= 0.6) return 1
  if (slack >= -0.4) return 0.8 + 0.2 * (slack + 0.4)
  return 0.8 * Math.exp(-0.5 * ((-0.4 - slack) / softness) ** 2)
}

/** In the cold any outer garment is better than none. */
const anything = 0.1

/** The coldest band asks for padding or a thick coat; the two warmest for no outer garment, save against rain. */
function outerFit(f: Facts, ctx: Context): number {
  const fit = wearFit(f.wear, ctx.coolTeff)
  if (ctx.coolTeff < 4.5 && f.clo < 0.5) return Math.max(anything, fit * 0.55)
  if (ctx.coolTeff < 13) return Math.max(anything, fit)
  if (ctx.coolTeff < 22.4) return fit
  return ctx.wet && f.water === 1 ? Math.max(0.6, fit * 0.8) : fit * 0.35
}

/** In sweltering heat shorts and sleeveless dresses come before long cool trousers, which the chart allows as well. */
function lowerFit(f: Facts, ctx: Context): number {
  const long = f.type === 'DRESS' ? f.clo > 0.24 : f.type === 'BOTTOM' && f.clo >= 0.13
  return wearFit(f.wear, ctx.teff) * (ctx.teff >= 31 && long ? 0.7 : 1)
}

function rainFit(f: Facts, ctx: Context): number {
  if (!ctx.wet) return 1
  if (f.water === 1) return 1
  if (f.avoidWet) return f.type === 'TOP' ? 0.6 : 0.2
  if (f.water > 0) return 0.85
  if (f.type === 'OUTER') return 0.5
  return f.color === null && (f.type === 'BOTTOM' || f.type === 'DRESS') ? 0.68 : 0.75
}

function seasonFit(seasons: readonly Season[], teff: number): number {
  const now: Season[] = []
  if (teff >= 21) now.push('여름')
  if (teff >= 8 && teff < 24) now.push('봄', '가을')
  if (teff < 11) now.push('겨울')
  return seasons.some((season) => now.includes(season)) ? 1 : 0.5
}

const freshness = (days: number | undefined) => (days === undefined ? 1 : Math.min(1, Math.max(0, days / 7)))
const liking = (like: number | undefined) => 0.5 + 0.5 * Math.min(1, Math.max(-1, like ?? 0))

export function candidate(f: Facts, ctx: Context, options: RecommendOptions): Candidate {
  const fit = f.type === 'OUTER' ? outerFit(f, ctx) : lowerFit(f, ctx)
  const rain = rainFit(f, ctx)
  const season = seasonFit(f.seasons, ctx.teff)
  const fresh = freshness(options.wornDaysAgo?.[f.id])
  const like = liking(options.likes?.[f.id])
  const worth =
    0.6 * fit + 0.1 * season + 0.1 * fresh + 0.1 * like + 0.1 * rain + 0.05 * f.sure + 0.05 * chance(options.seed, f.id)
  return { f, fit, rain, season, fresh, like, worth }
}

/** The best `count` candidates, taken in turns from bins of 0.05 clo so that every warmth stays within reach. */
export function shortlist(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const sorted = candidates.toSorted((a, b) => b.worth - a.worth || (a.f.id < b.f.id ? -1 : 1))
  if (sorted.length <= count) return sorted
  const bins = Object.values(Object.groupBy(sorted, ({ f }) => String(Math.floor(f.clo / 0.05))))
  const chosen: Candidate[] = []
  for (let turn = 0; chosen.length < count; turn++) {
    const round = bins.flatMap((bin) => bin?.[turn] ?? [])
    if (round.length === 0) break
    chosen.push(...round.toSorted((a, b) => b.worth - a.worth))
  }
  return chosen.slice(0, count)
}

/** Candidates of one type that the day allows. */
export const suited = (facts: readonly Facts[], ctx: Context, options: RecommendOptions): readonly Candidate[] =>
  facts.filter((f) => allowed(f, ctx)).map((f) => candidate(f, ctx, options))

const best = (list: readonly Candidate[]) => list.reduce((fit, c) => Math.max(fit, c.fit), 0)

/** A dress of unknown colour may well be white. */
const risky = (f: Facts) => f.avoidWet || (f.type === 'DRESS' && f.color === null)

/** Those that rain does not spoil, when they suit the day as well; null when rain would have to be risked. */
export function rainproof(open: readonly Candidate[], ctx: Context): readonly Candidate[] | null {
  const enough = ctx.snow ? 0.6 : 0.45
  const dry = open.filter(({ f }) => !risky(f))
  return dry.length > 0 && best(dry) >= Math.min(enough, best(open)) ? dry : null
}
