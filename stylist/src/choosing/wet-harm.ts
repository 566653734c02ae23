import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { together } from './harm.ts'
import { settings } from './settings.ts'

/** Shoes by what wet ground does to them; hours of rain make it worse than a shower. */
function shoesInRain({ marks, says, kind, waterproof }: Facts, heavy: boolean, rain: Day['rain']): number {
  if (waterproof) return 0
  const long = heavy && (rain.hours.length >= longRain || rain.total >= 10)
  const soaked = (shower: number, longer: number) => (long ? longer : heavy ? (shower + longer) / 2 : shower)
  if (marks.has('bareFeet')) return rain.snow ? 0.97 : marks.has('slippers') ? 0.12 : settings.sandalsInRain
  if (rain.snow) {
    if (kind === 'ugg' || kind === 'furShoes') return 0.55
    if (marks.has('grips') || marks.has('warmShoe')) return 0
    if (marks.has('boot')) return marks.has('suede') || marks.has('heel') ? 0.4 : 0.08
    if (marks.has('sheds')) return 0.4
    if (marks.has('soaks') || marks.has('heel') || marks.has('flat') || marks.has('backless')) return 0.8
    return 0.6
  }
  if (marks.has('suede') || says.has('suede')) return soaked(0.45, 0.8)
  if (marks.has('soaks') || says.has('canvas')) return soaked(0.3, settings.canvasInRain)
  if (marks.has('mesh') || kind === 'sneakers') return soaked(0.15, settings.sneakersInRain)
  if (marks.has('heel')) return soaked(0.15, 0.45)
  if (marks.has('leatherShoe')) return soaked(0.1, settings.leatherInRain)
  if (marks.has('sheds')) return soaked(0.03, 0.25)
  return marks.has('grips') || marks.has('boot') ? 0.03 : soaked(0.08, 0.4)
}

const heavyRain = { total: 3, hourly: 1 } as const

/** Wet hours from which people put on rain boots. */
export const longRain = 4

/** Rain boots are for long rain on foot, not for a shower, never for a ceremony. */
function bootsShare({ rain, occasion, warm }: Day): number {
  if (!rain.said || occasion === 'FORMAL') return 0.9
  if (rain.hours.length < longRain || rain.total < 4) return 0.75
  return rain.total >= 10 ? (warm > 31 ? 0.3 : 0.02) : 0.4
}

/** Long legs soak where they are wide, of linen or pale. */
function legsInRain({ says, kind, color }: Facts, heavy: boolean, long: boolean): number {
  const wide = says.has('wide') || says.has('maxi') || kind === 'longSkirt'
  const linen = kind === 'linenPants' || says.has('linen')
  const pale = color !== null && color.l > 0.82
  return together(long ? (wide ? 0.42 : 0.3) : 0, heavy && linen ? 0.3 : 0, heavy && pale ? 0.25 : 0)
}

/** Leather and canvas are spared in hours of rain; nylon and what is waterproof goes along. */
function bagInRain({ says, kind, formality, waterproof, marks }: Facts, long: boolean): number {
  if (says.has('leather') || says.has('suede') || formality > 55) return long ? 0.45 : 0.14
  if (!long) return 0
  if (waterproof || says.has('nylon')) return 0.03
  if (kind === 'ecoBag' || says.has('canvas')) return 0.5
  return marks.has('roomy') ? 0.1 : 0.35
}

/** Rain, snow and wind, by what they do to the piece and by what it is for. */
export function wetShare(f: Facts, day: Day): number {
  const { rain } = day
  const heavy = rain.total >= heavyRain.total || rain.hourly >= heavyRain.hourly
  const { marks } = f
  if (marks.has('rainOnly') || marks.has('rainGear'))
    return rain.said && heavy ? (day.warm >= 24 && day.wind < 9 ? 0.5 : 0.1) : 0.9
  if (marks.has('rainShoe')) return bootsShare(day)
  if (marks.has('umbrella') || !rain.said) return f.type === 'OUTER' && marks.has('waterproof') ? 0.05 : 0
  if (f.type === 'SHOES') return shoesInRain(f, heavy, rain)
  if (f.spoiltByRain) return f.type === 'OUTER' ? (heavy ? 0.65 : 0.35) : heavy ? 0.35 : 0.15
  const long = rain.hours.length >= longRain && heavy
  if (f.type === 'BOTTOM' && !marks.has('shortLegs')) return legsInRain(f, heavy, long)
  if (f.type === 'DRESS' && long && (f.says.has('maxi') || f.kind === 'maxiDress')) return 0.35
  if (f.type === 'BAG' && heavy) return bagInRain(f, long)
  if (f.kind === 'fleece' || f.kind === 'fleeceVest') return heavy ? 0.35 : 0.2
  return 0
}
