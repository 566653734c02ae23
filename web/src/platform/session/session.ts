import { type AuthState, type UserDto, users } from '@otday/contract'
import { useStore } from '../../ui/store.ts'
import { clientOf } from '../api/transport.ts'
import { admit, currentSession, dismiss, type Session, session } from '../person/auth-state.ts'
import { knownPerson } from '../person/known-person.ts'
import { forgetSignOut, isSignOutOwed, oweSignOut } from '../person/owed-sign-out.ts'
import { authApi, fetchCsrf, initialise, nextTry, renew, sendOwedSignOut } from '../api/renew.ts'

export { changeUser, forgetReason, onEnter, onLeave } from '../person/auth-state.ts'
export { initialise } from '../api/renew.ts'

const accounts = clientOf(users)

export const useSession = (): Session => useStore(session)

const userOf = (now: Session): UserDto | null => (now.status === 'in' ? now.auth.userDto : null)

/** Returns the signed-in user; never null on pages inside `Guard`. */
export function useUser(): UserDto | null {
  return userOf(useSession())
}

export const currentUser = (): UserDto | null => userOf(currentSession())

/**
 * Returns whether the server confirms that somebody is signed in. While it is unreachable, the last user of this
 * browser counts as signed in.
 */
export async function restoreSession(): Promise<boolean> {
  if (currentSession().status === 'in') return true
  if (isSignOutOwed()) await initialise().then(() => dismiss())
  else await renewed()
  const known = currentSession().status === 'unknown' && knownPerson()
  if (known) admit({ userDto: known, accessToken: '' })
  while (currentSession().status === 'unknown') await nextTry()
  return currentSession().status === 'in'
}

async function renewed(): Promise<void> {
  const renewing = renew(undefined).catch(() => undefined)
  if (navigator.onLine || !knownPerson()) await renewing
}

/**
 * @throws ApiError when the password is wrong or the account locked (401), for a wrong CSRF token (403) or too many
 * tries (429)
 */
export async function signIn(username: string, password: string): Promise<AuthState> {
  const state = await authApi.signIn({ body: { username, password } })
  forgetSignOut()
  admit(state)
  return state
}

/** @throws ApiError when the email address is taken (409) */
export async function signUp(person: { email: string; name: string; password: string }): Promise<void> {
  await accounts.create({ body: person })
}

export async function signOut(): Promise<void> {
  const signingOut = authApi.signOut({}).catch(() => {
    oweSignOut()
    window.addEventListener('online', () => void sendOwedSignOut(), { once: true })
  })
  // The page of a signed-in user stays until the server responds. Other pages show nothing that ends with the session,
  // so they change at once.
  if (currentSession().status === 'in') await signingOut
  dismiss()
  await signingOut
  await fetchCsrf()
}
