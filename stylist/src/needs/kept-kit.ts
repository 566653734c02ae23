import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { isLinedKit } from './lined-kit.ts'
import { namesSport } from './sport-words.ts'
import type { Need, Rank } from './need.ts'
import { isUnderJersey } from './ride.ts'
import { isDictated } from './shoes-in-wet.ts'
import { isWarmOnSite } from './site.ts'
import { isForFrostyWay, isForTheWay } from './sport-way.ts'
import { isWarmOnCourse } from './sport.ts'

/**
 * Returns the rank of the need for clothes that fit the purpose: `kit`, the rank of equipment, for a sport, and
 * `turnedAway` for other purposes.
 */
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
  // Shirts of golf brands are worn in town, too: no mark shows that they are kept for golf.
  'SPORT GOLF': { own: ['golf', 'golfOnly'], said: 'golf', kinds: ['golfPolo', 'golfTop'] },
  'SPORT CYCLING': { own: ['cycling', 'cyclingOnly'], near: ['sport'] },
}
/**
 * Share (0–1) by which other clothes fall short of those kept for the day's purpose: clothes of a similar purpose
 * (`near`), all others (`none`), and the school's uniform for sports on a school day (`gymUniform`).
 */
const lack = { near: 0.2, none: 0.45, gymUniform: 0.7 } as const

/**
 * Whether a piece is the school's uniform for sports, worn on a school day; clothes that pupils play in, or keep from
 * an earlier school, are not.
 */
const isGymUniform = (f: Facts, { purpose }: Day) => purpose === 'SCHOOL' && has(f, 'gymUniform')

/** Words for a club whose members play or train, and not for a team that others cheer. */
const ownClub =
  /동호회|동아리|사회인|조기축구|클럽|크루|(?:키즈|우리|유소년|풋살|축구|야구|농구|족구|배구)팀|단체티|[가-힣]{2}부(?![가-힣])/

/** Whether a piece is the shirt of the person's own club, and not a fan's shirt with the name of a player. */
export const isClubShirt = (f: Facts, { purpose }: Day) =>
  has(f, 'teamWear') &&
  ((purpose === 'SPORT BALL' && f.says.has('sport')) || (ownClub.test(f.name) && namesSport(f, purpose)))

/**
 * Whether shoes are right for the trip to a gym because of rain, snow or frost, as people change into other shoes for
 * the training.
 */
export const isOnTheWay = (f: Facts, day: Day) =>
  (day.purpose === 'SPORT GYM' && isDictated(f, day)) || isForFrostyWay(f, day)

/**
 * Whether the weather, or the trip to and from the occasion, makes a piece right; it then has no penalty for not being
 * kept for the purpose.
 */
const isRightAnyway = (f: Facts, day: Day) =>
  isOnTheWay(f, day) ||
  (f.type !== 'TOP' && isWarmOnSite(f, day)) ||
  isForTheWay(f, day) ||
  isUnderJersey(f, day) ||
  isWarmOnCourse(f, day)

/** Felt °C of the coldest hour up to which fleece is as right on a mountain as what is made for hiking. */
const fleeceTo = 5
const isFleeceOnHill = ({ kind }: Facts, { purpose, cold }: Day) =>
  purpose === 'SPORT HIKING' && cold <= fleeceTo && kind === 'fleeceTop'

/** Formality (0–100) from which a top is too good for a site. */
const goodTop = 30

function keptLacks(f: Facts, day: Day, { own, near = [], said, kinds = [] }: Kept): number {
  if (isRightAnyway(f, day) || isFleeceOnHill(f, day)) return 0
  if (isGymUniform(f, day)) return lack.gymUniform
  // Any warm top is right on a site in the cold, but a good shirt, knit or fleece less so than one that is kept for work.
  if (f.type === 'TOP' && isWarmOnSite(f, day))
    return f.says.has('workwear') || (f.formality < goodTop && f.kind !== 'fleeceTop') ? 0 : lack.near
  const isOwn = has(f, ...own) || kinds.includes(f.kind) || (f.type === 'TOP' && said !== undefined && f.says.has(said))
  if (isOwn || isLinedKit(f) || isClubShirt(f, day)) return 0
  if (f.type === 'SHOES' && namesSport(f, day.purpose)) return 0
  if (day.purpose === 'WORK SITE' && f.says.has('workwear')) return 0
  return has(f, ...near) ? lack.near : lack.none
}

/** Returns the needs for pieces that are kept for the purpose, which come before others. */
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
