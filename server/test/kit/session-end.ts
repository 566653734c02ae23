import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from 'pg'
import { viewerOf } from './fixtures.ts'
import { ApiFailure, type TestUser, type TestApp } from './test-app.ts'

/** A call, and what became of it: its answer or its failure. */
export type Call = () => Promise<unknown>
const outcomeOf = (call: Call): Promise<unknown> => call().catch((error: unknown) => error)

/**
 * Has a person's session end while a call of theirs is under way: it finds the session when it asks who is there, and
 * ended when it writes. Afterwards the session is there again, for the next call.
 * @returns what became of the call.
 */
export async function endedAmid(testApp: TestApp, person: TestUser, call: Call): Promise<unknown> {
  const { pool, kind } = testApp.database
  const { sessionId } = viewerOf(person)
  const { rows } = await pool.query('select to_jsonb(sessions) as session from sessions where id = $1', [sessionId])
  for (;;) {
    // A read would believe for a second what it was told of the session before.
    testApp.clock.advance(2)
    const outcome = await (kind === 'server' ? whileItGoes : betweenQueries)(pool, sessionId, call)
    await pool.query('insert into sessions select * from jsonb_populate_record(null::sessions, $1)', [rows[0].session])
    const isTooLate = outcome instanceof ApiFailure && outcome.body.exceptionName === 'Unauthenticated'
    if (!isTooLate) return outcome
  }
}

const deletion = 'delete from sessions where id = $1'

/** Another connection deletes the session and commits as soon as the call waits for it, or has been answered. */
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

/**
 * The embedded database has one connection, at which all stand in line: first whoever asks who is there, then the
 * deletion, then what the call asks once it knows. Work of the server may stand in front, and then the call comes late.
 */
async function betweenQueries(pool: Pool, sessionId: string, call: Call): Promise<unknown> {
  const only = await pool.connect()
  const outcome = outcomeOf(call)
  while (pool.waitingCount === 0) await turn()
  const deleted = pool.query(deletion, [sessionId])
  only.release()
  await deleted
  return outcome
}
