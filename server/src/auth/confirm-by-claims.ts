import { emailKeyOf } from '@otday/contract'
import type { Db, Row } from '#platform/db/index.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { confirmEmail } from '../users/index.ts'

/** Marks the account's e-mail address as confirmed if the provider has verified the same address. */
export async function confirmByClaims(
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'emailKey'>,
  { email }: OpenIdClaims,
  now: Date,
): Promise<void> {
  if (email !== null && emailKeyOf(email) === user.emailKey) await confirmEmail(tx, user, now)
}
