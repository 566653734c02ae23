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
  wetnessBorne,
  wetnessOn,
} from './shoes-in-wet.ts'

/**
 * Shoes let through more wet than tolerable by some classes of wetness: up to `over` classes, feet stay dry enough;
 * `by` classes further, they are wholly wet.
 */
const soaked = { over: 0.5, by: 2 } as const
/**
 * If even the driest shoes of the closet leave more than this share (0–1) of the need for dry feet unmet, it is
 * ignored: they are over one and a half classes too wet.
 */
const oneClass = 0.55
/**
 * On days at an office, the limit `oneClass` is as high as this, so that leather sneakers count in long rain: hiking
 * shoes are no better there.
 */
const leatherSneakers = 0.8

/** °C of the day's high below which boots are also right for the cold. */
const bootsBelow = 15
const isKeptForWet = ({ says }: Facts) => says.has('forRain') || says.has('forSnow')
const isNamedForWet = ({ says }: Facts, { ground }: Day) => says.has(ground.snow ? 'forSnow' : 'forRain')

const isCeremony = ({ occasion }: Day) => occasion === 'FORMAL'

/**
 * Returns the rank of the need for dry feet. Dress shoes come first for guests, ceremonies and dinners; elsewhere only
 * if one more class of wetness does no harm.
 */
function rankOfDryFeet(day: Day, borne: number): Rank {
  if (isDinner(day)) return 'chilled'
  if (!asksDressShoes(day)) return borne <= 1.5 ? 'soaked' : 'chilled'
  return borne === 0 && !isCeremony(day) ? 'chilled' : 'carried'
}

/** Returns the needs for dry shoes, preferably for those that are kept for the wet. */
const onWetGround = (day: Day, borne: number): readonly Need[] => [
  {
    id: 'dryFeet',
    rank: rankOfDryFeet(day, borne),
    types: ['SHOES'],
    spoils: (f) => share((wetnessOn(f, day) - borne - soaked.over) / soaked.by),
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
