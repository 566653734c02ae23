import type { UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db, Publish, Row } from '#platform/db/index.ts'
import { lockAdministration, lockUnchanged, unmarkDeleted } from '../users/index.ts'

/** Event, published in the transaction that restores a deleted account. */
export type AccountRestored = { type: 'account.restored'; userId: UserId; at: Date }

export interface OpeningDeps {
  clock: Clock
  publish: Publish<AccountRestored>
}

/**
 * Locks an account after proof of ownership, and restores it if it is deleted.
 * @returns 'returned' when it was restored: then call `announceReturn`; null when it has changed since `user` was read
 */
export async function lockOpenAccount(
  tx: Db,
  user: Pick<Row<'users'>, 'id' | 'passwordHash' | 'deletedAt'>,
): Promise<'open' | 'returned' | null> {
  if (user.deletedAt === null) return (await lockUnchanged(tx, user)) ? 'open' : null
  // Administration is locked before accounts, as when an account is deleted.
  await lockAdministration(tx)
  return (await unmarkDeleted(tx, user)) ? 'returned' : null
}

/**
 * Publishes that an account was restored. This locks feeds: call it after locking temporary passwords, before
 * identities.
 */
export const announceReturn = ({ clock, publish }: OpeningDeps, tx: Db, userId: UserId): Promise<void> =>
  publish(tx, { type: 'account.restored', userId, at: clock.now() })
