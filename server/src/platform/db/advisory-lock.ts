import { sql } from 'kysely'
import type { Db } from './database.ts'

/** For what has no row to lock. Hash collisions merely wait. */
export const advisoryLock = (tx: Db, kind: string, name: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${kind}), hashtext(${name}))`.execute(tx)
