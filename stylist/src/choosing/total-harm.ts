import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate } from './candidates.ts'
import type { HarmOfPair, Part } from './covers.ts'
import { dutyHarm } from './duty-harm.ts'
import { loudHues } from './pair-harm.ts'
import { settings } from './settings.ts'
import { type Wanted, warmthHarm } from './warmth-harm.ts'

/**
 * An outfit with its penalty points (`harm`: how badly it suits the day; 0 is none); `main` are its garments and shoes.
 */
export type Judged = {
  items: readonly Facts[]
  main: readonly Facts[]
  harm: number
  turn: number
  warmth: Warmth
  /** Penalty points for the weather alone: of the worst garment or of the warmth as a whole, whichever are more. */
  weather: number
}

/**
 * Clo on the upper body: `all` pieces; `felt`, without a jacket carried in the heat; `inside`, without outer garments.
 * `Wanted` is what the day requires.
 */
export type Warmth = { all: number; felt: number; inside: number } & Wanted

/** A whole outfit, with the penalty points of shoes and small pieces apart from those of garments. */
type Dressed = {
  core: Part
  cover: Part
  shoes: Candidate | null
  items: readonly Facts[]
  shoeHarm: number
  smallHarm: number
  turn: number
}

type Setting = { pairs: HarmOfPair; day: Day; wanted: Wanted }

/**
 * Returns the clo without carried pieces: a jacket that the occasion requires is carried where it is too warm, and a
 * hiker's warm layer in the pack.
 */
export function withoutCarried(all: number, cover: Part, { occasion, purpose }: Day, { most }: Wanted): number {
  const hikes = purpose === 'SPORT HIKING' && cover.pieces.length > 1
  if (all <= most || (occasion !== 'FORMAL' && purpose !== 'WORK SUIT' && !hikes)) return all
  const comesOff = ({ marks, layer }: Facts) => (hikes ? layer === 'mid' : marks.has('tailored'))
  const carried = cover.pieces.reduce((sum, { f }) => sum + (comesOff(f) ? f.clo : 0), 0)
  return Math.max(Math.min(all, most), all - carried)
}

const isUnder = ({ type, marks }: Facts) => type === 'UNDERWEAR' && marks.has('upper')

function warmthOf({ core, cover, items }: Dressed, { day, wanted }: Setting): Warmth {
  let [scarves, under] = [0, 0]
  for (const f of items) {
    if (isUnder(f)) under += f.clo
    else if (f.type === 'SCARF') scarves += f.clo
  }
  const all = core.clo + cover.clo + scarves + under
  return { all, felt: withoutCarried(all, cover, day, wanted), inside: core.clo + under, ...wanted }
}

export function judgedAs(dressed: Dressed, setting: Setting): Judged {
  const { core, cover, shoes, items, turn } = dressed
  const { pairs, day, wanted } = setting
  const garments = [...core.pieces, ...cover.pieces]
  const warmth = warmthOf(dressed, setting)
  const unfit = warmthHarm(warmth.felt, warmth.inside, wanted)
  let harm = core.harm + cover.harm + dressed.shoeHarm + dressed.smallHarm
  harm += settings.warmthWeight * unfit + settings.dutyWeight * dutyHarm(day, core, cover)
  for (const a of cover.pieces) for (const b of core.pieces) harm += pairs(a, b)
  harm += 0.4 * Math.max(0, loudHues(items) - 2)
  const main = [...garments, ...(shoes ? [shoes] : [])]
  const weather = Math.max(unfit, ...main.map((piece) => piece.weather))
  return { items, main: main.map(({ f }) => f), harm, turn, warmth, weather }
}
