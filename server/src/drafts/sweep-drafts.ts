import { draftDays } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { job } from '#platform/jobs/index.ts'
import { type FilesDeps, forgetUnshown } from '../files/index.ts'
import { deleteOld } from './queries.ts'

export const sweepJob = job()('drafts-sweep')

const dayMs = 86_400_000
const batch = 200

/** Removes old drafts, also closed ones, which were kept to recognize repeated uploads. */
export async function sweepDrafts(
  { db, clock, storage }: Pick<FilesDeps, 'db' | 'clock' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - draftDays * dayMs)
  for (;;) {
    signal?.throwIfAborted()
    const removed = await inTransaction(db, async (tx) => {
      const { count, images } = await deleteOld(tx, before, batch)
      await forgetUnshown({ storage }, tx, images)
      return count
    })
    if (removed < batch) return
  }
}
