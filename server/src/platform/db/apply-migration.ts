import type pg from 'pg'
import { sqlState } from './transaction.ts'

export interface Migration {
  name: string
  sql: string
}

/** SQLSTATE of deadlocks, which occur between migration steps and running instances of the previous version. */
const deadlock = '40P01'
const attempts = 5

/**
 * Applies a migration in one transaction, with two exceptions. If its first line says `-- concurrently`, each statement
 * runs by itself. If it says `-- in steps`, its one statement is repeated until it returns no `place`: each time in a
 * transaction of its own, with the `place` that it last returned as $1 (null at first). After a crash, both begin
 * again.
 * @throws Error with the migration's name and the cause
 */
export async function applyMigration(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  const record = () => client.query('insert into schema_migrations (name) values ($1)', [name])
  try {
    const [manner] = sql.split('\n', 1)
    if (manner === '-- concurrently') await applyConcurrently(client, sql)
    else if (manner === '-- in steps') await applyInSteps(client, sql)
    else
      return await together(client, async () => {
        await client.query(sql)
        await record()
      })
    await record()
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

async function applyConcurrently(client: pg.PoolClient, sql: string): Promise<void> {
  for (const statement of sql.split(/;\n/).filter((text) => text.trim() !== '')) await client.query(statement)
}

async function applyInSteps(client: pg.PoolClient, sql: string): Promise<void> {
  const step = (place: string | null) =>
    together(client, async () => (await client.query<{ place: string }>(sql, [place])).rows[0]?.place ?? null)
  let place: string | null = null
  do place = await repeated(() => step(place))
  while (place !== null)
}

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || sqlState(error) !== deadlock) throw error
    }
}

async function together<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    // A power cut may lose the last commits, but none before them; the next start applies again what was lost.
    await client.query("set local lock_timeout = '10s'; set local synchronous_commit = off")
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
