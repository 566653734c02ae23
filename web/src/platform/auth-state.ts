import type { AuthState, AuthText } from '@otday/contract'

/**
 * `unknown`: nobody has asked yet. `in`: signed in for everything. `out`: not, which a session that may only change its
 * password is too; `reason` says why a session that was in use ended.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'in'; auth: AuthState }
  | { status: 'out'; limited?: AuthState; reason?: AuthText }

let session: Session = { status: 'unknown' }
/** Ends whatever was asked on behalf of the person who is leaving. */
let life = new AbortController()
const listeners = new Set<() => void>()
const leaving = new Set<() => void>()

export const currentSession = (): Session => session

/** The token to send: also that of a session which may only change its password. */
export function accessToken(): string | undefined {
  if (session.status === 'in') return session.auth.accessToken
  return session.status === 'out' ? session.limited?.accessToken : undefined
}

/** Aborted when the person in this tab leaves. */
export const sessionSignal = (): AbortSignal => life.signal

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs when the person in this tab leaves or changes: wipe what belongs to them. */
export function onLeave(wipe: () => void): () => void {
  leaving.add(wipe)
  return () => leaving.delete(wipe)
}

/** A new answer of the server about who is here; somebody else than before first loses everything of theirs. */
export function admit(auth: AuthState): void {
  const before = session.status === 'in' ? session.auth.userDto.id : undefined
  if (before !== undefined && before !== auth.userDto.id) wipeAll()
  setSession(auth.userDto.mustChangePassword ? { status: 'out', limited: auth } : { status: 'in', auth })
}

/** The person who is here goes by another name or e-mail from now on. */
export function changeUser(change: Partial<Pick<AuthState['userDto'], 'name' | 'email'>>): void {
  if (session.status !== 'in') return
  setSession({ status: 'in', auth: { ...session.auth, userDto: { ...session.auth.userDto, ...change } } })
}

/** Nobody is here any more. Without a reason: a first visit or a wish. */
export function dismiss(reason?: AuthText): void {
  wipeAll()
  setSession(reason === undefined ? { status: 'out' } : { status: 'out', reason })
}

/** The reason has been read: typing clears it. */
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
