import { type AuthState, type UserDto, users } from '@otday/contract'
import { useSyncExternalStore } from 'react'
import { clientOf } from './transport.ts'
import { admit, currentSession, dismiss, type Session, subscribeSession } from './auth-state.ts'
import { authApi, fetchCsrf, renew } from './renew.ts'

export { changeUser, forgetReason, onLeave } from './auth-state.ts'
export { initialise } from './renew.ts'

const accounts = clientOf(users)

export const useSession = (): Session => useSyncExternalStore(subscribeSession, currentSession)

/** Who is signed in; inside the guard there is always somebody, elsewhere it may be null. */
export function useUser(): UserDto | null {
  const session = useSession()
  return session.status === 'in' ? session.auth.userDto : null
}

/** The signed-in person at this moment, for code outside components. */
export function currentUser(): UserDto | null {
  const session = currentSession()
  return session.status === 'in' ? session.auth.userDto : null
}

/** True when somebody is signed in, after asking the server whether the cookie still stands for somebody. */
export async function restoreSession(): Promise<boolean> {
  if (currentSession().status !== 'in') await renew(undefined).catch(() => undefined)
  return currentSession().status === 'in'
}

/** Throws ApiError (401 wrong pair or locked, 403 CSRF, 429 too many). */
export async function signIn(username: string, password: string): Promise<AuthState> {
  const state = await authApi.signIn({ body: { username, password } })
  admit(state)
  return state
}

/** Throws ApiError (409 the e-mail is taken). */
export async function signUp(person: { email: string; name: string; password: string }): Promise<void> {
  await accounts.create({ body: person })
}

/** Signs out here whatever the server says: it can't keep somebody in. */
export async function signOut(): Promise<void> {
  const signingOut = authApi.signOut({}).catch(() => undefined)
  // Who may only change the password shows nothing that ends with the session, and may begin anew before it is answered.
  if (currentSession().status === 'in') await signingOut
  dismiss()
  await signingOut
  await fetchCsrf()
}
