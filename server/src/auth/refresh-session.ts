import type { SessionId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { deleteSession, findLiveSession, type LiveSession, rotateSession } from './queries.ts'

/** Seconds that a session lives after its last refresh, and after its first sign-in whatever happens. */
export const sessionLife = 14 * 24 * 60 * 60
const absoluteLife = 90 * 24 * 60 * 60
/** Seconds in which somebody who came with a temporary password chooses a new one. */
const limitedLife = 60 * 60
/** Milliseconds within which an old token gets the same successor again: two tabs may refresh at once. */
const grace = 10_000

/** When a session refreshed (or begun) at `now` ends. */
export function sessionEnd(now: Date, createdAt = now): Date {
  return new Date(Math.min(now.getTime() + sessionLife * 1000, createdAt.getTime() + absoluteLife * 1000))
}

/** When a session that may only change the password ends, however often it is refreshed. */
export const limitedSessionEnd = (createdAt: Date) => new Date(createdAt.getTime() + limitedLife * 1000)

export interface Rotation {
  session: LiveSession
  generation: number
}

/**
 * Exchanges a genuine refresh token of `generation` for the next one. An older token outside the grace means that
 * somebody kept a copy: the session ends for everyone who holds one (RFC 9700, section 4.14).
 * @returns null when there is no session any more.
 */
export async function refreshSession(
  db: Db,
  sessionId: SessionId,
  generation: number,
  now: Date,
): Promise<Rotation | null> {
  const session = await findLiveSession(db, sessionId, now)
  if (!session) return null
  if (session.generation === generation) {
    const { sessionCreatedAt: begun, mayOnlyChangePassword } = session
    const end = mayOnlyChangePassword ? limitedSessionEnd(begun) : sessionEnd(now, begun)
    const rotated = await rotateSession(db, sessionId, generation, now, end)
    if (rotated) return { session, generation: rotated.generation }
    return refreshSession(db, sessionId, generation, now)
  }
  const isSuccessorKnown = session.generation === generation + 1
  if (isSuccessorKnown && now.getTime() - session.rotatedAt.getTime() <= grace)
    return { session, generation: session.generation }
  await deleteSession(db, sessionId)
  return null
}
