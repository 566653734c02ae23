import * as wordEndings from '../note-words/endings.data.ts'
import { type Meaning, weights } from '../note-words/meaning.data.ts'
import * as persons from '../note-words/person-context.data.ts'
import { faring } from '../note-words/trips.data.ts'
import { watching } from '../note-words/turns.data.ts'
import { between, has, isDuty, isEvent, type Line, type Token, weightOf } from './line.ts'
import {
  children,
  forgetOthers,
  isChildish,
  isTheirs,
  lastIn,
  type Said,
  type State,
  say,
  sayAlong,
  takeBackWhere,
} from './state.ts'

/** Whether the place is where the work or sport happens: 병원 당직, 회사 등산; a gym is visited before or after work. */
const isWorkThere = (place: Meaning, meaning: Meaning) =>
  meaning.occasion === 'WORK'
    ? !has(meaning, 'midday')
    : meaning.occasion === 'SPORT' && meaning.sport !== 'GYM' && isDuty(place)

/** Whether a word names an event, unlike one for people who come along. */
const isHeaded = ({ words, occasion, plans }: Meaning) =>
  words !== '' && occasion !== undefined && !plans?.includes('KIDS')

const isLesson = ({ occasion }: Meaning) => occasion === 'SPORT' || occasion === 'SCHOOL'
const isForChildren = (meaning: Meaning) => has(meaning, 'forChildren') || isChildish(meaning)

/**
 * Cancels the word before this one if that word merely says where the event is or what it is for; returns whether this
 * word adds nothing to the word before it.
 */
function isSettledBefore(state: State, line: Line, { meaning, at }: Token): boolean {
  const before = lastIn(state)
  if (!before) return false
  const isFor = before.end === at && !before.time && !isDuty(before.meaning)
  if (isFor && has(meaning, 'head') && isHeaded(before.meaning)) state.said.pop()
  if (!wordEndings.nextTo.test(line.letters.slice(before.end, at))) return false
  if (has(before.meaning, 'place') && isWorkThere(before.meaning, meaning)) state.said.pop()
  const isOfAKind = weightOf(before.meaning) > weights.faint && before.meaning.occasion !== 'SCHOOL'
  return has(meaning, 'plain') && isOfAKind && !has(before.meaning, 'home')
}

/** Whether the writer visits nobody: 친구네는 괌 간다는데, 동생네 식당. */
function isNoVisit(state: State, behind: string): boolean {
  const isTheirDay = /^[은는](?!데)/.test(behind)
  if (isTheirDay) state.other = 'family'
  // Relatives with whom one goes out are not visited: 아들네랑 외식.
  return isTheirDay || /^(?:이?랑|하고)/.test(behind) || persons.notVisited.test(behind)
}

export function sayEvent(state: State, line: Line, token: Token) {
  const { meaning } = token
  if (isEvent(meaning)) state.isNamed = false
  if (has(meaning, 'home') && isNoVisit(state, line.letters.slice(token.end))) return
  // 축구교실 라이드: the lesson is the child's.
  if (has(meaning, 'ride')) takeBackWhere(state, isLesson)
  if (isSettledBefore(state, line, token)) return
  // 아이 연극 공연: the child is on the stage, and the writer watches.
  if (children.has(state.other) && persons.showsChildren.test(line.letters.slice(token.at)))
    return sayAlong(state, token, 'child')
  const comes = children.has(state.other) && isForChildren(meaning) && !isTheirs(state, meaning)
  if (comes && state.other) sayAlong(state, token, state.other)
  say(state, token)
  // 고모 장례식, 조카 결혼식: the writer is there, too.
  if (meaning.formal && meaning.formal !== 'INTERVIEW' && state.other !== 'absent') forgetOthers(state)
}

export function watch(state: State, _: Line, token: Token) {
  const { sport } = lastIn(state)?.meaning ?? {}
  const isThere = token.meaning.turn === 'watchesThere'
  const isWatched = sport === 'BALL' || sport === 'GOLF' || (isThere && sport === 'RUNNING')
  if (isWatched) state.said.pop()
  // The child for whom the writer cheers is there, too: 아들 축구 응원.
  if (isThere && children.has(state.other)) sayAlong(state, token, 'child')
  if (isThere && (isWatched || token.meaning.occasion)) say(state, { ...token, meaning: watching })
}

/** Reads words for a long way as a trip: 본가 내려감, 합천 올라옴; 산 내려와서 is no trip. */
export function goFar(state: State, _: Line, token: Token) {
  const before = lastIn(state)
  if (before && (has(before.meaning, 'far') || before.meaning.who)) say(state, { ...token, meaning: faring })
}

export function help(state: State, _: Line, token: Token) {
  const { theirs } = state
  state.other = null
  if (theirs && !isDuty(theirs.meaning)) say(state, theirs)
  say(state, token)
}

export function fetchSomebody(state: State, line: Line, token: Token) {
  const { other } = state
  const before = lastIn(state)
  const ahead = line.letters.slice(0, token.at).replace(persons.fetched, '')
  if (other !== 'family' && other !== 'friend' && persons.childsPlace.test(ahead)) {
    if (before && !before.meaning.plans?.includes('KIDS')) state.said.pop()
    return sayAlong(state, token, 'child')
  }
  if (children.has(other)) {
    sayAlong(state, token, 'child')
    state.other = other
    return
  }
  const isTrip = (one: Said) => one.clause === state.clause && one.meaning.occasion === 'TRAVEL'
  // The writer takes a relative there, as in 며느리 한국어 교실 데려다줌; in 엄마가 데려다줌, the relative is the one who does.
  const isOurs = other === 'family' && !state.isSubject
  if (!isOurs && !state.said.some(isTrip)) return
  state.said = state.said.filter((one) => !isTrip(one))
  state.other = null
  say(state, token)
}

/** Whether the clause already has a part of the day and an event: 오전 외근 오후 회의 is two clauses. */
export const hasPart = ({ said, clause }: State) => {
  const within = said.filter((one) => one.clause === clause).map(({ meaning }) => meaning)
  return within.some((meaning) => meaning.turn === 'part') && within.some(isEvent)
}

export const isAmid = (state: State, line: Line, token: Token, pattern: RegExp) => {
  const before = lastIn(state)
  return before !== undefined && pattern.test(between(line, before, token))
}
