import type { Db, New, Row } from '#platform/db/index.ts'

type Cell = { nx: number; ny: number }

/** Stores forecasts for later comparison; if a cell has one for the day already, that one stays. */
export async function saveForecasts(db: Db, checks: readonly New<'forecastChecks'>[]): Promise<void> {
  if (checks.length === 0) return
  await db
    .insertInto('forecastChecks')
    .values([...checks])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const unseenChecks = (db: Db, before: string) =>
  db
    .selectFrom('forecastChecks')
    .select(['nx', 'ny', 'date'])
    .where('seenLeast', 'is', null)
    .where('date', '<', before)
    .orderBy('date')
    .orderBy('nx')
    .orderBy('ny')
    .execute()

export type SeenDay = Pick<Row<'forecastChecks'>, 'seenLeast' | 'seenMost' | 'seenRain'>

export const saveSeen = (db: Db, { nx, ny, date }: Cell & { date: string }, seen: SeenDay) =>
  db
    .updateTable('forecastChecks')
    .set(seen)
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('date', '=', date)
    .execute()

export const deleteChecksBefore = (db: Db, date: string) =>
  db.deleteFrom('forecastChecks').where('date', '<', date).execute()

/** Returns a cell's stored forecasts, with the observed weather, for dates from `from` to before `to`. */
export const checksOf = (db: Db, { nx, ny }: Cell, from: string, to: string) =>
  db
    .selectFrom('forecastChecks')
    .selectAll()
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('date', '>=', from)
    .where('date', '<', to)
    .orderBy('date')
    .execute()
