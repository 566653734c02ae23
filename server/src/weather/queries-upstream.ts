import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'

interface Call {
  provider: string
  day: string
  now: Date
  /** Including this one. */
  most: number
}

/** The calls of the day so far; undefined, without counting, when none are left. */
export async function countCall(db: Db, { provider, day, now, most }: Call): Promise<number | undefined> {
  if (most < 1) return undefined
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
    .returning('calls')
    .executeTakeFirst()
  return row?.calls
}

export const closeQuota = (db: Db, provider: string, until: Date) =>
  db.updateTable('weatherQuotas').set({ closedUntil: until }).where('provider', '=', provider).execute()

const leaseSeconds = 30

/** Undefined while leased. Uses the database's clock, shared by all instances. */
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
