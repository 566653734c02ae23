import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Has whoever else holds this name of this kind wait until `tx` ends: for what has no row that could be locked. Names
 * that happen to share a lock wait for each other, which does no harm.
 */
export const advisoryLock = (tx: Db, kind: string, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${name}))`.execute(tx)
