import { coatEnd, metBy } from './piece-harm.ts'
import type { Tables } from './tables.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { rangeOf } from './range.ts'
import { dressed } from '../needs/dressed.ts'
import { heat, isLined } from '../needs/feeling.ts'
import { type Need, share } from '../needs/need.ts'
import { isForSnow } from '../needs/wet-play.ts'
import { seesSun } from '../needs/night.ts'
import { pausesOutside } from '../needs/sport.ts'

/**
 * °C beyond a kind's limit of temperature at which a piece is wholly wrong; nearer to the limit, it is partly wrong.
 */
const whollyPast = 5

/** °C beyond a kind's limit of temperature from which no other merit of a piece makes up for it. */
const farPast = 6

/** A coat is not chosen if the day's high is more than this many °C above the end of its range (`coatEnd`). */
const coatFar = 4

/** °C below a kind's lower limit that nobody notices. */
const grace = 1.5

/** °C that a coat adds to the pieces under it. */
const coatWarms = 14

/** Types of pieces that are not taken off during the day, as outer garments are. */
const kept = ['TOP', 'BOTTOM', 'DRESS', 'SHOES'] as const

/** Whether shoes keep sweat in on a hot day without rain, as those with a membrane do. */
const isStuffyShoe = (f: Facts, { rain }: Day) => f.waterproof && has(f, 'sneaker') && !rain.said

function heatNeeds(day: Day): readonly Need[] {
  if (day.heat < heat.from || day.span === 'home') return shadeNeeds(day)
  return [
    {
      id: 'lightCloth',
      rank: 'overheated',
      types: ['TOP', 'BOTTOM', 'DRESS', 'SHOES'],
      spoils: (f) => {
        if (f.type === 'SHOES') return has(f, 'boot', 'warmShoe') ? 0.7 : isStuffyShoe(f, day) ? 0.45 : 0
        if (has(f, 'warmLined')) return 1
        const most = f.type === 'DRESS' ? 0.3 : f.type === 'BOTTOM' ? 0.24 : 0.2
        return day.heat >= heat.greatest && day.occasion !== 'FORMAL' ? share((f.clo - most) / 0.15) : 0
      },
    },
    {
      id: 'summerPiece',
      rank: day.heat >= heat.great ? 'carried' : 'season',
      types: ['TOP', 'BOTTOM', 'DRESS'],
      spoils: notForSummer,
    },
    ...shadeNeeds(day),
  ]
}

const summerWords: readonly Modifier[] = ['summer', 'cool', 'linen', 'thin', 'mesh', 'sheer']
const otherSeasons: readonly Modifier[] = ['spring', 'autumn', 'winter', 'fleeced']

/** Returns how wrong a piece is in great heat, 0–1: pieces of other seasons stay at home. */
function notForSummer(f: Facts): number {
  if (summerWords.some((word) => f.says.has(word)) || has(f, 'shortLegs', 'bareArms')) return 0
  if (!f.seasons.includes('여름') || (otherSeasons.some((word) => f.says.has(word)) && !f.says.has('allSeason')))
    return 0.45
  // Kinds of work clothes are the same all year; only the words of their names tell summer from winter ones.
  return f.seasons.length > 1 && has(f, 'workwear') ? 0.2 : 0
}

/** °C of a clear day's high from which people who stay in the sun wear a hat or carry a parasol. */
const sunnyFrom = 22
const sunnyOnHillsFrom = 18
/** °C of the day's high from which people who walk far wear a hat or carry a parasol, even without sun. */
const glaring = 28

function shadeNeeds(day: Day): readonly Need[] {
  const { plans, purpose, high, sunny, rain } = day
  if (purpose === 'SPORT CYCLING' || !seesSun(day)) return []
  const from = purpose === 'SPORT HIKING' ? sunnyOnHillsFrom : sunnyFrom
  if ((!sunny && high < glaring) || rain.said || high < from || day.span === 'home' || dressed(day)) return []
  const stays = plans.has('OUTDOORS') || purpose === 'SPORT HIKING' || (plans.has('WET') && plans.has('KIDS'))
  const walks = purpose === 'TRAVEL' || plans.has('WALKING') || (plans.has('KIDS') && high >= glaring)
  if (!stays && !walks) return []
  const isSport = day.occasion === 'SPORT'
  return [
    {
      id: 'shade',
      rank: stays || high >= glaring ? 'overheated' : 'season',
      types: ['HAT', 'ETC'],
      lacks: (f) => {
        if (has(f, 'parasol')) return isSport ? 1 : 0
        return !has(f, 'sunHat', 'cap') ? 1 : has(f, 'golfOnly') && purpose !== 'SPORT GOLF' ? (stays ? 0.3 : 1) : 0
      },
    },
  ]
}

/** Clo above which a top or a dress is too warm for heated places, where it cannot be taken off. */
const stuffy = 0.26

/**
 * Felt °C above which people who feel the heat wear no thermals or linings (`lined`) and no thick top (`thick`) to a
 * heated office, where only a coat comes off.
 */
const stuffyFrom = { lined: -18, thick: -12 } as const

/** Needs of those who feel the heat and sit in a heated office. */
const stuffyNeeds = ({ shift, indoors, cold, span }: Day): readonly Need[] =>
  shift < 0.8 || !indoors || cold > 10 || cold < stuffyFrom.lined || span === 'home'
    ? []
    : [
        {
          id: 'stuffy',
          rank: 'overheated',
          types: ['TOP', 'DRESS', 'UNDERWEAR', 'BOTTOM'],
          spoils: (f) => {
            if (f.type === 'BOTTOM') return has(f, 'warmLined') ? 0.45 : 0
            if (f.type === 'UNDERWEAR') return !has(f, 'thermal') ? 0 : cold < stuffyFrom.thick ? 0.2 : 0.45
            if (cold < stuffyFrom.thick) return 0
            return share(((f.type === 'DRESS' ? 0.75 : 1) * f.clo - stuffy) / 0.2)
          },
        },
      ]

/** Felt °C above which runners wear nothing over the shirt (`outerTo`) and no fleece (`fleeceTo`). */
const runningIn = { outerTo: 7, fleeceTo: -5 } as const

/** °C of the day's high above which lined tops, which cannot be taken off, are too warm for a climb. */
const climbTo = 8

const climbNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT HIKING' || day.high <= climbTo
    ? []
    : [
        {
          id: 'climb',
          rank: 'overheated',
          types: ['TOP'],
          spoils: (f) => (isLined(f) ? 0.45 : 0),
        },
      ]

/** Needs for training in a gym: nothing is worn under training clothes, and what keeps warm on the way comes off. */
const trainingNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT GYM'
    ? []
    : [
        {
          id: 'trainedIn',
          rank: 'overheated',
          types: ['UNDERWEAR'],
          spoils: (f) => (has(f, 'thermal') && has(f, 'upper') ? 0.7 : 0),
        },
      ]

/** Needs for a run: nothing is worn that people would shed after ten minutes. */
const effortNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT RUNNING'
    ? []
    : [
        {
          id: 'effort',
          rank: 'overheated',
          types: ['OUTER', 'UNDERWEAR'],
          spoils: (f) => {
            const { cold, rain } = day
            if (f.type === 'UNDERWEAR') return has(f, 'thermal') && cold > runningIn.fleeceTo ? 0.7 : 0
            if (has(f, 'padded') || f.kind === 'fleece') return cold > runningIn.fleeceTo ? 1 : 0.2
            if (f.waterproof && !rain.said) return 0.2
            return cold > runningIn.outerTo && !rain.said && !(pausesOutside(day) && f.windproof) ? 0.7 : 0
          },
        },
      ]

const longCoats = new Set<Facts['kind']>(['longPadding', 'winterParka'])
/** Felt °C above which the longest coat is too much for people who feel the heat or go by car. */
const longCoatTo = -7

/** Felt °C above which nobody wears a bench coat to meet people. */
const benchCoatTo = -10

const longCoatNeeds = (day: Day): readonly Need[] =>
  day.plans.has('OUTDOORS') ||
  (day.occasion === 'DATE'
    ? day.cold <= benchCoatTo
    : day.cold <= longCoatTo || !(day.shift >= 0.8 || day.plans.has('CAR')))
    ? []
    : [
        {
          id: 'longCoat',
          rank: 'season',
          types: ['OUTER'],
          spoils: (f) => (longCoats.has(f.kind) ? 0.45 : 0),
          amongOwn: true,
        },
      ]

/**
 * °C of the day's high from which people who feel the heat wear no winter coat: on days of much walking, and on all
 * days.
 */
const winterCoatTo = { walking: 10, anywhere: 13 } as const

const warmWalkNeeds = ({ plans, shift, high }: Day): readonly Need[] =>
  shift < 0.8 || high < (plans.has('WALKING') ? winterCoatTo.walking : winterCoatTo.anywhere)
    ? []
    : [
        {
          id: 'warmWalk',
          rank: 'overheated',
          types: ['OUTER'],
          spoils: (f) => (has(f, 'heavy') ? (plans.has('WALKING') ? 1 : 0.45) : 0),
        },
      ]

/** Returns the needs against pieces beyond the limits of temperature in which their kinds are worn. */
export function limitNeeds(day: Day, tables: Tables): readonly Need[] {
  return [
    {
      id: 'warmEnd',
      rank: 'overheated',
      types: kept,
      spoils: (f) => share((metBy(f, day).warm - rangeOf(f, tables).to - 1) / whollyPast),
    },
    {
      id: 'coatEnd',
      rank: 'overheated',
      types: ['OUTER'],
      spoils: (f) => share((day.high + day.shift - coatEnd(f)) / whollyPast),
    },
    {
      id: 'coatFarPast',
      rank: 'turnedAway',
      types: ['OUTER'],
      spoils: (f) => share((day.high + day.shift - coatEnd(f) - coatFar) / whollyPast),
    },
    {
      id: 'farTooWarm',
      rank: 'freezing',
      types: kept,
      spoils: (f) => share((metBy(f, day).warm - rangeOf(f, tables).to - farPast) / whollyPast),
    },
    {
      id: 'coldEnd',
      rank: dressed(day) ? 'season' : 'chilled',
      types: ['BOTTOM', 'DRESS', 'SHOES'],
      spoils: (f) =>
        isForSnow(f, day) ? 0 : share((rangeOf(f, tables).from - grace - metBy(f, day).cold) / whollyPast),
    },
    {
      id: 'farTooCold',
      rank: day.occasion === 'SPORT' ? 'kit' : 'freezing',
      types: ['TOP', 'BOTTOM'],
      spoils: (f) => {
        if (isForSnow(f, day)) return 0
        const past = rangeOf(f, tables).from - grace - metBy(f, day).cold
        return share((past - (f.type === 'TOP' ? coatWarms : farPast)) / whollyPast)
      },
    },
    ...heatNeeds(day),
    ...effortNeeds(day),
    ...climbNeeds(day),
    ...trainingNeeds(day),
    ...stuffyNeeds(day),
    ...longCoatNeeds(day),
    ...warmWalkNeeds(day),
  ]
}
