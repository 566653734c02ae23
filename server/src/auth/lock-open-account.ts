import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db, Publish, Row } from '#platform/db/index.ts'
import { lockAdministration, lockUnchanged, unmarkDeleted } from '../users/index.ts'

/** Published in the restoring transaction. */
export type AccountRestored = { type: 'account.restored'; userId: UserId; at: Date }

export interface OpeningDeps {
  clock: Clock
  publish: Publish<AccountRestored>
}

/**
 * Locks an account after proof of ownership, restoring a deleted one.
 * @returns whether it is open and unchanged since
 */
export async function lockOpenAccount(
  { clock, publish }: OpeningDeps,
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<boolean> {
  if (user.deletedAt === null) return (await lockUnchanged(tx, user)) !== undefined
  // Locked before accounts, as in deletion.
  await lockAdministration(tx)
  if (!(await unmarkDeleted(tx, user))) return false
  await publish(tx, { type: 'account.restored', userId: user.id, at: clock.now() })
  return true
}
