import { diaryDate, daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  isFulfilled,
  plannedDaysAhead,
  type UserId,
  type WearChange,
  type WearId,
  type WornWeather,
} from '@otday/contract'
import { type Db, inOneStatement, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { replacePieces, TooMany } from '#platform/records/index.ts'
import { requirePermission, type Writer } from '#platform/writer.ts'
import { lockedClothes, outfitItemsOf } from '../clothes/index.ts'
import { forecastOf } from '../outfits/index.ts'
import { weatherOf } from '../weather/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { keptPieces, type KeptPiece, piecesOf, storedPieces } from './pieces.ts'
import { keptWears, lockOwnFeed, lockWears, type WearRow } from './queries.ts'
import { addEntry, type EntryBasis, entryBasis, type NewEntry } from './queries-save.ts'

/** Earliest date that a record may have. */
const firstDate = '2000-01-01'

/**
 * Plans or records an outfit; repeating a request changes nothing. The weather is fixed by the first save with the same
 * date, occasion and hour.
 * @throws SessionEnded; InvalidInput for a date out of range; WearChanged with the stored `revision`; TooManyWears;
 * ClothesNotFound for pieces neither the user's own nor in the record or feed; FeedNotFound for another user's feed;
 * WeatherNotFound
 */
export async function saveWear(
  deps: DiaryDeps,
  by: Writer,
  id: WearId,
  change: WearChange,
): Promise<Pick<EntryBasis, 'away'> & { row: WearRow }> {
  const now = deps.clock.now()
  requireDate(change, now)
  const basis = await entryBasis(deps.db, by.id, change)
  const saving = { change, now, frozen: await freeze(deps, basis, change) }
  const row = (await addNew(deps, by, id, saving)) ?? (await changeStored(deps, by, id, saving))
  return { row, away: basis.away }
}

interface Saving {
  change: WearChange
  now: Date
  frozen: Frozen | null
}

/**
 * Adds a new record in one statement; returns undefined if it may be there already, or if a piece is not in the closet.
 * @throws SessionEnded; TooManyWears
 */
async function addNew(deps: DiaryDeps, by: Writer, id: WearId, { change, now, frozen }: Saving) {
  const { revision, feedId, clothesIds } = change
  if (revision !== 0 || feedId) return undefined
  const own = await outfitItemsOf(deps.db, by.id, clothesIds)
  if (own.size < clothesIds.length) return undefined
  const pieces = keptPieces(own, { clothesIds, known: [] })
  const entry = { id, ...entryOf({ change, stored: undefined, now, pieces, frozen }) }
  const added = await inOneStatement(deps.db, (one) => addEntry(one, by, entry))
  requirePermission(added)
  if (added.outcome === 'full') throw new TooMany('wears')
  return added.row ?? undefined
}

function changeStored(deps: DiaryDeps, by: Writer, id: WearId, { change, now, frozen }: Saving): Promise<WearRow> {
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
        await storeWear(tx, { key, change, stored, now, pieces, frozen })
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
async function freeze(deps: DiaryDeps, { day, preferences }: EntryBasis, change: WearChange): Promise<Frozen | null> {
  const { weatherId } = change
  if (!day && weatherId) throw new AppError('WeatherNotFound', { weatherId })
  if (!day) return null
  if (day.forecastDate !== change.date) throw new AppError('InvalidInput', { weatherId: '다른 날의 날씨예요.' })
  return { weatherId: day.id, weather: await forecastOf(deps.styling, change, weatherOf(day), preferences) }
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
export async function storeWear(tx: Db, { key, ...storing }: Storing): Promise<void> {
  const { content, refs } = entryOf(storing)
  await keptWears.upsert(tx, key, content)
  await replacePieces(tx, { of: 'wear', ...key }, refs)
}

/** Returns the columns of a record, and the pieces and pictures that it refers to. */
function entryOf({ change, stored, now, pieces, frozen }: Omit<Storing, 'key'>): Omit<NewEntry, 'id'> {
  const { date, state, occasion, from, feeling, note, source, feedId, lookId } = change
  const ofDay = stored?.weather && stored.date === date ? { ...stored, weather: stored.weather } : null
  const isFrozen = ofDay?.occasion === occasion && ofDay.startsAt === from
  // Old days have no forecast any more: then the record keeps its stored weather.
  const kept = isFrozen ? ofDay : (frozen ?? ofDay)
  const isSamePlan = stored?.state === 'PLANNED' && stored.date === date
  const plannedOn = state === 'PLANNED' ? (isSamePlan ? stored.plannedOn : earlier(diaryDate(now), date)) : null
  const { columns, refs } = storedPieces(pieces, 'square')
  const content = {
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
  }
  return { content, refs }
}

const earlier = (one: string, other: string) => (one < other ? one : other)
