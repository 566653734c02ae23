import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import type { Candidate } from './candidates.ts'
import type { Part } from './covers.ts'
import { harmOf } from './harm.ts'

/** Felt °C from which indoor cooling calls for sleeves. */
const coolingFrom = 27

const tailored = (f: Facts) => f.marks.has('tailored')

/** A ceremony requires a jacket or dress; in great heat a proper top does. */
function jacketHarm({ occasion, purpose, high }: Day, core: Part, cover: Part): number {
  const asks =
    occasion === 'FORMAL'
      ? high >= 27 && purpose === 'FORMAL WEDDING'
        ? 0.7
        : purpose === 'FORMAL EVENT'
          ? 0.72
          : 0.88
      : purpose === 'WORK SUIT' && high < 31
        ? 0.7
        : 0
  if (asks === 0 || cover.pieces.some(({ f }) => tailored(f)) || core.pieces.some(({ f }) => f.type === 'DRESS'))
    return 0
  const dressed = core.pieces.some(
    ({ f }) => f.type === 'TOP' && f.formality >= 62 && !f.marks.has('needsUnder') && f.kind !== 'dressShirt',
  )
  return harmOf(dressed && purpose !== 'FORMAL INTERVIEW' ? asks * 0.5 : asks)
}

const collared = /^(?:dressShirt|shirt|shortDressShirt|blouse|shortBlouse|sheerBlouse|schoolShirt)$/
const shirtMissed = 0.5

/** Suits need a shirt or blouse, most of all at interviews and behind a counter. */
function shirtHarm({ purpose }: Day, core: Part, cover: Part): number {
  if (purpose !== 'WORK SUIT' && purpose !== 'FORMAL INTERVIEW') return 0
  if (!cover.pieces.some(({ f }) => tailored(f))) return 0
  return core.pieces.some(({ f }) => f.type === 'DRESS' || collared.test(f.kind)) ? 0 : harmOf(shirtMissed)
}

function coolingHarm(day: Day, core: Part, cover: Part): number {
  const rooms = day.indoors || (day.shift < 0 && day.occasion === 'CASUAL')
  if (!rooms || day.heat < coolingFrom || day.shift > 0.5) return 0
  const sleeves =
    cover.pieces.length > 0 ||
    core.pieces.some(({ f }) => f.type === 'TOP' && !f.marks.has('shortSleeve') && !f.marks.has('bareArms'))
  return sleeves ? 0 : harmOf(day.shift < 0 ? 0.7 : 0.22)
}

/** Near freezing people want a real coat or padding, whatever is below. */
function coatHarm({ cold, occasion }: Day, cover: Part): number {
  if (cold > 6 || occasion === 'SPORT') return 0
  const warmest = Math.max(0, ...cover.pieces.map(({ f }) => f.clo))
  if (warmest >= (cold > 3 ? 0.38 : 0.44)) return 0
  return harmOf(cold <= 3 ? 0.85 : 0.45)
}

/** Felt °C at which thin trousers leave legs cold, and the clo they need then. */
const legsColdAt = -4
const warmLegs = 0.27

function legsHarm({ cold, occasion, purpose }: Day, core: Part): number {
  if (cold > legsColdAt || purpose === 'SPORT GYM' || occasion === 'FORMAL') return 0
  const legs = core.pieces.filter(({ f }) => f.type === 'BOTTOM')
  return legs.length === 0 || legs.some(({ f }) => f.clo >= warmLegs) ? 0 : harmOf(cold <= -8 ? 0.4 : 0.25)
}

/** An umbrella does not help in hours of rain with both hands at work. */
function rainWearHarm({ purpose, rain }: Day, cover: Part): number {
  if (purpose !== 'WORK SITE' && !purpose.startsWith('SPORT')) return 0
  if (!rain.said || purpose === 'SPORT GYM' || rain.total < 3) return 0
  return cover.pieces.some(({ f }) => f.waterproof) ? 0 : harmOf(0.5)
}

/** From this m/s and up to this felt °C wind is cold. */
const windyFrom = 7
const windChillsTo = 8

/** Cold wind goes through fleece and wool: a shell or softshell goes on top, on a site padding too. */
function windHarm({ purpose, wind, cold }: Day, cover: Part): number {
  if (purpose !== 'SPORT HIKING' && purpose !== 'WORK SITE') return 0
  if (wind < windyFrom || cold > windChillsTo) return 0
  const padding = purpose === 'WORK SITE'
  return cover.pieces.some(({ f }) => f.windproof || (padding && f.marks.has('padded'))) ? 0 : harmOf(0.5)
}

/** Upper-body layers people wear; more get carried. */
const layersFor = ({ warm, cold, occasion }: Day) => (warm >= 14 ? 2 : cold > -8 || occasion === 'SPORT' ? 3 : 4)
const layerTooMuch = 0.6

const layersHarm = (day: Day, core: Part, cover: Part): number => {
  const uppers = core.pieces.filter(({ f }) => f.type !== 'BOTTOM').length
  return layerTooMuch * Math.max(0, uppers + cover.pieces.length - layersFor(day))
}

/** Garments of padding, fleece or warm lining that people combine. */
const warmThingsFor = ({ cold }: Day) => (cold >= 4 ? 1 : cold >= 0 ? 2 : cold >= -6 ? 3 : 4)
const warmThingTooMuch = 0.8

const isWarmThing = ({ f }: Candidate) =>
  f.marks.has('warmLined') || (f.marks.has('padded') && f.marks.has('heavy')) || f.kind === 'fleece'

const warmThingsHarm = (day: Day, core: Part, cover: Part): number =>
  warmThingTooMuch * Math.max(0, [...core.pieces, ...cover.pieces].filter(isWarmThing).length - warmThingsFor(day))

/** Harm of what day and occasion require. */
export const dutyHarm = (day: Day, core: Part, cover: Part): number =>
  coolingHarm(day, core, cover) +
  jacketHarm(day, core, cover) +
  shirtHarm(day, core, cover) +
  coatHarm(day, cover) +
  legsHarm(day, core) +
  rainWearHarm(day, cover) +
  windHarm(day, cover) +
  layersHarm(day, core, cover) +
  warmThingsHarm(day, core, cover)
