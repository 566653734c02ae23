import { bandOf } from './bands.ts'
import { pairName } from './colour.ts'
import { helpFor } from './help.ts'
import { josa } from './josa.ts'
import type { Context, Explanation, Facts, Outfit } from './types.ts'

type Reason = { weight: number; text: string }

const whole = (x: number) => String(Math.round(x) + 0)
const tenth = (x: number) => String(Math.round(x * 10) / 10)

/** Days unworn from which coming back is worth a word. */
const longAgo = 7
/** Wind from which a windproof layer is worth a word, m/s. */
const strongWind = 5

function dayReason(ctx: Context): Reason {
  if (!ctx.known) return { weight: 0.5, text: '기온을 알 수 없어 봄가을 옷차림으로 골랐어요.' }
  return { weight: 0.5, text: `체감 ${whole(ctx.feels)}℃, ${bandOf(ctx.teff).label} 옷차림 기준이에요.` }
}

/** Said right after the day, since it explains why the band is not that of the feels-like temperature. */
function personReason(ctx: Context): Reason | null {
  const shift = ctx.teff - ctx.feels
  if (Math.abs(shift) < 1) return null
  const told = shift < 0 ? ctx.sensitivity < 3 : ctx.sensitivity > 3
  const who = shift < 0 ? '추위를 많이 타셔서' : '더위를 많이 타셔서'
  const why = told ? who : '지난 느낌을 반영해'
  return { weight: 0.49, text: `${why} ${tenth(Math.abs(shift))}℃ 더 ${shift < 0 ? '춥게' : '덥게'} 보고 골랐어요.` }
}

function rainReason(items: readonly Facts[], ctx: Context): Reason | null {
  if (!ctx.wet) return null
  const chance = ctx.probability === null ? '' : `(${whole(ctx.probability)}%)`
  const sky = `${ctx.falling ?? '비'} 예보${chance}라`
  const proof =
    items.find((f) => f.type === 'OUTER' && f.water === 1) ?? items.find((f) => f.type === 'SHOES' && f.water === 1)
  if (proof) return { weight: 0.48, text: `${sky} 방수되는 ${josa(proof.name, '을/를')} 골랐어요.` }
  const umbrella = items.find((f) => f.role === 'umbrella')
  return umbrella ? { weight: 0.45, text: `${sky} ${josa(umbrella.name, '을/를')} 챙겼어요.` } : null
}

function windReason(items: readonly Facts[], ctx: Context): Reason | null {
  const outer = items.find((f) => f.type === 'OUTER' && f.windproof)
  if (!outer || ctx.windMs < strongWind || ctx.teff >= 16) return null
  const wind = ctx.windKnown ? `바람이 ${tenth(ctx.windMs)}m/s로 강해` : '바람이 강해'
  return { weight: 0.44, text: `${wind} 바람을 막는 ${josa(outer.name, '을/를')} 더했어요.` }
}

function layerReason({ items, parts }: Outfit, ctx: Context): Reason | null {
  const outer = items.find((f) => f.type === 'OUTER')
  if (!outer || ctx.range < 10 || parts.layering <= 0) return null
  return { weight: 0.46, text: `일교차 ${whole(ctx.range)}℃, 낮에는 ${josa(outer.name, '을/를')} 벗으면 딱 좋아요.` }
}

const warmers = new Set(['scarf', 'thermalTop', 'thermalBottom', 'warmSocks', 'beanie', 'gloves', 'earmuff'])

function warmReason(items: readonly Facts[]): Reason | null {
  const [one, two] = items.filter((f) => f.role !== null && warmers.has(f.role)).sort((a, b) => b.clo - a.clo)
  if (!one) return null
  const names = two ? `${josa(one.name, '과/와')} ${josa(two.name, '으로/로')}` : josa(one.name, '으로/로')
  return { weight: 0.3, text: `${names} 따뜻함을 더했어요.` }
}

function humidReason({ warmth }: Outfit, ctx: Context): Reason | null {
  if (ctx.humidity < 75 || ctx.dressT < 24 || warmth > 0.5) return null
  return { weight: 0.35, text: `습도 ${whole(ctx.humidity)}%로 후텁지근해 얇고 시원하게 골랐어요.` }
}

function colourReason(items: readonly Facts[]): Reason | null {
  const top = items.find((f) => f.type === 'TOP')
  const bottom = items.find((f) => f.type === 'BOTTOM')
  const name = top && bottom ? pairName(top.color, bottom.color) : null
  if (!top || !bottom || name === null) return null
  return { weight: 0.2, text: `${josa(top.name, '과/와')} ${josa(bottom.name, '은/는')} ${name} 조합이에요.` }
}

function freshReason({ items, wornDaysAgo }: Outfit): Reason | null {
  let [item, days]: [Facts | null, number] = [null, longAgo - 1]
  for (const f of items) {
    const ago = wornDaysAgo[f.id]
    if (ago !== undefined && ago > days) [item, days] = [f, Math.floor(ago)]
  }
  return item ? { weight: 0.22, text: `${josa(item.name, '은/는')} ${days}일 만이에요.` } : null
}

function badgesOf(f: Facts, outfit: Outfit, ctx: Context): readonly string[] {
  const ago = outfit.wornDaysAgo[f.id]
  return [
    ctx.wet && f.water === 1 ? '방수' : null,
    f.type === 'OUTER' && f.windproof && ctx.windMs >= strongWind && ctx.teff < 16 ? '바람막이' : null,
    f.role !== null && warmers.has(f.role) ? '보온' : null,
    ago !== undefined && ago >= longAgo ? `${Math.floor(ago)}일 만` : null,
  ].filter((badge) => badge !== null)
}

/**
 * Why this outfit: at most three Korean sentences made only from facts of the day and the outfit, a badge for what an
 * item does, and what would help when the closet lacks something the day asks for.
 */
export function explain(outfit: Outfit, ctx: Context): Explanation {
  const { items } = outfit
  const reasons =
    items.length === 0
      ? []
      : [
          dayReason(ctx),
          personReason(ctx),
          rainReason(items, ctx),
          windReason(items, ctx),
          layerReason(outfit, ctx),
          humidReason(outfit, ctx),
          warmReason(items),
          colourReason(items),
          freshReason(outfit),
        ]
  return {
    reasons: reasons
      .filter((reason) => reason !== null)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 3)
      .map(({ text }) => text),
    badges: Object.fromEntries(items.map((f) => [f.id, badgesOf(f, outfit, ctx)])),
    help: helpFor(outfit, ctx),
  }
}
