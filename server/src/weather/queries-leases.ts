import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'

const leaseSeconds = 30

/**
 * Takes a lease and returns an id to release it with; undefined while somebody else has it. Uses the database's clock,
 * shared by all instances.
 */
export async function takeLease(db: Db, name: string): Promise<string | undefined> {
  const expiresAt = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
  const row = await db
    .insertInto('weatherLeases')
    .values({ name, holder: newId(), expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({ holder: eb.ref('excluded.holder'), expiresAt: eb.ref('excluded.expiresAt') }))
        .where('weatherLeases.expiresAt', '<', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .executeTakeFirst()
  return row?.holder
}

export const releaseLease = (db: Db, name: string, holder: string) =>
  db.deleteFrom('weatherLeases').where('name', '=', name).where('holder', '=', holder).execute()

export const deleteExpiredLeases = (db: Db) =>
  db.deleteFrom('weatherLeases').where('expiresAt', '<', sql<Date>`clock_timestamp()`).execute()
