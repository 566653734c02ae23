/** Paths; equal where only what lies above the page changes. */
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

/* The router asks only one blocker: all forms share one, and one question, asked by the first. */
const guards = new Map<Guard, boolean>()
let question: Question | null = null
const listeners = new Set<() => void>()

export function subscribeGuards(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentQuestion = (): Question | null => question
export const firstGuard = (): Guard | undefined => guards.keys().next().value
export const isOnGuard = (guard: Guard): boolean => guards.get(guard) === true

/** The way to the login page is never blocked. */
export const isBlocked = (move: Move): boolean =>
  !move.to.startsWith('/auth/') && [...guards].some(([guard, isOn]) => isOn && guard.blocks(move))

export function ask(next: Question): void {
  question = next
  notify()
}

export function withdraw(which: Question | null = question): void {
  if (question !== which) return
  question = null
  notify()
}

export function enter(guard: Guard): void {
  guards.set(guard, false)
  notify()
}

export const addGuard = (guard: Guard): void => void guards.set(guard, true)

/**
 * Who was asked only because of it goes on.
 * @returns whether somebody does
 */
export function release(guard: Guard): boolean {
  if (!isOnGuard(guard)) return false
  guards.set(guard, false)
  return settle('leave')
}

export function drop(guard: Guard): void {
  guards.delete(guard)
  settle('stay')
  notify()
}

function settle(choose: 'leave' | 'stay'): boolean {
  if (question === null || question.isOpen()) return false
  const asked = question
  withdraw()
  asked[choose]()
  return true
}

function notify(): void {
  for (const listener of listeners) listener()
}
