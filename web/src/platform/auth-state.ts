import type { AuthState, AuthText } from '@otday/contract'

/** `out` includes sessions that may only change the password. */
export type Session =
  | { status: 'unknown' }
  | { status: 'in'; auth: AuthState }
  | { status: 'out'; limited?: AuthState; reason?: AuthText }

let session: Session = { status: 'unknown' }
let life = new AbortController()
const listeners = new Set<() => void>()
const leaving = new Set<() => void>()

export const currentSession = (): Session => session

export function accessToken(): string | undefined {
  if (session.status === 'in') return session.auth.accessToken
  return session.status === 'out' ? session.limited?.accessToken : undefined
}

/** Aborted when the user leaves. */
export const sessionSignal = (): AbortSignal => life.signal

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For data of the user who leaves this tab. */
export function onLeave(wipe: () => void): () => void {
  leaving.add(wipe)
  return () => leaving.delete(wipe)
}

/** Another user first loses all data. */
export function admit(auth: AuthState): void {
  const before = session.status === 'in' ? session.auth.userDto.id : undefined
  if (before !== undefined && before !== auth.userDto.id) wipeAll()
  setSession(auth.userDto.mustChangePassword ? { status: 'out', limited: auth } : { status: 'in', auth })
}

export function changeUser(change: Partial<Pick<AuthState['userDto'], 'name' | 'email'>>): void {
  if (session.status !== 'in') return
  setSession({ status: 'in', auth: { ...session.auth, userDto: { ...session.auth.userDto, ...change } } })
}

export function dismiss(reason?: AuthText): void {
  wipeAll()
  setSession(reason === undefined ? { status: 'out' } : { status: 'out', reason })
}

export function forgetReason(): void {
  if (session.status === 'out' && session.reason !== undefined) setSession({ status: 'out' })
}

function wipeAll(): void {
  life.abort()
  life = new AbortController()
  for (const wipe of leaving) wipe()
}

function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}
