import type { Who } from '../note-words/meaning.data.ts'
import * as persons from '../note-words/person-context.data.ts'
import { has, type Line, type Token } from './line.ts'
import { children, lastIn, type State, sayAlong } from './state.ts'

const joiners: ReadonlySet<Who> = new Set(['child', 'perhapsChild', 'lover', 'friend'])

/** Whether a person comes along. Named children do, except in 애들 맡기고 and 애들은 아빠가; 막내 may be the youngest of a team. */
function joins(who: Who, name: string, behind: string): boolean {
  if (!joiners.has(who)) return false
  if (!children.has(who)) return !persons.ofTheirs.test(behind)
  return !/^들?[은는]/.test(behind) && !persons.leftBehind.test(behind) && name !== '막내'
}

/** Returns the person who certainly comes along; null if that is in doubt. */
function companionOf({ meaning: { who, ...meaning } }: Token, name: string, behind: string): Who | null {
  if (!who) return null
  // 딸 데리고 means a child; the daughter in 딸이랑 may be of any age.
  if (who === 'offspring' && persons.takenAlong.test(behind)) return 'child'
  // 친구들 여행 is a trip with friends, 친구 여행 that of a friend.
  const areMany = name.endsWith('들') || persons.several.test(behind) || persons.gathers.test(behind)
  if ((who === 'friend' || who === 'boss') && areMany) return 'friend'
  if (persons.together.test(behind) || persons.visits.test(behind)) return who
  return has(meaning, 'along') && !persons.leftBehind.test(behind) ? who : null
}

export function meetPerson(state: State, { letters }: Line, token: Token) {
  const { who } = token.meaning
  if (!who) return
  const [name, behind] = [letters.slice(token.at, token.end), letters.slice(token.end)]
  const before = lastIn(state)
  const amid = before ? letters.slice(before.end, token.at) : ''
  // The person who is named after an event is the one who does it, not the writer: 출장 간 남편, 하원은 시어머니.
  const isNamedBehind = /^[은는]$/.test(amid) || (amid === '' && /^[이가]/.test(behind))
  const isByThem = who === 'family' && before && has(before.meaning, 'chore') && isNamedBehind
  if (before && (persons.doneBy.test(amid) || isByThem)) state.said.pop()
  if (children.has(who) && state.isSubject) state.areAway = true
  // Whoever takes the writer along, and a boss to whom the writer reports (상무님 앞 보고), leave the event the writer's own.
  const isAside = (!children.has(who) && persons.takesAlong.test(behind)) || (who === 'boss' && /^들?앞/.test(behind))
  if (isAside) return
  // A child that is not yet born does not come along: 둘째 임신.
  if (children.has(who) && persons.unborn.test(behind)) return
  // The person goes without the writer: 남편만 결혼식.
  if (persons.alone.test(behind)) {
    state.other = 'absent'
    return
  }
  const companion = companionOf(token, name, behind)
  if (companion) return sayAlong(state, token, companion)
  state.mayJoin = !state.isSubject && joins(who, name, behind) ? token : null
  state.other = who
  state.isSubject = !children.has(who) && /^[은는이가](?!랑)/.test(behind)
}
