import type { Meaning, Who } from '../note-words/meaning.data.ts'
import { companions } from '../note-words/social.data.ts'
import { has, isDuty, isEvent, type Line, type Stop, type Token } from './line.ts'

/** `errand` is a number that clauses share if they give a reason for the next one: 오픈조라 6시 출근. */
export type Said = Token & { clause: number; errand: number }

/** State of reading a line. */
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
  /** A named person who comes along unless the clause says what else they do. */
  mayJoin: Token | null
  /** The last thing of the clause that others do. */
  theirs: Token | null
  /** Whether another day was named, with nothing after it yet. */
  isNamed: boolean
  /** The stop that ended the clause before. */
  stop: Stop | null
  skips: boolean
  /** The clause that names a day of the week, which is another day if 오늘 follows. */
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

/** Whether only others do it. */
const isOthers = (meaning: Meaning, who: Who | null) =>
  who !== null &&
  (has(meaning, 'own') ||
    (who === 'absent' && meaning.occasion !== undefined) ||
    (has(meaning, 'social') && (who === 'family' || children.has(who))) ||
    (has(meaning, 'home') && children.has(who)) ||
    (has(meaning, 'chore') && who === 'family'))

const isLeisure = ({ occasion }: Meaning) =>
  occasion === 'CASUAL' || occasion === 'DATE' || occasion === 'SPORT' || occasion === 'TRAVEL'

/** Whether only others do it: 친구 낚시 is done together and 교수님 수업 is taught, but 친구가 낚시 and 친구 면접 are theirs. */
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
  // 손녀 하교: they are met on their way.
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

/** Cancels this clause or, with `reaches`, the last one that says something. */
export function takeBack(state: State, reaches: boolean) {
  const last = state.said.findLast(({ meaning }) => meaning.turn !== 'part')?.clause
  if (last === state.clause || reaches) state.said = state.said.filter(({ clause }) => clause !== last)
}

/** Cancels the words in this clause for which `isSuch` is true. */
export function takeBackWhere(state: State, isSuch: (meaning: Meaning) => boolean) {
  state.said = state.said.filter(({ clause, meaning }) => clause !== state.clause || !isSuch(meaning))
}

export const takeBackDuties = (state: State) => takeBackWhere(state, isDuty)

/** Adds the person who may come along: in 애 숙제 봐주고, 남친 회사 앞, children and lovers are there. */
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
