import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { rainCoatNeeds } from './coats-in-rain.ts'
import { coverNeeds } from './cover-in-wet.ts'
import { dressed } from './dressed.ts'
import { feetNeeds } from './feet-in-wet.ts'
import type { Need } from './need.ts'
import {
  isDinner,
  isSoakedOnFoot,
  soaksLegs,
  turnsUmbrellas,
  wetsCloth,
  wetsDrivers,
  wetsHems,
  wetsLegs,
} from './rainfall.ts'
import { isSuede, walksInSnow } from './shoes-in-wet.ts'

/** Whether a coat dries without a trace: trench coats are made for rain, and cotton coats of spring bear it. */
const isRainCloth = (f: Facts) =>
  f.kind === 'trench' || (f.kind === 'springCoat' && !f.says.has('wool') && !f.says.has('cashmere') && !isSuede(f))

/** Returns how badly (0–1) `total` mm of rain spoil an outer garment. */
function clothSpoilt(f: Facts, total: number): number {
  const [isLong, isHeavy] = [total >= wetsLegs, total >= soaksLegs]
  if (f.says.has('avoidsRain')) return 1
  if (f.says.has('tweed') && isHeavy) return 0.45
  if (f.waterproof || has(f, 'tailored') || isRainCloth(f)) return 0
  if (isSuede(f) || has(f, 'leather') || f.says.has('leather') || f.says.has('silk')) return 1
  if (has(f, 'dressy') && has(f, 'heavy')) return 0.7
  if (f.kind === 'furCoat' || f.kind === 'mustang') return 1
  return isLong && has(f, 'dressy', 'padded') ? 0.45 : 0
}

/**
 * Returns how badly (0–1) rain soaks a cloth without spoiling it, so that the clothes beneath get as wet as without it.
 */
function clothSoaked(f: Facts): number {
  if (f.waterproof) return 0
  return has(f, 'denim') || f.kind === 'fleece' || f.kind === 'fleeceVest' ? 0.7 : 0
}

/** °C of the coldest hour up to which an outer garment that gets wet is better than none. */
const warmsWetTo = 14
/** °C of the coldest hour up to which even an outer garment that rain spoils is better than none. */
const coldWithout = 8

/** Names of long pleated skirts, whose kind is that of short ones, too. */
const longNamed = /롱|long/i

const isWideHem = (f: Facts) =>
  f.says.has('wide') ||
  f.says.has('maxi') ||
  f.kind === 'longSkirt' ||
  f.kind === 'maxiDress' ||
  (f.kind === 'pleatedSkirt' && longNamed.test(f.name))

function legsSpoilt(f: Facts, water: number): number {
  if (f.spoiltByRain && !has(f, 'paleLegs')) return 1
  if (has(f, 'shortLegs')) return 0
  if (water >= wetsHems && water < wetsLegs && isWideHem(f)) return 0.45
  if (water < wetsLegs) return 0
  if (isWideHem(f)) return 0.7
  if (has(f, 'denim', 'paleLegs') || f.says.has('linen') || f.kind === 'linenPants') return 0.7
  if (water >= soaksLegs && (f.kind === 'chino' || f.says.has('cotton'))) return 0.7
  if (/^(?:fleecedJoggers|sweatpants|joggers)$/.test(f.kind)) return 0.4
  return f.kind === 'chino' || (f.color !== null && f.color.l > 0.82) ? 0.4 : 0
}

/** Returns how much (0–1) rain gets into a bag or spoils it. */
function loadSpoilt(f: Facts, total: number, long: boolean): number {
  if (f.waterproof || f.says.has('nylon')) return 0
  if (long && total >= soaksLegs && f.says.has('leather')) return 0.7
  if (long && (f.says.has('leather') || f.formality > 55)) return 0.4
  if (f.kind === 'ecoBag' || f.kind === 'basketBag' || f.says.has('canvas') || f.says.has('suede')) return 0.7
  return f.kind === 'tote' || f.kind === 'shopper' || f.says.has('openTop') ? 0.4 : 0
}

const isGoodCoat = (f: Facts, day: Day) =>
  !f.says.has('avoidsRain') &&
  (day.occasion === 'FORMAL' || ((dressed(day) || isDinner(day)) && day.rain.total < wetsLegs && has(f, 'dressy')))

/**
 * Up to `to` felt °C, people wear a warm coat rather than a thin one although it gets wet: a padded one, or a wool coat
 * if less than `coat` mm of rain fall.
 */
const warmInRain = { to: 3, coat: 15 } as const
const isWarmInColdRain = (f: Facts, day: Day) =>
  day.cold <= warmInRain.to &&
  !f.says.has('avoidsRain') &&
  (has(f, 'padded')
    ? !dressed(day)
    : has(f, 'dressy') &&
      has(f, 'heavy') &&
      day.rain.total < warmInRain.coat &&
      (dressed(day) || day.occasion === 'DATE' || day.wind < turnsUmbrellas || day.rain.total < wetsLegs))

/** Returns how badly (0–1) shoes or an outer garment fail in rain or snow. */
export function wetFault(f: Facts, day: Day): number {
  if (f.type === 'OUTER')
    return day.rain.said && !day.ground.snow && day.rain.total > 0
      ? Math.max(clothSpoilt(f, day.rain.total), day.low > warmsWetTo ? clothSoaked(f) : 0)
      : 0
  return feetNeeds(day).reduce((most, need) => Math.max(most, 'spoils' in need ? need.spoils(f) : 0), 0)
}

/** mm of rain or water from snow from which people leave at home what must not get wet, as its name says. */
const wetsSpared = 1

/** Returns the need to spare what must not get wet: 젖으면 안 됨, 비 오면 X. */
const sparedNeeds = ({ rain, ground, plans, span }: Day): readonly Need[] =>
  Math.max(rain.total, ground.water) < wetsSpared || span === 'home'
    ? []
    : [
        {
          id: 'spared',
          rank: 'overheated', // One step more than `carried`: the owner's own words outweigh a matter of taste.
          types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'SCARF', 'HAT'],
          spoils: (f) => (!f.says.has('avoidsRain') ? 0 : plans.has('CAR') ? 0.2 : 0.7),
        },
      ]

/** Returns the needs of snowy days, when snow lies on hems, good coats and cashmere. */
function snowNeeds(day: Day): readonly Need[] {
  const lies = day.ground.snow && day.ground.water >= wetsCloth && !day.plans.has('CAR')
  const legs: Need = {
    id: 'snowLegs',
    rank: 'season',
    types: ['BOTTOM'],
    spoils: (f) => (f.says.has('wide') || has(f, 'paleLegs') ? 0.7 : has(f, 'denim') && walksInSnow(day) ? 0.45 : 0),
  }
  const cashmere: Need = {
    id: 'cashmereInSnow',
    rank: 'carried',
    types: ['OUTER'],
    spoils: (f) => (has(f, 'heavy') && f.says.has('cashmere') && !f.waterproof ? 0.45 : 0),
  }
  const coat: Need = {
    id: 'snowCoat',
    rank: 'turnedAway',
    types: ['OUTER'],
    spoils: (f) => (has(f, 'dressy') && has(f, 'heavy') && !f.waterproof ? 0.7 : 0),
  }
  if (walksInSnow(day)) return [legs, coat]
  return lies ? [legs, cashmere] : []
}

function rainNeeds(day: Day): readonly Need[] {
  const { rain, ground, plans, low } = day
  if (!rain.said || ground.snow || rain.total < (plans.has('CAR') ? wetsDrivers : wetsCloth)) return []
  return [
    {
      id: 'dryCloth',
      rank: 'soaked',
      types: ['OUTER'],
      // A good coat is worn at a ceremony in all weather, and for guests and dinners in little rain, unless its name
      // says that its owner keeps it out of rain.
      spoils: (f) => (isGoodCoat(f, day) || isWarmInColdRain(f, day) ? 0 : clothSpoilt(f, rain.total)),
      amongOwn: low <= coldWithout,
    },
    {
      id: 'soakedCloth',
      rank: low <= warmsWetTo ? 'carried' : 'soaked',
      types: ['OUTER'],
      spoils: clothSoaked,
      amongOwn: low <= warmsWetTo,
    },
    {
      id: 'dryLegs',
      rank: isSoakedOnFoot(day) ? 'overheated' : 'carried',
      types: ['BOTTOM', 'DRESS'],
      spoils: (f) => legsSpoilt(f, rain.total),
    },
    {
      id: 'dryLoad',
      // In rain that soaks, the things inside a bag get wet as well.
      rank: rain.total >= soaksLegs ? 'overheated' : 'carried',
      types: ['BAG'],
      spoils: (f) =>
        loadSpoilt(f, rain.total, rain.total >= wetsLegs && day.occasion !== 'DATE' && day.occasion !== 'FORMAL'),
    },
  ]
}

/**
 * Returns the needs in rain and snow: shoes that keep feet dry, an umbrella or a shell, outer garments of fabrics that
 * bear the wet, bottoms and dresses that do not get soaked, and bags that keep rain out.
 */
export const wetNeeds = (day: Day): readonly Need[] => [
  ...feetNeeds(day),
  ...coverNeeds(day),
  ...sparedNeeds(day),
  ...rainCoatNeeds(day),
  ...snowNeeds(day),
  ...rainNeeds(day),
]
