import { memoized } from '@otday/common/memoized'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isForMourning } from './events.ts'
import { getsDirty, playsInSnow, playsInWater } from './dressed.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import type { Need, Rank } from './need.ts'
import { wetsLegs } from './rainfall.ts'

const neverCarried = ['utility', 'luggage', 'cycling'] as const

const at =
  (...purposes: readonly Day['purpose'][]) =>
  ({ purpose }: Day) =>
    purposes.includes(purpose)
const nowhere = () => false
const isAtShore = ({ plans }: Day) => plans.has('WET') && plans.has('OUTDOORS')

/**
 * Words for what a bag is made for, and the days for which it is right; on other days a bag for one purpose stays at
 * home.
 */
const purposesOfBags: readonly (readonly [Modifier, (day: Day) => boolean])[] = [
  ['onePurpose', nowhere],
  ['fishing', isAtShore],
  ['ski', playsInSnow],
  ['swim', (day) => playsInWater(day) || day.purpose === 'SPORT GYM'],
  ['golf', at('SPORT GOLF')],
  ['tennis', at('SPORT BALL')],
  ['badminton', at('SPORT BALL', 'SPORT GYM')],
  ['basketball', at('SPORT BALL', 'SPORT GYM')],
  ['soccer', at('SPORT BALL', 'SPORT GYM')],
  ['baseball', at('SPORT BALL')],
  ['gateball', at('SPORT BALL')],
  ['climbing', at('SPORT GYM', 'SPORT HIKING')],
]
const isOfOther = (f: Facts, day: Day) =>
  !day.swims &&
  ((has(f, 'golfOnly') && day.purpose !== 'SPORT GOLF') ||
    (isForMourning(f) && day.purpose !== 'FORMAL FUNERAL') ||
    purposesOfBags.some(([word, isThere]) => f.says.has(word) && !isThere(day)))

/**
 * Rank of the need for a bag by occasion. In the labeled outfits (test/closets), 2–5 % of those for work, school and
 * tours have no bag; for the other occasions it is a quarter.
 */
const bagRank: Record<Day['occasion'], Rank> = {
  WORK: 'overheated',
  SCHOOL: 'overheated',
  TRAVEL: 'carried',
  CASUAL: 'season',
  DATE: 'carried',
  FORMAL: 'season',
  SPORT: 'season',
}

/** Purposes of a day for which people take no bag, unless they have a load or children with them. */
const withoutBag: ReadonlySet<Day['purpose']> = new Set(['SPORT RUNNING', 'SPORT CYCLING', 'WORK SITE'])

/** Least formality (0–100) of a bag for a ceremony. */
const dressyBag = 40

/** Whether a bag is for training or errands, and so out of place on a date: a sporty one, or a sling or belt bag. */
const isForTraining = (f: Facts) => f.kind === 'sling' || f.sporty >= 60

/** Returns how unsuitable (0–1) a bag is on a day without a load: laptop bags and hiking packs stay at home. */
function lightLacks(f: Facts, backpack: number, { occasion, purpose, plans }: Day): number {
  const isWork = f.kind === 'briefcase' && purpose !== 'FORMAL INTERVIEW'
  if (has(f, 'hiking', 'gym', 'travel') || isWork || f.kind === 'diaperBag') return 1
  if (occasion === 'FORMAL') {
    if (f.formality < dressyBag || f.loudness > 40 || f.says.has('nylon') || f.says.has('canvas')) return 1
    return purpose === 'FORMAL WEDDING' && !has(f, 'small') ? 0.2 : 0
  }
  if (f.says.has('laptop')) return 1
  if (occasion === 'DATE' && isForTraining(f)) return 0.45
  if (plans.has('SPECIAL') && f.formality < 45) return plans.has('WALKING') && plans.has('OUTDOORS') ? 0.2 : 1
  return f.kind === 'backpack' ? backpack : f.kind === 'ecoBag' && backpack === 1 ? 0.7 : 0
}

function sportLacks(f: Facts, { purpose }: Day): number {
  if (purpose === 'SPORT HIKING') {
    if (has(f, 'hiking')) return 0
    return f.kind !== 'backpack' ? 0.6 : f.says.has('laptop') ? 0.45 : 0.2
  }
  if (purpose === 'SPORT GOLF') return has(f, 'golfOnly', 'golf') ? 0 : 1
  if (has(f, 'gym') || f.sporty >= 60) return 0
  if (f.kind === 'swimBag') return 0.2
  return has(f, 'roomy') ? 0.2 : 0.6
}

const isSeated = (occasion: Day['occasion']) => occasion === 'WORK' || occasion === 'SCHOOL'
const isBackpack = ({ kind }: Facts) => /[bB]ackpack/.test(kind)

/**
 * Returns how unsuitable a bag is for a load or a day with children, from 0 (right) to 1 (wrong). Roomy bags and travel
 * bags are right, as are work bags at work and at school. An eco bag at work or school and, with a load, a backpack
 * over a suit are less right than these, and a hiking pack is the worst choice if there is no load.
 */
function loadLacks(f: Facts, { occasion, purpose, plans }: Day): number {
  const carries = plans.has('CARRY')
  if (carries && purpose === 'WORK SUIT' && isBackpack(f)) return 0.3
  if (has(f, 'hiking') && !carries) return 0.7
  if (occasion === 'SPORT') return has(f, 'gym') ? 0 : f.says.has('laptop') || !has(f, 'roomy', 'travel') ? 0.45 : 0.2
  if (f.kind === 'ecoBag' && isSeated(occasion)) return 0.3
  return has(f, 'roomy', 'travel') || (isSeated(occasion) && has(f, 'work')) ? 0 : 0.45
}

/**
 * Whether a piece is a backpack that withstands rain and is right even with a suit: in rain that wets legs, on days
 * without guests.
 */
export const isBagForRain = (f: Facts, { rain, plans, occasion }: Day) =>
  f.type === 'BAG' &&
  occasion === 'WORK' &&
  isBackpack(f) &&
  (f.waterproof || f.says.has('nylon')) &&
  rain.total >= wetsLegs &&
  !plans.has('GUESTS')

/** Returns how unsuitable (0–1) a bag is for work and school: laptops and books have to fit in. */
function seatedLacks(f: Facts, day: Day): number {
  const { purpose, plans } = day
  if (has(f, 'hiking', 'gym')) return 0.7
  const isDressed = plans.has('GUESTS') || purpose === 'WORK SUIT'
  if (isDressed && (f.kind === 'ecoBag' || isBackpack(f))) return isBagForRain(f, day) ? 0 : 0.3
  if (f.says.has('laptop')) return 0
  if (has(f, 'small') || f.says.has('mini') || (plans.has('GUESTS') && !has(f, 'roomy', 'work', 'travel'))) return 0.45
  return f.kind === 'ecoBag' || !has(f, 'roomy', 'work', 'travel') ? 0.2 : 0
}

function travelLacks(f: Facts, { plans }: Day): number {
  if (f.kind === 'briefcase' || has(f, 'work')) return 0.7
  if (has(f, 'gym')) return 0.45
  return f.says.has('laptop') || (has(f, 'hiking') && !plans.has('OUTDOORS')) ? 0.3 : 0
}

/**
 * Returns how unsuitable (0–1) a bag is for playing in water or where things get dirty, because these spoil a good bag;
 * null if the day or the bag gives no reason to decide.
 */
function waterLacks(f: Facts, day: Day): number | null {
  const bathes = playsInWater(day)
  if (!bathes && !getsDirty(day)) return null
  if (f.says.has('leather') || f.formality > 50) return 0.7
  if (f.says.has('fishing') && isAtShore(day)) return 0
  if (!bathes) return null
  if (f.kind === 'swimBag' || f.waterproof || (isBackpack(f) && f.says.has('nylon'))) return 0
  if (has(f, 'small')) return 0.45
  if (has(f, 'hiking', 'resort') || f.kind === 'ecoBag') return 0.2
  return has(f, 'roomy') ? 0.3 : null
}

/** Returns how unsuitable (0–1) a bag is in the snow, where both hands are needed. */
function snowLacks(f: Facts): number {
  if (isBackpack(f) || has(f, 'hiking')) return 0
  return /[tT]ote|^ecoBag$|^shopper$/.test(f.kind) || f.formality > 50 ? 0.7 : 0.2
}

/**
 * Returns how unsuitable (0–1) a piece is for carrying things on a construction site; tool bags and the like are right,
 * even if their kind is made for something else.
 */
function siteLacks(f: Facts, day: Day): number {
  if (has(f, 'utility')) return 0
  if (f.kind === 'ecoBag' || isOfOther(f, day)) return 1
  return has(f, 'roomy', 'hiking') ? 0.2 : 0.45
}

function lacksOnDay(f: Facts, day: Day): number {
  const { occasion, plans } = day
  if (day.swims) return f.says.has('swim') || f.kind === 'swimBag' ? 0 : has(f, 'gym', 'roomy') ? 0.3 : 1
  if (day.purpose === 'WORK SITE') return siteLacks(f, day)
  if (f.type !== 'BAG' || has(f, ...neverCarried) || isOfOther(f, day)) return 1
  const atWater = waterLacks(f, day)
  if (atWater !== null) return atWater
  if (playsInSnow(day)) return snowLacks(f)
  if (plans.has('CARRY') || plans.has('KIDS')) return loadLacks(f, day)
  if (isSeated(occasion)) return seatedLacks(f, day)
  if (occasion === 'TRAVEL') return travelLacks(f, day)
  if (occasion === 'SPORT') return sportLacks(f, day)
  return lightLacks(f, occasion === 'CASUAL' ? 0.7 : 1, day)
}

/**
 * Returns how unsuitable (0–1) bags are on a day. The results are cached by day, because every outfit that is tried
 * needs them.
 */
const bagLacksOn = memoized(new WeakMap<Day, (f: Facts) => number>(), (day) =>
  memoized(new WeakMap<Facts, number>(), (f) => lacksOnDay(f, day)),
)
const bagLacks = (f: Facts, day: Day): number => bagLacksOn(day)(f)

/** Whether going without a bag is better than taking this one. */
export const isWrongBag = (f: Facts, day: Day) => bagLacks(f, day) >= 1

/** Returns the needs for a bag that suits the load and the place. */
export function bagNeeds(day: Day): readonly Need[] {
  const isLoaded = day.plans.has('CARRY') || day.plans.has('KIDS')
  const isCarried = day.purpose === 'FORMAL INTERVIEW' || day.purpose === 'FORMAL WEDDING'
  const rank = day.swims ? 'turnedAway' : isCarried ? 'carried' : bagRank[day.occasion]
  if (day.span === 'home' || (withoutBag.has(day.purpose) && !isLoaded)) return []
  return [
    {
      id: 'bag',
      rank: isLoaded ? 'overheated' : day.plans.has('WET') && rank === 'season' ? 'carried' : rank,
      types: ['BAG'],
      lacks: (f) => bagLacks(f, day),
    },
  ]
}
