import type { PrecipitationType, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import type { Cell } from '../places/index.ts'

export async function findOutlook(db: Db, { nx, ny }: Cell, date: string): Promise<PrecipitationType | null> {
  const row = await db
    .selectFrom('weatherOutlooks')
    .select('precipitationType')
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('forecastDate', '=', date)
    .executeTakeFirst()
  return row?.precipitationType ?? null
}

export async function noteOutlooks(
  db: Db,
  { nx, ny }: Cell,
  outlooks: readonly { date: string; type: PrecipitationType }[],
): Promise<void> {
  await db
    .insertInto('weatherOutlooks')
    .values(outlooks.map(({ date, type }) => ({ nx, ny, forecastDate: date, precipitationType: type })))
    .onConflict((conflict) =>
      conflict
        .columns(['nx', 'ny', 'forecastDate'])
        .doUpdateSet((eb) => ({ precipitationType: eb.ref('excluded.precipitationType') })),
    )
    .execute()
}

/** Returns users who live in a cell and want weather alerts, ordered by id. */
export async function peopleAt(db: Db, { nx, ny }: Cell, after: UserId, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .where('users.deletedAt', 'is', null)
    .where('profiles.nx', '=', nx)
    .where('profiles.ny', '=', ny)
    .where('profiles.weatherAlerts', '=', true)
    .where('profiles.userId', '>', after)
    .select('profiles.userId')
    .orderBy('profiles.userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}
