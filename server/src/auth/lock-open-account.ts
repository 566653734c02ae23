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
 * @returns null when it was changed since; call `announceReturn` if 'returned'
 */
export async function lockOpenAccount(
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<'open' | 'returned' | null> {
  if (user.deletedAt === null) return (await lockUnchanged(tx, user)) ? 'open' : null
  // Locked before accounts, as in deletion.
  await lockAdministration(tx)
  return (await unmarkDeleted(tx, user)) ? 'returned' : null
}

/** Publishes the return, which locks feeds: after mailed passwords, before identities. */
export const announceReturn = ({ clock, publish }: OpeningDeps, tx: Db, userId: UserId): Promise<void> =>
  publish(tx, { type: 'account.restored', userId, at: clock.now() })
