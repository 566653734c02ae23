import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { isLinedKit } from './lined-kit.ts'
import type { Need, Rank } from './need.ts'
import { isUnderJersey } from './ride.ts'
import { isDictated } from './shoes-in-wet.ts'
import { isWarmOnSite } from './site.ts'
import { isForFrostyWay, isForTheWay, isWarmOnCourse } from './sport.ts'

/** How much it weighs to be dressed for another purpose: for a sport it is the kit. */
export const rankOfDress = ({ occasion }: Day): Rank => (occasion === 'SPORT' ? 'kit' : 'turnedAway')

type Kept = { own: readonly string[]; near?: readonly string[]; said?: Modifier; kinds?: readonly string[] }

/** Words for clothes that are kept for a purpose; people who own such clothes hardly wear others of the type for it. */
const keptFor: Readonly<Record<string, Kept>> = {
  'WORK SITE': { own: ['workwear'] },
  SCHOOL: { own: ['school'] },
  'SPORT HIKING': { own: ['hiking'], near: ['sport'] },
  'SPORT RUNNING': { own: ['sport'] },
  'SPORT GYM': { own: ['sport', 'gymOnly'], near: ['athleisure'] },
  'SPORT BALL': { own: ['sport', 'ballOnly', 'courtOnly'] },
  // Shirts of golf brands are worn in town, too: no mark says that they are kept for it.
  'SPORT GOLF': { own: ['golf', 'golfOnly'], said: 'golf', kinds: ['golfPolo', 'golfTop'] },
  'SPORT CYCLING': { own: ['cycling', 'cyclingOnly'], near: ['sport'] },
}
/** Other kit beside one's own, none, and what is worn in the gym of a school. */
const lack = { near: 0.2, none: 0.45, gymUniform: 0.7 } as const

/**
 * Whether it is the school's uniform for sports; clothes that pupils play in, or keep from the school before, are not.
 */
const isGymUniform = (f: Facts, { purpose }: Day) => purpose === 'SCHOOL' && has(f, 'gymUniform')

/** The shirt of one's own club, not that of a player whom one looks up to. */
const isClubShirt = (f: Facts, { purpose }: Day) =>
  purpose === 'SPORT BALL' && has(f, 'teamWear') && f.says.has('sport')

/** Whether a piece is for the way: to a gym in the wet one goes in other shoes than one trains in. */
export const isOnTheWay = (f: Facts, day: Day) =>
  (day.purpose === 'SPORT GYM' && isDictated(f, day)) || isForFrostyWay(f, day)

/** Whether the weather or the way asks for it, so that it is never odd. */
const isRightAnyway = (f: Facts, day: Day) =>
  isOnTheWay(f, day) || isWarmOnSite(f, day) || isForTheWay(f, day) || isUnderJersey(f, day) || isWarmOnCourse(f, day)

function keptLacks(f: Facts, day: Day, { own, near = [], said, kinds = [] }: Kept): number {
  if (isRightAnyway(f, day)) return 0
  if (isGymUniform(f, day)) return lack.gymUniform
  const isOwn = has(f, ...own) || kinds.includes(f.kind) || (f.type === 'TOP' && said !== undefined && f.says.has(said))
  if (isOwn || isLinedKit(f) || isClubShirt(f, day)) return 0
  return has(f, ...near) ? lack.near : lack.none
}

/** Needs for the pieces that are kept for the purpose, ahead of others. */
export function keptNeeds(day: Day): readonly Need[] {
  const kept = keptFor[day.purpose]
  if (!kept) return []
  const comesOver = /SITE|GOLF|CYCLING/.test(day.purpose)
  return [
    {
      id: 'kept',
      rank: rankOfDress(day),
      types: comesOver ? ['TOP', 'BOTTOM', 'OUTER', 'SHOES'] : ['TOP', 'BOTTOM', 'SHOES'],
      spoils: (f) => keptLacks(f, day, kept),
      amongOwn: true,
    },
  ]
}
