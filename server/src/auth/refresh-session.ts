import type { SessionId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { deleteSession, findLiveSession, type LiveSession, rotateSession } from './queries.ts'

/**
 * Seconds for which a session lasts: `sessionLife` after its last refresh, but no longer than `absoluteLife` after
 * sign-in.
 */
export const sessionLife = 14 * 24 * 60 * 60
const absoluteLife = 90 * 24 * 60 * 60
/** Seconds for which a session from a temporary password lasts. */
const limitedLife = 60 * 60
/**
 * ms for which a used refresh token is accepted again, in case the response with its successor was lost: `lost` while
 * that successor is unused, `used` after the successor was used.
 */
const grace = { lost: 2 * 60 * 60 * 1000, used: 60_000 }

export const sessionEnd = (now: Date, createdAt = now): Date =>
  new Date(Math.min(now.getTime() + sessionLife * 1000, createdAt.getTime() + absoluteLife * 1000))

/** Returns when a session that may only change the password ends; a refresh does not extend it. */
export const limitedSessionEnd = (createdAt: Date) => new Date(createdAt.getTime() + limitedLife * 1000)

export interface Rotation {
  session: LiveSession
  generation: number
}

/**
 * Rotates the refresh token. A repeated refresh gets the same successor, since the first response may have been lost.
 * Any other old token is a copy, and the session ends for everyone who has one (RFC 9700, section 4.14).
 */
export async function refreshSession(
  db: Db,
  sessionId: SessionId,
  generation: number,
  now: Date,
): Promise<Rotation | 'replayed' | null> {
  const session = await findLiveSession(db, sessionId, now)
  if (!session) return null
  if (session.generation === generation) {
    const { sessionCreatedAt: begun, mayOnlyChangePassword } = session
    const end = mayOnlyChangePassword ? limitedSessionEnd(begun) : sessionEnd(now, begun)
    const rotated = await rotateSession(db, { id: sessionId, generation }, now, end)
    if (rotated) return { session, generation: rotated.generation }
    return refreshSession(db, sessionId, generation, now)
  }
  if (mayRepeat(session, generation, now)) return { session, generation: generation + 1 }
  await deleteSession(db, sessionId)
  return 'replayed'
}

function mayRepeat(session: LiveSession, generation: number, now: Date): boolean {
  const since = (moment: Date) => now.getTime() - moment.getTime()
  const { rotatedAt, usedAt, priorUsedAt } = session
  if (session.generation === generation + 1)
    return usedAt === null ? since(rotatedAt) <= grace.lost : since(usedAt) <= grace.used
  return session.generation === generation + 2 && priorUsedAt !== null && since(priorUsedAt) <= grace.used
}
