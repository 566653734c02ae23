import { conditionShare } from './condition-harm.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isLined } from '../needs/feeling.ts'
import type { Need } from '../needs/need.ts'
import { isForSoil } from '../needs/soil.ts'
import { isShort } from '../needs/suits.ts'
import { isUniform, saysOnlyWinter, uniformNeeds, uniformOutOfSeason } from '../needs/uniform.ts'

/** Returns month and day as one number: 5.10 is 510. */
const asNumber = ({ month, day }: NonNullable<Day['date']>) => 100 * month + day

const summer = { from: 510, to: 920, high: 20, anyway: 26 } as const
const winter = { from: 1101, to: 331, high: 15, anyway: 5 } as const
const thick = { from: 1001, to: 430 } as const

const isOnlyFor = ({ seasons }: Facts, season: Facts['seasons'][number]) =>
  seasons.length === 1 && seasons[0] === season

const isSummerCloth = (f: Facts) =>
  (f.type === 'SHOES' && (f.says.has('summer') || isOnlyFor(f, '여름'))) ||
  f.says.has('linen') ||
  f.says.has('straw') ||
  has(f, 'resort') ||
  /^(?:linen|summer|cool)/.test(f.kind) ||
  (f.type === 'SHOES' && has(f, 'bareFeet'))

/** °C of the day's high below which short sleeves for summer only stay in the closet. */
const tooCoolForSummer = 18

const isForSummerAlone = (f: Facts) =>
  (f.type === 'TOP' || f.type === 'DRESS') && has(f, 'shortSleeve') && !has(f, 'sport') && isOnlyFor(f, '여름')

const isWinterCloth = (f: Facts) =>
  isLined(f) ||
  has(f, 'warmShoe') ||
  (has(f, 'padded') && has(f, 'heavy')) ||
  /^(?:winterParka|mustang|furCoat)$/.test(f.kind) ||
  // On a sports shoe, Boa is a dial that tightens the laces, and not the warm cloth of this name.
  (f.type === 'SHOES' &&
    (f.says.has('fur') || (f.says.has('boa') && f.sporty < 60) || f.says.has('winter') || isOnlyFor(f, '겨울')))

const isThickCloth = (f: Facts) =>
  f.kind === 'corduroy' ||
  f.says.has('corduroy') ||
  (f.says.has('tweed') && !isShort(f)) ||
  has(f, 'bulky') ||
  f.kind === 'woolSlacks'

/** °C of the day's high up to which trousers that are for summer by name or attribute are too thin. */
const tooColdForThinLegs = 12

const isForSummerLegs = (f: Facts) => (f.says.has('summer') && !f.says.has('spring')) || isOnlyFor(f, '여름')

/** Whether shoes are hiking boots, and not as light as sneakers. */
const isHeavyBoot = (f: Facts) => f.type === 'SHOES' && has(f, 'hiking') && !has(f, 'sneaker')

/** °C of the day's high from which hiking boots are too heavy for streets. */
const tooWarmForHikingBoots = 20

/** Whether it is a warm, dry day on streets. */
const isEasyWalk = ({ purpose, plans, high, rain }: Day) =>
  high >= tooWarmForHikingBoots &&
  !rain.said &&
  purpose !== 'SPORT HIKING' &&
  !plans.has('OUTDOORS') &&
  !plans.has('WET')

function outOfSeason(f: Facts, day: Day): number {
  if (isUniform(f)) return uniformOutOfSeason(f, day)
  if (f.type === 'BOTTOM' && f.says.has('cool') && day.cold <= tooColdForCool) return 0.7
  if (f.type === 'BOTTOM' && has(f, 'shortLegs') && !has(f, 'skirt') && day.high <= tooColdForShorts) return 0.7
  if (f.kind === 'rainPants' && (day.high >= tooWarmForRainPants || day.rain.total < pouring)) return 0.7
  if (isHeavyBoot(f) && isEasyWalk(day)) return 0.45
  if (!day.date) return 0
  if (f.type === 'BOTTOM' && isForSummerLegs(f) && day.high <= tooColdForThinLegs) return 0.7
  const at = asNumber(day.date)
  if (isSummerCloth(f)) {
    if (f.type === 'OUTER' && day.low < tooColdForLinen) return 0.45
    const inSeason = at >= summer.from && at <= summer.to && day.high >= summer.high
    return inSeason || day.high >= summer.anyway ? 0 : 0.7
  }
  if ((f.type === 'TOP' || f.type === 'DRESS') && day.high > winter.high && isOnlyFor(f, '겨울')) return 0.7
  if (isForSummerAlone(f) && day.high < tooCoolForSummer) return 0.45
  const isOnlyForWinter = (f.type === 'TOP' || f.type === 'BOTTOM') && saysOnlyWinter(f)
  if (isWinterCloth(f) || isOnlyForWinter) {
    const inSeason = (at >= winter.from || at <= winter.to) && day.high <= winter.high
    return inSeason || day.low <= winter.anyway ? 0 : 0.7
  }
  return isThickCloth(f) && at > thick.to && at < thick.from ? 0.45 : 0
}

/** Whether people change at a place into the shoes that they keep there, and so need others for the way. */
const isChangedThere = (keptAt: Facts['keptAt']) => keptAt === 'work' || keptAt === 'sport'

const rough: ReadonlySet<Day['purpose']> = new Set(['WORK SITE'])

/**
 * Whether a piece is kept at a place to which the person does not go on this day, such as the shop, the ward or the
 * gym.
 */
function isKeptElsewhere({ keptAt, type }: Facts, { occasion, purpose, plans, span }: Day): boolean {
  if (keptAt === null) return false
  if (type === 'SHOES' && isChangedThere(keptAt) && purpose !== 'WORK SITE') return true
  if (keptAt === 'work') return occasion !== 'WORK'
  if (keptAt === 'sport') return occasion !== 'SPORT'
  if (keptAt === 'home') return span !== 'home'
  if (keptAt === 'away' || keptAt === 'school') return true
  return !plans.has('CAR') && purpose !== 'WORK SITE' && (occasion === 'WORK' || occasion === 'FORMAL')
}

/** °C of the day's high from which nobody wears rain trousers. */
const tooWarmForRainPants = 24
/** mm of rain on the day below which nobody wears rain trousers. */
const pouring = 10

/** Felt °C of the coldest hour up to which trousers of cooling cloth are wrong. */
const tooColdForCool = 3

/**
 * Felt °C of the coldest hour up to which short sleeves of cooling cloth or linen are wrong for people who are out in
 * the evening.
 */
const tooCoolForRayon = 18
/** Hour from which it is evening. */
const evening = 20

/** °C of the day's high below which short sleeves of cooling cloth or linen are wrong all day. */
const tooCoolAllDay = 22

const isForSummerDays = (f: Facts) =>
  f.type === 'TOP' && has(f, 'shortSleeve') && !has(f, 'sport') && (f.says.has('cool') || f.says.has('linen'))

/** °C of the coldest hour out below which a linen jacket is not warm enough. */
const tooColdForLinen = 15

/** °C of the day's high up to which shorts are wrong. */
const tooColdForShorts = 8

const coolEveningNeeds = ({ cold, high, out, span }: Day): readonly Need[] =>
  span === 'home' || (high >= tooCoolAllDay && (cold > tooCoolForRayon || (out.at(-1)?.hour ?? 0) < evening))
    ? []
    : [{ id: 'summerTop', rank: 'carried', types: ['TOP'], spoils: (f) => (isForSummerDays(f) ? 0.7 : 0) }]

/** Returns the needs for cloth of the season in a presentable condition. */
export const seasonNeeds = (day: Day): readonly Need[] => [
  ...coolEveningNeeds(day),
  ...uniformNeeds(day),
  {
    id: 'season',
    rank: 'season',
    types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'],
    spoils: (f) => outOfSeason(f, day),
  },
  {
    id: 'seeThrough',
    rank: 'season',
    types: ['TOP', 'BOTTOM', 'DRESS'],
    spoils: (f) => (f.says.has('sheer') && day.span !== 'home' ? 0.45 : 0),
  },
  {
    id: 'condition',
    rank: day.occasion === 'FORMAL' || day.plans.has('GUESTS') || day.plans.has('SPECIAL') ? 'turnedAway' : 'season',
    types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'HAT', 'SCARF'],
    spoils: (f) =>
      day.occasion === 'DATE' && f.says.has('ofEx')
        ? 1
        : (f.condition === 'lastResort' && rough.has(day.purpose)) || isForSoil(f, day)
          ? 0
          : conditionShare(f),
  },
  {
    id: 'elsewhere',
    rank: 'safety',
    types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'HAT'],
    spoils: (f) => (isKeptElsewhere(f, day) ? 1 : 0),
  },
  {
    id: 'unworn',
    rank: 'safety',
    types: [
      'TOP',
      'BOTTOM',
      'DRESS',
      'OUTER',
      'SHOES',
      'BAG',
      'HAT',
      'SCARF',
      'SOCKS',
      'UNDERWEAR',
      'ACCESSORY',
      'ETC',
    ],
    spoils: (f) => (f.condition === 'unworn' ? 1 : 0),
  },
]
