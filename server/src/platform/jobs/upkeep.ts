import type { Database } from '../db/index.ts'
import { job, type Jobs } from './index.ts'

export const upkeepJob = job<Record<string, never>>('database-upkeep')

/** The embedded database lacks autovacuum; without statistics it scans whole tables. */
export function defineUpkeep(jobs: Jobs, { pool, kind }: Database): void {
  if (kind === 'server') return
  jobs.define(upkeepJob, async () => {
    await pool.query('vacuum (analyze)')
  })
  jobs.schedule(upkeepJob, '40 3 * * *')
}
