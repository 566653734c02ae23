import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isTrainingAmongOthers } from './dates.ts'
import { dressed } from './dressed.ts'
import { feelingOf, isOutside } from './feeling.ts'
import { handsLack } from './hands.ts'
import { legNeeds } from './legs-in-cold.ts'
import type { Need, Rank } from './need.ts'
import { isNightOutside } from './night.ts'
import { isLowShoe, isSlushy } from './slush.ts'
import { thermalNeeds } from './thermals.ts'
import { isWarmUniform } from './uniform.ts'

/** °C of the day's high below which feet are covered. */
const coveredBelow = 16

/** Whether a scarf is against the sun, such as a tube, and so useless against the cold. */
const cools = ({ says }: Facts) => says.has('cool') || says.has('summer') || says.has('uv')
export const isWarmScarf = (f: Facts) => has(f, 'warm') && !cools(f)

/**
 * Felt °C of frost (`from`), and of frost that requires gloves and warm legs (`hard`, or `hardForCold` for people who
 * feel the cold).
 */
const frost = { from: -5, hard: -9, hardForCold: -6 } as const

const hooded = (f: Facts) => f.type === 'OUTER' && has(f, 'hood', 'padded') && has(f, 'heavy')

const coldestFelt = ({ out }: Day) => Math.min(...out.map(({ felt }) => felt))

/**
 * Returns the need for shoes that keep out frost: more strongly the colder it feels, and depending on the day's
 * purpose.
 */
function closedShoes(day: Day): Need {
  const felt = coldestFelt(day)
  const isDressed = dressed(day)
  return {
    id: 'closedShoes',
    rank: 'freezing',
    types: ['SHOES'],
    spoils: (f) => {
      if (has(f, 'bareFeet', 'backless')) return 1
      if (day.occasion === 'SPORT' && !(day.purpose === 'SPORT GYM' && felt <= frost.hard))
        return has(f, 'mesh') ? 0.2 : 0
      if (isDressed) return 0
      if (has(f, 'flat')) return 1
      if (has(f, 'mesh', 'soaks')) return 0.45
      return felt > frost.hard || has(f, 'boot', 'hiking', 'warmShoe', 'workwear', 'leatherShoe') ? 0 : 0.45
    },
  }
}

function hardFrostNeeds(day: Day): readonly Need[] {
  const felt = coldestFelt(day)
  const { occasion, purpose } = day
  if (felt > frost.from || day.span === 'home') return []
  const isDressed = dressed(day)
  const sport = occasion === 'SPORT'
  // A scarf comes loose when people run or ride.
  const isFast = purpose === 'SPORT RUNNING' || purpose === 'SPORT CYCLING'
  const rank = 'freezing' as const
  const needs: Need[] = [
    {
      id: 'neck',
      rank,
      types: ['SCARF', 'HAT'],
      lacks: (f) =>
        (f.type === 'SCARF' && ((isWarmScarf(f) && !isFast) || (sport && has(f, 'sport')))) || f.kind === 'balaclava'
          ? 0
          : 1,
    },
    closedShoes(day),
  ]
  if (!isDressed)
    needs.push({
      id: 'ears',
      rank,
      types: ['HAT', 'OUTER'],
      lacks: (f) => (has(f, 'warmHat') ? 0 : hooded(f) && felt > frost.hard ? 0.1 : 1),
    })
  if (
    felt >
    (feelingOf(day) === 'cold'
      ? frost.hardForCold
      : (isOutside(day) && feelingOf(day) !== 'hot') || sport
        ? frost.from
        : frost.hard)
  )
    return needs
  needs.push({
    id: 'hands',
    rank,
    types: ['ACCESSORY'],
    lacks: (f) => handsLack(f, day),
  })
  if (!isDressed && !sport)
    needs.push({
      id: 'warmLegs',
      rank,
      types: ['BOTTOM', 'UNDERWEAR', 'SOCKS'],
      lacks: (f) =>
        (f.type === 'BOTTOM' && f.clo >= 0.27 && !isTrainingAmongOthers(f, day)) ||
        (has(f, 'thermal') && has(f, 'lower'))
          ? 0
          : day.purpose === 'SCHOOL' && f.type === 'BOTTOM' && isWarmUniform(f) && !has(f, 'skirt')
            ? 0.1
            : (f.type === 'BOTTOM' && f.clo >= 0.23) || (has(f, 'stocking') && has(f, 'warm'))
              ? 0.25
              : 1,
    })
  return needs
}

/**
 * Felt °C up to which the neck is covered: by people who feel the cold, also those of them who are outside until late
 * (`night`), by others who are outside, and by others indoors.
 */
const bareNeck = { cold: 5, usual: 2, indoors: -2, night: 9 } as const

function bareNeckNeeds(day: Day): readonly Need[] {
  const isOut = day.plans.has('OUTDOORS') || day.plans.has('WALKING')
  const feeling = feelingOf(day)
  const to =
    feeling === 'cold'
      ? isNightOutside(day)
        ? bareNeck.night
        : bareNeck.cold
      : feeling === 'usual'
        ? isOut
          ? bareNeck.usual
          : bareNeck.indoors
        : null
  const isMoving = day.occasion === 'SPORT' && day.purpose !== 'SPORT GYM'
  if (to === null || day.cold > to || day.span === 'home' || isMoving) return []
  // It outweighs the warm afternoon before a night outside.
  const rank = feeling !== 'cold' ? 'season' : isNightOutside(day) ? 'overheated' : 'carried'
  return [{ id: 'bareNeck', rank, types: ['SCARF'], lacks: (f) => (isWarmScarf(f) ? 0 : cools(f) ? 1 : 0.45) }]
}

/** Felt °C up to which people who stay outside cover their ears, and up to which hikers who feel the cold do. */
const bareHeadTo = { outside: -2, coldHiker: 0 } as const

function bareHeadNeeds(day: Day): readonly Need[] {
  const { plans, purpose, cold, span } = day
  const stays = plans.has('OUTDOORS') || purpose === 'SPORT HIKING' || (plans.has('WET') && plans.has('KIDS'))
  const to = purpose === 'SPORT HIKING' && feelingOf(day) === 'cold' ? bareHeadTo.coldHiker : bareHeadTo.outside
  if (!stays || cold > to || span === 'home' || dressed(day)) return []
  return [
    {
      id: 'bareHead',
      rank: 'carried',
      types: ['HAT', 'OUTER'],
      lacks: (f) => (has(f, 'warmHat') ? 0 : hooded(f) && purpose !== 'SPORT HIKING' ? 0.3 : 1),
    },
  ]
}

/** Felt °C of the coldest hour up to which bare hands get cold on any day out but a hike. */
const bareHands = -2
/** Felt °C of the coldest hour up to which hikers' hands get cold. */
const bareHandsOnHills = 2

const bareHandsNeeds = (day: Day): readonly Need[] =>
  coldestFelt(day) > (day.purpose === 'SPORT HIKING' ? bareHandsOnHills : bareHands) || day.span === 'home'
    ? []
    : [
        {
          id: 'bareHands',
          rank:
            day.purpose === 'SPORT HIKING'
              ? 'chilled'
              : day.occasion === 'SPORT' || feelingOf(day) === 'cold'
                ? 'carried'
                : 'season',
          types: ['ACCESSORY'],
          lacks: (f) => handsLack(f, day),
        },
      ]

/** Felt °C up to which a cyclist wears gloves. */
const glovesTo = 14

const handlebarNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'SPORT CYCLING' || day.cold > glovesTo
    ? []
    : [
        {
          id: 'handlebars',
          rank: 'carried',
          types: ['ACCESSORY'],
          lacks: (f) => handsLack(f, day),
        },
      ]

/** Felt °C below which socks that leave the instep bare are not enough. */
const socksBelow = 9

const sockNeeds = ({ cold, span }: Day): readonly Need[] =>
  cold >= socksBelow || span === 'home'
    ? []
    : [{ id: 'socks', rank: 'season', types: ['SOCKS'], spoils: (f) => (has(f, 'hidden') ? 1 : 0) }]

const coveredFeetNeeds = ({ high, span }: Day): readonly Need[] =>
  high >= coveredBelow || span === 'home'
    ? []
    : [{ id: 'coveredFeet', rank: 'freezing', types: ['SHOES'], spoils: (f) => (has(f, 'bareFeet') ? 1 : 0) }]

/** Felt °C up to which people wear warm socks: those who stay outside, and others by how they feel the cold. */
const warmSocksTo = { outside: -3, cold: -8, usual: -12, hot: -16 } as const

const isSockFrost = (day: Day) =>
  day.cold <= warmSocksTo[feelingOf(day)] || (day.cold <= warmSocksTo.outside && isOutside(day))

/** Returns the rank of warm socks: in hard frost hiking socks are right under any trousers. */
function warmSockRank(day: Day): Rank {
  if (day.cold > warmSocksTo[feelingOf(day)]) return 'carried'
  return feelingOf(day) === 'cold' ? 'chilled' : 'overheated'
}

const warmSockNeeds = (day: Day): readonly Need[] =>
  !isSockFrost(day) || day.occasion === 'SPORT' || dressed(day) || day.span === 'home'
    ? []
    : [
        {
          id: 'warmSocks',
          rank: warmSockRank(day),
          types: ['SOCKS'],
          lacks: (f) => (has(f, 'warm', 'hiking') && !f.says.has('summer') && !f.says.has('cool') ? 0 : 0.45),
          without: 0.45,
        },
      ]

/**
 * Returns the needs for shoes in frost: people in a suit, or in a dress for guests, wear shoes that cover the instep.
 */
const lowShoesNeeds = (day: Day): readonly Need[] =>
  !dressed(day) || day.plans.has('CAR') || !(coldestFelt(day) <= frost.from || isSlushy(day))
    ? []
    : [
        {
          id: 'lowShoes',
          rank: 'chilled',
          types: ['SHOES'],
          spoils: (f) => {
            if (isLowShoe(f)) return 0.7
            return f.kind === 'loafers' && coldestFelt(day) <= frost.hard ? 0.45 : 0
          },
        },
      ]

/** Returns the needs against frost on feet, legs, hands, ears and neck. */
export const frostNeeds = (day: Day): readonly Need[] => [
  ...coveredFeetNeeds(day),
  ...legNeeds(day),
  ...thermalNeeds(day),
  ...handlebarNeeds(day),
  ...bareNeckNeeds(day),
  ...bareHeadNeeds(day),
  ...bareHandsNeeds(day),
  ...sockNeeds(day),
  ...lowShoesNeeds(day),
  ...warmSockNeeds(day),
  ...hardFrostNeeds(day),
]
