import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db, Publish, Row } from '#platform/db/index.ts'
import { lockAdministration, lockUnchanged, unmarkDeleted } from '../users/index.ts'

/** What bringing a deleted account back tells, in its own transaction. */
export type AccountRestored = { type: 'account.restored'; userId: UserId; at: Date }

export interface OpeningDeps {
  clock: Clock
  publish: Publish<AccountRestored>
}

/**
 * Holds the account of somebody who has shown that it is theirs until `tx` ends; one that was deleted is back with it.
 * @returns whether it is still as it was when that was checked, and open.
 */
export async function lockOpenAccount(
  { clock, publish }: OpeningDeps,
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<boolean> {
  if (user.deletedAt === null) return (await lockUnchanged(tx, user)) !== undefined
  // Before the account, as whoever deletes one does.
  await lockAdministration(tx)
  if (!(await unmarkDeleted(tx, user))) return false
  await publish(tx, { type: 'account.restored', userId: user.id, at: clock.now() })
  return true
}
