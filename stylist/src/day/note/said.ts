import type { Turn } from '../note-words/meaning.data.ts'
import { buy, cancel, cancelWord, deny, lack, tire } from './denial.ts'
import { fetchSomebody, goFar, hasPart, help, sayEvent, watch } from './event.ts'
import { type Line, type Stop, tokensOf } from './line.ts'
import { meetPerson } from './person.ts'
import {
  endClause,
  forgetOthers,
  lastIn,
  newState,
  type Said,
  type State,
  say,
  takeBack,
  type Turning,
} from './state.ts'

function nameDay(state: State, day: State['day']) {
  state.day = day
  state.isNamed = true
}

function beginToday(state: State) {
  state.said = state.said.filter(({ clause }) => clause < (state.someDay ?? Infinity))
  endClause(state, 'end')
}

const turnings: Readonly<Record<Turn, Turning>> = {
  cancels: cancel,
  denies: deny,
  lacks: lack,
  cancelsWord: cancelWord,
  instead: (state, line, token) => {
    cancelWord(state, line, token)
    endClause(state, 'goesOn')
  },
  cancelsNext: (state) => {
    if (lastIn(state)) takeBack(state, false)
    else state.skips = true
  },
  buys: buy,
  done: (state) => {
    if (state.stop === 'goesOn' && !lastIn(state)) takeBack(state, true)
  },
  past: (state) => nameDay(state, 'past'),
  future: (state) => nameDay(state, 'future'),
  today: beginToday,
  someDay: (state) => {
    state.someDay = state.clause
  },
  tired: tire,
  watchesThere: watch,
  watches: watch,
  fetches: fetchSomebody,
  goesOn: (state) => endClause(state, 'goesOn'),
  because: (state) => endClause(state, 'because'),
  but: (state) => endClause(state, 'but'),
  part: (state, _, token) => {
    if (hasPart(state)) endClause(state, 'goesOn')
    say(state, token)
  },
  goesFar: goFar,
  helps: help,
  given: forgetOthers,
  person: meetPerson,
  nothing: () => undefined,
}

const stopRank: readonly Stop[] = ['end', 'but', 'because', 'goesOn']

export function saidIn(line: Line): readonly Said[] {
  const state = newState()
  let read = 0
  for (const token of tokensOf(line)) {
    const passed = [...line.stops].filter(([place]) => place >= read && place <= token.at).map(([, stop]) => stop)
    const stop = stopRank.find((one) => passed.includes(one))
    if (stop) endClause(state, stop)
    const turning = token.meaning.turn ? turnings[token.meaning.turn] : sayEvent
    turning(state, line, token)
    read = token.end
  }
  endClause(state, 'end')
  return state.said
}
