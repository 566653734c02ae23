import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Takes a lock until the transaction ends, for things that have no row to lock. Names whose hashes collide merely wait
 * for each other.
 */
export const advisoryLock = (tx: Db, kind: string, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${name}))`.execute(tx)
