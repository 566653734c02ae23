import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

interface Call {
  provider: string
  day: string
  now: Date
  /** Most calls of the day, including this one. */
  most: number
}

/** Counts a call and returns the calls of the day so far; undefined, without counting, when none are left. */
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
