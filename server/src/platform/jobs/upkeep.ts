import type { Database } from '../db/index.ts'
import { job, type Jobs } from './index.ts'

export const upkeepJob = job<Record<string, never>>('database-upkeep')

/**
 * Every night the embedded database clears away what was deleted and learns anew how its values are spread: it has no
 * autovacuum, and without statistics its planner would read whole tables. A server does both by itself.
 */
export function defineUpkeep(jobs: Jobs, { pool, kind }: Database): void {
  if (kind === 'server') return
  jobs.define(upkeepJob, async () => {
    await pool.query('vacuum (analyze)')
  })
  jobs.schedule(upkeepJob, '40 3 * * *')
}
