import { DayForecast, type PrecipitationType, type WeatherFlag, type WeatherId } from '@otday/contract'
import * as z from 'zod'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { type DerivedDay, daysFrom, deriveDays, isOn, type Known } from './derive-days.ts'
import type { Cell } from '../places/index.ts'
import type { MidDay, ProviderId, Slot, WeatherProvider } from './provider.ts'
import { extremesBetween, slotsBetween, upsertDays, upsertSlots } from './queries.ts'
import { issuesOf, midDaysOf, noteCell } from './queries-issues.ts'
import { sampleForecast } from './sample/index.ts'
import { atSeoul, daysAfter, fullHour, seoulIso } from '@otday/common/seoul-time'
import { weatherId } from './weather-id.ts'

/** The forecast of a day, without the viewer's location. */
export type Day = { id: WeatherId; forecast: DayForecast }

export interface CellForecast {
  days: Day[]
  freshUntil: Date
  staleMinutes: number
}

/** ms for which the next issue may be overdue while the stored one is still used. */
const tooOld = 24 * 3_600_000
/** ms after which days are derived again if they are not from current data of the best provider. */
const recheckAfter = 60_000

export const dayOf = ({ id, forecast }: Pick<Row<'weathers'>, 'id' | 'forecast'>): Day => ({
  id,
  forecast: z.decode(DayForecast, forecast),
})

interface Deriving {
  now: Date
  providers: readonly WeatherProvider[]
  viewed?: boolean
  /** Whether to use a sample forecast (weather usual for the season), even if a provider's forecast is stored. */
  sampled?: boolean
}

/**
 * Derives five days from the first provider whose issue is at most a day overdue, else from a sample forecast (weather
 * usual for the season, labeled so), and upserts them. Past days keep their last content.
 */
export const forecastDays = (
  db: Db,
  cell: Cell,
  { now, providers, viewed = false, sampled = false }: Deriving,
): Promise<CellForecast> =>
  inTransaction(db, async (tx) => {
    const place = { cell, now }
    const source = sampled ? undefined : await findSource(tx, place, providers)
    const found = source ?? (await sampleSource(tx, place, providers))
    const elsewhere = await missingDays(tx, place, found)
    const substitutes = new Map([...elsewhere].map(([date, { known }]) => [date, known]))
    const derived = deriveDays(found.known, now, substitutes)
    const days = derived.map((day, index): Day => {
      const source = elsewhere.get(day.date) ?? found
      const before = index === 0 ? source : (elsewhere.get(derived[index - 1]?.date ?? '') ?? found)
      return { id: weatherId(cell, day.date), forecast: forecastOf(day, source, before.id) }
    })
    await upsertDays(
      tx,
      days.map(({ id, forecast }, index) => ({
        id,
        ...cell,
        forecastDate: derived[index]?.date ?? '',
        forecast: JSON.stringify(z.encode(DayForecast, forecast)),
        fetchedAt: now,
      })),
    )
    // A background refresh does not fetch the products that are for viewers alone. Unless all products are stored and
    // current, the days count as outdated at once, so that the first view fetches what is missing.
    const freshUntil = viewed || found.isCurrent ? found.freshUntil : now
    await noteCell(tx, cell, { freshUntil, viewedAt: viewed ? now : null })
    return { days, freshUntil, staleMinutes: found.staleMinutes }
  })

interface Source {
  id: ProviderId
  /** Whether no newer data can exist yet. */
  isCurrent: boolean
  issuedAt: Date
  staleMinutes: number
  freshUntil: Date
  known: Known
  midDays: readonly MidDay[]
  flags: readonly WeatherFlag[]
}

interface Place {
  cell: Cell
  now: Date
}

/**
 * Finds a provider's issues; undefined when the provider does not cover the cell, or when its main issue is missing or
 * too old.
 */
export async function findIssues(db: Db, provider: WeatherProvider, { cell, now }: Place) {
  if (!provider.supports(cell)) return undefined
  const products = provider.products(cell, now)
  const issues = await issuesOf(db, provider.id, products)
  const main = issues.find(({ product }) => product === products[0].name)
  if (!main?.issuedAt || now.getTime() - main.dueAt.getTime() > tooOld) return undefined
  // The product for yesterday's hour is fetched on demand, so its age does not count.
  const awaited = products.filter(({ whenWithoutYesterday }) => !whenWithoutYesterday)
  const stored = awaited.map(({ name }) => issues.find(({ product }) => product === name))
  const isCurrent = stored.every((issue) => issue !== undefined && issue.freshUntil > now)
  const dates = stored.flatMap((issue) => issue?.freshUntil ?? [])
  return { main: { ...main, issuedAt: main.issuedAt }, issues, isCurrent, freshUntil: earliest(dates) }
}

async function findSource(tx: Db, place: Place, providers: readonly WeatherProvider[]): Promise<Source | undefined> {
  const { now } = place
  const soon = new Date(now.getTime() + recheckAfter)
  for (const provider of providers) {
    const found = await findIssues(tx, provider, place)
    if (!found) continue
    const { main, issues, isCurrent } = found
    // If the data is from a provider that is not the best, or is incomplete or outdated, better data may come soon, so
    // the days are derived again after a minute.
    const isBest = provider === providers[0] && isCurrent
    return {
      id: provider.id,
      isCurrent,
      issuedAt: main.issuedAt,
      staleMinutes: Math.max(0, Math.floor((now.getTime() - main.dueAt.getTime()) / 60_000)),
      freshUntil: isBest ? earliest([nextHour(now), found.freshUntil]) : soon,
      known: await knownOf(tx, place, provider.id),
      midDays: midDaysOf(issues),
      flags: [],
    }
  }
  return undefined
}

const nextHour = (now: Date) => new Date(fullHour(now).getTime() + 3_600_000)
const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((moment) => moment.getTime())))

/** Reads the data of one provider alone, because values would jump where the series of two providers meet. */
async function knownOf(tx: Db, { cell, now }: Place, id: ProviderId): Promise<Known> {
  const dates = daysFrom(now)
  const [first = '', last = ''] = [dates.at(0), dates.at(-1)]
  const yesterday = daysAfter(first, -1)
  // Includes the midnight that closes the last day.
  const span = { from: atSeoul(yesterday, 0), to: new Date(atSeoul(last, 24).getTime() + 1) }
  const slots = await slotsBetween(tx, cell, id, span)
  const extremes = await extremesBetween(tx, cell, id, { from: yesterday, to: last })
  if (id !== 'kma') return { slots, extremes }
  const observations = await slotsBetween(tx, cell, 'kma-observed', span)
  const observed = observations.at(-1)
  const dayBefore = observed && Date.parse(observed.at) - 86_400_000
  return {
    slots,
    extremes,
    observed,
    observedYesterday: observations.find(({ at }) => Date.parse(at) === dayBefore),
    ultra: await slotsBetween(tx, cell, 'kma-ultra', { from: fullHour(now), to: nextHour(nextHour(now)) }),
  }
}

/** Makes a sample forecast (weather usual for the season) and stores it, so that its hours can be shown. */
async function sampleSource(tx: Db, { cell, now }: Place, providers: readonly WeatherProvider[] = []): Promise<Source> {
  const { issuedAt, slots } = sampleForecast(cell, now)
  await upsertSlots(tx, cell, { series: 'sample', issuedAt, slots })
  const isCurrent = providers.length === 0
  const freshUntil = isCurrent ? nextHour(now) : new Date(now.getTime() + recheckAfter)
  const known = { slots, extremes: [] }
  return { id: 'sample', isCurrent, issuedAt, staleMinutes: 0, freshUntil, known, midDays: [], flags: [] }
}

/** Finds sources for days without slots: the mid-term forecast, else a sample forecast; a day never mixes sources. */
async function missingDays(tx: Db, place: Place, source: Source): Promise<Map<string, Source>> {
  const found = new Map<string, Source>()
  const [, ...later] = daysFrom(place.now)
  for (const date of later) {
    if (source.known.slots.some((slot) => isOn(slot, date))) continue
    const mid = source.midDays.find((day) => day.date === date)
    found.set(date, midSource(source, mid) ?? (await sampleSource(tx, place)))
  }
  return found
}

function midSource(source: Source, mid: MidDay | undefined): Source | undefined {
  const { date, min, max, am, pm } = mid ?? {}
  if (date === undefined || min === undefined || max === undefined || !am || !pm) return undefined
  const slots = [am, pm].map(
    (half, index): Slot => ({
      at: seoulIso(atSeoul(date, index * 12)),
      tempC: null,
      humidity: null,
      windMs: null,
      mm: null,
      stepH: 12,
      ...half,
    }),
  )
  return { ...source, known: { slots, extremes: [{ date, min, max }] }, flags: ['MID_TERM'] }
}

/**
 * Returns a day's forecast as the API's contract defines it; unknown sky, type of precipitation and word for wind get a
 * default.
 */
function forecastOf(day: DerivedDay, source: Source, before: ProviderId): DayForecast {
  const { type, amount, probability, known } = day.precipitation
  // The temperatures of two sources, such as a forecast and a sample, are not comparable, so no difference to the day
  // before is given.
  const isLike = source.id === before
  return {
    forecastedAt: source.issuedAt,
    forecastAt: day.at,
    skyStatus: day.sky ?? 'CLEAR',
    precipitation: { type: type ?? 'NONE', amount, probability },
    humidity: isLike ? day.humidity : { ...day.humidity, comparedToDayBefore: null },
    temperature: isLike ? day.temperature : { ...day.temperature, comparedToDayBefore: null },
    windSpeed: { speed: day.wind.speed, asWord: day.wind.word ?? 'WEAK' },
    source: source.id,
    isSample: source.id === 'sample',
    staleMinutes: source.staleMinutes,
    flags: [
      ...source.flags,
      ...(day.isUnmeasured ? (['UNMEASURED'] as const) : []),
      ...(known === 'at-least' ? (['AT_LEAST'] as const) : []),
      ...(typeof known === 'number' ? (['CLASSES'] as const) : []),
    ],
    precipitationWord: typeof known === 'number' ? classWord(type, known) : null,
  }
}

/**
 * Returns the word that KMA's guide has for a class of precipitation: weak (1), moderate (2) or strong (3) rain;
 * moderate (1) or much (2 and 3) snow.
 */
function classWord(type: PrecipitationType | null, heaviest: 1 | 2 | 3): string {
  if (type === 'SNOW') return heaviest === 1 ? '보통 눈' : '많은 눈'
  return { 1: '약한 비', 2: '보통 비', 3: '강한 비' }[heaviest]
}
