import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed, worksInSoil } from './dressed.ts'

/** °C of the day's high from which leather and lined boots are too warm to be worn just to keep feet dry. */
const tooWarmForBoots = 24
/** °C of the day's high from which padded boots are too warm. */
const tooWarmForLinings = 12
/** °C of the day's high up to which snow stays so dry that it does not wet shoes. */
const drySnowTo = 1.5
/** °C of the day's high up to which rubber boots are worn. */
const tooWarmForRubber = 31
/** °C of the day's high from which hiking boots are too warm in the city. */
const tooWarmForHikers = 28

type Row = readonly [fits: (f: Facts) => boolean, wetness: number]

/** Wetness of shoes, 0 (stay dry) to 4 (soaked at once); the first match counts (design/needs.md 2). */
const byShoe: readonly Row[] = [
  [({ says }) => says.has('avoidsRain'), 4],
  [(f) => f.waterproof, 0],
  [(f) => isSuede(f), 4],
  [({ kind }) => kind === 'snowBoots', 0],
  [({ kind }) => kind === 'furShoes', 3],
  [({ says }) => says.has('repellent') || says.has('oiled') || says.has('forRain') || says.has('forSnow'), 1],
  [(f) => has(f, 'soaks', 'backless') || f.says.has('canvas') || f.says.has('satin'), 4],
  [({ kind }) => kind === 'slipOns', 4],
  [({ kind, says }) => kind !== 'runningShoes' && says.has('knitted'), 4],
  [({ says }) => says.has('mesh'), 3],
  [({ kind }) => kind === 'hikingShoes' || kind === 'safetyShoes' || kind === 'golfShoes', 1],
  [(f) => has(f, 'boot'), 1.5],
  [({ kind }) => kind === 'leatherSneakers' || kind === 'trailShoes', 2],
  [({ kind, says }) => kind === 'sneakers' && says.has('leather'), 2],
  [({ kind }) => kind === 'comfortShoes' || kind === 'basketballShoes', 2],
  [({ kind }) => kind === 'sneakers', 2.5],
  [() => true, 3],
]

export const isSuede = (f: Facts) => has(f, 'suede') || f.says.has('suede')

/** Returns the wetness of shoes on a dry mild day, 0 (stays dry) to 4 (soaked at once). */
export const wetnessOf = (f: Facts): number => byShoe.find(([fits]) => fits(f))?.[1] ?? 3

/** Whether a piece is boots for fishing or farming on a day without either, as they smell of it. */
const isOfHobby = (f: Facts, day: Day) =>
  has(f, 'rainShoe') &&
  ((f.says.has('fishing') && !(day.plans.has('WET') && day.plans.has('OUTDOORS'))) ||
    (f.says.has('workwear') && day.purpose !== 'WORK SITE' && !day.plans.has('WET')))

/** Whether shoes keep rain out and are neither lined nor of leather. */
const isOfRubber = (f: Facts) => f.waterproof && !has(f, 'warmShoe') && !f.says.has('leather')

/** Whether shoes are for other work than the day's: golf and work shoes are right in rain only for golf and work. */
export const isForOtherWork = (f: Facts, day: Day) =>
  (has(f, 'golfOnly') && day.purpose !== 'SPORT GOLF') ||
  (has(f, 'workwear') && day.purpose !== 'WORK SITE') ||
  isOfHobby(f, day)

/** Whether the day is one of office work, for which slacks are worn. */
export const isOffice = ({ purpose }: Day) => purpose === 'WORK NEAT' || purpose === 'WORK SUIT'

/**
 * Whether hiking shoes are too rough for a date or for work outside construction sites, unless rain soaks everything
 * and nobody has to look neat. They then count as no drier than leather sneakers, which people prefer there.
 */
function isTooRough(f: Facts, day: Day): boolean {
  const { occasion, purpose, ground, plans } = day
  if (!has(f, 'hiking') || ground.snow) return false
  return (
    (occasion === 'DATE' || (occasion === 'WORK' && purpose !== 'WORK SITE')) &&
    (borneOf(ground) >= 1 || plans.has('GUESTS') || plans.has('SPECIAL') || (isOffice(day) && !plans.has('OUTDOORS')))
  )
}

/**
 * Returns how unsuitable shoes are on a wet day, from 0 (keep feet dry) to 4 (not to be worn): their wetness, raised if
 * they are too warm, too cold or wrong for the occasion, and lowered for lined boots in dry snow and rubber sandals in
 * the heat.
 */
export function wetnessOn(f: Facts, day: Day): number {
  const { high, low, occasion, ground } = day
  if (isForOtherWork(f, day)) return 4
  const wetness = isTooRough(f, day) ? Math.max(2, wetnessOf(f)) : wetnessOf(f)
  if (has(f, 'rainShoe')) return low <= 0 || high > tooWarmForRubber ? 2 : 0
  // Snow stays dry in the cold, so lined boots keep feet warm and dry enough in it, unless they are of suede and the
  // snow is deep.
  if (ground.snow && high <= drySnowTo && has(f, 'warmShoe'))
    return Math.min(isSuede(f) && ground.water >= deepSnow ? 3 : 2, wetness)
  if (has(f, 'bareFeet')) {
    const rubber = has(f, 'slippers') || f.sporty >= 40 || f.says.has('rubber')
    if (occasion === 'WORK' || occasion === 'FORMAL') return 4
    if (rubber && high >= 22) return 1
    return isWarmShower(day) && !isSuede(f) ? 2 : 4
  }
  if (high >= tooWarmForHikers && f.kind === 'hikingShoes' && occasion !== 'SPORT') return Math.max(3, wetness)
  if (high >= (isOfRubber(f) ? tooWarmForHikers : tooWarmForBoots) && has(f, 'boot')) return Math.max(3, wetness)
  if (high >= tooWarmForLinings && has(f, 'warmShoe')) return Math.max(3, wetness)
  return wetness
}

/**
 * A shower on a warm day: up to `hours` wet hours, less than `water` mm, and a day's high from `high` °C on, at which
 * feet dry again.
 */
const shower = { hours: 3, water: 20, high: 25 } as const
/**
 * A longer shower in the heat: up to `hours` wet hours, less than `water` mm, and a day's high from `high` °C on, at
 * which feet dry again.
 */
const hotShower = { hours: 4, water: 25, high: 28 } as const

const isShower = ({ ground, high }: Day, { hours, water, high: from }: typeof shower | typeof hotShower) =>
  high >= from && ground.hours > 0 && ground.hours <= hours && ground.water < water

/** Whether the rain is a shower on a warm day, during which people wait under a roof. */
const isWarmShower = (day: Day) => isShower(day, shower) || isShower(day, hotShower)

/**
 * Returns the highest wetness of shoes that is tolerable on the day's ground, from 0 (shoes have to stay dry) to 4
 * (even shoes that are soaked at once will do); null if the ground is dry or the day is for a ball game.
 */
export function wetnessBorne(day: Day): number | null {
  const { ground, plans, purpose, occasion } = day
  if (ground.water < least || purpose === 'SPORT BALL') return null
  const borne = borneOf(ground)
  if (plans.has('CAR')) return Math.max(ground.water >= pouring ? 1.5 : 2, borne + 1)
  if (isWarmShower(day)) return Math.max(2, borne)
  return occasion === 'DATE' && plans.has('SPECIAL') ? Math.max(1, borne) : borne
}

/** mm of water from which even the walk from a car park wets feet. */
const pouring = 20

/** mm of water below which the ground counts as dry. */
const least = 0.3

function borneOf({ water, hours, hourly, snow }: Day['ground']): number {
  if (snow) return water >= 2 ? 1 : 3
  if (water >= 10 && hours > 3) return 0
  if (water >= 6 || (water >= 3 && hours >= 5) || hourly >= 15) return 1
  return water >= 3 ? 2 : 3
}

/**
 * Least amount of deep snow, in mm of melted water; deep snow hides the ice beneath it from people who walk in it for
 * hours.
 */
const deepSnow = 5

export const walksInSnow = ({ ground, plans }: Day) =>
  ground.snow && ground.water >= deepSnow && (plans.has('WALKING') || plans.has('OUTDOORS')) && !plans.has('CAR')

/**
 * Whether boots are accepted at a formal event because the snow is deep and does not thaw; at weddings and funerals
 * they never are.
 */
const isSnowedIn = ({ purpose, ground, high, plans }: Day) =>
  purpose === 'FORMAL EVENT' && !plans.has('SPECIAL') && ground.icy && ground.water >= deepSnow && high <= 0

/** Whether dress shoes take precedence over dry feet. */
export const asksDressShoes = (day: Day) => dressed(day) && !walksInSnow(day) && !isSnowedIn(day)

/** Whether deep snow freezes again before people come home, and no dress code forbids boots. */
const refreezes = ({ ground, out, purpose, plans }: Day) =>
  ground.snow && ground.water >= deepSnow && (out.at(-1)?.air ?? 1) <= 0 && purpose !== 'WORK NEAT' && !plans.has('CAR')

/** Kinds of boots with smooth soles. */
const smooth: ReadonlySet<Facts['kind']> = new Set(['chelseaBoots', 'ankleBoots', 'longBoots'])

/** Returns how slippery a sole is on snow and ice, 0 (grips) to 1. */
export function slips(f: Facts, day: Day): number {
  if (has(f, 'grips') || f.says.has('gripping')) return 0
  if (smooth.has(f.kind) && walksInSnow(day)) return 0.4
  if (f.kind === 'heelBoots' && (f.says.has('lowHeel') || f.says.has('platform'))) return 0.2
  if (f.kind === 'safetyShoes' || (has(f, 'boot') && !has(f, 'heel'))) return 0.1
  if (has(f, 'rainShoe')) return 0.3
  if (has(f, 'heel', 'bareFeet', 'backless', 'slippers')) return 1
  if (has(f, 'sneaker')) return walksInSnow(day) || refreezes(day) ? 0.4 : 0.1
  return has(f, 'leatherShoe', 'lowHeel', 'flat') ? 0.5 : 0.4
}

/** Whether a piece is rubber boots and the day is a hike or a run, for which nobody wears them. */
const isBootOnFoot = (f: Facts, { occasion, purpose }: Day) =>
  has(f, 'rainShoe') && occasion === 'SPORT' && purpose !== 'SPORT GYM'

/** Rain for which rubber boots are too much: less than `water` mm, in less than `share` (0–1) of the hours out. */
const overdone = { water: 8, share: 0.5 } as const
/** Most wet hours, and share (0–1) of the hours out, of a shower for which people who walk far wear no rubber boots. */
const showerOnFoot = { hours: 3, share: 0.5 } as const

const isShowerOnFoot = ({ plans, ground, out }: Day) =>
  plans.has('WALKING') &&
  !ground.snow &&
  ground.water < overdone.water &&
  ground.hours <= showerOnFoot.hours &&
  ground.hours <= showerOnFoot.share * out.length

/** Whether rubber boots are too much for the day's rain, or out of place. */
export function isOverdone(f: Facts, day: Day, borne: number | null): boolean {
  const { ground, out, occasion, plans } = day
  if (isForOtherWork(f, day) || isBootOnFoot(f, day)) return true
  if (worksInSoil(day)) return false
  if (borne === null || borne >= 3) return true
  if ((isWarmShower(day) && !plans.has('WET')) || isShowerOnFoot(day)) return true
  if (occasion === 'CASUAL') return false
  const isDeep = ground.snow && ground.water >= deepSnow
  if (occasion === 'DATE') return plans.has('SPECIAL') || !(borne === 0 || isDeep)
  return ground.water < overdone.water && ground.hours < overdone.share * out.length
}

/** Whether rain or snow requires these shoes; golf and work shoes never count as required. */
export function isDictated(f: Facts, day: Day): boolean {
  const borne = wetnessBorne(day)
  if (isBootOnFoot(f, day)) return false
  return (
    f.type === 'SHOES' &&
    borne !== null &&
    borne <= 1.5 &&
    wetnessOn(f, day) <= borne &&
    (!dressed(day) || isSnowedIn(day)) &&
    !has(f, 'golfOnly', 'workwear')
  )
}
