import { currentSession } from '../person/auth-state.ts'
import { authApi } from '../api/renew.ts'

export class MissingUser extends Error {
  override readonly name = 'MissingUser'
}

/** Whether the sign-in was with a temporary password: signed out for everything but a new one. */
export function isLimited(): boolean {
  const session = currentSession()
  return session.status === 'out' && session.limited !== undefined
}

/**
 * Requests a temporary password; the result is the same for unknown e-mails.
 * @throws ApiError (429)
 */
export async function requestTemporaryPassword(email: string): Promise<void> {
  await authApi.resetPassword({ body: { email } })
}

/**
 * Changes the password and signs out other devices.
 * @throws MissingUser; ApiError (401 session ended, 403 signed in too long ago)
 */
export async function changePassword(password: string): Promise<void> {
  const session = currentSession()
  const auth = session.status === 'in' ? session.auth : session.status === 'out' ? session.limited : undefined
  if (!auth) throw new MissingUser()
  await authApi.changePassword({ params: { userId: auth.userDto.id }, body: { password } })
}
