import { createStore } from '../../ui/store.ts'

/**
 * A navigation between two paths, both with their query. The two are equal if just a dialog above the page opens or
 * closes.
 */
export interface Move {
  from: string
  to: string
}

export interface Guard {
  blocks: (move: Move) => boolean
}

export interface Question {
  isOpen: () => boolean
  stay: () => void
  leave: () => void
}

/* The router asks only one blocker, so all forms share one, and one question, which the first guard renders. */
const guards = new Map<Guard, boolean>()
export const question = createStore<Question | null>(null)
export const firstGuard = createStore<Guard | undefined>(undefined)

export const isOnGuard = (guard: Guard): boolean => guards.get(guard) === true

/** Whether a guard blocks the move; moves to the login page are never blocked. */
export const isBlocked = (move: Move): boolean =>
  !move.to.startsWith('/auth/') && [...guards].some(([guard, isOn]) => isOn && guard.blocks(move))

export function ask(next: Question): void {
  question.set(next)
}

export function withdraw(which: Question | null = question.current()): void {
  if (question.current() === which) question.set(null)
}

export function enter(guard: Guard): void {
  guards.set(guard, false)
  firstGuard.set(guards.keys().next().value)
}

export const addGuard = (guard: Guard): void => void guards.set(guard, true)

/**
 * Switches a guard off. If the user was being asked and no other guard still blocks, their navigation goes on.
 * @returns whether a navigation went on
 */
export function release(guard: Guard): boolean {
  if (!isOnGuard(guard)) return false
  guards.set(guard, false)
  return resolveQuestion('leave')
}

export function drop(guard: Guard): void {
  guards.delete(guard)
  resolveQuestion('stay')
  firstGuard.set(guards.keys().next().value)
}

function resolveQuestion(choose: 'leave' | 'stay'): boolean {
  const asked = question.current()
  if (asked === null || asked.isOpen()) return false
  withdraw()
  asked[choose]()
  return true
}
