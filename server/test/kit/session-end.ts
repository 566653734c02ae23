import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { viewerOf } from './fixtures.ts'
import { ApiFailure, type TestUser, type TestApp } from './test-app.ts'

/** A call; its promise brings the result or the failure. */
export type Call = () => Promise<unknown>
const outcomeOf = (call: Call): Promise<unknown> => call().catch((error: unknown) => error)

/**
 * Ends the session between a call's check and its write, then restores it.
 * @returns the outcome of the call
 */
export async function endedAmid(testApp: TestApp, person: TestUser, call: Call): Promise<unknown> {
  const { pool } = testApp.database
  const { sessionId } = viewerOf(person)
  const { rows } = await pool.query('select to_jsonb(sessions) as session from sessions where id = $1', [sessionId])
  for (;;) {
    // Past the second for which reads trust a session.
    testApp.clock.advance(2)
    const outcome = await whileItGoes(pool, sessionId, call)
    await pool.query('insert into sessions select * from jsonb_populate_record(null::sessions, $1)', [rows[0].session])
    const isTooLate = outcome instanceof ApiFailure && outcome.body.exceptionName === 'Unauthenticated'
    if (!isTooLate) return outcome
  }
}

const deletion = 'delete from sessions where id = $1'

/** Deletes the session; commits that as soon as the call waits for it, or has ended. */
async function whileItGoes(pool: Pool, sessionId: string, call: Call): Promise<unknown> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(deletion, [sessionId])
    const { rows } = await other.query('select pg_backend_pid() as pid')
    let isAnswered = false
    const outcome = outcomeOf(call).finally(() => {
      isAnswered = true
    })
    while (!isAnswered && !(await isWaitedFor(pool, rows[0].pid))) await turn()
    await other.query('commit')
    return await outcome
  } finally {
    other.release()
  }
}

async function isWaitedFor(pool: Pool, pid: number): Promise<boolean> {
  const { rows } = await pool.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid])
  return rows.length > 0
}
