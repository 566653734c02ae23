import type { UserDto } from '@otday/contract'
import { signIn } from '../../platform/session.ts'

/** People who come by a provider may have no password. */
export const mayLackPassword = ({ linkedOAuthProviders }: UserDto) => linkedOAuthProviders.length > 0

/**
 * Shows by a fresh sign-in that it is the owner who asks, and not whoever found the screen open. Without a password
 * the server judges how long ago they signed in.
 * @throws ApiError (401 wrong password, 429 too many)
 */
export async function proveIdentity({ email }: UserDto, password: string): Promise<void> {
  if (password !== '') await signIn(email, password)
}
