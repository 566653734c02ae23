import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Feeling, feelingOf, isLongSleeve, isOuter, lowestOut } from './feeling.ts'
import type { Need } from './need.ts'

/** Who walks on hills rests there, others where they say that they stay outside. */
export const pausesOutside = ({ purpose, plans }: Day) =>
  purpose === 'SPORT HIKING' || (plans.has('OUTDOORS') && (purpose === 'SPORT RUNNING' || purpose === 'SPORT BALL'))

/** °C of the coldest hour up to which something windproof is put on at rest, and up to which nobody goes without. */
const windbreakTo: Readonly<Record<Feeling, number>> = { cold: 15, usual: 15, hot: 13 }
const coldPause = 10
/** °C of the coldest hour up to which hikers carry something warm. */
const warmPauseTo = 10
/** clo of a warm layer, of less than one, and of a top that is warm itself. */
const warmLayer = { clo: 0.3, half: 0.2, top: 0.22 } as const
/** °C of the coldest hour up to which a warm top is too little at rest, and up to which runners have sleeves. */
const freezing = 0

/** Down and the like: what is quilted is for town. */
const isLightPadding = (f: Facts) => has(f, 'padded') && f.kind !== 'quilted' && f.kind !== 'quiltedVest'

function pauseNeeds(day: Day): readonly Need[] {
  const [low, feeling] = [lowestOut(day), feelingOf(day)]
  if (!pausesOutside(day) || low > windbreakTo[feeling]) return []
  const windbreak: Need = {
    id: 'windbreak',
    rank: low <= coldPause || day.plans.has('OUTDOORS') ? 'chilled' : 'carried',
    types: ['OUTER'],
    lacks: (f) => (!isOuter(f) ? 1 : f.windproof ? 0 : has(f, 'padded') ? 0.2 : 0.45),
  }
  if (day.purpose !== 'SPORT HIKING' || low > warmPauseTo || feeling === 'hot') return [windbreak]
  return [
    windbreak,
    {
      id: 'warmPause',
      rank: feeling === 'cold' ? 'chilled' : 'season',
      types: ['OUTER', 'TOP'],
      lacks: (f) => {
        if (f.type === 'TOP') return f.clo < warmLayer.top ? 1 : low <= freezing ? 0.45 : 0
        if (!isOuter(f) || has(f, 'tailored', 'dressy') || f.clo < warmLayer.half) return 1
        if (low <= freezing && has(f, 'padded') && !isLightPadding(f)) return 0.45
        return f.clo >= warmLayer.clo || (low <= freezing && isLightPadding(f)) ? 0 : 0.45
      },
    },
  ]
}

/** Felt °C up to which legs are covered; where one changes or plays inside, too. */
const coveredLegsTo = { anywhere: 5, onTheWay: 8 } as const
/** °C of the coldest hour up to which trousers are put on after the game, hour from which it is one of the evening. */
const afterGame = { to: 12, from: 17 } as const

/** Sports that one goes to and comes home from. */
const hasWay = ({ purpose }: Day) => purpose === 'SPORT BALL' || purpose === 'SPORT GYM'

const isCoolWay = (day: Day) =>
  day.purpose === 'SPORT GYM' || (day.purpose === 'SPORT BALL' && (day.out[0]?.hour ?? 0) >= afterGame.from)

/** Training trousers are kit where the way asks for long ones. */
export const isForTheWay = (f: Facts, day: Day) =>
  f.type === 'BOTTOM' && has(f, 'athleisure') && !has(f, 'shortLegs') && coveredLegsNeeds(day).length > 0

function coveredLegsNeeds(day: Day): readonly Need[] {
  if (day.occasion !== 'SPORT' || day.span === 'home') return []
  const isCold = day.cold <= (hasWay(day) ? coveredLegsTo.onTheWay : coveredLegsTo.anywhere)
  if (!isCold && !(isCoolWay(day) && lowestOut(day) <= afterGame.to)) return []
  const isFreezing = hasWay(day) && (day.cold <= coveredLegsTo.anywhere || day.ground.snow)
  return [
    {
      id: 'coveredLegs',
      rank: isFreezing ? 'kit' : isCold ? 'chilled' : 'carried',
      types: ['BOTTOM'],
      spoils: (f) => (has(f, 'shortLegs') ? 0.7 : has(f, 'athleisure') && !f.says.has('sport') ? 0.2 : 0),
    },
  ]
}

/** clo of what one trains in. */
const thinTop = 0.2

/** In a heated room one trains in a thin top, whatever is over it on the way. */
const trainingTopNeeds = ({ purpose }: Day): readonly Need[] =>
  purpose !== 'SPORT GYM'
    ? []
    : [
        {
          id: 'trainingTop',
          rank: 'carried',
          types: ['TOP', 'DRESS'],
          lacks: (f) => (f.clo > thinTop ? 0.45 : has(f, 'sport') ? 0 : 0.2),
          without: 0.45,
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

/** °C of the coldest hour up to which a golfer who feels the cold dresses warmly underneath. */
const coldRound = 8

const golfNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT GOLF' || feelingOf(day) !== 'cold' || lowestOut(day) > coldRound
    ? []
    : [
        {
          id: 'golfThermals',
          rank: 'carried',
          types: ['UNDERWEAR'],
          lacks: (f) => (has(f, 'thermal') && has(f, 'upper') ? 0 : 1),
        },
        {
          id: 'golfNeck',
          rank: 'overheated',
          types: ['SCARF'],
          lacks: (f) => (f.kind === 'neckWarmer' ? 0 : has(f, 'warm') ? 0.2 : 1),
        },
      ]

/** °C of the coldest hour up to which a cyclist covers arms and eyes. */
const coldRide = 14

const rideNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT CYCLING' || lowestOut(day) > coldRide
    ? []
    : [
        {
          id: 'rideArms',
          rank: 'carried',
          types: ['TOP', 'ACCESSORY'],
          lacks: (f) => {
            if (f.kind === 'armSleeves') return f.says.has('cool') || f.says.has('uv') ? 0.45 : 0
            return isLongSleeve(f) ? 0 : 1
          },
        },
        {
          id: 'rideEyes',
          rank: 'season',
          types: ['ACCESSORY'],
          lacks: (f) => (f.kind === 'sportGlasses' && !f.says.has('swim') && !f.says.has('ski') ? 0 : 1),
        },
      ]

/** Felt °C up to which the way to a gym asks for warm legs, and for warm shoes. */
const frostyWay = { legs: -5, shoes: -9 } as const

/** clo of trousers that keep warm. */
const warmTrousers = 0.27

const frostyWayNeeds = ({ purpose, cold, span }: Day): readonly Need[] =>
  purpose !== 'SPORT GYM' || cold > frostyWay.legs || span === 'home'
    ? []
    : [
        {
          id: 'wayLegs',
          rank: 'chilled',
          types: ['BOTTOM'],
          lacks: (f) => (f.clo >= warmTrousers ? 0 : 0.7),
          without: 0.7,
        },
      ]

/** On the way to a gym in the frost one wears other shoes than inside. */
export const isForFrost = (f: Facts, { purpose, cold }: Day) =>
  purpose === 'SPORT GYM' && f.type === 'SHOES' && cold <= frostyWay.shoes && has(f, 'boot', 'warmShoe')

/** Over leggings, there. */
export const wearsOverLeggings = ({ purpose, cold }: Day) => purpose === 'SPORT GYM' && cold <= frostyWay.legs

/** The rest after a sport, and the way there and home. */
export const sportNeeds = (day: Day): readonly Need[] => [
  ...pauseNeeds(day),
  ...coveredLegsNeeds(day),
  ...trainingTopNeeds(day),
  ...runningNeeds(day),
  ...golfNeeds(day),
  ...rideNeeds(day),
  ...frostyWayNeeds(day),
]
