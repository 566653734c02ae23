import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { PartialOutfit, Wish } from './wish.ts'

const bareLegs = ({ facts }: PartialOutfit) =>
  facts.some((f) => f.marks.has('skirt')) && !facts.some((f) => f.type === 'BOTTOM' && !f.marks.has('skirt'))

const leathern = (shoes: Facts | null) => shoes !== null && has(shoes, 'leatherShoe')
const booted = (shoes: Facts | null) => shoes !== null && has(shoes, 'boot')

function dressMinded({ shoes, facts, day }: PartialOutfit): number {
  if (leathern(shoes)) return 0
  if (facts.some((piece) => piece.marks.has('shortLegs'))) return 0.7
  if (booted(shoes)) return 0.15
  return day.occasion === 'SPORT' ? 0.9 : 0.45
}

function hiddenMinded({ shoes, day }: PartialOutfit): number {
  if (shoes && has(shoes, 'boot', 'hiking', 'sport')) return 0.6
  if (day.cold < 8) return 0.5
  if ((shoes && has(shoes, 'flat', 'backless')) || day.warm > 22) return 0.08
  return leathern(shoes) ? 0.3 : 0.35
}

function hikingMinded({ shoes, day }: PartialOutfit): number {
  if (day.purpose === 'SPORT HIKING') return 0.03
  if (leathern(shoes) || day.warm > 14) return 0.85
  return day.cold <= 0 && booted(shoes) ? 0.15 : 0.6
}

function lowMinded({ shoes, day }: PartialOutfit): number {
  if (leathern(shoes)) return 0.35
  if (booted(shoes)) return 0.4
  return day.cold < 4 ? 0.25 : 0.06
}

/** Dress socks suit leather, sport socks sneakers. */
function sockMinded(f: Facts, partial: PartialOutfit): number {
  const { shoes, day } = partial
  const leather = leathern(shoes)
  if (has(f, 'stocking')) return 0.35
  if (has(f, 'sleep', 'ballOnly') && day.purpose !== 'SPORT BALL') return 0.95
  if (has(f, 'dress')) return dressMinded(partial)
  if (has(f, 'hidden')) return hiddenMinded(partial)
  if (has(f, 'warm')) return day.cold <= 3 ? 0.12 : 0.6
  if (has(f, 'hiking')) return hikingMinded(partial)
  if (has(f, 'sport')) return day.occasion === 'SPORT' ? 0 : leather ? 0.6 : 0.12
  if (has(f, 'golf')) return day.purpose === 'SPORT GOLF' ? 0 : 0.5
  if (has(f, 'long', 'loud')) return leather || day.occasion === 'WORK' || day.occasion === 'FORMAL' ? 0.6 : 0.25
  if (has(f, 'lowCut')) return lowMinded(partial)
  return leather && f.color && f.color.l > 0.75 ? 0.4 : 0.06
}

/** Lined below 5 °C, thin above, no black in spring. */
function stockingsMinded(f: Facts, day: Day): number {
  if (has(f, 'warm')) return day.cold < 6 ? 0 : 0.5
  if (day.cold < 5) return 0.6
  return f.kind === 'blackStockings' && day.cold > 14 ? 0.35 : 0
}

/** °C from which bare feet in shoes are no wonder. */
const warmFeet = 27
/** °C up to which they freeze. */
const coldFeet = 8

/** Shoes that nobody walks in barefoot. */
const closed = ['sneaker', 'hiking', 'workwear', 'golfOnly', 'cyclingOnly'] as const

/** Share of people who would miss socks in these shoes. */
function missedSocks(shoes: Facts, day: Day): number {
  if (/^FORMAL|^WORK SUIT/.test(day.purpose) && leathern(shoes) && day.warm <= warmFeet) return 0.9
  // In closed shoes any socks are better than none.
  if (has(shoes, ...closed) && !(day.occasion === 'SPORT' && has(shoes, 'sneaker'))) return 0.9
  if (day.cold < coldFeet || has(shoes, 'ballOnly')) return 0.82
  return day.warm > warmFeet ? 0.55 : 0.6
}

export function sockWishes(partial: PartialOutfit): readonly Wish[] {
  const { shoes, day } = partial
  if (!shoes) return []
  if (bareLegs(partial)) {
    const dressed = /^(?:FORMAL|WORK SUIT|WORK NEAT)/.test(day.purpose) || day.plans.has('SPECIAL')
    const until = dressed ? 22 : 13
    if (day.cold < until)
      return [
        {
          type: 'SOCKS',
          missed: day.cold < 12 ? 0.9 : 0.6,
          needed: day.cold < 10 ? 1 : 0.3,
          fits: (f) => has(f, 'stocking'),
          minded: (f) => stockingsMinded(f, day),
        },
      ]
  }
  if (has(shoes, 'bareFeet')) return []
  if (has(shoes, 'heel', 'lowHeel', 'flat') && !booted(shoes)) {
    if (bareLegs(partial)) return []
    if (day.warm <= warmFeet)
      return [
        {
          type: 'SOCKS',
          missed: 0.7,
          fits: (f) => has(f, 'stocking'),
          minded: (f) => stockingsMinded(f, day),
        },
      ]
  }
  return [
    {
      type: 'SOCKS',
      missed: missedSocks(shoes, day),
      fits: (f) => has(f, 'sock') || (leathern(shoes) && has(f, 'stocking') && !has(f, 'warm')),
      minded: (f) => sockMinded(f, partial),
    },
  ]
}
