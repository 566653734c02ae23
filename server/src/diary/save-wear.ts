import { diaryDate, daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  isFulfilled,
  plannedDaysAhead,
  type UserId,
  type WearChange,
  type WearId,
  type WornWeather,
} from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { replacePieces } from '#platform/records/index.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes } from '../clothes/index.ts'
import { forecastWorn } from '../outfits/index.ts'
import { daysBetween } from '../weather/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { type KeptPiece, piecesOf, storedPieces } from './pieces.ts'
import { homeCell, keptWears, lockOwnFeed, lockWears, type WearRow } from './queries.ts'

/** Earliest date that a record may have. */
const firstDate = '2000-01-01'

/**
 * Plans or records an outfit; repeating a request changes nothing. The weather is fixed by the first save with the same
 * date, occasion and hour.
 * @throws SessionEnded; InvalidInput for a date out of range; WearChanged with the stored `revision`; TooManyWears;
 * ClothesNotFound for pieces neither the user's own nor in the record or feed; FeedNotFound for another user's feed;
 * WeatherNotFound
 */
export async function saveWear(deps: DiaryDeps, by: Writer, id: WearId, change: WearChange): Promise<WearRow> {
  const now = deps.clock.now()
  requireDate(change, now)
  const frozen = await freeze(deps, by.id, change)
  const { clothesIds, feedId } = change
  return inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, clothesIds)
    const feed = feedId ? await lockOwnFeed(tx, by.id, feedId) : undefined
    await lockWears(tx, by.id)
    const key = { userId: by.id, id }
    return keptWears.save(tx, key, {
      revision: change.revision,
      date: change.date,
      isSame: (stored) => isSame(stored, change),
      async store(stored) {
        if (feedId && !feed) throw new AppError('FeedNotFound', { feedId })
        const pieces = await piecesOf(tx, by.id, { clothesIds, known: stored?.items ?? [], posted: feed?.ootds ?? [] })
        await storeWear(deps, tx, { key, change, stored, now, pieces, frozen })
      },
    })
  })
}

function requireDate({ date, state }: WearChange, now: Date): void {
  const last = state === 'WORN' ? seoulDate(now) : daysAfter(seoulDate(now), plannedDaysAhead)
  if (date < firstDate) throw new AppError('InvalidInput', { date: '너무 오래된 날이에요.' })
  if (date <= last) return
  const reason = state === 'WORN' ? '아직 오지 않은 날이에요.' : `${plannedDaysAhead}일 뒤까지 계획할 수 있어요.`
  throw new AppError('InvalidInput', { date: reason })
}

/**
 * Returns whether a save changes nothing. If the product itself assumed that the planned outfit was worn, a save does
 * change the record, because the user confirms it.
 */
const isSame = (stored: WearRow, change: WearChange) =>
  !stored.isAssumed && isFulfilled({ ...stored, from: stored.startsAt }, change)

interface Frozen {
  weatherId: WearRow['weatherId']
  weather: WornWeather
}

/**
 * Returns the weather that the request names, else the stored one of the date at the place in the profile; null if
 * there is none.
 * @throws InvalidInput when the named weather is of another date
 */
async function freeze(deps: DiaryDeps, userId: UserId, change: WearChange): Promise<Frozen | null> {
  const { date, occasion, from } = change
  const weatherId = change.weatherId ?? (await storedDay(deps.db, userId, date))
  if (!weatherId) return null
  const forecast = await forecastWorn(deps.styling, { userId, weatherId, occasion, from })
  if (forecast.date !== date) throw new AppError('InvalidInput', { weatherId: '다른 날의 날씨예요.' })
  return { weatherId, weather: forecast.weather }
}

async function storedDay(db: Db, userId: UserId, date: string) {
  const cell = await homeCell(db, userId)
  return cell ? ((await daysBetween(db, cell, date, date)).get(date)?.id ?? null) : null
}

export interface Storing {
  key: { userId: UserId; id: WearId }
  change: Omit<WearChange, 'clothesIds' | 'weatherId' | 'revision'>
  stored: WearRow | undefined
  now: Date
  pieces: readonly KeptPiece[]
  frozen: Frozen | null
}

/** Stores a record; the caller has locked the records. */
export async function storeWear({ urls }: Pick<DiaryDeps, 'urls'>, tx: Db, storing: Storing): Promise<void> {
  const { key, change, stored, now, pieces, frozen } = storing
  const { date, state, occasion, from, feeling, note, source, feedId, lookId } = change
  const ofDay = stored?.weather && stored.date === date ? { ...stored, weather: stored.weather } : null
  const isFrozen = ofDay?.occasion === occasion && ofDay.startsAt === from
  // Old days have no forecast any more: then the record keeps its stored weather.
  const kept = isFrozen ? ofDay : (frozen ?? ofDay)
  const isSamePlan = stored?.state === 'PLANNED' && stored.date === date
  const plannedOn = state === 'PLANNED' ? (isSamePlan ? stored.plannedOn : earlier(diaryDate(now), date)) : null
  const { columns, refs } = storedPieces(urls, pieces, 'square')
  await keptWears.upsert(tx, key, {
    date,
    state,
    isAssumed: false,
    plannedOn,
    occasion,
    startsAt: from,
    ...columns,
    feeling,
    feltAt: feeling && (stored?.feeling === feeling ? stored.feltAt : now),
    note,
    source,
    feedId,
    lookId,
    weatherId: kept?.weatherId ?? null,
    weather: kept && JSON.stringify(kept.weather),
    observed: kept === ofDay && ofDay?.observed ? JSON.stringify(ofDay.observed) : null,
    updatedAt: now,
    deletedAt: null,
  })
  await replacePieces(tx, { of: 'wear', ...key }, refs)
}

const earlier = (one: string, other: string) => (one < other ? one : other)
