import { seoulDate } from '@otday/common/seoul-time'
import {
  type ClothesId,
  goodMatch,
  type Look,
  type LookChange,
  type LookDetails,
  type LookId,
  type LookOrder,
  type LookPage,
  type LookQuery,
  type Occasion,
  type PutAwayPlace,
  type UserId,
  type WeatherId,
} from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Paging } from '#platform/db/index.ts'
import { lockRecords, replacePieces } from '#platform/records/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedClothes } from '../clothes/index.ts'
import { namedToday, piecesOf, storedPieces, wornItem } from '../diary/index.ts'
import { awayOf, awayOn } from '../laundry/index.ts'
import { comfortRange, matchesOf, type StylingDeps } from '../outfits/index.ts'
import { keptLooks, type ListedLook, listedLooks, looksAmong, type LookRow, wornDaysOf } from './queries.ts'

interface Deps {
  db: Db
  clock: Clock
  urls: Urls
  styling: StylingDeps
}

export interface LookbookDeps extends Deps {
  paging: Paging
}

/**
 * Returns a page of looks. Looks are ordered and counted without their contents, which are loaded for the page only:
 * pictures of five hundred looks take more than a megabyte.
 * @throws WeatherNotFound; InvalidCursor
 */
export async function listLooks(deps: LookbookDeps, userId: UserId, query: LookQuery): Promise<LookPage> {
  const { weatherId, occasion, clothesIds, cursor, idAfter, limit } = query
  const by = query.sortBy ?? (weatherId ? 'match' : 'createdAt')
  const all = await listedLooks(deps.db, userId, { occasion, clothesIds })
  const listed = clothesIds ? all.filter((look) => isMadeOf(look, clothesIds)) : all
  const matches = weatherId ? await matchesFor(deps, userId, { weatherId, occasion }, listed) : []
  const judged: JudgedLook[] = listed.map((look, index) => ({ ...look, match: matches[index] ?? null }))
  const away = await awayToday(deps, userId)
  const { data, ...page } = await deps.paging.pageAmong<JudgedLook>(judged, {
    page: { cursor, idAfter, limit },
    order: { by, direction: 'DESCENDING', valueOf: orderValues[by] },
    filters: { userId, weatherId, occasion, clothesIds },
  })
  const ids = data.map(({ id }) => id)
  const rows = new Map((await looksAmong(deps.db, userId, ids)).map((row) => [row.id, row]))
  return {
    ...page,
    data: data.flatMap(({ id, match }) => {
      const row = rows.get(id)
      return row ? [presentLook(deps, row, { match, away })] : []
    }),
    suitingCount: weatherId ? judged.filter(({ match, kept }) => isSuiting(match, kept, away)).length : null,
  }
}

/** Whether these are the pieces of a look, all of which are still in the closet. */
const isMadeOf = ({ kept, pieceCount }: ListedLook, ids: readonly ClothesId[]) =>
  pieceCount === ids.length && kept.length === ids.length && kept.every((id) => ids.includes(id))

interface JudgedLook extends ListedLook {
  match: number | null
}

/** Texts that sort looks in the right order when they are compared as text. */
const orderValues: Record<LookOrder, (look: JudgedLook) => string> = {
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  match: ({ createdAt, match }) => `${match === null ? '' : String(match).padStart(3, '0')} ${createdAt.toISOString()}`,
}

/**
 * Returns how well looks match the weather, 0 to 100; null for a look with a deleted piece, which is no longer that
 * outfit.
 */
async function matchesFor(
  { styling }: Deps,
  userId: UserId,
  { weatherId, occasion }: { weatherId: WeatherId; occasion: Occasion | undefined },
  looks: readonly Pick<ListedLook, 'kept' | 'occasions' | 'pieceCount'>[],
): Promise<(number | null)[]> {
  const matches = await matchesOf(
    styling,
    userId,
    weatherId,
    looks.map(({ kept, occasions }) => ({ clothesIds: kept, occasion: occasion ?? occasions[0] ?? null })),
  )
  return looks.map(({ kept, pieceCount }, index) => (kept.length === pieceCount ? (matches[index] ?? null) : null))
}

/** @throws LookNotFound, WeatherNotFound */
export async function lookDetails(
  deps: Deps,
  userId: UserId,
  id: LookId,
  weatherId: WeatherId | undefined,
): Promise<LookDetails> {
  const row = await keptLooks.require(deps.db, { userId, id })
  const [match] = weatherId
    ? await matchesFor(deps, userId, { weatherId, occasion: undefined }, [{ ...row, pieceCount: row.items.length }])
    : []
  return {
    ...presentLook(deps, row, { match: match ?? null, away: await awayToday(deps, userId) }),
    range: await comfortRange(deps.styling, userId, row.kept),
    days: await wornDaysOf(deps.db, userId, id),
  }
}

/**
 * Saves a look; repeating a request changes nothing.
 * @throws SessionEnded; LookChanged with the stored `revision`; TooManyLooks; ClothesNotFound for pieces neither the
 * user's own nor in the look
 */
export async function saveLook(deps: Deps, by: Writer, id: LookId, change: LookChange): Promise<Look> {
  const row = await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockedClothes(tx, by.id, change.clothesIds)
    await lockRecords(tx, by.id)
    const key = { userId: by.id, id }
    return keptLooks.save(tx, key, {
      revision: change.revision,
      isSame: (stored) => isSame(stored, change),
      store: (stored) => store(deps, tx, { key, change, stored }),
    })
  })
  return presentLook(deps, row, { match: null, away: await awayToday(deps, by.id) })
}

const isSame = (stored: LookRow, { name, tags, occasions, clothesIds }: LookChange) =>
  stored.name === name &&
  equal(stored.tags, tags) &&
  equal(stored.occasions, occasions) &&
  equal(
    stored.items.map(({ clothesId }) => clothesId),
    clothesIds,
  )

const equal = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])

interface Storing {
  key: { userId: UserId; id: LookId }
  change: LookChange
  stored: LookRow | undefined
}

async function store({ clock }: Deps, tx: Db, { key, change, stored }: Storing): Promise<void> {
  const { name, tags, occasions, clothesIds } = change
  const pieces = await piecesOf(tx, key.userId, { clothesIds, known: stored?.items ?? [] })
  const { columns, refs } = storedPieces(pieces, 'card')
  const updatedAt = clock.now()
  await keptLooks.upsert(tx, key, { name, tags, occasions, ...columns, updatedAt, deletedAt: null })
  await replacePieces(tx, { of: 'look', ...key }, refs)
}

const awayToday = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: UserId) =>
  awayOn(await awayOf(db, userId), seoulDate(clock.now()))

interface Beside {
  match: number | null
  away: ReadonlyMap<ClothesId, PutAwayPlace>
}

/** Whether a look is known to suit the weather; it does not if a piece of it is in the wash or packed away today. */
const isSuiting = (match: number | null, kept: readonly ClothesId[], away: Beside['away']) =>
  match !== null && match >= goodMatch && !kept.some((id) => away.has(id))

function presentLook({ urls }: Pick<Deps, 'urls'>, row: LookRow, { match, away }: Beside): Look {
  const { id, name, tags, occasions, scene, wornDays, createdAt, revision, kept, names } = row
  const items = namedToday(row.items, names).map((piece) => ({
    ...wornItem(urls, row.userId, piece),
    isGone: !kept.includes(piece.clothesId),
    away: away.get(piece.clothesId) ?? null,
  }))
  const suits = isSuiting(match, kept, away)
  return { id, name, tags, occasions, items, scene, wornDays, match, suits, createdAt, revision }
}
