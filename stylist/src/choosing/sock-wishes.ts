import type { Day } from '../day/day.ts'
import { feelingOf } from '../needs/feeling.ts'
import { type Facts, has } from '../reading/facts.ts'
import { booted, degrees, isDressed, isLow, leathern } from './shoes-for-socks.ts'
import { sockMinded, stockingsMinded } from './sock-objections.ts'
import type { PartialOutfit, Wish } from './wish.ts'

const bareLegs = ({ facts }: PartialOutfit) =>
  facts.some((f) => f.marks.has('skirt')) && !facts.some((f) => f.type === 'BOTTOM' && !f.marks.has('skirt'))

/** Whether a skirt reaches the ankle and so hides where stockings end. */
const hidesKnees = ({ facts }: PartialOutfit) => facts.some((f) => f.marks.has('skirt') && f.says.has('maxi'))
const showsKnees = ({ facts }: PartialOutfit) =>
  facts.some((f) => f.marks.has('skirt') && (f.marks.has('shortLegs') || f.says.has('mini')))

/** Whether shoes are laced or buckled leather, which nobody wears without socks, in any heat. */
const isLaced = ({ kind }: Facts) => kind === 'dressShoes' || kind === 'monkShoes'

/** Marks of shoes in which nobody has bare feet. */
const closed = ['sneaker', 'hiking', 'workwear', 'golfOnly', 'cyclingOnly', 'boot', 'rainShoe'] as const

/** Returns the share (0–1) of people who would miss socks in these shoes. */
function missedSocks(shoes: Facts, day: Day): number {
  if (day.purpose === 'FORMAL FUNERAL') return 0.97
  if (leathern(shoes) && (isLaced(shoes) || /^FORMAL|^WORK SUIT/.test(day.purpose))) return 0.9
  // In closed shoes any socks are better than none.
  if (has(shoes, ...closed) && !(day.occasion === 'SPORT' && has(shoes, 'sneaker'))) return 0.9
  if (day.cold < 8 || has(shoes, 'ballOnly')) return 0.82
  if (day.cold < degrees.cool) return 0.7
  return day.warm > degrees.hot ? 0.55 : 0.6
}

/** Whether feet are never bare: people who run or play in shoes for hours get blisters. */
const isNeverBare = ({ purpose }: Day) => /^SPORT (?:RUNNING|BALL|GOLF|CYCLING|HIKING)$/.test(purpose)

/** Whether socks are stockings for shin guards, and the shoes are no boots for the turf. */
const isForOtherBoots = (f: Facts, shoes: Facts) => has(f, 'ballOnly') && !has(shoes, 'ballOnly')

/**
 * Felt °C below which legs are covered: where people dress for others, by almost everybody at a ceremony, and
 * elsewhere.
 */
const stockingsBelow = { dressed: 22, ceremony: 18, elsewhere: 13 } as const

/** Whether bare legs are never right: before examiners and mourners, and before guests at an event in cooled rooms. */
const isAlwaysCovered = ({ purpose, plans }: Day) =>
  purpose === 'FORMAL INTERVIEW' ||
  purpose === 'FORMAL FUNERAL' ||
  (purpose === 'FORMAL EVENT' && plans.has('GUESTS') && plans.has('COOL'))

/**
 * Felt °C below which tights go with sneakers: under a skirt that shows the knees, under any skirt, and for people who
 * feel the cold.
 */
const tightsWithSneakers = { short: 13, any: 5, cold: 13 } as const

const tightsFrom = (partial: PartialOutfit) => {
  if (showsKnees(partial)) return tightsWithSneakers.short
  return feelingOf(partial.day) === 'cold' ? tightsWithSneakers.cold : tightsWithSneakers.any
}

function stockingWish(partial: PartialOutfit, shoes: Facts): Wish | null {
  const { day } = partial
  const isSporty = has(shoes, 'sneaker', 'hiking', 'sport') && shoes.kind !== 'comfortShoes'
  if (isSporty && day.cold >= tightsFrom(partial)) return null
  const until = isDressed(day) ? stockingsBelow.dressed : stockingsBelow.elsewhere
  if (day.cold >= until && !isAlwaysCovered(day)) return null
  const isCeremony = day.occasion === 'FORMAL' && day.cold < stockingsBelow.ceremony
  return {
    type: 'SOCKS',
    missed: isAlwaysCovered(day) ? 0.97 : isCeremony || day.cold < 12 ? 0.9 : 0.6,
    needed: day.cold < 10 ? 1 : isCeremony ? 0.7 : 0.3,
    // Nude stockings in sneakers are out of fashion; knee-high ones show when the wearer sits down.
    fits: (f) =>
      has(f, 'stocking') && !(isSporty && f.kind === 'stockings') && (!f.says.has('kneeHigh') || hidesKnees(partial)),
    minded: (f) => stockingsMinded(f, day),
  }
}

/** Returns the wish for low shoes: nothing, or stockings as thin as skin; socks only where feet get cold. */
function lowShoeWish(partial: PartialOutfit, shoes: Facts): Wish {
  const { day } = partial
  const socksBelow = isDressed(day) || !has(shoes, 'flat') ? degrees.freezing : degrees.cool
  const inStockings = day.warm <= degrees.hot || day.plans.has('GUESTS') || day.occasion === 'FORMAL'
  return {
    type: 'SOCKS',
    missed: day.cold < degrees.cool ? 0.8 : 0.7,
    needed: day.cold < degrees.cool ? 0.3 : 0,
    fits: (f) => (has(f, 'stocking') ? inStockings : has(f, 'hidden') || (has(f, 'sock') && day.cold < socksBelow)),
    minded: (f) => {
      if (has(f, 'stocking')) return stockingsMinded(f, day)
      if (has(f, 'hidden')) return day.cold < degrees.freezing ? 0.5 : 0.1
      if (f.kind === 'looseSocks') return 0.1
      return Math.max(0.35, sockMinded(f, partial))
    },
  }
}

/**
 * Whether people may wear socks that are meant to be seen, such as lace at the ankle, instead of stockings: in flat
 * shoes.
 */
const showsSocks = (shoes: Facts, stockings: Wish | null) => stockings !== null && has(shoes, 'flat')

/**
 * Whether stockings are worn under trousers: in leather shoes, and black ones in boots where a suit is worn. Elsewhere
 * nobody sees what is in a boot, and stockings would be too much.
 */
const isUnderTrousers = (f: Facts, shoes: Facts, { purpose }: Day) =>
  purpose === 'FORMAL FUNERAL' ||
  (!has(f, 'warm') &&
    (leathern(shoes) || (booted(shoes) && f.kind === 'blackStockings' && /^FORMAL|^WORK SUIT/.test(purpose))))

/** Returns the wish for socks, or for stockings under trousers. */
function sockWish(partial: PartialOutfit, shoes: Facts): Wish {
  const { day } = partial
  return {
    type: 'SOCKS',
    missed: missedSocks(shoes, day),
    always: isNeverBare(day),
    fits: (f) =>
      (has(f, 'sock') && !isForOtherBoots(f, shoes)) || (has(f, 'stocking') && isUnderTrousers(f, shoes, day)),
    minded: (f) => sockMinded(f, partial),
  }
}

export function sockWishes(partial: PartialOutfit): readonly Wish[] {
  const { shoes, day } = partial
  if (!shoes) return []
  const isMourning = day.purpose === 'FORMAL FUNERAL'
  const isBare = bareLegs(partial)
  const stockings = isBare ? stockingWish(partial, shoes) : null
  const coversAnyhow = day.cold < degrees.cool && !isLow(shoes)
  if (stockings && isDressed(day)) return coversAnyhow ? [stockings, sockWish(partial, shoes)] : [stockings]
  const wishes = stockings ? [stockings] : []
  if (has(shoes, 'bareFeet', 'swim')) return wishes
  if (isLow(shoes) && !isMourning)
    return isBare && !showsSocks(shoes, stockings) ? wishes : [...wishes, lowShoeWish(partial, shoes)]
  return [...wishes, sockWish(partial, shoes)]
}
