import { currentSession } from '../person/auth-state.ts'
import { authApi } from '../api/renew.ts'

export class MissingUser extends Error {
  override readonly name = 'MissingUser'
}

/** Whether the user has signed in with a temporary password, which allows nothing but choosing a new one. */
export function isLimited(): boolean {
  const session = currentSession()
  return session.status === 'out' && session.limited !== undefined
}

/**
 * Makes the server mail a temporary password; the result is the same for unknown addresses.
 * @throws ApiError when there were too many requests (429)
 */
export async function requestTemporaryPassword(email: string): Promise<void> {
  await authApi.resetPassword({ body: { email } })
}

/**
 * Changes the password and signs out the user's other devices.
 * @throws MissingUser when nobody is signed in
 * @throws ApiError when the session is over (401) or the sign-in is too long ago (403)
 */
export async function changePassword(password: string): Promise<void> {
  const session = currentSession()
  const auth = session.status === 'in' ? session.auth : session.status === 'out' ? session.limited : undefined
  if (!auth) throw new MissingUser()
  await authApi.changePassword({ params: { userId: auth.userDto.id }, body: { password } })
}
