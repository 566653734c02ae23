import type { Day } from '../day/day.ts'
import { has } from '../reading/facts.ts'
import { playsInSnow } from './dressed.ts'
import type { Need } from './need.ts'
import { hasNoHand, isSoakedOnFoot, wetsHands } from './rainfall.ts'

/** °C of the day's high from which nobody wears a shell in place of an umbrella. */
const tooWarmForShells = 28

/** Wind in m/s from which an umbrella is no help to people who push a buggy or carry a load. */
export const turnsOneHanded = 5

/** Wind in m/s from which umbrellas turn inside out, so that a shell is worn instead. */
const breaksUmbrellas = 9

/** mm of rain from which people put on a shell where they need both hands. */
const shellFrom = { 'WORK SITE': 6, 'SPORT HIKING': 3 } as const satisfies Partial<Record<Day['purpose'], number>>

function wearsShell({ purpose, rain, ground }: Day): boolean {
  const from = shellFrom[purpose as keyof typeof shellFrom]
  return from !== undefined && rain.said && Math.max(rain.total, ground.water) >= from
}

const shellNeed = ({ high, purpose }: Day): Need => ({
  id: 'shell',
  rank: high >= tooWarmForShells ? 'carried' : 'soaked',
  types: ['OUTER', 'ETC'],
  lacks: (f) => {
    if (f.type === 'OUTER') return !f.waterproof ? 1 : purpose === 'WORK SITE' && !has(f, 'rainOnly') ? 0.2 : 0
    return has(f, 'rainGear') && !f.says.has('gripping') ? 0.2 : 1
  },
})

/**
 * `water`: mm of rain from which people who work outside on a site put rain trousers over their own; `high`: °C of the
 * day's high up to which they do.
 */
const rainTrousers = { water: 10, high: 23 } as const

/** Whether people work outside in rain that soaks their trousers. */
export const wearsRainTrousers = ({ purpose, plans, rain, ground, high }: Day) =>
  purpose === 'WORK SITE' &&
  (plans.has('OUTDOORS') || plans.has('WET')) &&
  rain.said &&
  !ground.snow &&
  rain.total >= rainTrousers.water &&
  high <= rainTrousers.high

const rainTrousersNeeds = (day: Day): readonly Need[] =>
  wearsRainTrousers(day)
    ? [
        {
          id: 'rainTrousers',
          rank: 'overheated',
          types: ['BOTTOM'],
          lacks: (f) => (f.waterproof && !has(f, 'rainOnly') ? 0 : 1),
        },
      ]
    : []

/** Returns the needs of people who carry things or hold a child's hand, and so wear a shell instead of an umbrella. */
function handNeeds(day: Day): readonly Need[] {
  const { rain, plans } = day
  if (!plans.has('CARRY') && !plans.has('KIDS')) return []
  if (!rain.said || rain.total < wetsHands(day) || plans.has('CAR')) return []
  return [
    {
      id: 'handsFull',
      rank: hasNoHand(day) ? 'chilled' : plans.has('KIDS') && plans.has('WET') ? 'overheated' : 'carried',
      types: ['OUTER'],
      lacks: (f) => (f.waterproof && day.high < tooWarmForShells ? 0 : 1),
    },
  ]
}

const backNeeds = (day: Day): readonly Need[] =>
  isSoakedOnFoot(day) && day.high < tooWarmForShells
    ? [{ id: 'soakedBack', rank: 'season', types: ['OUTER'], lacks: (f) => (f.waterproof ? 0 : 1) }]
    : []

/** Whether people have no hand free for an umbrella: cyclists hold the handlebars, and runners swing their arms. */
export const holdsNoUmbrella = ({ purpose }: Day) => purpose === 'SPORT RUNNING' || purpose === 'SPORT CYCLING'

/** Number of wet hours from which an umbrella is better than a parasol that also keeps off rain. */
const longWet = 4
const isLongWet = ({ rain, wind }: Day) => (rain.snow || rain.hours.length >= longWet) && wind < breaksUmbrellas

function umbrellaNeeds(day: Day): readonly Need[] {
  const { rain, wind, plans, high } = day
  if (!rain.umbrella || plans.has('CAR') || playsInSnow(day) || holdsNoUmbrella(day)) return []
  return [
    {
      id: 'umbrella',
      rank: 'soaked',
      types: ['ETC', 'ACCESSORY', 'OUTER'],
      lacks: (f) => {
        if (f.type !== 'OUTER') return !has(f, 'umbrella') ? 1 : has(f, 'parasol') && isLongWet(day) ? 0.2 : 0
        if (!f.waterproof) return 1
        const replaces = wind >= turnsOneHanded && (plans.has('KIDS') || plans.has('CARRY')) && has(f, 'hood')
        return wind >= breaksUmbrellas || replaces ? 0 : high >= tooWarmForShells ? 0.85 : 0.45
      },
    },
  ]
}

/** Returns the need for a cap whose peak keeps rain out of a runner's eyes. */
const peakNeeds = ({ purpose, rain }: Day): readonly Need[] =>
  purpose === 'SPORT RUNNING' && rain.said && !rain.snow
    ? [
        {
          id: 'rainPeak',
          rank: 'carried',
          types: ['HAT'],
          lacks: (f) => (has(f, 'cap') ? (has(f, 'golfOnly') ? 0.45 : 0) : 1),
        },
      ]
    : []

/**
 * Returns the needs for cover: a shell where people need both hands; elsewhere something that keeps off rain on the
 * way.
 */
export const coverNeeds = (day: Day): readonly Need[] =>
  wearsShell(day)
    ? [shellNeed(day), ...rainTrousersNeeds(day)]
    : [...handNeeds(day), ...backNeeds(day), ...umbrellaNeeds(day), ...peakNeeds(day)]
