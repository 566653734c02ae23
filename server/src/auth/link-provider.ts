import { emailKeyOf, type OAuthProvider, type SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Queue } from '#platform/jobs/index.ts'
import type { OpenIdClaims } from '#platform/openid/index.ts'
import { findUser } from '../users/index.ts'
import { confirmByClaims } from './confirm-by-claims.ts'
import type { EndingDeps } from './end-sessions.ts'
import { methodNoticeJob } from './mail-method-notice.ts'
import { lockProvenSession, type OwnerProof } from './prove-owner.ts'
import { deleteSessionsOpenedBy, findLiveSession } from './queries.ts'
import { deleteIdentity, lockOwner, identitiesOf, insertIdentity } from './queries-social.ts'
import { requireSession } from './require-session.ts'

export interface LinkingDeps {
  db: Db
  clock: Clock
  jobs: Queue<typeof methodNoticeJob>
  viewers: EndingDeps
}

export interface Link {
  sessionId: SessionId
  provider: OAuthProvider
  claims: OpenIdClaims
}

/**
 * Links a provider's identity to the session's account; idempotent. Its e-mail address may differ from the account's.
 * @throws SessionEnded; IdentityTaken when another account has it; ProviderAlreadyLinked when the account has another
 * identity of the provider
 */
export const linkProvider = (
  { db, clock, jobs }: Omit<LinkingDeps, 'viewers'>,
  { sessionId, provider, claims }: Link,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const user = requireFound(await findLiveSession(tx, sessionId, now), 'SessionEnded')
    await requireSession(tx, { id: user.id, sessionId }, now)
    const { subject, email } = claims
    const identity = { provider, subject, userId: user.id, emailKey: email && emailKeyOf(email), createdAt: now }
    await confirmByClaims(tx, user, claims, now)
    if (await insertIdentity(tx, identity))
      return jobs.enqueue(tx, methodNoticeJob, { userId: user.id, provider, isLinked: true, at: now.toISOString() })
    const owner = await lockOwner(tx, provider, subject)
    if (owner?.id !== user.id) throw new AppError(owner ? 'IdentityTaken' : 'ProviderAlreadyLinked')
  })

/**
 * Unlinks an identity and ends all sessions that were opened with it.
 * @throws what `lockProvenSession` throws; IdentityNotFound; LastSignInMethod when no other method is left
 * @returns whether the current session ended, too
 */
export const unlinkProvider = (
  { db, clock, jobs, viewers }: LinkingDeps,
  viewer: Viewer,
  provider: OAuthProvider,
  proof: OwnerProof,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockProvenSession(tx, viewer, proof, now)
    const linked = await identitiesOf(tx, viewer.id)
    if (!linked.some((identity) => identity.provider === provider)) throw new AppError('IdentityNotFound', { provider })
    const user = await findUser(tx, viewer.id)
    if (!user?.passwordHash && linked.length === 1) throw new AppError('LastSignInMethod', { provider })
    const gone = await deleteSessionsOpenedBy(tx, viewer.id, provider)
    await deleteIdentity(tx, viewer.id, provider)
    await jobs.enqueue(tx, methodNoticeJob, { userId: viewer.id, provider, isLinked: false, at: now.toISOString() })
    if (gone.length > 0) afterCommit(tx, () => viewers.ended(...gone))
    return gone.includes(viewer.sessionId)
  })
