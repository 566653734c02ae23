import type { AccountAudience, audiences } from '@otday/contract'
import type * as z from 'zod'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { requireFound } from '#platform/errors.ts'
import type { Queue } from '#platform/jobs/index.ts'
import type { Writer } from '#platform/writer.ts'
import { restrictFeedsOf } from '../feeds/index.ts'
import { approvalJob } from '../follows/index.ts'
import { lockOwnAudiences, setAudience } from '../users/index.ts'

type Change = z.output<typeof audiences.update.body>

export interface AudienceDeps {
  db: Db
  jobs: Queue<typeof approvalJob>
}

/**
 * Changes who sees the caller's account and closet. From the commit on, the feeds of an account that became private are
 * for followers. An account that became public has those of its feeds open again that were not posted for followers, and
 * a job approves the requests to it.
 * @throws SessionEnded
 */
export const changeAudience = ({ db, jobs }: AudienceDeps, by: Writer, change: Change): Promise<AccountAudience> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const before = requireFound(await lockOwnAudiences(tx, by.id), 'SessionEnded')
    const columns = columnsOf(before, change)
    if (Object.keys(columns).length > 0) await setAudience(tx, by.id, columns)
    const { audience, closetAudience } = { ...before, ...columns }
    if (audience !== before.audience) await restrictFeedsOf(tx, by.id, audience === 'FOLLOWERS')
    if (audience === 'EVERYONE' && before.audience !== audience)
      await jobs.enqueue(tx, approvalJob, { followeeId: by.id })
    return { audience, closetAudience: closetAudience ?? audience }
  })

type Audiences = Pick<Row<'users'>, 'audience' | 'closetAudience'>

/** Returns the columns to change; an account that becomes private begins with its closet for followers. */
function columnsOf(before: Audiences, { audience, closetAudience }: Change): Partial<Audiences> {
  const isClosing = audience === 'FOLLOWERS' && before.audience !== audience
  return {
    ...(audience && { audience }),
    ...(isClosing && before.closetAudience === 'EVERYONE' && { closetAudience: null }),
    ...(closetAudience && { closetAudience }),
  }
}
