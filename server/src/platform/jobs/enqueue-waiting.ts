import { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { queueOf } from './index.ts'
import { sharedPool } from './shared-pool.ts'

/** A job to enqueue; it may run from `startAfter` (ISO 8601). */
export interface WaitingJob {
  name: string
  data: object
  startAfter: string
}

/** Enqueues jobs into a database on which the server has not started yet. */
export async function enqueueWaiting(pool: pg.Pool, jobs: readonly WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return
  const boss = new PgBoss({ db: sharedPool(pool), supervise: false, schedule: false })
  await boss.start()
  try {
    for (const [name, waiting] of Map.groupBy(jobs, (job) => job.name)) {
      await boss.createQueue(name, queueOf({}))
      await boss.insert(
        name,
        waiting.map(({ data, startAfter }) => ({ data, startAfter })),
      )
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
