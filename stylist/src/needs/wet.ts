import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { dressed, playsInSnow } from './dressed.ts'
import { type Need, type Rank, share } from './need.ts'
import {
  asksDressShoes,
  isElsewhere,
  isOffice,
  isOverdone,
  slips,
  walksInSnow,
  wetnessBorne,
  wetnessOn,
} from './shoes-in-wet.ts'

/** Classes above what is borne: half of one is no harm, two more are wholly wet feet. */
const soaked = { over: 0.5, by: 2 } as const
/** A class and a half. */
const oneClass = 0.55
/** What leather sneakers leave in long rain, where hiking shoes are no better. */
const leatherSneakers = 0.8

/** °C of the day's high below which boots are for the cold, too. */
const bootsBelow = 15
const isKeptForWet = ({ says }: Facts) => says.has('forRain') || says.has('forSnow')
const isNamedForWet = ({ says }: Facts, { ground }: Day) => says.has(ground.snow ? 'forSnow' : 'forRain')

const isCeremony = ({ occasion }: Day) => occasion === 'FORMAL'

/** Before guests, at a ceremony and a dinner shoes of the occasion come before dry feet; elsewhere only while a class more is no harm. */
function rankOfDryFeet(day: Day, borne: number): Rank {
  if (isDinner(day)) return 'chilled'
  if (!asksDressShoes(day)) return borne <= 1.5 ? 'soaked' : 'chilled'
  return borne === 0 && !isCeremony(day) ? 'chilled' : 'carried'
}

function feetNeeds(day: Day): readonly Need[] {
  const borne = wetnessBorne(day)
  const needs: Need[] = [
    {
      id: 'rainBoots',
      rank: 'soaked',
      types: ['SHOES'],
      spoils: (f) => (has(f, 'rainShoe') && isOverdone(f, day, borne) ? 1 : 0),
    },
  ]
  if (borne !== null && borne < 4)
    needs.push({
      id: 'dryFeet',
      rank: rankOfDryFeet(day, borne),
      types: ['SHOES'],
      spoils: (f) => share((wetnessOn(f, day) - borne - soaked.over) / soaked.by),
      within: isOffice(day) ? leatherSneakers : oneClass,
    })
  if (borne !== null && borne < 4)
    needs.push({
      id: 'namedForWet',
      rank: 'carried',
      types: ['SHOES'],
      spoils: (f) => (isNamedForWet(f, day) && !isElsewhere(f, day) ? 0 : 0.45),
      amongOwn: true,
    })
  else if (borne === null && day.span !== 'home')
    needs.push({
      id: 'keptForWet',
      rank: 'carried',
      types: ['SHOES'],
      spoils: (f) => (isKeptForWet(f) && !(has(f, 'boot') && day.high < bootsBelow) ? 0.45 : 0),
    })
  if (day.ground.water >= wetsCloth && !day.ground.snow && !day.plans.has('CAR'))
    needs.push({
      id: 'suedeInRain',
      rank: 'soaked',
      types: ['SHOES'],
      spoils: (f) => (has(f, 'suede') || f.says.has('suede') || f.says.has('avoidsRain') ? 0.7 : 0),
    })
  if (day.ground.icy && !day.plans.has('CAR'))
    needs.push({
      id: 'grip',
      rank: asksDressShoes(day) ? 'carried' : 'slipping',
      types: ['SHOES'],
      spoils: (f) => slips(f, day),
    })
  return needs
}

/** mm that wet cloth, hems that reach the ground, and legs to the knee. */
export const wetsCloth = 3
const wetsHems = 5
export const wetsLegs = 8
/** mm that soak cotton. */
export const soaksLegs = 20
/** mm that reach who comes by car. */
const wetsDrivers = 10

/** What rain of so many mm does to an outer garment or a top without one, 0–1. */
function clothSpoilt(f: Facts, total: number): number {
  const [long, soaks] = [total >= wetsLegs, total >= soaksLegs]
  if (f.says.has('avoidsRain')) return 1
  if (f.says.has('tweed') && soaks) return 0.45
  // A trench coat is made for it.
  if (f.waterproof || has(f, 'tailored') || f.kind === 'trench') return 0
  if (has(f, 'suede', 'leather') || f.says.has('suede') || f.says.has('leather') || f.says.has('silk')) return 1
  if (has(f, 'dressy') && has(f, 'heavy')) return 0.7
  if (f.kind === 'furCoat' || f.kind === 'mustang') return 1
  return long && has(f, 'dressy', 'padded') ? 0.45 : 0
}

/** What rain soaks and does not harm, 0–1: what is beneath gets as wet without it. */
function clothSoaked(f: Facts): number {
  if (f.waterproof) return 0
  return has(f, 'denim') || f.kind === 'fleece' || f.kind === 'fleeceVest' ? 0.7 : 0
}

/** °C of the coldest hour up to which an outer garment that gets wet is better than none, and one that rain harms. */
const warmsWetTo = 14
const coldWithout = 8

const isWideHem = (f: Facts) =>
  f.says.has('wide') || f.says.has('maxi') || f.kind === 'longSkirt' || f.kind === 'maxiDress'

function legsSpoilt(f: Facts, water: number): number {
  if (f.spoiltByRain && !has(f, 'paleLegs')) return 1
  if (water >= wetsHems && water < wetsLegs && isWideHem(f)) return 0.45
  if (water < wetsLegs || has(f, 'shortLegs')) return 0
  if (isWideHem(f)) return 0.7
  if (has(f, 'denim', 'paleLegs') || f.says.has('linen') || f.kind === 'linenPants') return 0.7
  if (water >= soaksLegs && (f.kind === 'chino' || f.says.has('cotton'))) return 0.7
  if (/^(?:fleecedJoggers|sweatpants|joggers)$/.test(f.kind)) return 0.4
  return f.kind === 'chino' || (f.color !== null && f.color.l > 0.82) ? 0.4 : 0
}

/** Wet hours that soak who walks outside all day as heavy rain does. */
const longOnFoot = 5

/** Hours on foot in heavy rain: no cloth that dries is out of place. */
export const isSoakedOnFoot = ({ rain, ground, plans, occasion }: Day) =>
  rain.said &&
  !ground.snow &&
  (rain.total >= soaksLegs ||
    (rain.total >= wetsLegs && rain.hours.length >= longOnFoot && plans.has('WALKING') && plans.has('OUTDOORS'))) &&
  (plans.has('WALKING') || plans.has('OUTDOORS')) &&
  /^(?:TRAVEL|CASUAL|SCHOOL|DATE)$/.test(occasion)

/** Bags that rain gets into or spoils, 0–1. */
function loadSpoilt(f: Facts, long: boolean): number {
  if (f.waterproof || f.says.has('nylon')) return 0
  if (long && (f.says.has('leather') || f.formality > 55)) return 0.4
  if (f.kind === 'ecoBag' || f.kind === 'basketBag' || f.says.has('canvas') || f.says.has('suede')) return 0.7
  return f.kind === 'tote' || f.kind === 'shopper' || f.says.has('openTop') ? 0.4 : 0
}

/** °C of the day's high from which nobody wears a shell for want of an umbrella. */
const tooWarmForShells = 28

/** m/s that turn umbrellas inside out: a shell does instead. */
const breaksUmbrellas = 9

/** mm from which a shell is put on where both hands are needed. */
const shellFrom = { 'WORK SITE': 6, 'SPORT HIKING': 3 } as const satisfies Partial<Record<Day['purpose'], number>>

/** A child on the one arm and bags on the other. */
export const hasNoHand = ({ plans }: Day) => plans.has('KIDS') && plans.has('CARRY')

function coverNeeds(day: Day): readonly Need[] {
  const { rain, purpose, wind, plans } = day
  const needs: Need[] = []
  const shell = shellFrom[purpose as keyof typeof shellFrom]
  const wearsShell = shell !== undefined && rain.said && Math.max(rain.total, day.ground.water) >= shell
  if (wearsShell)
    needs.push({
      id: 'shell',
      rank: day.high >= tooWarmForShells ? 'carried' : 'soaked',
      types: ['OUTER', 'ETC'],
      lacks: (f) => {
        if (f.type === 'OUTER') return !f.waterproof ? 1 : purpose === 'WORK SITE' && !has(f, 'rainOnly') ? 0.2 : 0
        return has(f, 'rainGear') ? 0.2 : 1
      },
    })
  if (
    (plans.has('CARRY') || plans.has('KIDS')) &&
    rain.said &&
    rain.total >= (hasNoHand(day) ? wetsCloth : wetsLegs) &&
    !plans.has('CAR') &&
    !wearsShell
  )
    needs.push({
      id: 'handsFull',
      rank: hasNoHand(day) ? 'chilled' : plans.has('KIDS') && plans.has('WET') ? 'overheated' : 'carried',
      types: ['OUTER'],
      lacks: (f) => (f.waterproof && day.high < tooWarmForShells ? 0 : 1),
    })
  if (isSoakedOnFoot(day) && !wearsShell && day.high < tooWarmForShells)
    needs.push({ id: 'soakedBack', rank: 'season', types: ['OUTER'], lacks: (f) => (f.waterproof ? 0 : 1) })
  const isWithout = plans.has('CAR') || playsInSnow(day)
  if (rain.umbrella && !wearsShell && !isWithout && purpose !== 'SPORT RUNNING' && purpose !== 'SPORT CYCLING')
    needs.push({
      id: 'umbrella',
      rank: 'soaked',
      types: ['ETC', 'ACCESSORY', 'OUTER'],
      lacks: (f) => {
        if (f.type === 'OUTER')
          return !f.waterproof ? 1 : wind >= breaksUmbrellas ? 0 : day.high >= tooWarmForShells ? 0.85 : 0.45
        return has(f, 'umbrella') ? 0 : 1
      },
    })
  return needs
}

const isGoodCoat = (f: Facts, day: Day) =>
  !f.says.has('avoidsRain') &&
  (day.occasion === 'FORMAL' || ((dressed(day) || isDinner(day)) && day.rain.total < wetsLegs && has(f, 'dressy')))

/** Felt °C up to which wet padding, and a wool coat in as many mm, under an umbrella are better than a thin coat. */
const warmInRain = { to: 3, coat: 15 } as const
const isWarmInColdRain = (f: Facts, day: Day) =>
  day.cold <= warmInRain.to &&
  !f.says.has('avoidsRain') &&
  (has(f, 'padded') ? !dressed(day) : has(f, 'dressy') && has(f, 'heavy') && day.rain.total < warmInRain.coat)

const isDinner = ({ occasion, plans }: Day) => occasion === 'DATE' && plans.has('SPECIAL')

/** What rain or snow does to a pair of shoes or an outer garment, 0–1. */
export function wetFault(f: Facts, day: Day): number {
  if (f.type === 'OUTER')
    return day.rain.said && !day.ground.snow && day.rain.total > 0
      ? Math.max(clothSpoilt(f, day.rain.total), day.low > warmsWetTo ? clothSoaked(f) : 0)
      : 0
  return feetNeeds(day).reduce((most, need) => Math.max(most, 'spoils' in need ? need.spoils(f) : 0), 0)
}

/** Feet, cloth, legs and load in rain and snow. */
export function wetNeeds(day: Day): readonly Need[] {
  const { rain, ground, plans } = day
  const needs: Need[] = [...feetNeeds(day), ...coverNeeds(day)]
  if (ground.snow && ground.water >= wetsCloth && !plans.has('CAR'))
    needs.push({
      id: 'snowLegs',
      rank: 'season',
      types: ['BOTTOM'],
      spoils: (f) => (f.says.has('wide') || has(f, 'paleLegs') ? 0.7 : has(f, 'denim') && walksInSnow(day) ? 0.45 : 0),
    })
  if (ground.snow && ground.water >= wetsCloth && !walksInSnow(day) && !plans.has('CAR'))
    needs.push({
      id: 'cashmereInSnow',
      rank: 'carried',
      types: ['OUTER'],
      spoils: (f) => (has(f, 'heavy') && f.says.has('cashmere') && !f.waterproof ? 0.45 : 0),
    })
  if (walksInSnow(day))
    needs.push({
      id: 'snowCoat',
      rank: 'turnedAway',
      types: ['OUTER'],
      spoils: (f) => (has(f, 'dressy') && has(f, 'heavy') && !f.waterproof ? 0.7 : 0),
    })
  if (!rain.said || ground.snow || rain.total < (plans.has('CAR') ? wetsDrivers : wetsCloth)) return needs
  needs.push({
    id: 'dryCloth',
    rank: 'soaked',
    types: ['OUTER'],
    // A good coat is worn whatever falls at a ceremony, and to guests and dinners in little rain, if it is not spared.
    spoils: (f) => (isGoodCoat(f, day) || isWarmInColdRain(f, day) ? 0 : clothSpoilt(f, rain.total)),
    amongOwn: day.low <= coldWithout,
  })
  needs.push({
    id: 'soakedCloth',
    rank: day.low <= warmsWetTo ? 'carried' : 'soaked',
    types: ['OUTER'],
    spoils: clothSoaked,
    amongOwn: day.low <= warmsWetTo,
  })
  needs.push(
    {
      id: 'dryLegs',
      rank: isSoakedOnFoot(day) ? 'overheated' : 'carried',
      types: ['BOTTOM', 'DRESS'],
      spoils: (f) => legsSpoilt(f, rain.total),
    },
    {
      id: 'dryLoad',
      rank: rain.total >= soaksLegs ? 'overheated' : 'carried',
      types: ['BAG'],
      spoils: (f) => loadSpoilt(f, rain.total >= wetsLegs && day.occasion !== 'DATE' && day.occasion !== 'FORMAL'),
    },
  )
  return needs
}
