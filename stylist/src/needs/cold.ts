import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { coatNeeds } from './coats.ts'
import { coolingNeeds } from './cooling.ts'
import { dressed } from './dressed.ts'
import { type Feeling, feelingOf, isLinen, isLongSleeve, isOuter, lowestOut } from './feeling.ts'
import { frostNeeds } from './frost.ts'
import { type Need, share } from './need.ts'
import { isNightOutside, nightNeeds } from './night.ts'
import { sportNeeds } from './sport.ts'
import { windNeeds } from './wind.ts'

/** °C of the coldest hour up to which an outer garment is worn or carried (design/needs.md 2). */
const outerTo: Readonly<Record<Feeling, number>> = { cold: 12, usual: 10, hot: 8 }
/** °C of the coldest hour up to which either an outer garment or a warm long sleeve is worn or carried. */
const layerTo: Readonly<Record<Feeling, number>> = { cold: 19, usual: 17.5, hot: 16 }
/**
 * °C of the coldest hour up to which people wear something over training clothes on the way to an indoor sport and
 * home.
 */
const sweatTo: Readonly<Record<Feeling, number>> = { cold: 17, usual: 14, hot: 12 }
/**
 * °C of the day's high below which people on a tour need a layer even in mild hours, up to `layerOnTour`; on hotter
 * days, they need one only up to `layerTo`, like others.
 */
const carriedFrom = 28
/** °C added to the limit `layerTo` for people who sit outside at night, as they get colder. */
const nightCools = 3
/** °C of the coldest hour up to which a layer is needed on a tour. */
const layerOnTour = 21
/** °C added to the limit `layerTo` for people who feel the cold and come home late, if they do not sit outside. */
const lateCools = 2.5

/**
 * °C of the coldest hour above which a missing layer counts less, as fewer than a third of people miss it, unless they
 * are out late or feel the cold.
 */
const mild = 14

/** °C of the coldest hour up to which the thinnest cardigans do not count as a layer. */
const thinTo = 16
/** Least clo of a cardigan that counts as a layer up to `thinTo`. */
const thinCover = 0.22

/**
 * °C of the coldest hour below which linen is not warm enough for people who are late, sit outside or feel the cold.
 */
const linenWarmsFrom = 18

/** Least clo of a warm long sleeve: `cold` when the coldest hour is below 14 °C, `mild` above. */
const warmSleeve = { below: 14, cold: 0.26, mild: 0.19 } as const

/**
 * Returns the least clo of a coat; `cold` is the °C of the coldest hour as in `Day`, the mean of air and felt
 * temperature.
 */
function coatClo(cold: number): number {
  if (cold <= -10) return 0.65
  if (cold <= 3) return 0.44
  if (cold <= 6) return 0.38
  return cold <= 9 ? 0.28 : 0.2
}

/**
 * Clo of a padded jacket that is enough over layers for work outdoors on a construction site, where a longer coat gets
 * in the way.
 */
const siteClo = 0.6

/**
 * `from`: felt °C of the day's high from which the morning's coat is carried by noon; `clo`: clo of a coat that is
 * enough on such a day, if the coldest hour is above `above` °C.
 */
const warmNoon = { from: 14, clo: 0.34, above: 2 } as const

/** Returns the least clo of a coat; on a day that turns warm nobody carries a winter coat. */
const leastCoat = ({ cold, high, shift }: Day) =>
  high + shift >= warmNoon.from && cold > warmNoon.above ? Math.min(warmNoon.clo, coatClo(cold)) : coatClo(cold)

/** Felt °C of the coldest hour up to which trench coats, blazers and jackets are too thin for the season. */
const coatsTo: Readonly<Record<Feeling, number>> = { cold: 3, usual: 0, hot: -3 }
const isOfWinter = (f: Facts) => has(f, 'heavy', 'padded', 'workwear') || f.layer === 'mid'

/** Whether wind and rain go through a piece, as through knitwear and sweat cloth. */
const isPorous = (f: Facts) => has(f, 'knitted') || f.kind === 'hoodZip'
const porousTo = 6

/** Clo by which a waterproof coat may be thinner where people dress for others, as a jacket is worn beneath it. */
const jacketBeneath = 0.1

function outerLacks(f: Facts, least: number, day: Day): number {
  const { cold, rain, occasion, purpose } = day
  const isForHands = occasion === 'SPORT' || purpose === 'WORK SITE'
  if (!isOuter(f) || (isForHands && has(f, 'tailored', 'dressy'))) return 1
  const beneath = rain.said && f.waterproof && dressed(day) ? jacketBeneath : 0
  const short = share((least - beneath - f.clo) / 0.25)
  const isOfOtherSeason =
    occasion !== 'SPORT' && cold <= coatsTo[feelingOf(day)] && !isOfWinter(f) && !has(f, 'tailored')
  const letsThrough = isPorous(f) && (cold <= porousTo || (rain.said && cold <= 9))
  if (isOfOtherSeason || letsThrough) return Math.max(0.45, short)
  if (has(f, 'tailored') && least >= 0.28) return least >= 0.44 ? 0.6 : 0.3
  return has(f, 'vest') ? Math.max(0.45, short) : short
}

/** Whether a sport is indoors: people are cold on the way home, not during it. */
const isIndoorSport = ({ purpose }: Day) => purpose === 'SPORT GYM' || purpose === 'SPORT BALL'

/** Felt °C of the coldest hour up to which people need a coat after an indoor sport. */
const frozen: Readonly<Record<Feeling, number>> = { cold: 6, usual: 3, hot: 3 }
/** Clo of an outer garment that is enough after an indoor sport if it is not frozen outside. */
const overSweat = 0.3
/**
 * Felt °C of the coldest hour above which, after an indoor sport, a thick padded coat is much worse than a light outer
 * garment; in colder air it is only a little worse.
 */
const mildSweat = 9

function afterSport(f: Facts, day: Day): number {
  if (!isIndoorSport(day)) return outerLacks(f, 0.2, day)
  if (day.cold <= frozen[feelingOf(day)]) return outerLacks(f, coatClo(day.cold), day)
  const lacks = outerLacks(f, overSweat, day)
  const tooMuch = day.cold > mildSweat ? 0.45 : 0.2
  return has(f, 'padded') && has(f, 'heavy') ? Math.max(tooMuch, lacks) : lacks
}

function putOnNeeds(day: Day): readonly Need[] {
  const { purpose, occasion, plans } = day
  if (purpose === 'SPORT RUNNING' || day.span === 'home') return []
  const low = lowestOut(day)
  const feeling = feelingOf(day)
  if (occasion === 'SPORT')
    return low > (isIndoorSport(day) ? sweatTo : outerTo)[feeling]
      ? []
      : [
          {
            id: 'putOn',
            rank: 'kit',
            types: ['OUTER'],
            lacks: (f) => afterSport(f, day),
          },
        ]
  if (low <= outerTo[feeling]) {
    const least = purpose === 'WORK SITE' && plans.has('OUTDOORS') ? Math.min(siteClo, leastCoat(day)) : leastCoat(day)
    return [{ id: 'putOn', rank: 'chilled', types: ['OUTER'], lacks: (f) => outerLacks(f, least, day) }]
  }
  const isTour = purpose === 'TRAVEL' && carriedFrom > day.high
  const isLate = plans.has('LATE')
  const isNight = isLate && plans.has('OUTDOORS')
  const cools = isNight ? nightCools : isLate && feeling === 'cold' ? lateCools : 0
  const to = isTour ? layerOnTour : layerTo[feeling] + cools
  if (low > to) return []
  const isAiry = low < linenWarmsFrom && (isLate || plans.has('OUTDOORS') || feeling === 'cold')
  const sleeve = low < warmSleeve.below || isLate || feeling === 'cold' ? warmSleeve.cold : warmSleeve.mild
  return [
    {
      id: 'putOn',
      rank: low <= mild || isLate || feeling === 'cold' ? 'chilled' : 'carried',
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => {
        if (isOuter(f) && isAiry && isLinen(f)) return 0.45
        if (isOuter(f)) return has(f, 'vest') ? 0.45 : low <= thinTo || isLate ? share((thinCover - f.clo) / 0.2) : 0
        const clo = f.type === 'DRESS' ? 0.75 * f.clo : f.clo
        return isLongSleeve(f) ? share((sleeve - clo) / 0.12) : 1
      },
    },
  ]
}

/** `to`: felt °C of the coldest hour up to which something warm is worn under a coat; `clo`: its least clo. */
const warmUnder = { to: 3, clo: 0.3 } as const

/**
 * `to`: felt °C on the way home in the evening up to which everybody wears something over the shirt; `from`: hour from
 * which it is evening.
 */
const frostyWayHome = { to: -5, from: 20 } as const

const isFrostyHome = ({ out }: Day) => {
  const last = out.at(-1)
  return last !== undefined && last.hour >= frostyWayHome.from && last.felt <= frostyWayHome.to
}

/** Returns the needs for warmth under a coat, as a shirt alone is too thin under any coat. */
function underCoatNeeds(day: Day): readonly Need[] {
  const isFrosty = isFrostyHome(day)
  if (day.cold > warmUnder.to || day.occasion === 'SPORT' || day.span === 'home') return []
  if (feelingOf(day) === 'hot' && !isFrosty) return []
  return [
    {
      id: 'underCoat',
      rank: isFrosty ? 'chilled' : 'carried',
      types: ['TOP', 'DRESS', 'UNDERWEAR', 'OUTER'],
      lacks: (f) => {
        if (f.type === 'OUTER') return has(f, 'tailored') || f.layer === 'mid' ? 0.2 : 1
        if (f.type === 'UNDERWEAR') return has(f, 'thermal') && has(f, 'upper') ? 0.45 : 1
        return share((warmUnder.clo - f.clo) / 0.12)
      },
    },
  ]
}

/**
 * `to`: °C of a rainy day's high up to which people who feel the cold wear knitwear under the coat; `clo`: clo from
 * which other pieces are warm enough.
 */
const rainy = { to: 17, clo: 0.26 } as const

/**
 * On a dry day with a coldest hour of up to `to` °C and a high of up to `high` °C, people who feel the cold wear
 * knitwear under the coat.
 */
const coldStart = { to: 10, high: 21 } as const

const wantsUnderTrench = (day: Day) =>
  day.rain.said ? day.high <= rainy.to : lowestOut(day) <= coldStart.to && day.high <= coldStart.high

const underTrenchNeeds = (day: Day): readonly Need[] =>
  !wantsUnderTrench(day) || feelingOf(day) !== 'cold' || day.occasion === 'SPORT' || day.span === 'home'
    ? []
    : [
        {
          id: 'underTrench',
          // It counts more than a warm afternoon for people who sit or stand outside until late.
          rank: isNightOutside(day) ? 'overheated' : day.rain.said ? 'carried' : 'season',
          types: ['TOP', 'DRESS', 'OUTER', 'UNDERWEAR'],
          lacks: (f) => {
            if (f.type === 'UNDERWEAR') return has(f, 'thermal') && has(f, 'upper') ? 0.2 : 1
            if (f.type === 'OUTER')
              return has(f, 'tailored') || (f.layer === 'mid' && !has(f, 'vest') && f.clo >= thinCover) ? 0 : 1
            if (has(f, 'shortSleeve', 'vest')) return 1
            return has(f, 'knitted') || f.clo >= rainy.clo ? 0 : 0.7
          },
        },
      ]

/** °C of the coldest hour up to which people who feel the cold wear long sleeves under the coat. */
const sleevesTo = 16

const sleeveNeeds = (day: Day): readonly Need[] =>
  feelingOf(day) !== 'cold' || lowestOut(day) > sleevesTo || day.occasion === 'SPORT' || day.span === 'home'
    ? []
    : [
        {
          id: 'sleeves',
          rank: 'carried',
          types: ['TOP', 'DRESS'],
          lacks: (f) => (f.type === 'DRESS' || isLongSleeve(f) ? 0 : 1),
        },
      ]

/** Felt °C up to which people who sit or stand outside cover the waist (`outside`), and up to which everybody does. */
const bareWaistTo = { outside: 12, anywhere: 0 } as const

const waistNeeds = ({ plans, cold, occasion }: Day): readonly Need[] =>
  occasion === 'SPORT' ||
  cold > (plans.has('OUTDOORS') || plans.has('KIDS') ? bareWaistTo.outside : bareWaistTo.anywhere)
    ? []
    : [
        {
          id: 'bareWaist',
          rank: 'carried',
          types: ['TOP'],
          spoils: (f) =>
            !has(f, 'bareBelly') && !f.says.has('cropped') ? 0 : cold <= bareWaistTo.anywhere ? 0.7 : 0.45,
        },
      ]

/** °C of the air in the last hour out below which people put something on after a ball game. */
const benchTo = 18

const benchNeeds = ({ purpose, out, plans }: Day): readonly Need[] =>
  purpose !== 'SPORT BALL' || (out.at(-1)?.air ?? benchTo) >= benchTo
    ? []
    : [
        {
          id: 'bench',
          // On a court in the open they wait in the wind, until the evening.
          rank: plans.has('LATE') || plans.has('OUTDOORS') ? 'chilled' : 'carried',
          types: ['OUTER'],
          lacks: (f) => (isOuter(f) ? 0 : 1),
        },
      ]

/** Returns the needs in cold hours, air-conditioned places, wind and frost. */
export const coldNeeds = (day: Day): readonly Need[] => [
  ...putOnNeeds(day),
  ...underCoatNeeds(day),
  ...underTrenchNeeds(day),
  ...sleeveNeeds(day),
  ...waistNeeds(day),
  ...coolingNeeds(day),
  ...benchNeeds(day),
  ...coatNeeds(day),
  ...sportNeeds(day),
  ...nightNeeds(day),
  ...windNeeds(day),
  ...frostNeeds(day),
]
