import type { AuditAction, Role, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { anyOpenAdmin, findEnterable, lockAdministration, setAccount } from './queries.ts'
import { recordAudit } from './queries-audit.ts'
import { forgetEmailChange } from './queries-emails.ts'

/** Event, published in the transaction of the change. */
export type RoleChanged = { type: 'role.changed'; userId: UserId; role: Role; at: Date }

/** Operations on sessions, implemented by `auth`, a higher layer that this module cannot import. */
export interface SessionsOf {
  /**
   * Locks a user's sessions, waiting for transactions that write in the user's name. Call it before locking the
   * account: those transactions lock in the same order, so this prevents deadlocks.
   */
  lock(tx: Db, userId: UserId): Promise<void>
  /**
   * Ends the sessions and, after the commit, closes their streams and sockets. With `isPurpose`, browsers also delete
   * the data that they keep.
   */
  end(tx: Db, userId: UserId, isPurpose: boolean): Promise<void>
}
export interface AdministrationDeps {
  db: Db
  clock: Clock
  sessions: SessionsOf
  publish: Publish<RoleChanged>
}

/** The session of an administrator, or null for a command in the server's shell. */
export type Administrator = Writer | null

/**
 * Changes a role; also ends the sessions, unless the role is the same.
 * @throws OwnAccount, SessionEnded, UserNotFound, LastAdmin
 */
export const changeRole = (deps: AdministrationDeps, by: Administrator, userId: UserId, role: Role) =>
  change(deps, by, userId, async (tx, account, now) => {
    if (account.role === role) return null
    const changed = await setAccount(tx, userId, { role })
    return { changed, action: 'role.changed', detail: role, news: { type: 'role.changed', userId, role, at: now } }
  })

/**
 * Locks or unlocks an account; also ends its sessions.
 * @throws OwnAccount, SessionEnded, UserNotFound, LastAdmin
 */
export const lockAccount = (deps: AdministrationDeps, by: Administrator, userId: UserId, locked: boolean) =>
  change(deps, by, userId, async (tx, account, now) => {
    if ((account.lockedAt !== null) === locked) return null
    await forgetEmailChange(tx, userId)
    const changed = await setAccount(tx, userId, { lockedAt: locked ? now : null })
    return { changed, action: locked ? 'account.locked' : 'account.unlocked', detail: '', news: null }
  })

interface Change {
  changed: Row<'users'>
  action: AuditAction
  detail: string
  news: RoleChanged | null
}

/**
 * Changes an account, also a deleted one that may come back. Changes are made one after the other, so that two
 * administrators cannot take the role from each other at the same time, which would leave none.
 */
function change(
  deps: AdministrationDeps,
  by: Administrator,
  userId: UserId,
  make: (tx: Db, account: Row<'users'>, now: Date) => Promise<Change | null>,
): Promise<Row<'users'>> {
  if (by?.id === userId) throw new AppError('OwnAccount', { userId })
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await lockAdministration(tx)
    await by?.lock(tx)
    await deps.sessions.lock(tx, userId)
    const account = requireFound(await findEnterable(tx, userId, now), 'UserNotFound', { userId })
    const made = await make(tx, account, now)
    if (!made) return account
    if (!(await anyOpenAdmin(tx))) throw new AppError('LastAdmin', { userId })
    const { action, detail, news } = made
    await deps.sessions.end(tx, userId, action === 'account.locked')
    await recordAudit(tx, { action, actorId: by?.id ?? null, subjectId: userId, detail, createdAt: now })
    // Last, as publishing locks inboxes, which come last in the order of locks.
    if (news) await deps.publish(tx, news)
    return made.changed
  })
}
