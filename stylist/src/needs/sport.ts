import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Feeling, feelingOf, isLined, isLongSleeve, isOuter, lowestOut } from './feeling.ts'
import { coldRoundNeeds } from './cold-round.ts'
import { isLinedKit } from './lined-kit.ts'
import type { Need } from './need.ts'
import { rideNeeds } from './ride.ts'
import { raceNeeds, stewingNeeds } from './running.ts'
import { coveredLegsNeeds, frostyWayNeeds, wayOverNeeds } from './sport-way.ts'

/** Whether people stand about outside after the sport, as those do who run with others at night. */
const standsAbout = ({ purpose, plans }: Day) => purpose === 'SPORT RUNNING' && plans.has('LATE')

/** Whether people rest outside: hikers do, and others who say that they stay outdoors. */
export const pausesOutside = (day: Day) =>
  day.purpose === 'SPORT HIKING' ||
  standsAbout(day) ||
  (day.plans.has('OUTDOORS') && (day.purpose === 'SPORT RUNNING' || day.purpose === 'SPORT BALL'))

/** °C of the coldest hour up to which people put on something windproof at rest. */
const windbreakTo: Readonly<Record<Feeling, number>> = { cold: 15, usual: 15, hot: 13 }
/** °C of the coldest hour up to which runners who stand about at night put on something windproof. */
const windbreakLateTo: Readonly<Record<Feeling, number>> = { cold: 21, usual: 17, hot: 13 }
/** °C of the coldest hour up to which nobody rests outside without something windproof. */
const coldPause = 10
/** °C of the coldest hour up to which hikers carry something warm. */
const warmPauseTo = 10
/**
 * °C of the coldest hour up to which people who stay on a hill for long carry something warm, even if they feel the
 * heat.
 */
const longPauseTo = 8
/** °C of the coldest hour above which a padded vest is warm enough at rest. */
const vestFrom = 3
/** Least clo of a warm layer (`clo`), of a half-warm one (`half`), and of a top that is warm by itself (`top`). */
const warmLayer = { clo: 0.3, half: 0.2, top: 0.22 } as const
/** °C of the coldest hour up to which a warm top is too thin at rest, and up to which runners wear long sleeves. */
const freezing = 0

/** Felt °C of the coldest hour up to which short padded jackets are right on a golf course and for unknown sports. */
const paddedTo = 3

/**
 * Whether a piece is a short padded jacket in the cold, for golfers, who stand about, and for a sport that people have
 * not named, as it is not known whether they move much.
 */
export const isPaddedForSport = ({ kind }: Facts, { occasion, purpose, isNamed, cold }: Day) =>
  occasion === 'SPORT' &&
  (!isNamed || purpose === 'SPORT GOLF') &&
  cold <= paddedTo &&
  (kind === 'shortPadding' || kind === 'lightDown')

/** Whether a piece has light padding, such as down; quilted pieces are for the city. */
const isLightPadding = (f: Facts) => has(f, 'padded') && f.kind !== 'quilted' && f.kind !== 'quiltedVest'

function pauseNeeds(day: Day): readonly Need[] {
  const [low, feeling] = [lowestOut(day), feelingOf(day)]
  if (!pausesOutside(day) || low > (standsAbout(day) ? windbreakLateTo : windbreakTo)[feeling]) return []
  const isFrozenRidge = low <= freezing && day.plans.has('OUTDOORS')
  const windbreak: Need = {
    id: 'windbreak',
    rank: low <= coldPause || day.plans.has('OUTDOORS') ? 'chilled' : 'carried',
    types: ['OUTER'],
    lacks: (f) => (!isOuter(f) ? 1 : f.windproof || isPaddedForSport(f, day) ? 0 : has(f, 'padded') ? 0.2 : 0.45),
  }
  if (day.purpose !== 'SPORT HIKING' || low > warmPauseTo || (feeling === 'hot' && !isFrozenRidge)) return [windbreak]
  return [
    windbreak,
    {
      id: 'warmPause',
      rank: feeling === 'cold' || (low <= longPauseTo && day.plans.has('OUTDOORS')) ? 'chilled' : 'season',
      types: ['OUTER', 'TOP'],
      lacks: (f) => {
        // Lined cloth gets cold with sweat at rest, and cannot be taken off before.
        if (f.type === 'TOP') return f.clo < warmLayer.top ? 1 : low <= freezing || isLined(f) ? 0.45 : 0
        if (has(f, 'vest') && has(f, 'padded') && low > vestFrom) return 0
        if (!isOuter(f) || has(f, 'tailored', 'dressy') || f.clo < warmLayer.half) return 1
        // A shell keeps off wind, and warms only with something beneath it.
        if (low <= freezing && f.waterproof && !has(f, 'padded')) return 0.7
        if (low <= freezing && has(f, 'padded') && !isLightPadding(f)) return 0.45
        return f.clo >= warmLayer.clo || (low <= freezing && isLightPadding(f)) ? 0 : 0.45
      },
    },
  ]
}

/** Most clo of a top for training indoors. */
const thinTop = 0.2

/** Returns the needs for a thin top for training indoors, whatever is worn over it on the way there. */
const trainingTopNeeds = ({ purpose }: Day): readonly Need[] =>
  purpose !== 'SPORT GYM'
    ? []
    : [
        {
          id: 'trainingTop',
          rank: 'overheated',
          types: ['TOP', 'DRESS'],
          lacks: (f) => (f.clo <= thinTop ? (has(f, 'sport') ? 0 : 0.2) : has(f, 'sport') ? 0.45 : 0.7),
          without: 0.7,
        },
      ]

/** Felt °C of the coldest hour up to which runners wear lined tights. */
const linedTightsTo: Readonly<Record<Feeling, number>> = { cold: 7, usual: 4, hot: -1 }

const runningLegNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT RUNNING' || day.cold > linedTightsTo[feelingOf(day)]
    ? []
    : [
        {
          id: 'runningLegs',
          rank: 'carried',
          types: ['BOTTOM'],
          lacks: (f) => {
            if (has(f, 'warmLined') && (has(f, 'tight', 'sport') || isLinedKit(f))) return 0
            return f.says.has('cool') || f.says.has('thin') || has(f, 'shortLegs') ? 0.7 : 0.45
          },
          without: 0.7,
        },
      ]

/** Felt °C of the coldest hour up to which short sleeves and cooling cloth are too thin for people who move outside. */
const coolingTo: Readonly<Record<Feeling, number>> = { cold: 9, usual: 5, hot: 5 }

/** Whether a piece is a warm top with long sleeves, which on a cold golf course is as right as a golf shirt. */
export const isWarmOnCourse = (f: Facts, day: Day) =>
  day.purpose === 'SPORT GOLF' &&
  day.cold <= coolingTo[feelingOf(day)] &&
  isLongSleeve(f) &&
  f.clo >= warmLayer.top &&
  !has(f, 'hood', 'open', 'needsUnder', 'underTops')

const isOutdoorSport = ({ purpose }: Day) => /HIKING|CYCLING|GOLF/.test(purpose)

const coldTopNeeds = (day: Day): readonly Need[] =>
  !isOutdoorSport(day) || day.cold > coolingTo[feelingOf(day)]
    ? []
    : [
        {
          id: 'coldTop',
          rank: 'carried',
          types: ['TOP'],
          spoils: (f) =>
            has(f, 'shortSleeve', 'bareArms') ? 0.7 : f.says.has('cool') || f.says.has('summer') ? 0.45 : 0,
        },
      ]

/** °C of the coldest hour up to which golfers start with something thin over the shirt, however warm the day gets. */
const teeOffTo: Readonly<Record<Feeling, number>> = { cold: 18, usual: 15, hot: 13 }
const thinOver = 0.3

const teeOffNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT GOLF' || lowestOut(day) > teeOffTo[feelingOf(day)]
    ? []
    : [
        {
          id: 'teeOff',
          rank: 'carried',
          types: ['OUTER'],
          lacks: (f) => (!isOuter(f) ? 1 : has(f, 'golf') || (f.windproof && f.clo <= thinOver) ? 0 : 0.3),
        },
      ]

const runningNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT RUNNING' || lowestOut(day) > freezing
    ? []
    : [
        {
          id: 'runningSleeves',
          rank: 'chilled',
          types: ['TOP'],
          lacks: (f) => (isLongSleeve(f) ? 0 : 0.7),
          without: 0.7,
        },
      ]

/**
 * Returns how bad (0–1) soles are for going on foot for its own sake: thin rubber under canvas tires the feet, and
 * leather is for the street.
 */
function flatSoled(f: Facts): number {
  if (has(f, 'soaks', 'leatherShoe', 'backless', 'bareFeet') || f.says.has('canvas') || f.kind === 'slipOns') return 0.7
  return f.kind === 'leatherSneakers' ? 0.45 : 0
}

/** Whether shoes are kept for halls, whose floor soles from the street would scratch, and whose own soles asphalt would. */
const isForHalls = ({ name }: Facts) => /(?:체육관|실내|인도어|코트) ?(?:용|전용)|[([](?:체육관|실내)[)\]]/.test(name)

/**
 * Returns the needs for soles: hikers and runners need a cushion underfoot, and lifting shoes are not for the way to a
 * gym.
 */
function soleNeeds({ purpose, plans, span }: Day): readonly Need[] {
  if (purpose === 'SPORT HIKING' || purpose === 'SPORT RUNNING')
    return [{ id: 'cushion', rank: 'carried', types: ['SHOES'], spoils: flatSoled }]
  if (purpose === 'SPORT BALL' && plans.has('OUTDOORS'))
    return [{ id: 'outdoorSoles', rank: 'kit', types: ['SHOES'], spoils: (f) => (isForHalls(f) ? 0.45 : 0) }]
  return purpose === 'SPORT GYM' && span !== 'home'
    ? [{ id: 'streetSoles', rank: 'carried', types: ['SHOES'], spoils: (f) => (f.says.has('lifting') ? 0.7 : 0) }]
    : []
}

/** Returns the needs of sports: for soles, rest, training, and the way there and home. */
export const sportNeeds = (day: Day): readonly Need[] => [
  ...soleNeeds(day),
  ...pauseNeeds(day),
  ...coveredLegsNeeds(day),
  ...trainingTopNeeds(day),
  ...runningNeeds(day),
  ...stewingNeeds(day),
  ...raceNeeds(day),
  ...runningLegNeeds(day),
  ...coldTopNeeds(day),
  ...teeOffNeeds(day),
  ...wayOverNeeds(day),
  ...coldRoundNeeds(day),
  ...rideNeeds(day),
  ...frostyWayNeeds(day),
]
