import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

import { unfinishedMark } from '#platform/db/index.ts'

/** Returns the names of all tables and views, also of those of an unfinished restore. */
export async function tablesIn(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace`)
  return rows.map(({ name }) => name)
}

/** Returns the mark of an unfinished place, a UUID of the run that filled it; null when it is not marked. */
export async function findMark(pool: pg.Pool): Promise<string | null> {
  if (!(await tablesIn(pool)).includes(unfinishedMark)) return null
  const { rows } = await pool.query<{ id: string }>(`select id from ${unfinishedMark}`)
  return rows[0]?.id ?? null
}

export const markUnfinished = (pool: pg.Pool) =>
  pool.query(`create table ${unfinishedMark} as select gen_random_uuid()::text as id`)
export const unmarkUnfinished = (pool: pg.Pool) => pool.query(`drop table ${unfinishedMark}`)

/** Drops all tables and functions of migrations, with their rows, and the jobs, in one transaction. The mark stays. */
export async function clearDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(`
    select format('drop table if exists %I cascade', relname) as statement from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> '${unfinishedMark}'
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all
    select 'drop schema pgboss cascade' from pg_namespace where nspname = 'pgboss'`)
  // PostgreSQL runs several statements of one query in one transaction.
  await pool.query(rows.map(({ statement }) => statement).join('; '))
}

const lockKey = 7_206_412

/**
 * Locks the place until the connection ends; waits up to 5 s for the lock of a process that was killed. Returns false
 * when another process keeps the lock.
 */
export async function lockPlace(client: pg.PoolClient): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return true
    await pause(100)
  }
  return false
}

/** Counts connections to this database by other applications. */
export async function otherConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name is distinct from current_setting('application_name')
      and backend_type = 'client backend'`)
  return rows[0]?.count ?? 0
}

/** Locks all tables against writes, not reads, until the transaction ends. */
export async function lockTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select 'lock table ' || string_agg(quote_ident(relname), ', ') || ' in share mode' as statement from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace having count(*) > 0`)
  if (rows[0]) await client.query(rows[0].statement)
}

export const createCheck = (pool: pg.Pool, name: string) =>
  pool.query(`create database ${name} template template0 encoding 'UTF8'`)

export const dropCheck = (pool: pg.Pool, name: string) => pool.query(`drop database if exists ${name}`)

export async function abandonedChecks(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select datname as name from pg_database
    where datname ~ '^otday_check_[0-9a-f]{32}$' and datname not in (select datname from pg_stat_activity where datname is not null)`)
  return rows.map(({ name }) => name)
}
