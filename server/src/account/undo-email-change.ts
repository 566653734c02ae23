import type { UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { randomPassword } from '#platform/ids.ts'
import type { Passwords } from '#platform/crypto/passwords.ts'
import { endSessions, lockSessionsOf, voidTemporaryPassword } from '../auth/index.ts'
import {
  confirmEmail,
  deleteFormerEmailsSince,
  findEnterable,
  findFormerEmail,
  forgetEmailChange,
  requireReset,
  undoFormerEmail,
} from '../users/index.ts'
import { giveEmail, takenConcurrently } from './confirm-email-change.ts'
import { type LinkDeps, readEmailToken } from './email-links.ts'
import type { ChangingDeps } from './leave.ts'
import { notifyOwner } from './mail-account-notice.ts'

export interface UndoingDeps extends ChangingDeps, LinkDeps {
  passwords: Passwords
}

export interface Undone {
  userId: UserId
  /** Whether the user must choose a new password; false for accounts that never had one. */
  mustResetPassword: boolean
}

/**
 * Restores the former e-mail address and thereby undoes all later changes: of several links the oldest wins. Ends all
 * sessions and voids every password until a new one is chosen by mail. Also works for locked accounts, and for deleted
 * ones in their grace period, which stay locked or deleted.
 * @throws EmailLinkExpired, EmailLinkUsed, EmailTaken
 */
export async function undoEmailChange(deps: UndoingDeps, token: string): Promise<Undone> {
  const { db, clock, viewers, keys, passwords } = deps
  const id = readEmailToken(keys.emailLink, 'undo', token)
  const former = requireFound(id === null ? undefined : await findFormerEmail(db, id), 'EmailLinkExpired')
  // Nobody knows this password.
  const passwordHash = await passwords.hash(randomPassword())
  const undo = async (tx: Db): Promise<Undone> => {
    const now = clock.now()
    await lockSessionsOf(tx, former.userId)
    const undone = await undoFormerEmail(tx, former.id, now)
    if (!undone)
      throw new AppError((await findFormerEmail(tx, former.id))?.undoneAt ? 'EmailLinkUsed' : 'EmailLinkExpired')
    const before = await requireReturnable(tx, undone.userId, now)
    await deleteFormerEmailsSince(tx, undone)
    await forgetEmailChange(tx, before.id)
    const given = await giveEmail(tx, undone, now)
    await requireReset(tx, before.id, passwordHash)
    await voidTemporaryPassword(tx, before.id, now)
    await confirmEmail(tx, given, now)
    await endSessions(viewers, tx, before.id)
    await notifyOwner(deps, tx, 'email.restored', { email: undone.email, name: before.name })
    if (before.emailKey !== undone.emailKey) await notifyOwner(deps, tx, 'email.removed', before)
    return { userId: before.id, mustResetPassword: before.passwordHash !== null }
  }
  return inTransaction(db, undo).catch(takenConcurrently)
}

const requireReturnable = async (tx: Db, userId: UserId, now: Date) =>
  requireFound(await findEnterable(tx, userId, now), 'EmailLinkExpired')
