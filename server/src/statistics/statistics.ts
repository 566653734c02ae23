import { daysAfter, diaryDate, seoulDate } from '@otday/common/seoul-time'
import {
  type ClothesId,
  type ClothesType,
  mostCounted,
  mostDots,
  type OutfitItem,
  recordDays,
  type RecordDay,
  type Season,
  type SimilarDay,
  type Statistics,
  type StatisticsPeriod,
  unwornDays,
  type UserId,
  type WeatherId,
  type WornWeather,
} from '@otday/contract'
import { offsetOf } from '@otday/stylist'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { outfitItemsOf, presentOutfitItem, readChangedClothes } from '../clothes/index.ts'
import { homeCell, presentWears, wearsByIds } from '../diary/index.ts'
import { forecastWorn, type StylingDeps } from '../outfits/index.ts'
import { feelingsSince, feltUntil } from '../stylist-preferences/index.ts'
import { checksOf } from '../weather/index.ts'
import { type CountedPiece, countedPieces, daysAlike, recommendedFeelings, recordedDays } from './queries.ts'

export interface StatisticsDeps {
  db: Db
  clock: Clock
  urls: Urls
  styling: StylingDeps
}

/** Returns the meteorological season: three months each, from March on. */
function seasonOf(date: string): { name: Season; from: string } {
  const month = Number(date.slice(5, 7))
  const year = Number(date.slice(0, 4))
  if (month >= 3 && month <= 5) return { name: 'SPRING', from: `${year}-03-01` }
  if (month >= 6 && month <= 8) return { name: 'SUMMER', from: `${year}-06-01` }
  if (month >= 9 && month <= 11) return { name: 'AUTUMN', from: `${year}-09-01` }
  return { name: 'WINTER', from: `${month === 12 ? year : year - 1}-12-01` }
}

/**
 * Counts a user's statistics anew at each call; season and year are those of the diary's day. The field `season` is
 * always about the pieces that fit the current season.
 */
export async function statisticsOf(
  { db, clock, urls }: StatisticsDeps,
  userId: UserId,
  period: StatisticsPeriod,
): Promise<Statistics> {
  await readChangedClothes(db, userId)
  const [today, day] = [seoulDate(clock.now()), diaryDate(clock.now())]
  const season = seasonOf(day)
  const from = period === 'ALL' ? null : period === 'YEAR' ? `${day.slice(0, 4)}-01-01` : season.from
  const pieces = await countedPieces(db, userId, { from, seasonFrom: season.from, today })
  const recorded = await recordedDays(db, userId, { from, today })
  const worn = pieces.filter(({ days }) => days > 0)
  const byDays = pieces.toSorted((a, b) => b.days - a.days || a.idle - b.idle)
  const most = byDays.filter(({ days }) => days > 0).slice(0, mostCounted)
  const least = leastOf(byDays, period === 'SEASON' ? season.name : null)
  const dots = byDays.filter(({ colorFamily }) => colorFamily !== null).slice(0, mostDots)
  const unworn = unwornOf(pieces)
  const costs = costsOf(pieces).slice(0, mostCounted)
  const shown = [...most, ...least, ...dots, ...unworn, ...costs.map(({ piece }) => piece)]
  const items = await outfitItemsOf(db, userId, [...new Set(shown.map(({ clothesId }) => clothesId))])
  const withItem = <T>(clothesId: ClothesId, rest: T): (T & { item: OutfitItem })[] => {
    const piece = items.get(clothesId)
    return piece ? [{ item: presentOutfitItem(urls, piece), ...rest }] : []
  }
  return {
    from: from ?? recorded.first,
    recordedDays: recorded.days,
    feelings: { COLD: recorded.cold, GOOD: recorded.good, HOT: recorded.hot },
    season: { name: season.name, ...shareOf(pieces, season.name) },
    pieces: { worn: worn.length, owned: pieces.length, waiting: pieces.filter(isWaiting).length },
    most: most.flatMap(({ clothesId, days }) => withItem(clothesId, { days })),
    least: least.flatMap(({ clothesId, days }) => withItem(clothesId, { days })),
    unworn: unworn.flatMap(({ clothesId, idle }) => withItem(clothesId, { days: idle })),
    colors: colorsOf(pieces),
    dots: dots.flatMap(({ clothesId, days }) => {
      const color = withItem(clothesId, {})[0]?.item.appearance.colors[0]
      return color ? [{ color, days }] : []
    }),
    types: typesOf(worn),
    costs: costs.flatMap(({ piece, ...cost }) => withItem(piece.clothesId, cost)),
    values: valuesOf(pieces),
  }
}

function shareOf(pieces: readonly CountedPiece[], season: Season) {
  const usable = pieces.filter(({ seasons, isStored }) => seasons.includes(season) && !isStored)
  const count = (some: readonly CountedPiece[]) => ({
    used: some.filter(({ seasonDays }) => seasonDays > 0).length,
    usable: some.length,
  })
  const byType = [...Map.groupBy(usable, ({ type }) => type)].map(([type, some]) => ({
    type: type as ClothesType,
    ...count(some),
  }))
  return { ...count(usable), byType }
}

const unwornOf = (pieces: readonly CountedPiece[]) =>
  pieces
    .filter(({ idle, isStored }) => idle >= unwornDays && !isStored)
    .toSorted((a, b) => b.idle - a.idle)
    .slice(0, mostCounted)

const isWaiting = ({ idle, unwornFor, isStored }: CountedPiece) =>
  !isStored && idle < unwornDays && (unwornFor ?? unwornDays) >= unwornDays

/**
 * Returns the least worn pieces, least first: those never worn and those in the less worn half. `byDays` is sorted by
 * days worn, most first. Pieces never worn count if they are not packed away and, unless `season` is null, fit that
 * season.
 */
function leastOf(byDays: readonly CountedPiece[], season: Season | null) {
  const isOwed = ({ seasons, isStored }: CountedPiece) => !isStored && (season === null || seasons.includes(season))
  const compared = byDays.filter((piece) => piece.days > 0 || isOwed(piece))
  const isLess = ({ days }: CountedPiece, at: number) => days === 0 || at >= compared.length / 2
  return compared.filter(isLess).toReversed().slice(0, mostCounted)
}

const daysOf = (pieces: readonly CountedPiece[]) => pieces.reduce((sum, { days }) => sum + days, 0)

function colorsOf(pieces: readonly CountedPiece[]): Statistics['colors'] {
  const known = Map.groupBy(pieces, ({ colorFamily }) => colorFamily)
  return [...known]
    .flatMap(([family, some]) => (family ? [{ family, days: daysOf(some), pieces: some.length }] : []))
    .toSorted((a, b) => b.pieces - a.pieces || b.days - a.days)
}

const typesOf = (worn: readonly CountedPiece[]): Statistics['types'] =>
  [...Map.groupBy(worn, ({ type }) => type)]
    .map(([type, some]) => ({ type, days: daysOf(some) }))
    .toSorted((a, b) => b.days - a.days)

const perDayOf = (price: number, days: number, currency: string) => {
  if (days === 0) return null
  const hundredths = price / days
  return currency === 'KRW' ? Math.round(hundredths / 100) : Math.round(hundredths) / 100
}

/**
 * Returns what each piece with a price costs per day on which it was worn, by currency (won first), then the cheapest
 * per day first; pieces never worn come last.
 */
const costsOf = (pieces: readonly CountedPiece[]) =>
  pieces
    .flatMap((piece) => {
      const { price, currency, allDays } = piece
      if (price === null || currency === null) return []
      return [{ piece, price: price / 100, currency, days: allDays, perDay: perDayOf(price, allDays, currency) }]
    })
    .toSorted(
      (a, b) =>
        Number(b.currency === 'KRW') - Number(a.currency === 'KRW') ||
        a.currency.localeCompare(b.currency) ||
        (a.perDay ?? Number.POSITIVE_INFINITY) - (b.perDay ?? Number.POSITIVE_INFINITY),
    )

/** Sums prices by currency, without converting. */
function valuesOf(pieces: readonly CountedPiece[]): Statistics['values'] {
  const priced = pieces.filter((piece) => piece.price !== null && piece.currency !== null)
  return [...Map.groupBy(priced, ({ currency }) => currency ?? '')].map(([currency, some]) => ({
    currency,
    total: some.reduce((sum, { price }) => sum + (price ?? 0), 0) / 100,
    pieces: some.length,
  }))
}

const mostSimilar = 3
/** Days back to which days are compared, three years: older days show another closet, and a diary may go on forever. */
const comparedDays = 3 * 365

/**
 * Finds days with similar felt temperature, rain and wind, those with a feeling first, and counts how often they felt
 * right.
 * @throws WeatherNotFound
 */
export async function similarDays(
  deps: StatisticsDeps,
  userId: UserId,
  weatherId: WeatherId,
): Promise<{ weather: WornWeather; days: SimilarDay[]; alike: number; right: number }> {
  const { date, weather } = await forecastWorn(deps.styling, { userId, weatherId, occasion: null, from: null })
  const now = deps.clock.now()
  // A day in the diary ends at four in the morning. Until then, yesterday is still the diary's current day, so its
  // records are not among the past ones.
  const before = date <= seoulDate(now) ? diaryDate(now) : date
  const from = daysAfter(before, -comparedDays)
  const alike = await daysAlike(deps.db, userId, { now: weather, from, before })
  const felt = alike.filter(({ feeling }) => feeling !== null)
  const nearest = [...felt, ...alike.filter(({ feeling }) => feeling === null)].slice(0, mostSimilar)
  const rows = await wearsByIds(
    deps.db,
    userId,
    nearest.map(({ id }) => id),
  )
  const wears = new Map((await presentWears(deps, rows)).map((wear) => [wear.id, wear]))
  return {
    weather,
    days: nearest.flatMap(({ id, distance, weather: then }) => {
      const wear = wears.get(id)
      return wear ? [{ wear, weather: then, distance }] : []
    }),
    alike: felt.length,
    right: felt.filter(({ feeling }) => feeling === 'GOOD').length,
  }
}

/** A forecast was right within `degrees` °C; it predicted rain from `probability` % on; it rained from `rain` mm on. */
const right = { degrees: 2, probability: 60, rain: 0.1 } as const

/** Compares the forecast of six in the morning with the weather that came, and adds how recommended outfits felt. */
export async function recordOf(
  { db, clock }: StatisticsDeps,
  userId: UserId,
): Promise<{ days: RecordDay[]; offset: number }> {
  const today = diaryDate(clock.now())
  const from = daysAfter(today, -recordDays)
  const cell = await homeCell(db, userId)
  const checks = new Map(cell ? (await checksOf(db, cell, from, today)).map((check) => [check.date, check]) : [])
  const feelings = await recommendedFeelings(db, userId, from, today)
  const days = Array.from({ length: recordDays }, (_, index): RecordDay => {
    const date = daysAfter(from, index)
    const { least, most, rainProbability, seenLeast, seenMost, seenRain } = checks.get(date) ?? {}
    const isNear = (said: number, seen: number) => Math.abs(said - seen) <= right.degrees
    return {
      date,
      temperatureRight:
        least === undefined || most === undefined || seenLeast == null || seenMost == null
          ? null
          : isNear(least, seenLeast) && isNear(most, seenMost),
      rainRight:
        rainProbability === undefined || seenRain == null
          ? null
          : rainProbability >= right.probability === seenRain >= right.rain,
      feeling: feelings.get(date) ?? null,
    }
  })
  return { days, offset: offsetOf(await feelingsSince(db, userId, feltUntil(today)).execute()) }
}
