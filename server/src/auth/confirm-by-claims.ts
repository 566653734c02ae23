import { emailKeyOf } from '@otday/contract'
import type { Db, Row } from '#platform/db/index.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { confirmEmail } from '../users/index.ts'

/** Confirms the address where the provider has verified the very one of the account. */
export async function confirmByClaims(
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'emailKey'>,
  { email }: OpenIdClaims,
  now: Date,
): Promise<void> {
  if (email !== null && emailKeyOf(email) === user.emailKey) await confirmEmail(tx, user, now)
}
