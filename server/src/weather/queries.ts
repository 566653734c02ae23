import type { WeatherId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Cell } from './grid.ts'
import { type DayExtremes, type ProviderId, type Series, Slot } from './provider.ts'
import { atSeoul, daysAfter, seoulDate } from './seoul-time.ts'

/** Days that slots and extremes are kept, and days of weather nobody posted with. */
const SLOT_DAYS = 8
const WEATHER_DAYS = 30

const ofCell = ({ nx, ny }: Cell) => ({ nx, ny })

/** The stored days of a cell between two dates, both included, in order, and until when they are told as they are. */
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

/** @throws WeatherNotFound */
export async function requireDay(db: Db, id: WeatherId): Promise<Row<'weathers'>> {
  const day = await db
    .selectFrom('weathers')
    .modifyFront(keepPlan)
    .select(['id', 'nx', 'ny', 'forecastDate', 'forecast', 'fetchedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!day) throw new AppError('WeatherNotFound', { weatherId: id })
  return day
}

/** A day keeps its id and takes the newer content; one that was told later is never overwritten by one told earlier. */
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

/** The slots of a series in a cell from an instant up to another, which is left out, in order. */
export async function slotsBetween(db: Db, { nx, ny }: Cell, series: Series, from: Date, to: Date): Promise<Slot[]> {
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

/** ms around an instant in which a slot tells of it. */
const near = 90 * 60_000

/** Whether a series has a slot that tells of an instant. */
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

/** Slots of a later issue replace those of an earlier one; an issue that arrives late or twice changes nothing. */
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

export async function extremesBetween(
  db: Db,
  { nx, ny }: Cell,
  source: ProviderId,
  first: string,
  last: string,
): Promise<DayExtremes[]> {
  if (source === 'sample') return []
  return db
    .selectFrom('weatherExtremes')
    .select(['date', 'temperatureMin as min', 'temperatureMax as max'])
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('source', '=', source)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute()
}

interface IssuedExtremes {
  source: Exclude<ProviderId, 'sample'>
  issuedAt: Date
  extremes: readonly DayExtremes[]
}

/** Later issues leave out a low or high that has passed, so each stays until a later issue states it anew. */
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

/** The value that the later issue states, null standing for an issue that states none. */
function newer<T>(end: 'min' | 'max', column: string) {
  const issued = `${end}_issued_at`
  return sql<T | null>`case
    when excluded.${sql.raw(issued)} is not null and (weather_extremes.${sql.raw(issued)} is null
      or weather_extremes.${sql.raw(issued)} <= excluded.${sql.raw(issued)})
    then excluded.${sql.raw(column)} else weather_extremes.${sql.raw(column)} end`
}

/** Removes what is too old to be asked for; days that somebody posted with stay. */
export async function removeOldWeather(db: Db, now: Date): Promise<void> {
  const today = seoulDate(now)
  const firstKept = daysAfter(today, -SLOT_DAYS)
  await db.deleteFrom('weatherSlots').where('at', '<', atSeoul(firstKept, 0)).execute()
  await db.deleteFrom('weatherExtremes').where('date', '<', firstKept).execute()
  await db.deleteFrom('weatherIssues').where('freshUntil', '<', atSeoul(firstKept, 0)).execute()
  await db.deleteFrom('weatherOutlooks').where('forecastDate', '<', firstKept).execute()
  await db.deleteFrom('weatherCells').where('freshUntil', '<', atSeoul(firstKept, 0)).execute()
  await db
    .deleteFrom('weathers')
    .where('forecastDate', '<', daysAfter(today, -WEATHER_DAYS))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('feeds').select('feeds.id').whereRef('feeds.weatherId', '=', 'weathers.id'))),
    )
    .execute()
}
