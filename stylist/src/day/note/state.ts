import type { Meaning, Who } from '../note-words/meaning.data.ts'
import { companions } from '../note-words/social.data.ts'
import { has, isDuty, isEvent, type Line, type Stop, type Token } from './line.ts'

/** A word of the line with its meaning. Clauses share an `errand` if one gives the reason for the next: 오픈조라 6시 출근. */
export type Said = Token & { clause: number; errand: number }

/** State while a line is read from left to right. */
export type State = {
  said: Said[]
  clause: number
  errand: number
  day: 'today' | 'past' | 'future'
  /** The other person whose day the clause is about. */
  other: Who | null
  /** Whether the other person is the subject and takes the children along: 남편이 애들 데리고 계곡. */
  isSubject: boolean
  areAway: boolean
  /** A named person who comes along, unless the clause says that they do something else. */
  mayJoin: Token | null
  /** The last word of the clause for something that only others do. */
  theirs: Token | null
  /** Whether another day was named, with nothing after it yet. */
  isNamed: boolean
  /** The stop that ended the previous clause. */
  stop: Stop | null
  skips: boolean
  /** The clause that names a day of the week; if 오늘 follows, that is another day than today. */
  someDay: number | null
}

export type Turning = (state: State, line: Line, token: Token) => void

export const newState = (): State => ({
  said: [],
  clause: 0,
  errand: 0,
  day: 'today',
  other: null,
  isSubject: false,
  areAway: false,
  mayJoin: null,
  theirs: null,
  isNamed: false,
  stop: null,
  skips: false,
  someDay: null,
})

export const children: ReadonlySet<Who | null> = new Set(['child', 'perhapsChild', 'offspring'])

/** Whether only the other person does something. */
const isOthers = (meaning: Meaning, who: Who | null) =>
  who !== null &&
  (has(meaning, 'own') ||
    (who === 'absent' && meaning.occasion !== undefined) ||
    (has(meaning, 'social') && (who === 'family' || children.has(who))) ||
    (has(meaning, 'home') && children.has(who)) ||
    (has(meaning, 'chore') && who === 'family'))

const isLeisure = ({ occasion }: Meaning) =>
  occasion === 'CASUAL' || occasion === 'DATE' || occasion === 'SPORT' || occasion === 'TRAVEL'

/**
 * Whether only others do something: 친구 낚시 is done together and 교수님 수업 is attended, but in 친구가 낚시 and 친구 면접 only the
 * friend does it.
 */
export const isTheirs = ({ other, isSubject }: State, meaning: Meaning) => {
  const isWithFriend = (other === 'friend' || other === 'lover') && isLeisure(meaning)
  const isTaught = other === 'boss' && meaning.occasion === 'SCHOOL'
  return !((isWithFriend || isTaught) && !isSubject) && isOthers(meaning, other)
}

export const isChildish = ({ plans }: Meaning) =>
  plans?.some((plan) => plan === 'WET' || plan === 'OUTDOORS' || plan === 'KIDS') ?? false

export const lastIn = ({ said, clause }: State) => said.findLast((one) => one.clause === clause)

export function say(state: State, token: Token) {
  const { meaning } = token
  const areOthers = isTheirs(state, meaning)
  // 손녀 하교: the child is met on the way.
  if (areOthers && !has(meaning, 'way')) state.mayJoin = null
  if (areOthers) state.theirs = token
  if (state.skips && isEvent(meaning)) state.skips = false
  else if (state.day === 'today' && !state.areAway && !areOthers)
    state.said.push({ ...token, clause: state.clause, errand: state.errand })
}

export function sayAlong(state: State, token: Token, who: Who) {
  forgetOthers(state)
  const meaning = companions[who]
  if (meaning) say(state, { ...token, meaning })
}

export function forgetOthers(state: State) {
  state.other = null
  state.mayJoin = null
}

/** Cancels what was said in this clause or, with `reaches`, in the last clause that says something. */
export function takeBack(state: State, reaches: boolean) {
  const last = state.said.findLast(({ meaning }) => meaning.turn !== 'part')?.clause
  if (last === state.clause || reaches) state.said = state.said.filter(({ clause }) => clause !== last)
}

/** Cancels the words in this clause for which `isSuch` is true. */
export function takeBackWhere(state: State, isSuch: (meaning: Meaning) => boolean) {
  state.said = state.said.filter(({ clause, meaning }) => clause !== state.clause || !isSuch(meaning))
}

export const takeBackDuties = (state: State) => takeBackWhere(state, isDuty)

/** Adds the person who may come along, as children and lovers do in 애 숙제 봐주고 and 남친 회사 앞. */
function join(state: State) {
  const { mayJoin } = state
  const who = mayJoin?.meaning.who
  state.mayJoin = null
  if (mayJoin && who) sayAlong(state, mayJoin, who === 'friend' ? 'acquaintance' : who)
}

export function endClause(state: State, stop: Stop) {
  join(state)
  if (state.isNamed) takeBack(state, state.stop === 'because')
  if (stop !== 'goesOn') {
    state.day = 'today'
    state.areAway = false
  }
  state.clause += 1
  if (stop !== 'but') state.errand += 1
  state.other = null
  state.theirs = null
  state.isSubject = false
  state.isNamed = false
  state.stop = stop
}
