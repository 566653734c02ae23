import type { Device, devices, SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { afterCommit, type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers, Viewer } from '#platform/http/mount.ts'
import { recordOutcome } from '#platform/observability/security-log.ts'
import { forgetEmailChangeOfSession } from '../users/index.ts'
import { deviceLabel } from './device-label.ts'
import { lockOwnSessions } from './fresh-session.ts'
import { deleteSessionOf, liveSessionsOf } from './queries.ts'
import type { Viewers } from './viewer.ts'

export interface DeviceDeps {
  db: Db
  clock: Clock
  viewers: Viewers
}

export const deviceHandlers = (deps: DeviceDeps): Handlers<typeof devices> => ({
  list: ({ viewer }) => devicesOf(deps, viewer),
  end: async ({ viewer, params, exchange }) => {
    await recordOutcome(exchange.record, { event: 'device.signed-out', who: viewer.id }, () =>
      signOutThere(deps, viewer, params.sessionId),
    )
    return undefined
  },
})

async function devicesOf({ db, clock }: DeviceDeps, viewer: Viewer): Promise<Device[]> {
  const sessions = await liveSessionsOf(db, viewer.id, clock.now())
  return sessions.map(({ id, device, createdAt, rotatedAt }) => ({
    id,
    label: deviceLabel(device),
    createdAt,
    lastUsedAt: rotatedAt,
    current: id === viewer.sessionId,
  }))
}

/** Ends another session of the viewer. @throws SessionEnded; SessionNotFound, also for another user's session */
const signOutThere = ({ db, clock, viewers }: DeviceDeps, viewer: Viewer, sessionId: SessionId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOwnSessions(tx, viewer, clock.now())
    await forgetEmailChangeOfSession(tx, viewer.id, sessionId)
    if (!(await deleteSessionOf(tx, sessionId, viewer.id))) throw new AppError('SessionNotFound', { sessionId })
    afterCommit(tx, () => viewers.ended(sessionId))
  })
