import { currentSession } from './auth-state.ts'
import { authApi } from './renew.ts'

/** Nobody is known whose password could be changed. */
export class MissingUser extends Error {
  override readonly name = 'MissingUser'
}

/** True in a session from a temporary password, which counts as signed out for everything but a new password. */
export function isLimited(): boolean {
  const session = currentSession()
  return session.status === 'out' && session.limited !== undefined
}

/** Throws ApiError (429 too many); the answer is the same whether or not the e-mail has an account. */
export async function requestTemporaryPassword(email: string): Promise<void> {
  await authApi.resetPassword({ body: { email } })
}

/**
 * Gives whoever is here a new password, which signs them out everywhere else.
 * @throws MissingUser; ApiError (401 the session ended, 403 it signed in too long ago)
 */
export async function changePassword(password: string): Promise<void> {
  const session = currentSession()
  const auth = session.status === 'in' ? session.auth : session.status === 'out' ? session.limited : undefined
  if (!auth) throw new MissingUser()
  await authApi.changePassword({ params: { userId: auth.userDto.id }, body: { password } })
}
