import type { WeatherId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Cell } from '../places/index.ts'
import { type DayExtremes, type ProviderId, type Series, Slot } from './provider.ts'
import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'

/**
 * `SLOT_DAYS`: days for which slots and extremes are kept; `WEATHER_DAYS`: days for which the weather of a day is kept
 * if no post refers to it.
 */
const SLOT_DAYS = 8
const WEATHER_DAYS = 30

const ofCell = ({ nx, ny }: Cell) => ({ nx, ny })

/** Returns a cell's stored days; `first` and `last` are included. */
export const storedDays = (db: Db, { nx, ny }: Cell, first: string, last: string) =>
  db
    .selectFrom('weathers')
    .innerJoin('weatherCells', (join) =>
      join.onRef('weatherCells.nx', '=', 'weathers.nx').onRef('weatherCells.ny', '=', 'weathers.ny'),
    )
    .select(['weathers.id', 'weathers.forecast', 'weatherCells.freshUntil'])
    .where('weathers.nx', '=', nx)
    .where('weathers.ny', '=', ny)
    .where('forecastDate', '>=', first)
    .where('forecastDate', '<=', last)
    .orderBy('forecastDate')
    .execute()

/** Selects a cell's days; `first` and `last` are included. */
export const daysOfCell = (db: Db, { nx, ny }: Cell, first: string, last: string) =>
  db
    .selectFrom('weathers')
    .select(['id', 'forecastDate', 'forecast'])
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('forecastDate', '>=', first)
    .where('forecastDate', '<=', last)
    .execute()

/** Returns the stored day of every cell. */
export const daysOn = (db: Db, date: string) =>
  db.selectFrom('weathers').select(['id', 'nx', 'ny', 'forecast']).where('forecastDate', '=', date).execute()

/** @throws WeatherNotFound */
export const requireDay = async (db: Db, id: WeatherId): Promise<Row<'weathers'>> =>
  db
    .selectFrom('weathers')
    .modifyFront(keepPlan)
    .select(['id', 'nx', 'ny', 'forecastDate', 'forecast', 'fetchedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('WeatherNotFound', { weatherId: id }))

/** Stores days, which keep their ids; content fetched earlier never overwrites content fetched later. */
export const upsertDays = (db: Db, days: New<'weathers'>[]) =>
  db
    .insertInto('weathers')
    .values(days)
    .onConflict((conflict) =>
      conflict
        .columns(['nx', 'ny', 'forecastDate'])
        .doUpdateSet((eb) => ({ forecast: eb.ref('excluded.forecast'), fetchedAt: eb.ref('excluded.fetchedAt') }))
        .whereRef('weathers.fetchedAt', '<=', 'excluded.fetchedAt'),
    )
    .execute()

interface Span<Moment> {
  from: Moment
  to: Moment
}

/** Returns the slots of a cell and series; `to` is exclusive. */
export async function slotsBetween(
  db: Db,
  { nx, ny }: Cell,
  series: Series,
  { from, to }: Span<Date>,
): Promise<Slot[]> {
  const rows = await db
    .selectFrom('weatherSlots')
    .modifyFront(keepPlan)
    .select('slot')
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('series', '=', series)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute()
  return rows.map(({ slot }) => Slot.parse(slot))
}

/** Most ms between a slot and a moment that is near to it. */
const near = 90 * 60_000

export async function hasSlotNear(db: Db, { nx, ny }: Cell, series: Series, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('weatherSlots')
    .select('at')
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('series', '=', series)
    .where('at', '>=', new Date(at.getTime() - near))
    .where('at', '<=', new Date(at.getTime() + near))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface IssuedSlots {
  series: Series
  issuedAt: Date
  slots: readonly Slot[]
}

/** Stores slots; a late or repeated issue changes nothing. */
export async function upsertSlots(db: Db, cell: Cell, { series, issuedAt, slots }: IssuedSlots): Promise<void> {
  if (slots.length === 0) return
  await db
    .insertInto('weatherSlots')
    .values(
      slots.map((slot) => ({
        ...ofCell(cell),
        at: new Date(slot.at),
        series,
        issuedAt,
        slot: JSON.stringify(slot),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['nx', 'ny', 'at', 'series'])
        .doUpdateSet((eb) => ({ issuedAt: eb.ref('excluded.issuedAt'), slot: eb.ref('excluded.slot') }))
        .whereRef('weatherSlots.issuedAt', '<', 'excluded.issuedAt'),
    )
    .execute()
}

/** Returns a cell's extremes of each day; `to` is inclusive. */
export async function extremesBetween(
  db: Db,
  { nx, ny }: Cell,
  source: ProviderId,
  { from, to }: Span<string>,
): Promise<DayExtremes[]> {
  if (source === 'sample') return []
  return db
    .selectFrom('weatherExtremes')
    .select(['date', 'temperatureMin as min', 'temperatureMax as max'])
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('source', '=', source)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
}

interface IssuedExtremes {
  source: Exclude<ProviderId, 'sample'>
  issuedAt: Date
  extremes: readonly DayExtremes[]
}

/** Stores lows and highs. Later issues omit a past low or high, so it stays until stated again. */
export async function mergeExtremes(db: Db, cell: Cell, { source, issuedAt, extremes }: IssuedExtremes): Promise<void> {
  if (extremes.length === 0) return
  await db
    .insertInto('weatherExtremes')
    .values(
      extremes.map(({ date, min, max }) => ({
        ...ofCell(cell),
        date,
        source,
        temperatureMin: min,
        minIssuedAt: min === null ? null : issuedAt,
        temperatureMax: max,
        maxIssuedAt: max === null ? null : issuedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['nx', 'ny', 'date', 'source']).doUpdateSet({
        temperatureMin: newer<number>('min', 'temperature_min'),
        minIssuedAt: newer<Date>('min', 'min_issued_at'),
        temperatureMax: newer<number>('max', 'temperature_max'),
        maxIssuedAt: newer<Date>('max', 'max_issued_at'),
      }),
    )
    .execute()
}

/** SQL for the value that was issued later; a null `…_issued_at` means that it is not stated. */
function newer<T>(end: 'min' | 'max', column: string) {
  const issued = `${end}_issued_at`
  return sql<T | null>`case
    when excluded.${sql.raw(issued)} is not null and (weather_extremes.${sql.raw(issued)} is null
      or weather_extremes.${sql.raw(issued)} <= excluded.${sql.raw(issued)})
    then excluded.${sql.raw(column)} else weather_extremes.${sql.raw(column)} end`
}

/** Deletes old weather; days with a post stay. */
export async function removeOldWeather(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const today = seoulDate(now)
  const firstKept = daysAfter(today, -SLOT_DAYS)
  await db.deleteFrom('weatherSlots').where('at', '<', atSeoul(firstKept, 0)).execute()
  await db.deleteFrom('weatherExtremes').where('date', '<', firstKept).execute()
  await db.deleteFrom('weatherIssues').where('freshUntil', '<', atSeoul(firstKept, 0)).execute()
  await db.deleteFrom('weatherOutlooks').where('forecastDate', '<', firstKept).execute()
  await db.deleteFrom('weatherCells').where('freshUntil', '<', atSeoul(firstKept, 0)).execute()
  await removeUnpostedDays(db, daysAfter(today, -WEATHER_DAYS), signal)
}

const daysAtOnce = 500

/**
 * Deletes old days of weather to which no post refers. Works in steps, so that PostgreSQL looks the posts of each step
 * up by an index.
 */
async function removeUnpostedDays(db: Db, before: string, signal?: AbortSignal): Promise<void> {
  const { oldest } = await db
    .selectFrom('weathers')
    .select((eb) => eb.fn.min<string | null>('forecastDate').as('oldest'))
    .executeTakeFirstOrThrow()
  for (const date of datesToSweep(oldest ?? before, before)) {
    for (let after: WeatherId | undefined; ; ) {
      signal?.throwIfAborted()
      const ids = await idsOf(db, date, after)
      after = ids.at(-1)
      if (after === undefined) break
      await db
        .deleteFrom('weathers')
        .where('id', '=', sql<WeatherId>`any(${ids}::uuid[])`)
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('feeds').select('feeds.id').whereRef('feeds.weatherId', '=', 'weathers.id'))),
        )
        .execute()
    }
  }
}

/**
 * The last 30 days before `before`, and every 30th of the earlier ones, which are other days each time: what is kept
 * for years as posts refer to it is not read again every night.
 */
function datesToSweep(oldest: string, before: string): string[] {
  const dates: string[] = []
  for (let date = daysAfter(before, -1), age = 1; date >= oldest; date = daysAfter(date, -1), age += 1)
    if (age <= 30 || age % 30 === 0) dates.push(date)
  return dates
}

const idsOf = async (db: Db, date: string, after: WeatherId | undefined): Promise<WeatherId[]> =>
  (
    await db
      .selectFrom('weathers')
      .select('id')
      .where('forecastDate', '=', date)
      .$if(after !== undefined, (query) => query.where('id', '>', after as WeatherId))
      .orderBy('id')
      .limit(daysAtOnce)
      .execute()
  ).map(({ id }) => id)
