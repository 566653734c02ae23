import type { UserDto } from '@otday/contract'
import { signIn } from '../../platform/session.ts'

/** People who come by a provider may have no password. */
export const mayLackPassword = ({ linkedOAuthProviders }: UserDto) => linkedOAuthProviders.length > 0

/** They came in by a temporary password: they are on the way to a new one instead of here. */
class TemporaryPassword extends Error {
  override readonly name = 'TemporaryPassword'
}

/**
 * Shows by a fresh sign-in that it is the owner who asks, and not whoever found the screen open. Without a password
 * the server judges how long ago they signed in.
 * @throws ApiError (401 wrong password, 429 too many); TemporaryPassword, which lets them do nothing else
 */
export async function proveIdentity({ email }: UserDto, password: string): Promise<void> {
  if (password === '') return
  const { userDto } = await signIn(email, password)
  if (userDto.mustChangePassword) throw new TemporaryPassword()
}
