import type { UserDto } from '@otday/contract'
import { signIn } from '../../platform/session/session.ts'

/** Whether an account may have no password, as one of a provider may. */
export const mayLackPassword = ({ linkedOAuthProviders }: UserDto) => linkedOAuthProviders.length > 0

/** Thrown if a temporary password was used to sign in: a new one must be chosen first. */
class TemporaryPassword extends Error {
  override readonly name = 'TemporaryPassword'
}

/**
 * Re-authenticates before a critical change, in case the screen was left unattended. Without a password the server
 * checks the age of the session.
 * @throws ApiError (401 wrong password, 429 too many); TemporaryPassword
 */
export async function proveIdentity({ email }: UserDto, password: string): Promise<void> {
  if (password === '') return
  const { userDto } = await signIn(email, password)
  if (userDto.mustChangePassword) throw new TemporaryPassword()
}
