import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'

/** What instances must agree on about providers: calls of the day, and who fetches what. */

interface Call {
  provider: string
  day: string
  now: Date
  /** How many may have been made after this one. */
  most: number
}

/** Counts one more call of the provider's day; false, and nothing counted, when there may be no more. */
export async function countCall(db: Db, { provider, day, now, most }: Call): Promise<boolean> {
  if (most < 1) return false
  const row = await db
    .insertInto('weatherQuotas')
    .values({ provider, day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('provider')
        .doUpdateSet({
          day,
          calls: sql<number>`case when weather_quotas.day = excluded.day then weather_quotas.calls + 1 else 1 end`,
        })
        .where(sql<boolean>`(weather_quotas.day <> excluded.day or weather_quotas.calls < ${most}::integer)
          and (weather_quotas.closed_until is null or weather_quotas.closed_until <= ${now}::timestamptz)`),
    )
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}

/** The provider wants no more calls until then. */
export const closeQuota = (db: Db, provider: string, until: Date) =>
  db.updateTable('weatherQuotas').set({ closedUntil: until }).where('provider', '=', provider).execute()

/** Seconds after which whoever holds a lease counts as gone. */
const leaseSeconds = 30

/** Takes a lease; undefined while somebody else holds it. Its time is the database's, which all instances share. */
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

/** Removes leases nobody gave back. */
export const deleteExpiredLeases = (db: Db) =>
  db.deleteFrom('weatherLeases').where('expiresAt', '<', sql<Date>`clock_timestamp()`).execute()
