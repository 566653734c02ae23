import { type AuthState, type UserDto, users } from '@otday/contract'
import { useStore } from '../ui/store.ts'
import { clientOf } from './transport.ts'
import { admit, currentSession, dismiss, type Session, session } from './auth-state.ts'
import { authApi, fetchCsrf, nextTry, renew } from './renew.ts'

export { changeUser, forgetReason, onEnter, onLeave } from './auth-state.ts'
export { initialise } from './renew.ts'

const accounts = clientOf(users)

export const useSession = (): Session => useStore(session)

const userOf = (now: Session): UserDto | null => (now.status === 'in' ? now.auth.userDto : null)

/** Never null inside the guard. */
export function useUser(): UserDto | null {
  return userOf(useSession())
}

export function currentUser(): UserDto | null {
  return userOf(currentSession())
}

/** Waits for the server. */
export async function restoreSession(): Promise<boolean> {
  if (currentSession().status === 'in') return true
  await renew(undefined).catch(() => undefined)
  while (currentSession().status === 'unknown') await nextTry()
  return currentSession().status === 'in'
}

/** @throws ApiError (401 wrong pair or locked, 403 CSRF, 429) */
export async function signIn(username: string, password: string): Promise<AuthState> {
  const state = await authApi.signIn({ body: { username, password } })
  admit(state)
  return state
}

/** @throws ApiError (409 taken) */
export async function signUp(person: { email: string; name: string; password: string }): Promise<void> {
  await accounts.create({ body: person })
}

export async function signOut(): Promise<void> {
  const signingOut = authApi.signOut({}).catch(() => undefined)
  // It shows nothing that ends with the session.
  if (currentSession().status === 'in') await signingOut
  dismiss()
  await signingOut
  await fetchCsrf()
}
