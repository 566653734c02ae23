import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { getsDirty } from './dressed.ts'
import { isSoakedOnFoot } from './rainfall.ts'
import type { Need } from './need.ts'

function hardToWalkIn(f: Facts, wet: boolean): number {
  if (has(f, 'heel')) return 1
  if (has(f, 'slippers')) return wet ? 0 : 0.7
  if (has(f, 'lowHeel')) return 0.6
  return has(f, 'flat', 'backless') ? 0.35 : 0
}

function walkNeeds({ plans, occasion, purpose }: Day): readonly Need[] {
  // People who work outdoors, as on a sports ground or on a round of building sites, are on foot all day.
  const isAtWorkOutside = occasion === 'WORK' && plans.has('OUTDOORS') && !plans.has('GUESTS')
  const walks = plans.has('WALKING') || plans.has('KIDS') || occasion === 'TRAVEL' || isAtWorkOutside
  if (!walks || purpose === 'WORK SUIT') return []
  const isFar = !plans.has('GUESTS') && (plans.has('OUTDOORS') || plans.has('KIDS') || occasion === 'TRAVEL')
  const isAllDay = isFar && plans.has('WALKING') && plans.has('OUTDOORS')
  const leather = isFar ? 0.6 : plans.has('WALKING') ? 0.2 : 0
  return [
    {
      id: 'walk',
      rank: isAllDay ? 'overheated' : 'carried',
      types: ['SHOES'],
      spoils: (f) => Math.max(hardToWalkIn(f, plans.has('WET')), has(f, 'leatherShoe') ? leather : 0),
    },
  ]
}

/**
 * mm of water on the ground from which people avoid high heels at work and at ceremonies. At work they also avoid them
 * when it gets late or they have a load.
 */
const wetsHeels = 6

function heelNeeds({ occasion, plans, ground }: Day): readonly Need[] {
  const isLong = occasion === 'WORK' && (plans.has('LATE') || plans.has('CARRY'))
  const isWet = (occasion === 'WORK' || occasion === 'FORMAL') && ground.water >= wetsHeels
  if (!isLong && !isWet) return []
  return [
    {
      id: 'highHeels',
      rank: 'carried',
      types: ['SHOES'],
      spoils: (f) => (has(f, 'heel') && !has(f, 'boot') ? 0.6 : 0),
    },
  ]
}

/** Returns how unsuitable (0–1) a piece's cloth is for kneeling in the grass. */
function hardToWash(f: Facts): number {
  if (has(f, 'suede', 'leather', 'dressy', 'tailored') || f.says.has('silk') || f.says.has('satin')) return 0.7
  if (f.type === 'BOTTOM')
    return has(f, 'skirt') ? 0.45 : has(f, 'paleLegs', 'suit') || f.kind === 'woolSlacks' ? 0.45 : 0
  return f.type === 'SHOES' && has(f, 'heel', 'leatherShoe') ? 0.45 : 0
}

function handsNeeds({ plans }: Day): readonly Need[] {
  if (!plans.has('KIDS') && !plans.has('WET')) return []
  return [{ id: 'washable', rank: 'season', types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'], spoils: hardToWash }]
}

/**
 * Returns a need that hikers' clothes spoil, on days of leisure and at school, unless people are soaked on foot or get
 * dirty outdoors.
 */
const hillNeeds = (day: Day): readonly Need[] =>
  /^(?:TRAVEL|CASUAL|DATE|SCHOOL)$/.test(day.purpose) &&
  !isSoakedOnFoot(day) &&
  !(getsDirty(day) && day.plans.has('OUTDOORS'))
    ? [
        {
          id: 'hillClothes',
          rank: 'season',
          types: ['TOP', 'BOTTOM', 'OUTER'],
          spoils: (f) =>
            has(f, 'hiking') && !(f.type === 'OUTER' && (day.rain.said || day.plans.has('OUTDOORS'))) ? 0.45 : 0,
        },
      ]
    : []

/** Felt °C of the coldest hour up to which old snow and springs lie frozen on a mountain's paths. */
const frozenPathsTo = -5

const spikes: Need = {
  id: 'spikes',
  rank: 'carried',
  types: ['ETC', 'ACCESSORY'],
  lacks: (f) => (f.says.has('gripping') && f.type !== 'SHOES' ? 0 : 1),
}

/** Needs for spikes and poles on a mountain in snow or frost, and for a helmet on a bicycle. */
function gearNeeds({ purpose, ground, cold }: Day): readonly Need[] {
  if (purpose === 'SPORT HIKING' && !ground.icy && cold <= frozenPathsTo) return [spikes]
  if (purpose === 'SPORT HIKING' && ground.icy)
    return [
      spikes,
      {
        id: 'poles',
        rank: 'carried',
        types: ['ETC', 'ACCESSORY'],
        lacks: (f) => (f.kind === 'sportGear' && f.says.has('hiking') ? 0 : 1),
      },
    ]
  if (purpose !== 'SPORT CYCLING') return []
  return [
    {
      id: 'cyclingHelmet',
      rank: 'kit',
      types: ['HAT', 'ETC'],
      lacks: (f) => (has(f, 'helmet') || (f.kind === 'sportGear' && f.says.has('cycling')) ? 0 : 1),
    },
  ]
}

/**
 * Returns the needs for shoes to walk in, for clothes that can be washed on days with children or in the wet, and for
 * equipment of hikers and cyclists, and the need against hikers' clothes on days away from the hills.
 */
export const carryingNeeds = (day: Day): readonly Need[] => [
  ...walkNeeds(day),
  ...heelNeeds(day),
  ...handsNeeds(day),
  ...gearNeeds(day),
  ...hillNeeds(day),
]
