import * as wordEndings from '../note-words/endings.data.ts'
import { between, has, type Line, type Token } from './line.ts'
import { isAmid, sayEvent } from './event.ts'
import { children, endClause, lastIn, type State, sayAlong, takeBack, takeBackDuties, type Turning } from './state.ts'

export function cancelWord(state: State, line: Line, token: Token) {
  const before = lastIn(state)
  if (before && !before.time && between(line, before, token).length <= 1) state.said.pop()
}

/** Reads children who have a day off, as in 애들 방학: they come along only if an outing is mentioned. */
function childrenLack(state: State, token: Token) {
  const { other } = state
  sayAlong(state, token, 'offspring')
  state.other = other
}

export function lack(state: State, line: Line, token: Token) {
  if (children.has(state.other)) return childrenLack(state, token)
  const isOurs = !state.other && state.day === 'today'
  const word = line.letters.slice(token.at)
  // Resting at a place is no reason not to go there: 카페에서 쉬기.
  const isThere = word.startsWith('쉬') && isAmid(state, line, token, /^에서(?:는|만|좀|푹)*$/)
  state.mayJoin = null
  // The clause before is canceled, too: 수능날이라 쉼 (a day off), 술 마시고 싶다 (only a wish).
  const reaches = state.stop === 'but' ? /^(?:쉬|쉼|휴)/.test(word) : state.stop === 'goesOn' && word.startsWith('싶')
  // 예방접종 연차냄: a day off is from work.
  if (token.meaning.occasion) takeBackDuties(state)
  else if (!isThere) takeBack(state, reaches && !lastIn(state))
  endClause(state, 'goesOn')
  if (isOurs) sayEvent(state, line, token)
}

export function buy(state: State, line: Line, token: Token) {
  takeBack(state, state.stop === 'because' || state.stop === 'but')
  endClause(state, 'end')
  sayEvent(state, line, token)
}

export const cancel: Turning = (state) => {
  state.mayJoin = null
  takeBack(state, !state.other && state.day === 'today')
  endClause(state, 'goesOn')
  // After an event that was put off, the line goes on about today: 발표 다음주로 밀림 수업만.
  if (state.day === 'future') state.day = 'today'
}

export const deny: Turning = (state, line, token) => {
  const before = lastIn(state)
  // 회식, 2차 안 감: only the second round is denied.
  if (!before && wordEndings.furtherRound.test(line.letters.slice(0, token.at))) return
  const isSick = before && has(before.meaning, 'chore') && before.meaning.plans?.includes('KIDS')
  const isBare = token.end === token.at + 1
  if (isBare && (!before || !wordEndings.deniedVerb.test(line.letters.slice(token.at)))) return
  if (!before || wordEndings.deniesBehind.test(between(line, before, token))) cancel(state, line, token)
  // A child who cannot go to daycare is with the writer: 애 열나서 어린이집 못 감.
  if (isSick && line.letters.startsWith('못', token.at)) sayAlong(state, token, 'child')
}

export const tire: Turning = (state, line, token) => {
  // What the writer got tired or hurt by is over: 풋살하다 다쳐서.
  if (isAmid(state, line, token, /(?:하다|다가|치다|뛰다|타다)$/)) takeBack(state, false)
  if (state.stop === 'because' && !lastIn(state)) takeBack(state, true)
  // After the reason, which is of another day, the line goes on about today: 어제 마라톤 여파로 재택.
  if (state.day === 'past') endClause(state, 'but')
}
