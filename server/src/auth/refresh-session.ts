import type { SessionId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { deleteSession, findLiveSession, type LiveSession, rotateSession } from './queries.ts'

/** Seconds since the last refresh, and since sign-in. */
export const sessionLife = 14 * 24 * 60 * 60
const absoluteLife = 90 * 24 * 60 * 60
/** Seconds, for replacing a temporary password. */
const limitedLife = 60 * 60
/** ms: two tabs may refresh with the same token. */
const grace = 10_000

export function sessionEnd(now: Date, createdAt = now): Date {
  return new Date(Math.min(now.getTime() + sessionLife * 1000, createdAt.getTime() + absoluteLife * 1000))
}

/** A refresh does not extend it. */
export const limitedSessionEnd = (createdAt: Date) => new Date(createdAt.getTime() + limitedLife * 1000)

export interface Rotation {
  session: LiveSession
  generation: number
}

/** Past the grace period, an older token is a copy: the session ends for every holder (RFC 9700, section 4.14). */
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
