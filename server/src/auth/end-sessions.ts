import type { SessionId, UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { SessionsOf } from '../users/index.ts'
import { deleteSessionsOf, lockSessionsOf } from './queries.ts'
import type { Viewers } from './viewer.ts'

export type EndingDeps = Pick<Viewers, 'ended'>

/** After the commit, every instance closes their connections. */
export async function endSessions(
  { ended }: EndingDeps,
  tx: Db,
  userId: UserId,
  except: SessionId | null = null,
): Promise<void> {
  const gone = await deleteSessionsOf(tx, userId, except)
  if (gone.length > 0) afterCommit(tx, () => ended(...gone))
}

export const sessionsOf = (viewers: EndingDeps): SessionsOf => ({
  lock: async (tx, userId) => {
    await lockSessionsOf(tx, userId)
  },
  end: (tx, userId) => endSessions(viewers, tx, userId),
})
