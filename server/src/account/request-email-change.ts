import { emailChangeTimes, emailKeyOf, emailOf, type OwnEmail } from '@otday/contract'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import { type RateLimiters, requireWithinRate } from '#platform/rate-limits/index.ts'
import { lockOwnSessions, lockProvenSession, proveOwner, type ProvingDeps } from '../auth/index.ts'
import {
  findByEmail,
  forgetEmailChange,
  isReserved,
  pendingEmailOf,
  putEmailChange,
  requireOwn,
  setEmail,
} from '../users/index.ts'
import type { ChangingDeps } from './leave.ts'
import { notifyOwner } from './mail-account-notice.ts'
import { emailLinkJob } from './mail-email-links.ts'

export interface RequestingDeps extends ChangingDeps, ProvingDeps {
  rateLimiters: Pick<RateLimiters, 'signInAccount' | 'emailChange' | 'emailChangeAddress'>
}

export interface EmailRequest {
  email: string
  password?: string | undefined
}

export async function ownEmail({ db, clock }: Pick<RequestingDeps, 'db' | 'clock'>, viewer: Viewer): Promise<OwnEmail> {
  const { email } = await requireOwn(db, viewer.id)
  const pending = await pendingEmailOf(db, viewer.id, clock.now())
  return { email, pending: pending ? { email: pending.email, expiresAt: pending.expiresAt } : null }
}

/**
 * Mails a confirmation link to the new address and a notice to the old one; a change of upper and lower case alone
 * takes effect at once.
 * @throws WrongPassword, ConfirmationRequired, SessionEnded, EmailTaken, TooManyRequests
 */
export async function requestEmailChange(
  deps: RequestingDeps,
  viewer: Viewer,
  { email, password }: EmailRequest,
): Promise<OwnEmail> {
  const proof = await proveOwner(deps, viewer, password)
  const emailKey = emailKeyOf(email)
  if (emailKey !== (await requireOwn(deps.db, viewer.id)).emailKey) {
    await requireFree(deps, viewer, emailKey)
    await requireNoticeRate(deps, viewer, emailKey)
  }
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const session = await lockProvenSession(tx, viewer, proof, now)
    const owner = await requireOwn(tx, viewer.id)
    if (owner.emailKey === emailKey) return void (await setEmail(tx, viewer.id, email))
    await putLink(deps, tx, { owner, sessionId: session.id, email })
    await notifyOwner(deps, tx, 'email.requested', owner)
  })
  return ownEmail(deps, viewer)
}

/**
 * Mails a new confirmation link; the previous one is no longer valid.
 * @throws SessionEnded, EmailChangeNotFound, TooManyRequests
 */
export async function mailEmailLink(deps: RequestingDeps, viewer: Viewer): Promise<OwnEmail> {
  const known = requireFound(await pendingEmailOf(deps.db, viewer.id, deps.clock.now()), 'EmailChangeNotFound')
  await requireNoticeRate(deps, viewer, known.emailKey)
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const session = await lockOwnSessions(tx, viewer, now)
    const pending = requireFound(await pendingEmailOf(tx, viewer.id, now), 'EmailChangeNotFound')
    const owner = await requireOwn(tx, viewer.id)
    await putLink(deps, tx, { owner, sessionId: session.id, email: pending.email })
  })
  return ownEmail(deps, viewer)
}

/** Cancels a pending change; idempotent. @throws SessionEnded */
export const cancelEmailChange = ({ db, clock }: RequestingDeps, viewer: Viewer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOwnSessions(tx, viewer, clock.now())
    await forgetEmailChange(tx, viewer.id)
  })

interface Link {
  owner: Row<'users'>
  sessionId: Row<'sessions'>['id']
  email: string
}

async function putLink({ clock, jobs }: RequestingDeps, tx: Db, { owner, sessionId, email }: Link): Promise<void> {
  const requestedAt = clock.now()
  const id = newId<string>()
  await putEmailChange(tx, {
    userId: owner.id,
    id,
    email: emailOf(email),
    emailKey: emailKeyOf(email),
    sessionId,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + emailChangeTimes.link * 1000),
  })
  await jobs.enqueue(tx, emailLinkJob, { id })
}

/** Checks early that the address is free; the check that counts is made when the link is followed. */
async function requireFree({ db, clock }: RequestingDeps, { id }: Viewer, emailKey: string): Promise<void> {
  if ((await findByEmail(db, emailKey)) || (await isReserved(db, emailKey, id, clock.now())))
    throw new AppError('EmailTaken')
}

async function requireNoticeRate({ rateLimiters }: RequestingDeps, { id }: Viewer, emailKey: string): Promise<void> {
  await requireWithinRate(rateLimiters.emailChange, id)
  await requireWithinRate(rateLimiters.emailChangeAddress, emailKey)
}
