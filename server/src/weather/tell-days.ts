import { DayForecast, type PrecipitationType, type WeatherFlag, type WeatherId } from '@otday/contract'
import * as z from 'zod'
import { type Db, inTransaction, type Row } from '#platform/db/index.ts'
import { type DerivedDay, daysFrom, deriveDays, isOn, type Known } from './derive-days.ts'
import type { Cell } from './grid.ts'
import type { MidDay, ProviderId, Slot, WeatherProvider } from './provider.ts'
import { extremesBetween, slotsBetween, upsertDays, upsertSlots } from './queries.ts'
import { issuesOf, midDaysOf, noteCell } from './queries-issues.ts'
import { sampleForecast } from './sample/index.ts'
import { atSeoul, daysAfter, fullHour, seoulIso } from './seoul-time.ts'
import { weatherId } from './weather-id.ts'

/** One day of a cell: everything that is told of it except where the asker is. */
export type Day = { id: WeatherId; forecast: DayForecast }

/** The five days of a cell, and until when they are told as they are. */
export interface Told {
  days: Day[]
  freshUntil: Date
  staleMinutes: number
}

/** ms by which an issue may be overdue and is still better than none. */
const tooOld = 24 * 3_600_000
/** ms until days are told anew that could not be told as they should. */
const lookAgain = 60_000

/** A stored day as the contract has it. */
export const dayOf = ({ id, forecast }: Pick<Row<'weathers'>, 'id' | 'forecast'>): Day => ({
  id,
  forecast: z.decode(DayForecast, forecast),
})

/**
 * Tells the five days of a cell from what is in the database and writes them in place under their ids. The first
 * provider with an issue that is not a day overdue tells them, else the labelled sample. A day that has passed is no
 * longer among the five, so it stays as it was told last.
 * @param viewed somebody looks at the cell now.
 */
export const tellDays = (
  db: Db,
  cell: Cell,
  { now, providers, viewed }: { now: Date; providers: readonly WeatherProvider[]; viewed: boolean },
): Promise<Told> =>
  inTransaction(db, async (tx) => {
    const place = { cell, now }
    const found = (await findSource(tx, place, providers)) ?? (await sampleSource(tx, place, providers))
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
    // What nobody looked at lacks what is brought for those who look, so they begin anew.
    const freshUntil = viewed || found.isCurrent ? found.freshUntil : now
    await noteCell(tx, cell, { freshUntil, viewedAt: viewed ? now : null })
    return { days, freshUntil, staleMinutes: found.staleMinutes }
  })

/** Who tells a day, and what they know. */
interface Source {
  id: ProviderId
  /** Nothing newer can be there than what it was told from. */
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

/** What is kept of a provider for a cell, unless what days are made of is missing or too old. */
export async function findIssues(db: Db, provider: WeatherProvider, { cell, now }: Place) {
  if (!provider.supports(cell)) return undefined
  const products = provider.products(cell, now)
  const issues = await issuesOf(db, provider.id, products)
  const main = issues.find(({ product }) => product === products[0].name)
  if (!main?.issuedAt || now.getTime() - main.dueAt.getTime() > tooOld) return undefined
  // Yesterday is asked for when it is needed, not when something newer can be there.
  const awaited = products.filter(({ whenWithoutYesterday }) => !whenWithoutYesterday)
  const held = awaited.map(({ name }) => issues.find(({ product }) => product === name))
  const isCurrent = held.every((issue) => issue !== undefined && issue.freshUntil > now)
  const dates = held.flatMap((issue) => issue?.freshUntil ?? [])
  return { main: { ...main, issuedAt: main.issuedAt }, issues, isCurrent, freshUntil: earliest(dates) }
}

async function findSource(tx: Db, place: Place, providers: readonly WeatherProvider[]): Promise<Source | undefined> {
  const { now } = place
  const soon = new Date(now.getTime() + lookAgain)
  for (const provider of providers) {
    const found = await findIssues(tx, provider, place)
    if (!found) continue
    const { main, issues, isCurrent } = found
    // A better provider may be back soon, and what is missing may be there.
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

/** The series of one provider only: days that mix two would jump between them. */
async function knownOf(tx: Db, { cell, now }: Place, id: ProviderId): Promise<Known> {
  const dates = daysFrom(now)
  const [first = '', last = ''] = [dates.at(0), dates.at(-1)]
  const yesterday = daysAfter(first, -1)
  // The slot at the midnight that ends the last day is its right end.
  const end = new Date(atSeoul(last, 24).getTime() + 1)
  const slots = await slotsBetween(tx, cell, id, atSeoul(yesterday, 0), end)
  const extremes = await extremesBetween(tx, cell, id, yesterday, last)
  if (id !== 'kma') return { slots, extremes }
  const observations = await slotsBetween(tx, cell, 'kma-observed', atSeoul(yesterday, 0), end)
  const observed = observations.at(-1)
  const dayBefore = observed && Date.parse(observed.at) - 86_400_000
  return {
    slots,
    extremes,
    observed,
    observedYesterday: observations.find(({ at }) => Date.parse(at) === dayBefore),
    ultra: await slotsBetween(tx, cell, 'kma-ultra', fullHour(now), nextHour(nextHour(now))),
  }
}

/** The sample becomes part of the record as any other source does, so that its hours can be shown. */
async function sampleSource(tx: Db, { cell, now }: Place, providers: readonly WeatherProvider[] = []): Promise<Source> {
  const { issuedAt, slots } = sampleForecast(cell, now)
  await upsertSlots(tx, cell, { series: 'sample', issuedAt, slots })
  const isCurrent = providers.length === 0
  const freshUntil = isCurrent ? nextHour(now) : new Date(now.getTime() + lookAgain)
  const known = { slots, extremes: [] }
  return { id: 'sample', isCurrent, issuedAt, staleMinutes: 0, freshUntil, known, midDays: [], flags: [] }
}

/** Days the source says nothing of: from its mid-term forecast, else from the sample, each day from one alone. */
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

/** On the wire the three words always say something; numbers may be null. */
function forecastOf(day: DerivedDay, source: Source, before: ProviderId): DayForecast {
  const { type, amount, probability, known } = day.precipitation
  // Between a forecast and the usual weather of the season there is no difference worth telling.
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
      ...(known === 'at-least' ? (['AT_LEAST'] as const) : []),
      ...(typeof known === 'number' ? (['CLASSES'] as const) : []),
    ],
    precipitationWord: typeof known === 'number' ? classWord(type, known) : null,
  }
}

/** The words of the guide for classes of an hour's rain and snow. */
function classWord(type: PrecipitationType | null, heaviest: 1 | 2 | 3): string {
  if (type === 'SNOW') return heaviest === 1 ? '보통 눈' : '많은 눈'
  return { 1: '약한 비', 2: '보통 비', 3: '강한 비' }[heaviest]
}
