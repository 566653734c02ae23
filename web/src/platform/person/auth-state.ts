import type { AuthState, AuthText } from '@otday/contract'
import { createStore } from '../../ui/store.ts'

/**
 * State of the session. `in` has an empty access token while the device is offline. `out` includes `limited` sessions,
 * which begin with a temporary password and allow nothing but changing it.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'in'; auth: AuthState }
  | { status: 'out'; limited?: AuthState; reason?: AuthText }

export const session = createStore<Session>({ status: 'unknown' })
let ending = new AbortController()
const leaving = new Set<(isKept: boolean) => void>()
const entering = new Set<() => void>()

export const currentSession = session.current

export function accessToken(): string | undefined {
  const now = currentSession()
  if (now.status === 'in') return now.auth.accessToken || undefined
  return now.status === 'out' ? now.limited?.accessToken : undefined
}

/** Returns a signal that is aborted when the session ends. */
export const sessionSignal = (): AbortSignal => ending.signal

/**
 * Registers a function that deletes a user's data from this tab when they are signed out. `isKept` means that the
 * session ended by itself, so data for their return may stay.
 */
export function onLeave(wipe: (isKept: boolean) => void): () => void {
  leaving.add(wipe)
  return () => leaving.delete(wipe)
}

export function onEnter(restore: () => void): () => void {
  entering.add(restore)
  return () => entering.delete(restore)
}

/** Starts a session; if another user was signed in, all their data is deleted first. */
export function admit(auth: AuthState): void {
  const before = currentSession()
  if (before.status === 'in' && before.auth.userDto.id !== auth.userDto.id) wipeAll(false)
  session.set(auth.userDto.mustChangePassword ? { status: 'out', limited: auth } : { status: 'in', auth })
  if (before.status !== 'in' && currentSession().status === 'in') for (const restore of entering) restore()
}

export function changeUser(change: Partial<Pick<AuthState['userDto'], 'name' | 'email'>>): void {
  const now = currentSession()
  if (now.status !== 'in') return
  session.set({ status: 'in', auth: { ...now.auth, userDto: { ...now.auth.userDto, ...change } } })
}

export function dismiss(reason?: AuthText, isKept = false): void {
  wipeAll(isKept)
  session.set(reason === undefined ? { status: 'out' } : { status: 'out', reason })
}

export function forgetReason(): void {
  const now = currentSession()
  if (now.status === 'out' && now.reason !== undefined) session.set({ status: 'out' })
}

function wipeAll(isKept: boolean): void {
  ending.abort()
  ending = new AbortController()
  for (const wipe of leaving) wipe(isKept)
}
