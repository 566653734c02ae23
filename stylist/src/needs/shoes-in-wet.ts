import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed, worksInSoil } from './dressed.ts'

/** From here leather and linings are too warm to keep feet dry in, °C. */
const tooWarmForBoots = 24
/** From here padded boots are, °C. */
const tooWarmForLinings = 12
/** °C of the day's high up to which snow stays dry. */
const drySnowTo = 1.5
/** Up to here rubber boots are worn, °C. */
const tooWarmForRubber = 31
/** From here the boots of hikers are too warm in town, °C of the day's high. */
const tooWarmForHikers = 28

type Row = readonly [fits: (f: Facts) => boolean, wetness: number]

/** First match; 0 stays dry, 4 is soaked at once (design/needs.md 2). */
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

/** 0 (stays dry) to 4 (soaked at once), on a dry mild day. */
export const wetnessOf = (f: Facts): number => byShoe.find(([fits]) => fits(f))?.[1] ?? 3

/** Boots of who fishes or farms smell of it. */
const isOfHobby = (f: Facts, day: Day) =>
  has(f, 'rainShoe') &&
  ((f.says.has('fishing') && !(day.plans.has('WET') && day.plans.has('OUTDOORS'))) ||
    (f.says.has('workwear') && day.purpose !== 'WORK SITE' && !day.plans.has('WET')))

/** Short boots that keep rain out and are of no leather. */
const isOfRubber = (f: Facts) => f.waterproof && !has(f, 'warmShoe') && !f.says.has('leather')

/** Golf and work shoes answer no rain but their own. */
export const isForOtherWork = (f: Facts, day: Day) =>
  (has(f, 'golfOnly') && day.purpose !== 'SPORT GOLF') ||
  (has(f, 'workwear') && day.purpose !== 'WORK SITE') ||
  isOfHobby(f, day)

/** Where slacks are worn. */
export const isOffice = ({ purpose }: Day) => purpose === 'WORK NEAT' || purpose === 'WORK SUIT'

/** Dress bends by one class for wet feet: hiking shoes at a table or with slacks are more than leather sneakers. */
function isTooRough(f: Facts, day: Day): boolean {
  const { occasion, purpose, ground, plans } = day
  if (!has(f, 'hiking') || ground.snow) return false
  return (
    (occasion === 'DATE' || (occasion === 'WORK' && purpose !== 'WORK SITE')) &&
    (borneOf(ground) >= 1 || plans.has('GUESTS') || plans.has('SPECIAL') || (isOffice(day) && !plans.has('OUTDOORS')))
  )
}

/** The same in the cold and the heat of a day, and where open rubber is no shame. */
export function wetnessOn(f: Facts, day: Day): number {
  const { high, low, occasion, ground } = day
  if (isForOtherWork(f, day)) return 4
  const wetness = isTooRough(f, day) ? Math.max(2, wetnessOf(f)) : wetnessOf(f)
  if (has(f, 'rainShoe')) return low <= 0 || high > tooWarmForRubber ? 2 : 0
  // Snow below freezing does not wet: lined boots keep feet warm in it, unless one sinks in.
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

/** Wet hours and mm of a shower, and °C of the day's high from which feet dry after it. */
const shower = { hours: 3, water: 20, high: 25 } as const
/** The same of a longer one in the heat. */
const hotShower = { hours: 4, water: 25, high: 28 } as const

const isShower = ({ ground, high }: Day, { hours, water, high: from }: typeof shower | typeof hotShower) =>
  high >= from && ground.hours > 0 && ground.hours <= hours && ground.water < water

/** A shower on a warm day is waited for under a roof. */
const isWarmShower = (day: Day) => isShower(day, shower) || isShower(day, hotShower)

/** Wetness that the ground of the day lets through; null where it is dry. */
export function wetnessBorne(day: Day): number | null {
  const { ground, plans, purpose, occasion } = day
  if (ground.water < least || purpose === 'SPORT BALL') return null
  const borne = borneOf(ground)
  if (plans.has('CAR')) return Math.max(ground.water >= pouring ? 1.5 : 2, borne + 1)
  if (isWarmShower(day)) return Math.max(2, borne)
  return occasion === 'DATE' && plans.has('SPECIAL') ? Math.max(1, borne) : borne
}

/** mm from which the way from a car park wets feet. */
const pouring = 20

/** mm below which the ground counts as dry. */
const least = 0.3

function borneOf({ water, hours, hourly, snow }: Day['ground']): number {
  if (snow) return water >= 2 ? 1 : 3
  if (water >= 10 && hours > 3) return 0
  if (water >= 6 || (water >= 3 && hours >= 5) || hourly >= 15) return 1
  return water >= 3 ? 2 : 3
}

/** mm of snow that hide the ice from who walks in it for hours. */
const deepSnow = 5

export const walksInSnow = ({ ground, plans }: Day) =>
  ground.snow && ground.water >= deepSnow && (plans.has('WALKING') || plans.has('OUTDOORS')) && !plans.has('CAR')

/** In deep snow and frost nobody minds boots at a gathering; at weddings and funerals they do. */
const isSnowedIn = ({ purpose, ground, high, plans }: Day) =>
  purpose === 'FORMAL EVENT' && !plans.has('SPECIAL') && ground.icy && ground.water >= deepSnow && high <= 0

/** Dress shoes come before dry feet. */
export const asksDressShoes = (day: Day) => dressed(day) && !walksInSnow(day) && !isSnowedIn(day)

/** Snow that freezes before one is home, where no dress code speaks against boots for it. */
const refreezes = ({ ground, out, purpose, plans }: Day) =>
  ground.snow && ground.water >= deepSnow && (out.at(-1)?.air ?? 1) <= 0 && purpose !== 'WORK NEAT' && !plans.has('CAR')

/** Boots of smooth soles. */
const smooth: ReadonlySet<Facts['kind']> = new Set(['chelseaBoots', 'ankleBoots', 'longBoots'])

/** Of how little use a sole is on snow and ice, 0–1. */
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

/** Nobody hikes or runs in rubber boots. */
const isBootOnFoot = (f: Facts, { occasion, purpose }: Day) =>
  has(f, 'rainShoe') && occasion === 'SPORT' && purpose !== 'SPORT GYM'

/** Rubber boots are too much for rain of fewer mm in a smaller share of the hours out. */
const overdone = { water: 8, share: 0.5 } as const
/** Wet hours of a shower that who walks far does not wear them for, and their share of the hours out. */
const showerOnFoot = { hours: 3, share: 0.5 } as const

const isShowerOnFoot = ({ plans, ground, out }: Day) =>
  plans.has('WALKING') &&
  !ground.snow &&
  ground.water < overdone.water &&
  ground.hours <= showerOnFoot.hours &&
  ground.hours <= showerOnFoot.share * out.length

/** Rubber boots where less would do, or where they are out of place. */
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

/** Rain or snow asks for these shoes: golf and work shoes are never forgiven. */
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
