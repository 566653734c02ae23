import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { bathing } from './dressed.ts'
import type { Need, Rank } from './need.ts'

function hardToWalkIn(f: Facts, wet: boolean): number {
  if (has(f, 'heel')) return 1
  if (has(f, 'slippers')) return wet ? 0 : 0.7
  if (has(f, 'lowHeel')) return 0.6
  return has(f, 'flat', 'backless') ? 0.35 : 0
}

function walkNeeds({ plans, occasion, purpose }: Day): readonly Need[] {
  const walks = plans.has('WALKING') || plans.has('KIDS') || occasion === 'TRAVEL'
  if (!walks || purpose === 'WORK SUIT') return []
  const isFar = !plans.has('GUESTS') && (plans.has('OUTDOORS') || plans.has('KIDS') || occasion === 'TRAVEL')
  return [
    {
      id: 'walk',
      rank: 'carried',
      types: ['SHOES'],
      spoils: (f) =>
        Math.max(
          hardToWalkIn(f, plans.has('WET')),
          has(f, 'leatherShoe') ? (isFar ? 0.6 : plans.has('WALKING') ? 0.2 : 0) : 0,
        ),
    },
  ]
}

const neverCarried = ['utility', 'luggage', 'golfOnly', 'cycling'] as const

/** Of the stylists' outfits 2–5 % leave for work, school and tours without a bag, a quarter elsewhere. */
const bagRank: Record<Day['occasion'], Rank> = {
  WORK: 'overheated',
  SCHOOL: 'overheated',
  TRAVEL: 'carried',
  CASUAL: 'season',
  DATE: 'carried',
  FORMAL: 'season',
  SPORT: 'season',
}

/** Sports that are done without. */
const withoutBag: ReadonlySet<Day['purpose']> = new Set(['SPORT RUNNING', 'SPORT CYCLING', 'WORK SITE'])

/** Laptops and hiking packs are not taken where nothing is carried. */
function lightLacks(f: Facts, backpack: number, { occasion, purpose, plans }: Day): number {
  const isWork = f.kind === 'briefcase' && purpose !== 'FORMAL INTERVIEW'
  if (has(f, 'hiking', 'gym', 'travel') || isWork || f.kind === 'diaperBag') return 1
  if (occasion === 'FORMAL') return f.formality < 40 || f.loudness > 40 ? 1 : 0
  if (f.says.has('laptop')) return Math.max(0.7, backpack)
  if (plans.has('SPECIAL') && f.formality < 45) return 1
  return f.kind === 'backpack' ? backpack : f.kind === 'ecoBag' && backpack === 1 ? 0.7 : 0
}

const sportLacks = (f: Facts, { purpose }: Day) =>
  purpose === 'SPORT HIKING'
    ? has(f, 'hiking') || f.kind === 'backpack'
      ? 0
      : 0.6
    : purpose === 'SPORT GOLF'
      ? has(f, 'golfOnly', 'golf')
        ? 0
        : 1
      : has(f, 'gym') || f.sporty >= 60
        ? 0
        : has(f, 'roomy')
          ? 0.2
          : 0.6

const isSeated = (occasion: Day['occasion']) => occasion === 'WORK' || occasion === 'SCHOOL'

/** What a bag leaves to wish for, 0–1. */
function bagLacks(f: Facts, day: Day): number {
  const { occasion, plans } = day
  if (day.purpose === 'WORK SITE') return has(f, 'utility') ? 0 : has(f, 'roomy', 'hiking') ? 0.2 : 0.45
  if (f.type !== 'BAG' || has(f, ...neverCarried)) return 1
  if (plans.has('WET') && day.high >= bathing) {
    if (f.says.has('leather') || f.formality > 50) return 0.7
    if (has(f, 'hiking', 'resort')) return 0.2
  }
  if (plans.has('CARRY') && day.purpose === 'WORK SUIT' && /[bB]ackpack/.test(f.kind)) return 0.3
  if (plans.has('CARRY') || plans.has('KIDS'))
    return has(f, 'hiking') && !plans.has('CARRY')
      ? 0.7
      : f.kind === 'ecoBag' && isSeated(occasion)
        ? 0.3
        : has(f, 'roomy', 'travel') || (isSeated(occasion) && has(f, 'work'))
          ? 0
          : 0.45
  if (occasion === 'WORK' || occasion === 'SCHOOL') {
    if (has(f, 'hiking', 'gym')) return 0.7
    if ((plans.has('GUESTS') || day.purpose === 'WORK SUIT') && (f.kind === 'ecoBag' || /[bB]ackpack/.test(f.kind)))
      return 0.3
    if (f.says.has('laptop')) return 0
    if (has(f, 'small')) return 0.45
    return f.kind === 'ecoBag' || !has(f, 'roomy', 'work', 'travel') ? 0.2 : 0
  }
  if (occasion === 'TRAVEL')
    return f.kind === 'briefcase' || has(f, 'work')
      ? 0.7
      : has(f, 'gym')
        ? 0.45
        : f.says.has('laptop') || (has(f, 'hiking') && !plans.has('OUTDOORS'))
          ? 0.3
          : 0
  if (occasion === 'SPORT') return sportLacks(f, day)
  return lightLacks(f, occasion === 'CASUAL' ? 0.7 : 1, day)
}

function bagNeeds(day: Day): readonly Need[] {
  const isLoaded = day.plans.has('CARRY') || day.plans.has('KIDS')
  const rank = day.purpose === 'FORMAL INTERVIEW' ? 'carried' : bagRank[day.occasion]
  if (day.span === 'home' || (withoutBag.has(day.purpose) && !isLoaded)) return []
  return [
    {
      id: 'bag',
      rank: isLoaded ? 'overheated' : rank,
      types: ['BAG'],
      lacks: (f) => bagLacks(f, day),
    },
  ]
}

/** Who takes off the shoes shows the socks. */
const sockNeeds = ({ plans }: Day): readonly Need[] =>
  plans.has('SHOES_OFF')
    ? [
        {
          id: 'wholeSocks',
          rank: 'carried',
          types: ['SOCKS'],
          lacks: (f) => {
            if (has(f, 'hidden')) return 0.7
            if (!has(f, 'sock', 'stocking')) return 1
            return has(f, 'sport', 'hiking', 'lowCut', 'loud') ? 0.3 : 0
          },
        },
      ]
    : []

const sportSockNeeds = ({ occasion, purpose }: Day): readonly Need[] =>
  occasion !== 'SPORT' || purpose === 'SPORT HIKING' || purpose === 'SPORT GYM'
    ? []
    : [
        {
          id: 'sportSocks',
          rank: 'season',
          types: ['SOCKS'],
          lacks: (f) =>
            has(f, 'sport')
              ? 0
              : has(f, 'hidden')
                ? 1
                : has(f, 'sock') && !has(f, 'dress')
                  ? 0.2
                  : has(f, 'sock')
                    ? 0.45
                    : 1,
        },
      ]

const hikingSockNeeds = ({ purpose }: Day): readonly Need[] =>
  purpose !== 'SPORT HIKING'
    ? []
    : [
        {
          id: 'hikingSocks',
          rank: 'season',
          types: ['SOCKS'],
          lacks: (f) =>
            has(f, 'hiking') || f.says.has('hiking') ? 0 : has(f, 'sock') && !has(f, 'hidden', 'lowCut') ? 0.45 : 1,
        },
      ]

/** Cloth that is not for knees in the grass. */
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

/** In water, sand and mud. */
function wetPlayNeeds({ plans, high }: Day): readonly Need[] {
  if (!plans.has('WET') || high < bathing) return []
  const isRubber = (f: Facts) => has(f, 'swim', 'slippers') || (has(f, 'bareFeet') && f.sporty >= 40)
  const dries = (f: Facts) => (has(f, 'sport', 'hiking') && !has(f, 'tight')) || f.says.has('nylon')
  return [
    {
      id: 'wetPlay',
      rank: 'carried',
      types: ['SHOES', 'TOP', 'BOTTOM', 'DRESS'],
      spoils: (f) => {
        if (f.type === 'SHOES') return isRubber(f) ? 0 : 0.7
        if (has(f, 'swim')) return 0
        const isBare = f.type === 'TOP' ? has(f, 'shortSleeve') : has(f, 'shortLegs')
        return dries(f) ? 0.2 : isBare && !has(f, 'denim') && !f.says.has('linen') ? 0.3 : 0.7
      },
    },
  ]
}

/** What hikers wear is for hills. */
const hillNeeds = ({ purpose, rain, plans }: Day): readonly Need[] =>
  /^(?:TRAVEL|CASUAL|DATE|SCHOOL)$/.test(purpose)
    ? [
        {
          id: 'hillClothes',
          rank: 'season',
          types: ['TOP', 'BOTTOM', 'OUTER'],
          spoils: (f) => (has(f, 'hiking') && !(f.type === 'OUTER' && (rain.said || plans.has('OUTDOORS'))) ? 0.45 : 0),
        },
      ]
    : []

/** Spikes on a mountain in the snow, a helmet on a bicycle. */
function gearNeeds({ purpose, ground }: Day): readonly Need[] {
  if (purpose === 'SPORT HIKING' && ground.icy)
    return [
      {
        id: 'spikes',
        rank: 'carried',
        types: ['ETC', 'ACCESSORY'],
        lacks: (f) => (f.says.has('gripping') && f.type !== 'SHOES' ? 0 : 1),
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

/** On foot, with a bag, on one's knees, in the water. */
/** mm in which nobody walks on high heels, nor through a day of many hours or loads. */
const wetsHeels = 6

const heelNeeds = ({ occasion, plans, ground }: Day): readonly Need[] => {
  const isLong = occasion === 'WORK' && (plans.has('LATE') || plans.has('CARRY'))
  if (!isLong && ((occasion !== 'WORK' && occasion !== 'FORMAL') || ground.water < wetsHeels)) return []
  return [
    {
      id: 'highHeels',
      rank: 'carried',
      types: ['SHOES'],
      spoils: (f) => (has(f, 'heel') && !has(f, 'boot') ? 0.6 : 0),
    },
  ]
}

export const carryingNeeds = (day: Day): readonly Need[] => [
  ...walkNeeds(day),
  ...heelNeeds(day),
  ...sportSockNeeds(day),
  ...bagNeeds(day),
  ...sockNeeds(day),
  ...hikingSockNeeds(day),
  ...handsNeeds(day),
  ...wetPlayNeeds(day),
  ...gearNeeds(day),
  ...hillNeeds(day),
]
