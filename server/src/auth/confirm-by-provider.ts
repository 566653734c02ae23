import { AppError, requireFound } from '#platform/errors.ts'
import { inTransaction } from '#platform/db/index.ts'
import { lockOwnSessions } from './fresh-session.ts'
import type { Link, LinkingDeps } from './link-provider.ts'
import { findLiveSession, setConfirmed } from './queries.ts'
import { findOwner } from './queries-social.ts'

/**
 * Marks a session as confirmed by a provider, in place of the password.
 * @throws SessionEnded; ConfirmationFailed when the account at the provider is not linked to the user
 */
export const confirmByProvider = (
  { db, clock }: Pick<LinkingDeps, 'db' | 'clock'>,
  { sessionId, provider, claims }: Link,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const user = requireFound(await findLiveSession(tx, sessionId, now), 'SessionEnded')
    await lockOwnSessions(tx, { id: user.id, sessionId }, now)
    const owner = await findOwner(tx, provider, claims.subject)
    if (owner?.id !== user.id) throw new AppError('ConfirmationFailed')
    await setConfirmed(tx, sessionId, now)
  })
