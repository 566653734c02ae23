import type { DayPlan, FormalEvent, mostDayPlans, Occasion, Sport } from '@otday/contract'
import {
  beginsLate,
  homeOf,
  isLate,
  lastsAllNight,
  lastsLate,
  leaveOf,
  type Timed,
  timesIn,
  workBegins,
} from './note/clock.ts'
import { has, isDuty, type Line, lineOf, weightOf } from './note/line.ts'
import { saidIn } from './note/said.ts'
import { isChildish, type Said } from './note/state.ts'
import { type Mark, type Meaning, plansInOrder, weights, type Who } from './note-words/meaning.data.ts'
import { companions, drinks } from './note-words/social.data.ts'
import { faring } from './note-words/trips.data.ts'

/**
 * The reading of a line about a day; hours are 0–23 in Korea, and values of `home` up to 4 are hours after midnight.
 */
export type NoteReading = {
  occasion: Occasion | null
  /**
   * Whether a place, a duty or company names the occasion; if not, activities on foot or with children only suggest it.
   */
  isNamed: boolean
  formal: FormalEvent | null
  sport: Sport | null
  plans: readonly DayPlan[]
  leave: number | null
  home: number | null
  isUnderstood: boolean
}

const manyLoads = 3
const most: typeof mostDayPlans = 3

/** Plans that belong to leisure, unlike a load or a late hour. */
const ofLeisure: ReadonlySet<DayPlan> = new Set(['WALKING', 'OUTDOORS', 'KIDS', 'WET', 'SHOES_OFF'])

const isBusy = (said: readonly Said[]) =>
  said.some(({ meaning }) => isDuty(meaning) && weightOf(meaning) >= weights.duty)

/** Leaves out sport before or after work or a date, as people change there. */
const withoutSport = (said: readonly Said[]) =>
  said.filter(({ meaning, clause }) => {
    if (meaning.occasion !== 'SPORT' || weightOf(meaning) > weights.sport) return true
    return !isBusy(said) && !said.some((one) => one.clause !== clause && weightOf(one.meaning) === weights.date)
  })

/** Whether 애들 means children in this line, or 아들 or 딸 a child; these words may also mean friends or adults. */
function bringsChildren(said: readonly Said[], who: Who): boolean {
  const meanings = said.map(({ meaning }) => meaning)
  if (who === 'perhapsChild') return !meanings.some((meaning) => has(meaning, 'grown') || isDuty(meaning))
  return meanings.some((meaning) => meaning.occasion === 'CASUAL' && isChildish(meaning))
}

/** Whether 애들 means friends: 애들이랑 홍대. */
const areGrown = (said: readonly Said[], who: Who) =>
  who === 'perhapsChild' && said.some(({ meaning }) => has(meaning, 'grown'))

function settled(said: readonly Said[]): readonly Said[] {
  const kept = withoutSport(said)
  const isWithKids = kept.some(({ meaning }) => meaning.plans?.includes('KIDS'))
  return kept.map((one) => {
    // On a day with children, a visit of friends counts little for the occasion: 첫째 생일 친구들 옴.
    if (isWithKids && one.meaning === companions.friend && companions.acquaintance)
      return { ...one, meaning: companions.acquaintance }
    const { who } = one.meaning
    if (!who) return one
    const along = bringsChildren(kept, who) ? companions.child : areGrown(kept, who) ? companions.friend : undefined
    return along ? { ...one, meaning: along } : one
  })
}

/** Whether one clause has words with each of two marks: 반찬 한가득. */
const isSaid = (said: readonly Said[], one: Mark, other: Mark) =>
  said.some((a) => has(a.meaning, one) && said.some((b) => b.clause === a.clause && has(b.meaning, other)))

/** Whether people drink together after work or lessons, with which nobody is home for dinner: 외근 3건, 끝나고 한잔. */
const hasDrinksAfterDuty = (said: readonly Said[], isMidday: (clause: number) => boolean) =>
  said.some(
    ({ meaning, clause, at }) =>
      meaning === drinks && !isMidday(clause) && said.some((one) => one.at < at && isDuty(one.meaning)),
  )

function plansOf(
  line: Line,
  said: readonly Said[],
  { home, timed, chosen }: { home: number | null; timed: readonly Timed[]; chosen: Meaning | null },
): readonly DayPlan[] {
  const formal = chosen?.formal ?? null
  const ranks = new Map<DayPlan, number>()
  // A plan that two words imply ranks as if it were stated.
  const add = (plan: DayPlan, rank: number) => ranks.set(plan, ranks.has(plan) ? 0 : rank)
  // Who is home between 9 and 22 is not out late; an earlier hour of the morning means a night out.
  const isEarly = home !== null && !isLate(home) && home >= workBegins
  const isMidday = (clause: number) =>
    said.some(
      ({ at, end, ...one }) =>
        one.clause === clause && /점심|런치|^(?:낮|오전|아침)에?$/.test(line.letters.slice(at, end)),
    )
  const isOnTheMove = said.some(({ meaning }) => meaning.occasion === 'SPORT')
  for (const { meaning, clause } of said)
    meaning.plans?.forEach((plan, rank) => {
      if (has(meaning, 'rounds') && isOnTheMove) return
      if (plan !== 'LATE' || !(isEarly || isMidday(clause))) add(plan, rank)
    })
  const isRoom = ({ at, end }: Said) => line.letters.slice(at, end).endsWith('실')
  const isCold = said.some(
    (one) => isRoom(one) && said.some(({ meaning, clause }) => clause === one.clause && has(meaning, 'chill')),
  )
  if (isCold || isSaid(said, 'chill', 'indoors')) add('COOL', 0)
  const loads = said.filter(({ meaning }) => has(meaning, 'load')).length
  if (loads >= manyLoads || isSaid(said, 'load', 'heft')) add('CARRY', 0)
  const isOutLate = (home !== null && isLate(home)) || timed.some(beginsLate) || lastsAllNight(timed)
  if (isOutLate || (!isEarly && (lastsLate(timed, chosen) || hasDrinksAfterDuty(said, isMidday)))) add('LATE', 0)
  if (formal && formal !== 'EVENT') ranks.delete('GUESTS')
  // In a home that is visited, shoes come off only if the day is not spent outside: 큰집 벌초 is.
  const isOutside = said.some(({ meaning }) => meaning.plans?.includes('OUTDOORS'))
  const takesOff = ({ meaning }: Said) => meaning.plans?.includes('SHOES_OFF') && !(isOutside && has(meaning, 'home'))
  if (!said.some(takesOff)) ranks.delete('SHOES_OFF')
  if (formal === 'FUNERAL') ranks.delete('SPECIAL')
  const ranked = plansInOrder
    .filter((plan) => ranks.has(plan))
    .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  return plansInOrder.filter((plan) => ranked.slice(0, most).includes(plan))
}

/** Whether a far place is named with a means of getting there: 차 몰고 동해. */
const isTrip = (said: readonly Said[]) =>
  !said.some(({ meaning }) => isDuty(meaning)) &&
  said.some(({ meaning }) => has(meaning, 'far')) &&
  said.some(({ meaning }) => meaning.plans?.includes('CAR') || meaning.occasion === 'TRAVEL')

/**
 * Returns the first of the weightiest meanings, which decides the occasion; a trip weighs less than the work or school
 * before it.
 */
function chosenOf(said: readonly Said[]): Meaning | null {
  const hasDuty = said.some(({ meaning }) => isDuty(meaning) && weightOf(meaning) > weights.halfDay)
  // A school is a workplace if the same clause names work: 학원 알바.
  const isWorkedAt = (meaning: Meaning) =>
    meaning.occasion === 'SCHOOL' &&
    has(meaning, 'place') &&
    said.some(
      (one) =>
        one.meaning.occasion === 'WORK' &&
        !has(one.meaning, 'midday') &&
        said.some((other) => other.meaning === meaning && other.clause === one.clause),
    )
  const rankOf = (meaning: Meaning) =>
    isWorkedAt(meaning)
      ? weights.company
      : hasDuty && weightOf(meaning) === weights.trip
        ? weights.tripAfterDuty
        : weightOf(meaning)
  const meanings = said.map(({ meaning }) => meaning)
  // A school from which children are fetched is not the writer's.
  const isMet = meanings.some((one) => one.plans?.includes('KIDS') && !has(one, 'place'))
  const isOwn = ({ occasion }: Meaning) => occasion !== 'SCHOOL' || !isMet
  const ranked = (isTrip(said) ? [...meanings, faring] : meanings).filter(
    (one) => one.occasion !== undefined && isOwn(one),
  )
  return ranked.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? null
}

/** Reads a user's line about a day; never throws. Ignores what is denied, past, ambiguous or about others. */
export function readNote(text: string): NoteReading {
  const line = lineOf(text)
  const said = settled(saidIn(line))
  const timed = timesIn(line, said)
  const chosen = chosenOf(said)
  const { formal = null, sport: kind = null } = chosen ?? {}
  const leave = leaveOf(line, said, timed)
  const home = homeOf(line, said, timed)
  const plans = plansOf(line, said, { home, timed, chosen })
  const occasion = chosen?.occasion ?? (plans.some((plan) => ofLeisure.has(plan)) ? 'CASUAL' : null)
  const isUnderstood = occasion !== null || plans.length > 0 || leave !== null || home !== null
  return { occasion, isNamed: chosen !== null, formal, sport: kind, plans, leave, home, isUnderstood }
}
