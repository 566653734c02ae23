import { wearFit } from './candidates.ts'
import type { Context, Facts, Help, Outfit } from './types.ts'

/** Clothing short of or beyond the day's aim from which it is felt, clo. */
const felt = 0.2

const missingText: Partial<Record<Facts['type'], string>> = {
  TOP: '상의가 있으면 한 벌을 맞춰 드릴 수 있어요.',
  BOTTOM: '하의가 있으면 한 벌을 맞춰 드릴 수 있어요.',
  SHOES: '신발을 등록하면 날씨에 맞춰 함께 골라 드려요.',
}

function missingHelp({ missing }: Outfit): readonly Help[] {
  return missing.flatMap((type) => {
    const text = missingText[type]
    return text === undefined ? [] : [{ type, text }]
  })
}

const cold = (what: string) => `옷장의 옷만으로는 조금 추울 수 있어요. ${what} 있으면 좋아요.`

function coldHelp({ items, warmth, target }: Outfit, ctx: Context): Help | null {
  if (target - warmth <= felt) return null
  const outer = items.find((f) => f.type === 'OUTER')
  if (ctx.teff <= 8 && (outer?.clo ?? 0) < 0.5) return { type: 'OUTER', text: cold('두꺼운 외투가') }
  if (ctx.teff <= 17 && !outer) return { type: 'OUTER', text: cold('걸칠 겉옷이') }
  const bottom = items.find((f) => f.type === 'BOTTOM')
  const top = items.find((f) => f.type === 'TOP' || f.type === 'DRESS')
  if (top && wearFit(top.wear, ctx.teff) < 0.8) return { type: 'TOP', text: cold('두꺼운 상의가') }
  if (bottom && wearFit(bottom.wear, ctx.teff) < 0.8) return { type: 'BOTTOM', text: cold('두꺼운 바지가') }
  if (ctx.teff <= 9 && !items.some((f) => f.role === 'thermalTop')) return { type: 'UNDERWEAR', text: cold('내복이') }
  return ctx.teff <= 8 && !items.some((f) => f.role === 'scarf') ? { type: 'SCARF', text: cold('목도리가') } : null
}

function hotHelp({ items, warmth, target }: Outfit, ctx: Context): Help | null {
  if (warmth - target <= felt) return null
  const heavy = items
    .filter((f) => f.type === 'TOP' || f.type === 'BOTTOM' || f.type === 'DRESS')
    .find((f) => ctx.teff > f.wear[1] + 1)
  if (!heavy) return null
  const text =
    heavy.type === 'BOTTOM' ? '얇은 하의가 없어 조금 더울 수 있어요.' : '얇은 상의가 없어 조금 더울 수 있어요.'
  return { type: heavy.type === 'BOTTOM' ? 'BOTTOM' : 'TOP', text }
}

function rainHelp({ items }: Outfit, ctx: Context): readonly Help[] {
  if (!ctx.wet) return []
  const help: Help[] = []
  if (items.some((f) => f.type === 'SHOES' && f.avoidWet))
    help.push({ type: 'SHOES', text: '비에 젖어도 되는 신발이 있으면 좋아요.' })
  if (!items.some((f) => f.role === 'umbrella' || (f.type === 'OUTER' && f.rainOnly)))
    help.push({ type: 'ETC', text: '우산이 있으면 좋아요.' })
  return help
}

/** What the closet lacks for the day, most needed first; empty when nothing is missing. */
export function helpFor(outfit: Outfit, ctx: Context): readonly Help[] {
  const warmth = outfit.partial ? null : (coldHelp(outfit, ctx) ?? hotHelp(outfit, ctx))
  return [...missingHelp(outfit), ...(warmth ? [warmth] : []), ...rainHelp(outfit, ctx)]
}
