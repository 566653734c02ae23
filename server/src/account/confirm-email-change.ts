import { emailChangeTimes, type SessionId, type UserId } from '@otday/contract'
import { type Db, inTransaction, type Row, sqlState } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { unguessableId } from '#platform/ids.ts'
import { endSessions, lockSessionsOf, voidTemporaryPassword } from '../auth/index.ts'
import {
  confirmEmail,
  findEmailChange,
  findUser,
  insertFormerEmail,
  isReserved,
  setEmail,
  useEmailChange,
} from '../users/index.ts'
import { type LinkDeps, readEmailToken } from './email-links.ts'
import type { ChangingDeps } from './leave.ts'
import { emailUndoJob } from './mail-email-links.ts'

/** SQLSTATE of unique_violation: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const uniqueViolation = '23505'

/**
 * Changes the e-mail address to that of a confirmation link, which any browser may open. Ends all sessions except the
 * one that requested the change, and voids a temporary password. The old address stays reserved, and is mailed a link
 * that undoes the change.
 * @returns the account's owner
 * @throws EmailLinkExpired, EmailLinkUsed; EmailTaken when another account got the address first: the link stays valid
 */
export async function confirmEmailChange(
  { db, clock, jobs, viewers, keys }: ChangingDeps & LinkDeps,
  token: string,
): Promise<UserId> {
  const id = readEmailToken(keys.emailLink, 'confirm', token)
  const asked = requireFound(id === null ? undefined : await findEmailChange(db, id), 'EmailLinkExpired')
  const change = async (tx: Db) => {
    const now = clock.now()
    const sessions = await lockSessionsOf(tx, asked.userId)
    const used = await useEmailChange(tx, asked.id, now)
    if (!used) throw new AppError((await findEmailChange(tx, asked.id))?.usedAt ? 'EmailLinkUsed' : 'EmailLinkExpired')
    const before = await findUser(tx, used.userId)
    if (!before || before.lockedAt) throw new AppError('EmailLinkExpired')
    const given = await giveEmail(tx, used, now)
    await voidTemporaryPassword(tx, before.id, now)
    await confirmEmail(tx, given, now)
    await endSessions(viewers, tx, before.id, { except: liveOf(sessions, used.sessionId) })
    const former = unguessableId<string>()
    await insertFormerEmail(tx, {
      id: former,
      userId: before.id,
      email: before.email,
      emailKey: before.emailKey,
      changedAt: now,
      reservedUntil: new Date(now.getTime() + emailChangeTimes.reservedDays * 86_400_000),
    })
    await jobs.enqueue(tx, emailUndoJob, { id: former })
  }
  await inTransaction(db, change).catch(takenConcurrently)
  return asked.userId
}

interface Given {
  userId: UserId
  email: string
  emailKey: string
}

/**
 * Sets an account's e-mail address. The check whether the address is reserved comes after the update. The update waits
 * for a concurrent transaction in which another account changes from this address to a new one; that transaction also
 * reserves the old address for its account.
 * @throws EmailTaken
 */
export async function giveEmail(tx: Db, { userId, email, emailKey }: Given, now: Date): Promise<Row<'users'>> {
  const changed = await setEmail(tx, userId, email)
  if (!changed || (await isReserved(tx, emailKey, userId, now))) throw new AppError('EmailTaken')
  return changed
}

export function takenConcurrently(error: unknown): never {
  throw sqlState(error) === uniqueViolation ? new AppError('EmailTaken') : error
}

const liveOf = (sessions: readonly { id: SessionId }[], id: SessionId) =>
  sessions.some((session) => session.id === id) ? id : null
