import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
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
  return [{ id: 'walk', rank: 'carried', types: ['SHOES'], spoils: (f) => hardToWalkIn(f, plans.has('WET')) }]
}

const neverCarried = ['utility', 'luggage', 'golfOnly', 'cycling'] as const

/** Of the stylists' outfits 2–5 % leave for work, school and tours without a bag, a quarter elsewhere. */
const bagRank: Record<Day['occasion'], Rank> = {
  WORK: 'overheated',
  SCHOOL: 'overheated',
  TRAVEL: 'carried',
  CASUAL: 'minor',
  DATE: 'season',
  FORMAL: 'season',
  SPORT: 'season',
}

/** Sports that are done without. */
const withoutBag: ReadonlySet<Day['purpose']> = new Set(['SPORT RUNNING', 'SPORT CYCLING', 'WORK SITE'])

/** Laptops and hiking packs are not taken where nothing is carried. */
function lightLacks(f: Facts, backpack: number, { occasion }: Day): number {
  if (has(f, 'hiking', 'gym', 'travel') || f.kind === 'briefcase' || f.kind === 'diaperBag') return 1
  if (occasion === 'FORMAL') return f.formality < 40 || f.loudness > 40 ? 1 : 0
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
  if (plans.has('CARRY') || plans.has('KIDS'))
    return has(f, 'hiking') && !plans.has('CARRY')
      ? 0.7
      : has(f, 'roomy', 'travel') || (isSeated(occasion) && has(f, 'work'))
        ? 0
        : 0.45
  if (occasion === 'WORK' || occasion === 'SCHOOL') {
    if (has(f, 'hiking', 'gym')) return 0.7
    if (f.says.has('laptop')) return 0
    if (has(f, 'small')) return 0.45
    return f.kind === 'ecoBag' || !has(f, 'roomy', 'work', 'travel') ? 0.2 : 0
  }
  if (occasion === 'TRAVEL') return f.kind === 'briefcase' || has(f, 'work') ? 0.7 : has(f, 'gym') ? 0.45 : 0
  if (occasion === 'SPORT') return sportLacks(f, day)
  return lightLacks(f, occasion === 'CASUAL' ? 0.7 : 1, day)
}

function bagNeeds(day: Day): readonly Need[] {
  const isLoaded = day.plans.has('CARRY') || day.plans.has('KIDS')
  if (day.span === 'home' || (withoutBag.has(day.purpose) && !isLoaded)) return []
  return [
    {
      id: 'bag',
      rank: isLoaded ? 'overheated' : bagRank[day.occasion],
      types: ['BAG'],
      lacks: (f) => bagLacks(f, day),
    },
  ]
}

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

/** °C from which one plays in water. */
const bathing = 24

/** In water, sand and mud. */
function wetPlayNeeds({ plans, high }: Day): readonly Need[] {
  if (!plans.has('WET') || high < bathing) return []
  const isRubber = (f: Facts) => has(f, 'swim', 'slippers') || (has(f, 'bareFeet') && f.sporty >= 40)
  const dries = (f: Facts) => has(f, 'swim') || (has(f, 'shortLegs') && !has(f, 'denim')) || f.says.has('nylon')
  return [
    {
      id: 'wetPlay',
      rank: 'season',
      types: ['SHOES', 'BOTTOM', 'DRESS'],
      spoils: (f) => (f.type === 'SHOES' ? (isRubber(f) ? 0 : 0.7) : dries(f) ? 0 : 0.45),
    },
  ]
}

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
export const carryingNeeds = (day: Day): readonly Need[] => [
  ...walkNeeds(day),
  ...bagNeeds(day),
  ...handsNeeds(day),
  ...wetPlayNeeds(day),
  ...gearNeeds(day),
]
