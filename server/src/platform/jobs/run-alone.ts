import pg from 'pg'

/** Thrown when a run of the same job is under way, here or on another instance. */
export class RunsAlready extends Error {
  override readonly name = 'RunsAlready'
}

/**
 * Calls `run` under an advisory lock of the job's name. The lock belongs to a connection outside of the pool, so that
 * long runs take none away from it; PostgreSQL releases the lock when the process ends. `lost` aborts if the connection
 * breaks, since another run may then begin.
 * @throws RunsAlready instead of waiting
 */
export async function runAlone(pool: pg.Pool, name: string, run: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const lost = new AbortController()
  const client = new pg.Client(pool.options)
  client.on('error', (error) => lost.abort(error))
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(hashtext('job'), hashtext($1)) as taken`,
      [name],
    )
    if (!rows[0]?.taken) throw new RunsAlready(`A run of ${name} is under way`)
    await run(lost.signal)
  } finally {
    await client.end()
  }
}
