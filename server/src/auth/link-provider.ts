import { emailKeyOf, type OAuthProvider, type SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { findUser } from '../users/index.ts'
import { lockFreshSession } from './fresh-session.ts'
import { methodNoticeJob } from './mail-method-notice.ts'
import { findLiveSession } from './queries.ts'
import { deleteIdentity, lockOwner, identitiesOf, insertIdentity } from './queries-social.ts'
import { requireSession } from './require-session.ts'

export interface LinkingDeps {
  db: Db
  clock: Clock
  jobs: Jobs
}

export interface Link {
  sessionId: SessionId
  provider: OAuthProvider
  claims: OpenIdClaims
}

/**
 * Idempotent; the identity's address may differ from the account's.
 * @throws SessionEnded, IdentityTaken, ProviderAlreadyLinked
 */
export const linkProvider = ({ db, clock, jobs }: LinkingDeps, { sessionId, provider, claims }: Link): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const user = await findLiveSession(tx, sessionId, now)
    if (!user) throw new AppError('SessionEnded')
    await requireSession(tx, { id: user.id, sessionId }, now)
    const { subject, email } = claims
    const identity = { provider, subject, userId: user.id, emailKey: email && emailKeyOf(email), createdAt: now }
    if (await insertIdentity(tx, identity))
      return jobs.enqueue(tx, methodNoticeJob, { userId: user.id, provider, isLinked: true, at: now.toISOString() })
    const owner = await lockOwner(tx, provider, subject)
    if (owner?.id !== user.id) throw new AppError(owner ? 'IdentityTaken' : 'ProviderAlreadyLinked')
  })

/** @throws SessionEnded, SignInTooOld, IdentityNotFound, LastSignInMethod */
export const unlinkProvider = (
  { db, clock, jobs }: LinkingDeps,
  viewer: Viewer,
  provider: OAuthProvider,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockFreshSession(tx, viewer, now)
    const linked = await identitiesOf(tx, viewer.id)
    if (!linked.some((identity) => identity.provider === provider)) throw new AppError('IdentityNotFound', { provider })
    const user = await findUser(tx, viewer.id)
    if (!user?.passwordHash && linked.length === 1) throw new AppError('LastSignInMethod', { provider })
    await deleteIdentity(tx, viewer.id, provider)
    await jobs.enqueue(tx, methodNoticeJob, { userId: viewer.id, provider, isLinked: false, at: now.toISOString() })
  })
