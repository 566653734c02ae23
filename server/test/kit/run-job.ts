import { expect, vi } from 'vitest'
import { job } from '#platform/jobs/index.ts'
import type { TestApp } from './test-app.ts'

/** Enqueues a job, and waits until no job of its kind is left. */
export async function runJob<Data extends object>({ app, database }: TestApp, name: string, data: Data): Promise<void> {
  await app.jobs.enqueue(database.db, job<Data>()(name), data)
  await jobsDone(database, name)
}

/** Waits until no due job of the product is left; with `name`, no due job of that kind. */
export const jobsDone = ({ pool }: TestApp['database'], name?: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select name, state, retry_count, output from pgboss.job
         where name = coalesce($1, name) and name not like '\\_\\_pgboss\\_\\_%'
           and state in ('created', 'retry', 'active') and start_after <= now()`,
        [name],
      )
      expect(rows).toEqual([])
    },
    { timeout: 30_000, interval: 50 },
  )

/** Returns the data of jobs that are scheduled for later, such as retries. */
export async function waitingJobs<Data>({ database: { pool } }: TestApp, name: string): Promise<Data[]> {
  const { rows } = await pool.query(
    `select data from pgboss.job where name = $1 and state in ('created', 'retry') and start_after > now()`,
    [name],
  )
  return rows.map(({ data }) => data)
}
