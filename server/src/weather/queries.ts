import type { WeatherId } from '@otday/contract'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Cell } from './grid.ts'
import { type DayExtremes, type ProviderForecast, type ProviderId, Slot } from './provider.ts'
import { atSeoul, daysAfter, seoulDate } from './seoul-time.ts'

/** Days that slots and extremes are kept, and days of weather nobody posted with. */
const SLOT_DAYS = 8
const WEATHER_DAYS = 30

const ofCell = ({ nx, ny }: Cell) => ({ nx, ny })

/** The stored days of a cell between two dates, both included, in order. */
export const storedDays = (db: Db, { nx, ny }: Cell, first: string, last: string) =>
  db
    .selectFrom('weathers')
    .selectAll()
    .where('nx', '=', nx)
    .where('ny', '=', ny)
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

/** One provider's slots of a cell from an instant up to another, which is left out, in order. */
export async function slotsBetween(
  db: Db,
  { nx, ny }: Cell,
  source: ProviderId,
  from: Date,
  to: Date,
): Promise<Slot[]> {
  const rows = await db
    .selectFrom('weatherSlots')
    .modifyFront(keepPlan)
    .select('slot')
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('source', '=', source)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute()
  return rows.map(({ slot }) => Slot.parse(slot))
}

/** Slots of a later issue replace those of an earlier one; an issue that arrives late or twice changes nothing. */
export async function upsertSlots(db: Db, cell: Cell, { source, issuedAt, hourly }: ProviderForecast): Promise<void> {
  if (hourly.length === 0) return
  const issued = new Date(issuedAt)
  await db
    .insertInto('weatherSlots')
    .values(
      hourly.map((slot) => ({
        ...ofCell(cell),
        at: new Date(slot.at),
        source,
        issuedAt: issued,
        slot: JSON.stringify(slot),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['nx', 'ny', 'at', 'source'])
        .doUpdateSet((eb) => ({ issuedAt: eb.ref('excluded.issuedAt'), slot: eb.ref('excluded.slot') }))
        .whereRef('weatherSlots.issuedAt', '<', 'excluded.issuedAt'),
    )
    .execute()
}

export async function extremesBetween(db: Db, { nx, ny }: Cell, first: string, last: string): Promise<DayExtremes[]> {
  const rows = await db
    .selectFrom('weatherExtremes')
    .select(['date', 'temperatureMin as min', 'temperatureMax as max'])
    .where('nx', '=', nx)
    .where('ny', '=', ny)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute()
  return rows
}

/** Later issues leave out a low or high that has passed, so what was stated stays until something newer is. */
export async function mergeExtremes(db: Db, cell: Cell, daily: ProviderForecast['daily']): Promise<void> {
  if (daily.length === 0) return
  await db
    .insertInto('weatherExtremes')
    .values(
      daily.map(({ date, min = null, max = null }) => ({
        ...ofCell(cell),
        date,
        temperatureMin: min,
        temperatureMax: max,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['nx', 'ny', 'date']).doUpdateSet((eb) => ({
        temperatureMin: eb.fn.coalesce(eb.ref('excluded.temperatureMin'), eb.ref('weatherExtremes.temperatureMin')),
        temperatureMax: eb.fn.coalesce(eb.ref('excluded.temperatureMax'), eb.ref('weatherExtremes.temperatureMax')),
      })),
    )
    .execute()
}

/** Removes what is too old to be asked for; days that somebody posted with stay. */
export async function removeOldWeather(db: Db, now: Date): Promise<void> {
  const today = seoulDate(now)
  const firstKept = daysAfter(today, -SLOT_DAYS)
  await db.deleteFrom('weatherSlots').where('at', '<', atSeoul(firstKept, 0)).execute()
  await db.deleteFrom('weatherExtremes').where('date', '<', firstKept).execute()
  await db
    .deleteFrom('weathers')
    .where('forecastDate', '<', daysAfter(today, -WEATHER_DAYS))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('feeds').select('feeds.id').whereRef('feeds.weatherId', '=', 'weathers.id'))),
    )
    .execute()
}
