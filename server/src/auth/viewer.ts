import type { SessionId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Viewer } from '#platform/http/mount.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Notify } from '#platform/live/signals.ts'
import { findLiveSession, lockedSession, markUsed } from './queries.ts'
import { requireSession } from './require-session.ts'
import { readAccessToken } from './tokens.ts'

/** ms for which calls that only read trust a cached check of the session. */
const believed = 1000
const rememberedTokens = 10_000

interface Remembered {
  viewer: Viewer
  until: number
}

export interface Viewers {
  /** Returns the viewer of an access token; null unless its session is live. `fresh` bypasses the cache. */
  viewerOf(token: string, fresh: boolean): Promise<Viewer | null>
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
  const remembered = new Map<string, Remembered>()
  return {
    async viewerOf(token, fresh) {
      const now = clock.now()
      const known = remembered.get(token)
      if (known && !fresh && known.until > now.getTime()) return known.viewer
      const claims = await readAccessToken(keys, token, now)
      const session = claims && (await findLiveSession(db, claims.sessionId, now))
      if (!session || session.id !== claims.userId) {
        remembered.delete(token)
        return null
      }
      if (session.usedAt === null && session.generation === claims.generation)
        await markUsed(db, session.sessionId, session.generation, now)
      const { id, role, sessionId, mayOnlyChangePassword: mustChangePassword } = session
      const lock = (tx: Db) => requireSession(tx, { id, sessionId }, clock.now())
      const permission = (one: Db) => lockedSession(one, sessionId, id, clock.now())
      const viewer = { id, role, sessionId, mustChangePassword, lock, permission }
      if (remembered.size >= rememberedTokens) remembered.clear()
      remembered.set(token, { viewer, until: now.getTime() + believed })
      return viewer
    },
    forget(sessionIds) {
      const ended = new Set(sessionIds)
      for (const [token, { viewer }] of remembered) if (ended.has(viewer.sessionId)) remembered.delete(token)
    },
    ended: (...sessionIds) => notify('session', sessionIds),
  }
}
