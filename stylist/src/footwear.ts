import { candidate, wearFit } from './candidates.ts'
import { chance } from './chance.ts'
import { harmony } from './colour.ts'
import { bestBy, type Drawer, of } from './drawer.ts'
import { allowed } from './gates.ts'
import { matching } from './pairing.ts'
import type { Context, Facts, RecommendOptions } from './types.ts'

const isRain = (ctx: Context) => ctx.wet && !ctx.snow

function shoeWorth(
  f: Facts,
  ctx: Context,
  core: readonly Facts[],
  options: RecommendOptions,
  dryOuter: boolean,
): number {
  const { fit, rain, fresh, like } = candidate(f, ctx, options)
  const style = core.reduce((sum, g) => sum + matching(g, f), 0) / Math.max(1, core.length)
  const color = core.reduce((sum, g) => sum + harmony(g.color, f.color), 0) / Math.max(1, core.length)
  const need = isRain(ctx) && f.water === 1 ? (dryOuter ? 0.12 : 0.5) : 0
  const snow = ctx.snow && (f.water === 1 || f.kind === 'boot') ? 0.3 : 0
  const warm = ctx.teff <= 5 ? f.clo * 2 : 0
  return (
    0.4 * fit +
    0.35 * rain +
    0.25 * style +
    0.1 * color +
    0.05 * (fresh + like) +
    need +
    snow +
    warm +
    0.06 * chance(options.seed, f.id) -
    0.05 * (1 - f.sure)
  )
}

/** Shoes for the day and the outfit; those that rain spoils only when there are no others. */
export function shoesFor(
  drawer: Drawer,
  ctx: Context,
  core: readonly Facts[],
  options: RecommendOptions,
): Facts | null {
  const all = of(drawer, 'shoes')
  const open = all.filter((f) => allowed(f, ctx))
  const dry = ctx.wet ? open.filter((f) => !f.avoidWet) : open
  const pool = dry.length > 0 ? dry : open.length > 0 ? open : all
  const dryOuter = core.some((f) => f.type === 'OUTER' && f.water === 1)
  return bestBy(pool, (f) => shoeWorth(f, ctx, core, options, dryOuter))
}

const isSkirt = (f: Facts) => f.type === 'DRESS' || /skirt/i.test(f.kind)

/** Socks for closed shoes, stockings under skirts on a cool day. */
export function socksFor(
  drawer: Drawer,
  ctx: Context,
  worn: readonly Facts[],
  options: RecommendOptions,
): Facts | null {
  if (worn.some((f) => f.open)) return null
  const stockings =
    worn.some(isSkirt) && ctx.teff <= 19 ? of(drawer, 'stocking').filter((f) => f.wear[1] >= ctx.teff) : []
  if (stockings.length > 0) return bestBy(stockings, (f) => chance(options.seed, f.id))
  const plain = of(drawer, 'socks').filter((f) => allowed(f, ctx))
  const pool = plain.length > 0 ? plain : of(drawer, 'warmSocks').filter((f) => allowed(f, ctx))
  return bestBy(pool, (f) => wearFit(f.wear, ctx.teff) + 0.1 * chance(options.seed, f.id))
}
