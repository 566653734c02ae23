import type { UserDto } from '@otday/contract'
import { signIn } from '../../platform/session/session.ts'

/** Whether an account may have no password, which is possible once it is linked to an OAuth provider. */
export const mayLackPassword = ({ linkedOAuthProviders }: UserDto) => linkedOAuthProviders.length > 0

/** Thrown if a temporary password was used to sign in: a new one must be chosen first. */
class TemporaryPassword extends Error {
  override readonly name = 'TemporaryPassword'
}

/**
 * Re-authenticates before a critical change, in case the screen was left unattended. An account without a password
 * passes: the server then checks the age of its session.
 * @throws ApiError when the password is wrong (401) or was tried too often (429); TemporaryPassword when it is
 * temporary
 */
export async function proveIdentity({ email }: UserDto, password: string): Promise<void> {
  if (password === '') return
  const { userDto } = await signIn(email, password)
  if (userDto.mustChangePassword) throw new TemporaryPassword()
}
