import { type Candidate, candidate, wearFit } from './candidates.ts'
import { chance } from './chance.ts'
import { harmony } from './colour.ts'
import { bestBy, type Drawer, of } from './drawer.ts'
import { shoesFor, socksFor } from './footwear.ts'
import { allowed } from './gates.ts'
import { matching, type Reach } from './pairing.ts'
import type { Context, Facts, RecommendOptions } from './types.ts'
import { ensembleClo } from './warmth.ts'

type Step = { role: string; when: (ctx: Context) => boolean; short: number }

/** Small warm things in the order one reaches for them; `short` is the lack of warmth (clo) that calls for it. */
const steps: readonly Step[] = [
  { role: 'scarf', when: (ctx) => ctx.teff <= 8 || (ctx.teff <= 11 && ctx.windMs >= 6), short: -0.02 },
  { role: 'thermalTop', when: (ctx) => ctx.teff <= 9, short: 0.05 },
  { role: 'warmSocks', when: (ctx) => ctx.teff <= 4, short: 0 },
  { role: 'beanie', when: (ctx) => ctx.teff <= 0, short: 0 },
  { role: 'gloves', when: (ctx) => ctx.teff <= 3, short: 0 },
  { role: 'thermalBottom', when: (ctx) => ctx.teff <= 2, short: 0.07 },
  { role: 'earmuff', when: (ctx) => ctx.teff <= -3, short: 0 },
]

const warmest = (facts: readonly Facts[]) => facts.reduce((clo, f) => Math.max(clo, f.clo), 0)

/**
 * Garments that may go between: under a coat in the cold, what is worn outside on a cool day serves as well; where
 * there is no such thing, whatever can be worn under a coat.
 */
function between(drawer: Drawer, ctx: Context): readonly Facts[] {
  if (ctx.teff > 12) return []
  const all = of(drawer, 'mid').filter((f) => !f.indoors)
  const fitting = all.filter((f) => wearFit(f.wear, Math.max(ctx.teff, 6)) >= 0.75)
  return fitting.length > 0 ? fitting : all
}

/** Roomy enough to take another layer beneath. */
const roomy = 0.36

/** What of `mids` goes under an outer garment: not itself, nothing thicker than it. */
const under = (outer: Facts, mids: readonly Facts[]) =>
  outer.clo < roomy ? [] : mids.filter((f) => f.id !== outer.id && f.clo <= outer.clo)

/** How much warmth the day and the closet leave in reach beyond core and outer garment. */
export function reachOf(drawer: Drawer, ctx: Context, shoes: Facts | null): Reach {
  const small = steps.reduce((sum, { role, when }) => sum + (when(ctx) ? warmest(of(drawer, role)) : 0), 0)
  const mids = between(drawer, ctx)
  return { shoes: (shoes?.clo ?? 0.04) + 0.02, small, mid: (outer) => warmest(under(outer, mids)) }
}

function piece(
  drawer: Drawer,
  role: string,
  ctx: Context,
  worn: readonly Facts[],
  options: RecommendOptions,
): Facts | null {
  const pool = of(drawer, role).filter((f) => allowed(f, ctx) && !(ctx.wet && f.avoidWet))
  return bestBy(pool, (f) => {
    const color = worn.reduce((sum, g) => sum + harmony(g.color, f.color), 0) / Math.max(1, worn.length)
    const style = worn.reduce((sum, g) => sum + matching(g, f), 0) / Math.max(1, worn.length)
    const { fresh, like } = candidate(f, ctx, options)
    return 0.3 * color + 0.3 * style + 0.1 * (fresh + like) + 0.2 * chance(options.seed, f.id)
  })
}

const warmthOf = (worn: readonly Facts[]) =>
  ensembleClo(worn.reduce((sum, f) => sum + f.clo, 0) + (worn.some((f) => f.type === 'SHOES') ? 0 : 0.035))

/** One is enough of these: a locked cap leaves no room for a beanie. */
const single = new Set<Facts['type']>(['HAT', 'SCARF', 'SOCKS'])

/** Adds small warm things while the outfit is short of its aim, never past it by more than a little. */
function warmed(
  worn: readonly Facts[],
  drawer: Drawer,
  ctx: Context,
  aim: number,
  options: RecommendOptions,
  kept: readonly Facts[],
): readonly Facts[] {
  let outfit = worn
  const taken = new Set(kept.map((f) => f.type))
  for (const { role, when, short } of steps) {
    if (!when(ctx) || outfit.some((f) => f.role === role)) continue
    const lack = aim - warmthOf(outfit)
    const found = lack > short ? piece(drawer, role, ctx, outfit, options) : null
    if (!found || (single.has(found.type) && taken.has(found.type))) continue
    const next = [...outfit.filter((f) => !(role === 'warmSocks' && f.type === 'SOCKS')), found]
    if (warmthOf(next) <= aim + 0.06) outfit = next
  }
  return outfit
}

/** A cardigan, fleece or light down between core and outer garment, when all small things leave it too cold. */
function layered(worn: readonly Facts[], drawer: Drawer, ctx: Context, aim: number): readonly Facts[] {
  const lack = aim - warmthOf(worn)
  const outers = worn.filter((f) => f.type === 'OUTER')
  const [outer] = outers
  if (lack <= 0.1 || !outer || outers.length > 1) return worn
  const hooded = worn.some((f) => f.hood)
  const pool = under(outer, between(drawer, ctx)).filter((f) => !(hooded && f.hood))
  const found = bestBy(pool, (f) => wearFit(f.wear, ctx.teff) - 3 * Math.abs(lack - 0.835 * f.clo))
  return found && 0.835 * found.clo <= lack + 0.12 ? [...worn, found] : worn
}

const extras: readonly { role: string; when: (ctx: Context) => boolean }[] = [
  { role: 'bag', when: () => true },
  { role: 'umbrella', when: (ctx) => ctx.wet },
  { role: 'sunHat', when: (ctx) => ctx.clear && !ctx.wet && ctx.teff >= 24 },
  { role: 'sunglasses', when: (ctx) => ctx.clear && !ctx.wet && ctx.teff >= 24 && ctx.dressT >= 20 },
]

/** Puts on everything else: shoes, socks, warm small things, a layer between, bag, umbrella, hat. */
export function complete(
  core: readonly Candidate[],
  drawer: Drawer,
  ctx: Context,
  aim: number,
  options: RecommendOptions,
  kept: readonly Facts[],
): { items: readonly Facts[]; warmth: number } {
  let worn: readonly Facts[] = [...core.map(({ f }) => f), ...kept]
  const has = (role: string) => worn.some((f) => f.role === role)
  const put = (f: Facts | null) => {
    if (f && !worn.includes(f)) worn = [...worn, f]
  }
  if (!worn.some((f) => f.type === 'SHOES')) put(shoesFor(drawer, ctx, worn, options))
  if (!worn.some((f) => f.type === 'SOCKS')) put(socksFor(drawer, ctx, worn, options))
  worn = layered(warmed(worn, drawer, ctx, aim, options, kept), drawer, ctx, aim)
  for (const { role, when } of extras) {
    if (!when(ctx) || has(role) || (role === 'sunHat' && worn.some((f) => f.type === 'HAT'))) continue
    if (role === 'bag' && worn.some((f) => f.type === 'BAG')) continue
    put(piece(drawer, role, ctx, worn, options))
  }
  return { items: worn, warmth: warmthOf(worn) }
}
