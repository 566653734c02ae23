import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { playsInSnow, playsInWater } from './dressed.ts'
import { handsLack } from './hands.ts'
import type { Need } from './need.ts'

/** Whether snow falls off a piece, whatever the piece is made for. */
const shedsSnow = (f: Facts) => has(f, 'padded') || f.waterproof || f.says.has('ski')

function snowKnees(f: Facts): number {
  if (f.type === 'DRESS' || has(f, 'denim', 'shortLegs') || f.says.has('sevenTenths')) return 0.7
  if (shedsSnow(f)) return 0
  if (f.says.has('summer') || f.says.has('cool')) return 0.7
  if (has(f, 'hiking') || (f.says.has('nylon') && !has(f, 'paleLegs'))) return 0.2
  return f.says.has('cotton') && f.says.has('wide') ? 0.7 : 0.45
}

function snowCoat(f: Facts): number {
  if (f.waterproof || has(f, 'ski') || (has(f, 'padded') && has(f, 'heavy'))) return 0
  if (f.windproof || f.layer === 'mid') return 0.2
  return has(f, 'dressy', 'tailored', 'suede', 'leather', 'knitted') ? 1 : 0.45
}

function snowShoes(f: Facts): number {
  if (f.waterproof || has(f, 'warmShoe')) return has(f, 'suede') ? 0.45 : 0
  return has(f, 'boot', 'hiking') && !has(f, 'suede', 'heel') ? 0.2 : 1
}

/** Felt °C up to which a long padded coat is right in the snow, too. */
const longPaddingFrom = -12

/** Returns the needs for head, hands, knees, feet and back when people play in the snow. */
function snowPlayNeeds(day: Day): readonly Need[] {
  if (!playsInSnow(day)) return []
  return [
    { id: 'snowHands', rank: 'chilled', types: ['ACCESSORY'], lacks: (f) => handsLack(f, day) },
    { id: 'snowKnees', rank: 'chilled', types: ['BOTTOM', 'DRESS'], spoils: snowKnees },
    { id: 'snowPlayCoat', rank: 'soaked', types: ['OUTER'], spoils: snowCoat },
    { id: 'snowHead', rank: 'chilled', types: ['HAT'], lacks: (f) => (has(f, 'warmHat') ? 0 : 1) },
    // A long coat is in the way when people sit on a sledge or kneel in the snow.
    {
      id: 'shortInSnow',
      rank: 'carried',
      types: ['OUTER'],
      spoils: (f) => (f.kind === 'longPadding' && day.cold > longPaddingFrom ? 0.45 : 0),
    },
    { id: 'snowShoes', rank: 'soaked', types: ['SHOES'], spoils: snowShoes },
    {
      id: 'snowSocks',
      rank: 'chilled',
      types: ['SOCKS'],
      lacks: (f) => (has(f, 'warm', 'hiking') && has(f, 'sock') ? 0 : 0.45),
      without: 0.45,
    },
  ]
}

/** Whether a piece is trousers that suit playing in the snow, on a day when people do so. */
export const isForSnow = (f: Facts, day: Day) => f.type === 'BOTTOM' && playsInSnow(day) && snowKnees(f) <= 0.2

const driesSoon = (f: Facts) => (has(f, 'sport', 'hiking') && !has(f, 'tight')) || f.says.has('nylon')

/** Whether people stay to bathe; those who walk on, or meet somebody, only dip their feet. */
const isStaying = ({ plans, occasion }: Day) => !plans.has('WALKING') && occasion !== 'DATE'

/** Whether a piece is for playing in water: bathers wear swimwear, or shorts and short sleeves that dry soon. */
export const isForWater = (f: Facts, day: Day) =>
  playsInWater(day) &&
  (has(f, 'swim') ||
    (isStaying(day) && f.type === 'BOTTOM' && has(f, 'shortLegs') && driesSoon(f)) ||
    (isStaying(day) && f.type === 'TOP' && has(f, 'shortSleeve') && driesSoon(f)))

const isRubber = (f: Facts) => has(f, 'swim', 'slippers') || (has(f, 'bareFeet') && f.sporty >= 40)

/** Whether shoes slip off in the water, as clogs and slides do, which are for its edge. */
const isLoose = (f: Facts) => has(f, 'slippers') && !has(f, 'swim')

const bathingNeeds: readonly Need[] = [
  {
    id: 'swimTop',
    rank: 'overheated',
    types: ['TOP', 'DRESS'],
    lacks: (f) => (has(f, 'swim') ? 0 : 0.45),
    without: 0.45,
  },
  {
    id: 'dryingLegs',
    rank: 'overheated',
    types: ['BOTTOM'],
    spoils: (f) => (has(f, 'swim') || (has(f, 'shortLegs') && driesSoon(f)) ? 0 : 0.45),
  },
]

const isTowel = (f: Facts) => f.type === 'ETC' && (f.says.has('terry') || /수건|타[월올]/.test(f.name))

/** Returns the needs of a day at the water: something against the sun, and something to dry with. */
const beachNeeds = (day: Day): readonly Need[] =>
  !day.plans.has('OUTDOORS')
    ? []
    : [
        { id: 'towel', rank: 'carried', types: ['ETC'], lacks: (f) => (isTowel(f) ? 0 : 1) },
        {
          id: 'beachHat',
          rank: 'carried',
          types: ['HAT'],
          lacks: (f) => (has(f, 'golfOnly') ? 1 : has(f, 'sunHat') ? 0 : has(f, 'cap') ? 0.2 : 1),
        },
      ]

/** Returns the needs for playing in water, sand and mud. */
const waterPlayNeeds = (day: Day): readonly Need[] =>
  !playsInWater(day)
    ? []
    : [
        {
          id: 'wetPlay',
          rank: 'carried',
          types: ['SHOES', 'TOP', 'BOTTOM', 'DRESS'],
          spoils: (f) => {
            if (f.type === 'SHOES') return !isRubber(f) ? 0.7 : isLoose(f) && day.plans.has('OUTDOORS') ? 0.45 : 0
            if (has(f, 'swim')) return 0
            const isBare = f.type === 'TOP' ? has(f, 'shortSleeve') : has(f, 'shortLegs')
            const staysWet = f.says.has('linen') || (has(f, 'denim') && !day.plans.has('WALKING'))
            return driesSoon(f) ? 0.2 : isBare && !staysWet ? 0.3 : 0.7
          },
        },
        ...(isStaying(day) ? [...bathingNeeds, ...beachNeeds(day)] : []),
      ]

/** Returns the needs for what is carried to a pool. */
const poolNeeds = ({ swims }: Day): readonly Need[] =>
  !swims
    ? []
    : [
        { id: 'swimsuit', rank: 'kit', types: ['ETC'], lacks: (f) => (isPoolKit(f) && f.kind === 'sportGear' ? 0 : 1) },
        { id: 'swimCap', rank: 'kit', types: ['HAT'], lacks: (f) => (has(f, 'swim') ? 0 : 1) },
        {
          id: 'goggles',
          rank: 'kit',
          types: ['ACCESSORY', 'ETC'],
          lacks: (f) => (isPoolKit(f) && f.kind === 'sportGlasses' ? 0 : 1),
        },
      ]

const isPoolKit = (f: Facts) => f.says.has('swim')

/** Returns the needs for playing in snow and in water, and for a pool. */
export const wetPlayNeeds = (day: Day): readonly Need[] => [
  ...snowPlayNeeds(day),
  ...waterPlayNeeds(day),
  ...poolNeeds(day),
]
