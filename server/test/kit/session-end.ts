import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { viewerOf } from './fixtures.ts'
import { ApiFailure, type TestUser, type TestApp } from './test-app.ts'

/** A call of the API. */
export type Call = () => Promise<unknown>
const outcomeOf = (call: Call): Promise<unknown> => call().catch((error: unknown) => error)

/**
 * Deletes the session after a call has checked it and before the call writes, then restores the session.
 * @returns the result or the error of the call
 */
export async function endedAmid(testApp: TestApp, person: TestUser, call: Call): Promise<unknown> {
  const { pool } = testApp.database
  const { sessionId } = viewerOf(person)
  const { rows } = await pool.query('select to_jsonb(sessions) as session from sessions where id = $1', [sessionId])
  for (;;) {
    // A read accepts a session without another check for a second after the last one. The clock advances by 2 s, so
    // that the call must check the session.
    testApp.clock.advance(2)
    const outcome = await whileItGoes(pool, sessionId, call)
    await pool.query('insert into sessions select * from jsonb_populate_record(null::sessions, $1)', [rows[0].session])
    const isTooLate = outcome instanceof ApiFailure && outcome.body.exceptionName === 'Unauthenticated'
    if (!isTooLate) return outcome
  }
}

const deletion = 'delete from sessions where id = $1'

/** Deletes the session in a transaction that commits as soon as the call waits for it or has ended. */
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
