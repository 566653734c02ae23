import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate, Candidates } from './candidates.ts'
import type { Pairs } from './covers.ts'
import { harmOf } from './piece-harm.ts'
import { settings } from './settings.ts'

/** What small pieces are chosen beside: the garments and shoes already decided. */
type Look = { facts: readonly Facts[]; worn: readonly Candidate[]; shoes: Facts | null; day: Day; shortOfClo: number }

type Wish = {
  type: ClothesType
  /** Share of people who would miss a piece of this sort today, 0–1; at 0.5 and more it is looked for. */
  missed: number
  fits: (f: Facts) => boolean
  /** How much it weighs when nothing fitting is owned, 0–1. */
  needed?: number
  /** Share of people who would mind just this piece here. */
  minded?: (f: Facts) => number
}

const has = (f: Facts, ...marks: readonly string[]) => marks.some((mark) => f.marks.has(mark))

const bareLegs = ({ facts }: Look) =>
  facts.some((f) => f.marks.has('skirt')) && !facts.some((f) => f.type === 'BOTTOM' && !f.marks.has('skirt'))

/** How little each kind of sock suits the shoes: dress socks to leather, sport socks to sneakers. */
function sockMinded(f: Facts, { shoes, facts, day }: Look): number {
  if (has(f, 'sleep', 'ballOnly') && day.purpose !== 'SPORT BALL') return 0.95
  const leather = shoes !== null && has(shoes, 'leatherShoe')
  const shorts = facts.some((piece) => piece.marks.has('shortLegs'))
  if (has(f, 'dress'))
    return leather ? 0 : shorts ? 0.7 : shoes && has(shoes, 'boot') ? 0.15 : day.occasion === 'SPORT' ? 0.9 : 0.45
  if (has(f, 'hidden'))
    return shoes && has(shoes, 'boot', 'hiking', 'sport')
      ? 0.6
      : has(shoes ?? f, 'flat', 'backless') || day.warm > 22
        ? 0.08
        : leather
          ? 0.3
          : 0.35
  if (has(f, 'warm')) return day.cold <= 3 ? 0.12 : 0.6
  if (has(f, 'hiking'))
    return day.purpose === 'SPORT HIKING'
      ? 0.03
      : leather || day.warm > 14
        ? 0.85
        : day.cold <= 0 && shoes && has(shoes, 'boot')
          ? 0.15
          : 0.6
  if (has(f, 'sport')) return day.occasion === 'SPORT' ? 0 : leather ? 0.6 : 0.12
  if (has(f, 'golf')) return day.purpose === 'SPORT GOLF' ? 0 : 0.5
  if (has(f, 'long', 'loud')) return leather || day.occasion === 'WORK' || day.occasion === 'FORMAL' ? 0.6 : 0.25
  if (has(f, 'lowCut')) return leather ? 0.35 : shoes && has(shoes, 'boot') ? 0.4 : day.cold < 4 ? 0.25 : 0.06
  return leather && f.color && f.color.l > 0.75 ? 0.4 : 0.06
}

function sockWishes(look: Look): readonly Wish[] {
  const { shoes, day } = look
  if (!shoes) return []
  if (bareLegs(look)) {
    const dressed = day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT' || day.purpose === 'WORK NEAT'
    const until = dressed ? 22 : 13
    if (day.cold < until)
      return [
        {
          type: 'SOCKS',
          missed: day.cold < 12 ? 0.9 : 0.6,
          needed: day.cold < 10 ? 1 : 0.3,
          fits: (f) => has(f, 'stocking'),
          minded: (f) =>
            has(f, 'warm')
              ? day.cold < 6
                ? 0
                : 0.5
              : day.cold < 5
                ? 0.6
                : f.kind === 'blackStockings' && day.cold > 14
                  ? 0.35
                  : 0,
        },
      ]
  }
  if (has(shoes, 'bareFeet')) return []
  if (has(shoes, 'heel', 'lowHeel', 'flat') && bareLegs(look)) return []
  return [{ type: 'SOCKS', missed: 0.55, fits: (f) => has(f, 'sock'), minded: (f) => sockMinded(f, look) }]
}

/** Share of people who would take a bag along for each purpose. */
const bagMissed: Readonly<Record<string, number>> = {
  'WORK SUIT': 0.52,
  'WORK NEAT': 0.52,
  'WORK FREE': 0.52,
  'WORK SITE': 0.39,
  SCHOOL: 0.55,
  CASUAL: 0.39,
  DATE: 0.42,
  'FORMAL WEDDING': 0.39,
  'FORMAL INTERVIEW': 0.52,
  'FORMAL FUNERAL': 0.33,
  'FORMAL EVENT': 0.42,
  'SPORT HIKING': 0.45,
  'SPORT RUNNING': 0,
  'SPORT GYM': 0.39,
  'SPORT BALL': 0.33,
  'SPORT GOLF': 0,
  'SPORT CYCLING': 0.2,
  TRAVEL: 0.55,
}

function bagWish({ day }: Look): Wish {
  const hike = day.purpose === 'SPORT HIKING'
  return {
    type: 'BAG',
    missed: bagMissed[day.purpose] ?? 0.5,
    fits: (f) => !has(f, 'utility', 'luggage', 'golfOnly', 'cycling'),
    minded: (f) => (hike && !has(f, 'hiking') ? 0.3 : 0),
  }
}

const isSport = (day: Day) => day.occasion === 'SPORT'

function warmWishes({ day, shortOfClo, facts }: Look): readonly Wish[] {
  const wishes: Wish[] = []
  const scarf = day.high <= 8 && day.cold <= 3
  if (!isSport(day) && (scarf || (shortOfClo > 0.04 && day.cold < 7)))
    wishes.push({
      type: 'SCARF',
      missed: day.cold <= 0 ? 0.7 : 0.55,
      fits: (f) => has(f, 'warm'),
      minded: (f) =>
        facts.some((piece) => piece.type === 'TOP' && /turtle/i.test(piece.kind)) && f.clo > 0.07 ? 0.2 : 0,
    })
  if (isSport(day) && day.cold <= 0)
    wishes.push({ type: 'SCARF', missed: 0.55, fits: (f) => has(f, 'sport') || f.kind === 'neckWarmer' })
  const thin = facts.every((f) => f.type !== 'TOP' || f.clo < 0.42)
  if ((day.cold <= -11 && day.high <= -2 && thin) || (shortOfClo > 0.12 && day.cold <= -2))
    wishes.push({
      type: 'UNDERWEAR',
      missed: day.cold <= -12 ? 0.7 : 0.5,
      fits: (f) => has(f, 'thermal') && has(f, 'upper') && !has(f, 'lower'),
    })
  const out = !day.indoors
  if (day.cold <= (out ? -4 : -9)) wishes.push({ type: 'HAT', missed: 0.6, fits: (f) => has(f, 'warmHat') })
  if (day.cold <= -8) wishes.push({ type: 'ACCESSORY', missed: 0.6, fits: (f) => has(f, 'warmHands') })
  return wishes
}

function sunWish({ day }: Look): readonly Wish[] {
  const outdoors = day.occasion === 'TRAVEL' || day.purpose === 'SPORT HIKING' || day.purpose === 'SPORT GOLF'
  if (!outdoors || !day.sunny || day.heat < 24 || day.rain.said) return []
  return [
    {
      type: 'HAT',
      missed: 0.65,
      fits: (f) => has(f, 'sunHat', 'cap', 'golfOnly'),
      minded: (f) => (has(f, 'golfOnly') && day.purpose !== 'SPORT GOLF' ? 0.8 : 0),
    },
  ]
}

/** A helmet on the bicycle, when one is owned. */
const helmetWish = ({ day }: Look): readonly Wish[] =>
  day.purpose === 'SPORT CYCLING' ? [{ type: 'HAT', missed: 0.9, fits: (f) => has(f, 'helmet') }] : []

/** A tie where the shirt, the jacket and the occasion ask for one. */
function tieWish({ facts, day }: Look): readonly Wish[] {
  const shirt = facts.some((f) => f.kind === 'dressShirt' || (f.kind === 'shirt' && f.formality >= 55))
  const jacket = facts.some((f) => f.kind === 'suitJacket' || (f.kind === 'blazer' && day.occasion === 'FORMAL'))
  const asks = day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT'
  if (!shirt || !jacket || !asks) return []
  const dark = day.purpose === 'FORMAL FUNERAL'
  return [
    {
      type: 'ACCESSORY',
      missed: day.occasion === 'FORMAL' ? 0.7 : 0.55,
      fits: (f) => has(f, 'tie'),
      minded: (f) =>
        dark
          ? f.kind === 'darkTie' || (f.color && f.color.l < 0.35 && f.color.c < 0.05)
            ? 0
            : 0.95
          : f.kind === 'darkTie'
            ? 0.8
            : 0,
    },
  ]
}

function underWishes({ facts }: Look): readonly Wish[] {
  if (!facts.some((f) => has(f, 'sheer', 'strappy'))) return []
  return [{ type: 'UNDERWEAR', missed: 0.6, fits: (f) => has(f, 'inner') && has(f, 'upper') }]
}

function umbrellaWishes({ day, facts }: Look): readonly Wish[] {
  if (day.rain.umbrella) {
    const storm = day.wind >= 9 && facts.some((f) => f.type === 'OUTER' && f.waterproof)
    return storm
      ? []
      : [
          {
            type: 'ETC',
            missed: 0.95,
            needed: 0.2,
            fits: (f) => has(f, 'umbrella'),
            minded: (f) => (has(f, 'parasol') ? 0.02 : 0),
          },
        ]
  }
  if (day.sunny && day.heat >= 31 && !isSport(day))
    return [{ type: 'ETC', missed: 0.5, fits: (f) => has(f, 'parasol') }]
  return []
}

const wishesOf = (look: Look) => [
  ...sockWishes(look),
  bagWish(look),
  ...warmWishes(look),
  ...helmetWish(look),
  ...sunWish(look),
  ...tieWish(look),
  ...underWishes(look),
  ...umbrellaWishes(look),
]

/** How a small piece goes with the rest: an eco bag beside a suit, a neon cap beside a coat. */
function beside(f: Facts, look: Look): number {
  const dressy = Math.max(
    0,
    ...look.facts
      .filter(({ type }) => type === 'OUTER' || type === 'DRESS' || type === 'SHOES')
      .map((g) => g.formality),
  )
  const gap = f.type === 'BAG' ? Math.max(0, dressy - f.formality - 45) / 60 : 0
  const loud = f.loudness > 45 && look.facts.some((g) => g.loudness > 45) ? 0.4 : 0
  return Math.max(gap, loud)
}

/**
 * The small pieces that the day, the occasion or the look asks for, one of a sort: never one because it is there.
 * `harm` counts what is missed although nothing fitting is owned, and what is minded of the pieces chosen.
 */
export function smallPieces(
  look: Look,
  candidates: Candidates,
  pairs: Pairs,
): { pieces: readonly Candidate[]; harm: number } {
  const pieces: Candidate[] = []
  let harm = 0
  const besideAll = (candidate: Candidate) => look.worn.reduce((sum, piece) => sum + pairs(piece, candidate), 0)
  for (const { type, missed, needed, fits, minded } of wishesOf(look)) {
    let best: Candidate | null = null
    let bestHarm = harmOf(missed)
    for (const candidate of candidates.get(type) ?? []) {
      if (!fits(candidate.f) || pieces.includes(candidate)) continue
      const cost =
        candidate.harm +
        harmOf(minded?.(candidate.f) ?? 0) +
        harmOf(beside(candidate.f, look)) -
        0.3 * candidate.turn +
        besideAll(candidate)
      if (cost < bestHarm) [best, bestHarm] = [candidate, cost]
    }
    if (best) {
      pieces.push(best)
      harm += Math.max(0, bestHarm) + settings.smallCost
    } else harm += harmOf(missed) * (needed ?? 0)
  }
  return { pieces, harm }
}
