import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { isForWetWork } from '../needs/soil.ts'
import { wetFault } from '../needs/wet.ts'
import { together } from './harm.ts'

/** Shares (0–1) of people who would not wear a piece in a shower, in rain, in long rain and in snow, from labels. */
type Wet = readonly [shower: number, rain: number, long: number, snow: number]

const heavyRain = { total: 3, hourly: 1 } as const
/** mm of rain on a day from which everything gets soaked. */
const longTotal = 8

/** Number of wet hours from which rain counts as long. */
const longRain = 4

const isHeavy = ({ total, hourly }: Day['rain']) => total >= heavyRain.total || hourly >= heavyRain.hourly

function inWet([shower, rain, long, snow]: Wet, day: Day): number {
  if (day.rain.snow) return snow
  return day.rain.total >= longTotal ? long : isHeavy(day.rain) ? rain : shower
}

const delicate = ['satin', 'silk', 'velvet', 'suede', 'leather'] as const

/** Shares (`Wet`) by cloth for trousers and skirts: denim and linen stay wet, sportswear dries. */
const legs: readonly (readonly [fits: (f: Facts) => boolean, Wet])[] = [
  [({ spoiltByRain, marks }) => spoiltByRain && !marks.has('paleLegs'), [0.25, 0.6, 0.9, 0.35]],
  [({ says }) => delicate.some((cloth) => says.has(cloth)), [0.25, 0.6, 0.9, 0.35]],
  [({ kind, says }) => kind === 'linenPants' || says.has('linen'), [0.02, 0.25, 0.65, 0.3]],
  [({ marks }) => marks.has('denim'), [0, 0.05, 0.62, 0.06]],
  [({ sporty, says }) => sporty >= 50 || says.has('nylon'), [0, 0, 0.06, 0.01]],
  [({ kind }) => kind === 'chino' || kind === 'cargo' || kind === 'corduroy', [0, 0.06, 0.32, 0.12]],
  [() => true, [0, 0.03, 0.16, 0.04]],
]

/**
 * Returns the objection (0–1) to trousers and skirts in the wet: wide hems reach the ground, and pale ones show stains.
 */
function legsInWet(f: Facts, day: Day): number {
  const { says, kind, color, marks } = f
  const cloth = inWet(legs.find(([fits]) => fits(f))?.[1] ?? [0, 0, 0, 0], day)
  const wide = day.rain.total >= longTotal && (says.has('wide') || says.has('maxi') || kind === 'longSkirt')
  const pale = isHeavy(day.rain) && (marks.has('paleLegs') || (color !== null && color.l > 0.82))
  return together(cloth, wide ? 0.2 : 0, pale ? 0.25 : 0)
}

/**
 * Returns the objection (0–1) to a bag: leather and canvas stay at home in hours of rain; nylon and waterproof ones do
 * not.
 */
function bagInRain({ says, kind, formality, waterproof, marks }: Facts, long: boolean): number {
  if (says.has('leather') || says.has('suede') || formality > 55) return long ? 0.45 : 0.14
  if (!long) return 0
  if (waterproof || says.has('nylon')) return 0.03
  if (kind === 'ecoBag' || says.has('canvas')) return 0.5
  return marks.has('roomy') ? 0.1 : 0.35
}

/**
 * Share (0–1) of people who would not wear shoes or a coat that fail wholly in the wet. The penalty points of the unmet
 * need (needs/wet.ts) come on top.
 */
const faultShare = 0.6

/** Returns the share (0–1) of people who would not wear a piece because of rain or snow. */
export function wetShare(f: Facts, day: Day): number {
  const { rain } = day
  const heavy = isHeavy(rain)
  const { marks } = f
  if (f.says.has('fishing') && isForWetWork(f, day)) return 0
  // Spikes have the kind of shoe covers, but are for ice.
  if (f.slot === 'ETC' && f.says.has('gripping')) return 0
  if (marks.has('rainOnly') || marks.has('rainGear'))
    return rain.said && heavy ? (day.warm >= 24 && day.wind < 9 ? 0.5 : 0.1) : 0.9
  if (f.type === 'SHOES') return faultShare * wetFault(f, day)
  if (marks.has('umbrella') || !rain.said) return f.type === 'OUTER' && marks.has('waterproof') ? 0.05 : 0
  if (f.type === 'OUTER') return faultShare * wetFault(f, day)
  const long = rain.hours.length >= longRain && heavy
  if (f.type === 'BOTTOM') return marks.has('shortLegs') && !f.spoiltByRain ? 0 : legsInWet(f, day)
  if (f.spoiltByRain) return heavy ? 0.35 : 0.15
  if (f.type === 'DRESS' && long && (f.says.has('maxi') || f.kind === 'maxiDress')) return 0.35
  if (f.type === 'BAG' && heavy) return bagInRain(f, long)
  return 0
}

/** Whether rain would harm a piece, whatever the forecast. */
export const suffersInRain = ({ spoiltByRain, marks }: Facts) =>
  spoiltByRain || marks.has('suede') || marks.has('soaks')

export const resistsRain = ({ waterproof, marks }: Facts) =>
  waterproof || marks.has('umbrella') || marks.has('rainShoe') || marks.has('rainGear')
