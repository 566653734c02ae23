import type { Day } from '../day/day.ts'
import { leastClo, leastCloInside, mostClo, mostCloInside } from '../day/wanted-clo.ts'
import { harmOf } from './harm.ts'
import { warmingBy } from './piece-harm.ts'
import { settings } from './settings.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Clo on the upper body that a day requires. `…Inside`: without outer garments; `mostCold`: most that is bearable even
 * in the coldest hour.
 */
export type Wanted = { least: number; most: number; mostCold: number; leastInside: number; mostInside: number }

/**
 * Returns the clo that a day requires. Sport needs little over half of it, three quarters in the cold
 * (design/stylist.md 6); running needs half.
 */
export function wantedOf(day: Day): Wanted {
  const sport = day.occasion === 'SPORT' && day.purpose !== 'SPORT GOLF'
  const share = !sport ? 1 : day.purpose === 'SPORT RUNNING' ? 0.5 : day.cold < 5 ? 0.75 : 0.55
  const warmed = sport ? warmingBy(day.purpose) / 2 : 0
  return {
    least: leastClo(day.cold + settings.wantedShift) * share,
    leastInside: leastCloInside(day.cold + settings.wantedShift) * share,
    most: mostClo(day.warm + warmed + settings.mostShift),
    mostCold: mostClo(day.cold + warmed + settings.mostShift),
    mostInside: mostCloInside(day.warm + warmed + settings.mostInsideShift),
  }
}

/**
 * Returns shares (0–1) of people: those who find the whole outfit too cold (`cold`) or too hot (`hot`), and those who
 * find it too hot (`stuffy`) or too cold (`thin`) indoors, without outer garments. `thin` is multiplied by a weight.
 */
export const warmthShares = (all: number, inside: number, wanted: Wanted) => ({
  cold: coldShare(all, wanted),
  hot: hotShare(all, wanted),
  stuffy: stuffyShare(inside, wanted),
  thin: thinShare(inside, wanted),
})

const coldShare = (all: number, { least }: Wanted) => logistic((least - all - 0.02) / settings.coldSum)
const hotShare = (all: number, { most }: Wanted) => logistic((all - most - 0.06) / settings.hotSum)
const stuffyShare = (inside: number, { mostInside }: Wanted) => logistic((inside - mostInside - 0.06) / settings.hotSum)
const thinShare = (inside: number, { leastInside }: Wanted) =>
  settings.leastInsideWeight * logistic((leastInside - inside - 0.05) / settings.coldSum)

/** Returns the penalty points of an outfit with too little or too much clo (insulation), outdoors or inside. */
export const warmthHarm = (all: number, inside: number, wanted: Wanted): number =>
  warmthHarms(inside, wanted).harmOf(all)

interface WarmthHarms {
  /** Penalty points with any outer garments. */
  least: number
  /** Returns `warmthHarm` with outer garments that bring the clo to `all`. */
  harmOf: (all: number) => number
}

/** Returns `warmthHarm` of what is worn inside, for any outer garments over it. */
export function warmthHarms(inside: number, wanted: Wanted): WarmthHarms {
  const stuffy = harmOf(stuffyShare(inside, wanted))
  const thin = harmOf(thinShare(inside, wanted))
  return {
    least: stuffy + thin,
    harmOf: (all) => harmOf(coldShare(all, wanted)) + harmOf(hotShare(all, wanted)) + stuffy + thin,
  }
}
