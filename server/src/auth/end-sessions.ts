import type { SessionId, UserId } from '@otday/contract'
import { afterCommit, type Db } from '#platform/db/index.ts'
import type { SessionsOf } from '../users/index.ts'
import { deleteSessionsOf, lockSessionsOf } from './queries.ts'
import type { Viewers } from './viewer.ts'

export type EndingDeps = Pick<Viewers, 'ended'>

/** Deletes a user's sessions. After the commit, every instance closes the live connections of these sessions. */
export async function endSessions(
  { ended }: EndingDeps,
  tx: Db,
  userId: UserId,
  { except = null, isPurpose = true }: { except?: SessionId | null; isPurpose?: boolean } = {},
): Promise<void> {
  const gone = await deleteSessionsOf(tx, userId, { except, isPurpose })
  if (gone.length > 0) afterCommit(tx, () => ended(...gone))
}

export const sessionsOf = (viewers: EndingDeps): SessionsOf => ({
  lock: async (tx, userId) => {
    await lockSessionsOf(tx, userId)
  },
  end: (tx, userId, isPurpose) => endSessions(viewers, tx, userId, { isPurpose }),
})
