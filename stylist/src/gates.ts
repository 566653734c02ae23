import type { Context, Facts } from './types.ts'

const outerCeilings = [
  [0.5, 13],
  [0.36, 20],
  [0.25, 24],
] as const

function outerAllowed(f: Facts, ctx: Context): boolean {
  const rainy = ctx.wet && f.water >= 0.5
  if (f.clo >= 0.5 && ctx.dressT >= 19.5) return false
  if (f.rainOnly && !ctx.wet) return false
  if (ctx.coolTeff > 25.9) return rainy && f.water === 1 && f.clo < 0.36
  for (const [clo, ceiling] of outerCeilings) if (f.clo >= clo) return ctx.coolTeff <= ceiling
  return true
}

function topAllowed({ clo }: Facts, { teff }: Context): boolean {
  if (clo >= 0.34 && teff > 16.6) return clo < 0.38 && teff <= 22
  if (clo >= 0.26 && teff > 22) return false
  if (clo >= 0.19 && teff > 28) return false
  if (clo < 0.1 && teff < 21) return false
  return clo > 0.135 || teff >= 13
}

function bottomAllowed({ clo, kind, wear }: Facts, { teff }: Context): boolean {
  const skirt = /skirt/i.test(kind)
  if (wear[0] >= 23 && teff < (skirt ? 13 : 20)) return clo >= 0.15 && teff >= 17
  if (clo >= 0.27 && teff > 22) return false
  return clo >= 0.15 || teff >= 5
}

function dressAllowed({ clo }: Facts, { teff }: Context): boolean {
  if (clo >= 0.4) return teff <= 19
  if (clo >= 0.36) return teff <= 19.6
  if (clo >= 0.3) return teff <= 26
  return clo > 0.27 || teff >= 16
}

function shoesAllowed(f: Facts, ctx: Context): boolean {
  if (f.rainOnly) return ctx.wet && ctx.teff > 1
  if (f.open) return ctx.teff >= 21 && ctx.dressT > 12 && !ctx.snow && !(ctx.wet && ctx.dressT < 18)
  if (f.kind === 'snowBoot' || f.kind === 'ugg') return ctx.dressT < 12 && (ctx.teff <= 6 || ctx.snow)
  return f.wear[1] >= 19 || ctx.teff <= 19
}

/** What a winter-only garment is for ends at 19 °C of air, what a summer-only one is for begins at 8 °C. */
const inSeason = (f: Facts, ctx: Context) =>
  !(f.winterOnly && ctx.dressT >= 19.5) && !(f.summerOnly && ctx.dressT <= 7.5 && f.wear[0] > 4)

const never = () => true
const gates: Partial<Record<Facts['type'], (f: Facts, ctx: Context) => boolean>> = {
  OUTER: outerAllowed,
  TOP: topAllowed,
  BOTTOM: bottomAllowed,
  DRESS: dressAllowed,
  SHOES: shoesAllowed,
}

/** Whether a garment makes sense at all on such a day. */
export const allowed = (f: Facts, ctx: Context) => !f.indoors && inSeason(f, ctx) && (gates[f.type] ?? never)(f, ctx)
