import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Need, type Rank, share } from './need.ts'
import { isDinner, wetsCloth } from './rainfall.ts'
import {
  asksDressShoes,
  isForOtherWork,
  isOffice,
  isOverdone,
  isSuede,
  slips,
  walksInSnow,
  wetnessBorne,
  wetnessOn,
} from './shoes-in-wet.ts'

/**
 * Limits of wet feet. Shoes have a wetness from 0 (they stay dry) to 4 (soaked at once), and a day has a highest
 * tolerable wetness: up to `over` above it, feet stay dry enough; `by` above that, they are wholly wet.
 */
const soaked = { over: 0.5, by: 2 } as const
/**
 * Share (0–1) of the need for dry feet that the driest shoes of the closet may leave unmet. If they leave more, which
 * means that they are over 1.5 wetter (on the scale from 0 to 4) than tolerable, the need does not count.
 */
const oneClass = 0.55
/**
 * The value that replaces `oneClass` on office days. It is higher, so that the need still counts for people whose
 * driest shoes are leather sneakers in long rain: hiking shoes are no better at an office.
 */
const leatherSneakers = 0.8

/** °C of the day's high below which boots are also right for the cold. */
const bootsBelow = 15
const isKeptForWet = ({ says }: Facts) => says.has('forRain') || says.has('forSnow')
const isNamedForWet = ({ says }: Facts, { ground }: Day) => says.has(ground.snow ? 'forSnow' : 'forRain')

const isCeremony = ({ occasion }: Day) => occasion === 'FORMAL'

/**
 * Returns the rank of the need for dry feet, the highest (`soaked`) on days that tolerate little wet. It is lower
 * (`chilled`) where damp feet do no harm and at dinners, and the lowest (`carried`) where dress shoes matter more: at
 * ceremonies and, unless rain soaks everything, for guests and in a suit.
 */
function rankOfDryFeet(day: Day, borne: number): Rank {
  if (isDinner(day)) return 'chilled'
  if (!asksDressShoes(day)) return borne <= 1.5 ? 'soaked' : 'chilled'
  return borne === 0 && !isCeremony(day) ? 'chilled' : 'carried'
}

/** Wetness of leather boots, also of oiled ones, that bear a shower but get soaked by hours in deep snow. */
const soakedLeather = 1.5

/** Returns the wetness of shoes (as `wetnessOn`) for people who walk in deep snow for hours. */
function wetnessInDeepSnow(f: Facts, day: Day): number {
  const wetness = wetnessOn(f, day)
  return wetness < 1 || has(f, 'hiking') ? wetness : Math.max(soakedLeather, wetness)
}

/** Returns the needs for dry shoes, preferably for those that are kept for the wet. */
const onWetGround = (day: Day, borne: number): readonly Need[] => [
  ...inLittleRain(day, borne),
  {
    id: 'dryFeet',
    rank: rankOfDryFeet(day, borne),
    types: ['SHOES'],
    spoils: (f) =>
      walksInSnow(day)
        ? share((wetnessInDeepSnow(f, day) - borne) / soaked.by)
        : share((wetnessOn(f, day) - borne - soaked.over) / soaked.by),
    within: isOffice(day) ? leatherSneakers : oneClass,
  },
  {
    id: 'namedForWet',
    rank: 'carried',
    types: ['SHOES'],
    spoils: (f) => (isNamedForWet(f, day) && !isForOtherWork(f, day) ? 0 : 0.45),
    amongOwn: true,
  },
]

/** Wetness of shoes that get damp even in a little rain. */
const damp = 2.5

/**
 * Returns the need for boots rather than sneakers on a cold day with a little rain or snow, which sneakers would bear: boots are
 * worn in such cold anyhow. Shoes that are dry but no boots, such as those of hikers, meet it less well.
 */
const inLittleRain = (day: Day, borne: number): readonly Need[] =>
  borne < 2 || day.high >= bootsBelow || asksDressShoes(day) || day.plans.has('CAR')
    ? []
    : [
        {
          id: 'dampInCold',
          rank: 'carried',
          types: ['SHOES'],
          spoils: (f) => (wetnessOn(f, day) >= damp ? 0.45 : has(f, 'boot') ? 0 : 0.2),
        },
      ]

const onDryGround = (day: Day): readonly Need[] =>
  day.span === 'home'
    ? []
    : [
        {
          id: 'keptForWet',
          rank: 'carried',
          types: ['SHOES'],
          spoils: (f) => (isKeptForWet(f) && !(has(f, 'boot') && day.high < bootsBelow) ? 0.45 : 0),
        },
      ]

const suedeNeeds = ({ ground, plans }: Day): readonly Need[] =>
  ground.water < wetsCloth || ground.snow || plans.has('CAR')
    ? []
    : [
        {
          id: 'suedeInRain',
          rank: 'soaked',
          types: ['SHOES'],
          spoils: (f) => (isSuede(f) || f.says.has('avoidsRain') ? 0.7 : 0),
        },
      ]

const gripNeeds = (day: Day): readonly Need[] =>
  !day.ground.icy || day.plans.has('CAR')
    ? []
    : [
        {
          id: 'grip',
          rank: asksDressShoes(day) ? 'carried' : 'slipping',
          types: ['SHOES'],
          spoils: (f) => slips(f, day),
        },
      ]

/** Returns the needs for shoes that keep feet dry, do not slip and are not more than the rain requires. */
export function feetNeeds(day: Day): readonly Need[] {
  const borne = wetnessBorne(day)
  return [
    {
      id: 'rainBoots',
      rank: 'soaked',
      types: ['SHOES'],
      spoils: (f) => (has(f, 'rainShoe') && isOverdone(f, day, borne) ? 1 : 0),
    },
    ...(borne === null ? onDryGround(day) : borne < 4 ? onWetGround(day, borne) : []),
    ...suedeNeeds(day),
    ...gripNeeds(day),
  ]
}
