import type { UserDto } from '@otday/contract'
import { signIn } from '../../platform/session/session.ts'

/** Accounts of a provider may have no password. */
export const mayLackPassword = ({ linkedOAuthProviders }: UserDto) => linkedOAuthProviders.length > 0

/** Signed in with a temporary password: a new one comes first. */
class TemporaryPassword extends Error {
  override readonly name = 'TemporaryPassword'
}

/**
 * Re-authenticates before a critical change, against unattended screens. Without a password the server checks the age
 * of the session.
 * @throws ApiError (401 wrong password, 429 too many); TemporaryPassword
 */
export async function proveIdentity({ email }: UserDto, password: string): Promise<void> {
  if (password === '') return
  const { userDto } = await signIn(email, password)
  if (userDto.mustChangePassword) throw new TemporaryPassword()
}
