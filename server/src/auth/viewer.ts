import type { SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { createStatements, type Db } from '#platform/db/index.ts'
import type { Viewer, ViewerOfToken } from '#platform/http/mount.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Notify } from '#platform/live/signals.ts'
import { changesSince, lockedSession, markUsed, viewerRow, type ViewerRow } from './queries.ts'
import { requireSession } from './require-session.ts'
import { readAccessToken } from './tokens.ts'
import { ViewerCache } from './viewer-cache.ts'

export interface Viewers {
  /** Returns the viewer of an access token, at once if it is known; null unless its session is live. */
  viewerOf: ViewerOfToken
  forget(sessionIds: readonly string[]): void
  /** Notifies every instance that these sessions have ended. */
  ended(...sessionIds: SessionId[]): void
}
export interface ViewersDeps {
  db: Db
  keys: Keys
  clock: Clock
  notify: Notify
}

export function createViewers({ db, keys, clock, notify }: ViewersDeps): Viewers {
  const cache = new ViewerCache({ clock, readChanges: (since, now) => changesSince(db, since, now) })
  const ask = createStatements(db)

  const viewerFrom = ({ id, role, sessionId, mayOnlyChangePassword: mustChangePassword }: ViewerRow): Viewer => ({
    id,
    role,
    sessionId,
    mustChangePassword,
    lock: (tx) => requireSession(tx, { id, sessionId }, clock.now()),
    permission: (one) => lockedSession(one, sessionId, id, clock.now()),
  })

  const checkSession = async (token: string): Promise<Viewer | null> => {
    const keep = cache.beginCheck()
    const now = clock.now()
    const claims = readAccessToken(keys, token, now)
    const [session] = claims
      ? await ask('viewer', { sessionId: claims.sessionId, now }, (asked) => viewerRow(db, asked))
      : []
    if (!claims || session?.id !== claims.userId) {
      cache.forgetToken(token)
      return null
    }
    if (session.usedAt === null && session.generation === claims.generation)
      await markUsed(db, session.sessionId, session.generation, now)
    const viewer = viewerFrom(session)
    keep(token, viewer, Math.min(claims.expiresAt, session.expiresAt.getTime()))
    return viewer
  }

  const confirmed = async (token: string) => (await cache.confirm(token)) ?? checkSession(token)

  return {
    viewerOf(token, fresh) {
      if (fresh) return checkSession(token)
      return cache.find(token) ?? (cache.mayConfirm(token) ? confirmed(token) : checkSession(token))
    },
    forget: (sessionIds) => cache.forget(sessionIds),
    ended: (...sessionIds) => notify('session', sessionIds),
  }
}
