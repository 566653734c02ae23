/** A way from one page to another, by their paths; both are the same where only what lies above the page changes. */
export interface Move {
  from: string
  to: string
}

/** A form that may hold something which leaving would lose. */
export interface Guard {
  /** Whether that way leads out of it. */
  blocks: (move: Move) => boolean
}

/** Asked before something is lost. */
export interface Question {
  /** Whether anything would still be lost. */
  isOpen: () => boolean
  stay: () => void
  leave: () => void
}

/*
 * The router asks only one of those who would bar a way, and warns of more. A form may lie below the dialog of another:
 * so all of them share one bar and one question, which the first of them sees to.
 * Here is every form that is open, and whether it holds something.
 */
const guards = new Map<Guard, boolean>()
let question: Question | null = null
const listeners = new Set<() => void>()

export function subscribeGuards(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentQuestion = (): Question | null => question
/** Who asks for all. */
export const firstGuard = (): Guard | undefined => guards.keys().next().value
export const isOnGuard = (guard: Guard): boolean => guards.get(guard) === true

/** Whether that way would lose something. The one to the login page is never barred. */
export const isBlocked = (move: Move): boolean =>
  !move.to.startsWith('/auth/') && [...guards].some(([guard, isOn]) => isOn && guard.blocks(move))

export function ask(next: Question): void {
  question = next
  notify()
}

/** Nobody is asked any more: this question, or whichever it is. */
export function withdraw(which: Question | null = question): void {
  if (question !== which) return
  question = null
  notify()
}

/** It is open, before anything is typed: the way is barred in time. */
export function enter(guard: Guard): void {
  guards.set(guard, false)
  notify()
}

export const addGuard = (guard: Guard): void => void guards.set(guard, true)

/**
 * What it held is safe: whoever is asked only because of that goes where they wanted to.
 * @returns whether somebody does.
 */
export function release(guard: Guard): boolean {
  if (!isOnGuard(guard)) return false
  guards.set(guard, false)
  return settle('leave')
}

/** It is gone, with whatever it held: nobody is asked about that any more. */
export function drop(guard: Guard): void {
  guards.delete(guard)
  settle('stay')
  notify()
}

/** Answers a question about which nothing is left to be asked. */
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
