import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClothesId, DuePiece, Laundry, LaundryRules, PutAwayPiece, PutAwayPlace, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { lockRecords } from '#platform/records/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnClothes, type OutfitPiece, outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { findRules, laundryOf, type LaundryRow, postponeAt, savePlaces, saveRules, undoPlaces } from './queries.ts'
import { washGroupOf } from './wash-group.ts'

export interface LaundryDeps {
  db: Db
  clock: Clock
  urls: Urls
}

/** Returns the pieces in the wash, those packed away for the season, and those worn often enough to be washed. */
export async function laundryFor({ db, clock, urls }: LaundryDeps, userId: UserId): Promise<Laundry> {
  const rules = await findRules(db, userId)
  const { away, due } = await readLaundry(db, userId, rules, { today: seoulDate(clock.now()) })
  const pieces = away.map(
    ({ row, piece }): PutAwayPiece => ({
      item: presentOutfitItem(urls, piece),
      place: row.place,
      since: row.since,
      until: row.until,
    }),
  )
  return {
    washing: pieces.filter(({ place }) => place === 'WASH'),
    stored: pieces.filter(({ place }) => place === 'STORAGE'),
    due: due.map(
      ({ row, piece, group }): DuePiece => ({
        item: presentOutfitItem(urls, piece),
        wears: row.wears,
        group,
      }),
    ),
    rules,
  }
}

type AwayRow = LaundryRow & { place: PutAwayPlace; since: string }
const isAway = (row: LaundryRow): row is AwayRow => row.place !== null && row.since !== null

interface Days {
  today: string
  /** The last day whose wears count; today by default. */
  until?: string
}

/**
 * Reads pieces that are in the wash or packed away for the season, and those due for washing: worn as often as the rule
 * of their kind allows, and at least once since the user postponed it.
 */
async function readLaundry(db: Db, userId: UserId, { wears }: LaundryRules, { today, until = today }: Days) {
  // Pieces below the smallest limit are never due, so their items are not loaded.
  const least = Math.min(...Object.values(wears).filter((days) => days > 0))
  const mayBeDue = (row: LaundryRow) => row.wears >= least && row.wears > row.postponedAt
  const rows = (await laundryOf(db, userId, today, until)).filter((row) => isAway(row) || mayBeDue(row))
  const pieces = await outfitItemsOf(
    db,
    userId,
    rows.map(({ clothesId }) => clothesId),
  )
  const away: { row: AwayRow; piece: OutfitPiece }[] = []
  const due: { row: LaundryRow; piece: OutfitPiece; group: DuePiece['group'] }[] = []
  for (const row of rows) {
    const piece = pieces.get(row.clothesId)
    if (!piece) continue
    if (isAway(row)) {
      away.push({ row, piece })
      continue
    }
    const group = washGroupOf(piece.item.type, piece.item.appearance?.kind ?? 'folded')
    const most = wears[group]
    if (most > 0 && row.wears >= most && row.wears > row.postponedAt) due.push({ row, piece, group })
  }
  return { away, due }
}

/**
 * Puts pieces into the wash or packs them away for the season. Pieces that are at one of these places already are moved
 * to the given one.
 * @throws SessionEnded; ClothesNotFound unless all pieces are the user's own; InvalidInput for an end that is not after
 * today
 */
export async function putAway(
  deps: LaundryDeps,
  by: Writer,
  { clothesIds, place, until }: { clothesIds: readonly ClothesId[]; place: PutAwayPlace; until: string | null },
): Promise<Laundry> {
  const today = seoulDate(deps.clock.now())
  if (until !== null && until <= today) throw new AppError('InvalidInput', { until: '오늘보다 뒤인 날이어야 해요.' })
  await changing(deps, by, clothesIds, async (tx) => {
    const { daysAway } = await findRules(tx, by.id)
    const end = until ?? (place === 'WASH' ? daysAfter(today, daysAway) : null)
    await savePlaces(tx, by.id, clothesIds, { place, since: today, until: end })
  })
  return laundryFor(deps, by.id)
}

/**
 * Takes pieces back from the wash or from where they were packed away. `isUndone`: as if they had never been put there;
 * an automatic wash then waits for their next wear.
 * @throws SessionEnded; ClothesNotFound unless all pieces are the user's own
 */
export async function takeOut(
  deps: LaundryDeps,
  by: Writer,
  { clothesIds, isUndone }: { clothesIds: readonly ClothesId[]; isUndone: boolean },
): Promise<Laundry> {
  await changing(deps, by, clothesIds, async (tx) => {
    if (!isUndone) return savePlaces(tx, by.id, clothesIds, { place: null, since: null, until: null })
    await undoPlaces(tx, by.id, clothesIds)
    const { isAutomatic } = await findRules(tx, by.id)
    if (isAutomatic) await postponeAll(deps, tx, by.id, clothesIds)
  })
  return laundryFor(deps, by.id)
}

/**
 * Postpones washing: pieces are due again after their next wear.
 * @throws SessionEnded; ClothesNotFound unless all pieces are the user's own
 */
export async function postpone(deps: LaundryDeps, by: Writer, clothesIds: readonly ClothesId[]): Promise<Laundry> {
  await changing(deps, by, clothesIds, (tx) => postponeAll(deps, tx, by.id, clothesIds))
  return laundryFor(deps, by.id)
}

async function postponeAll({ clock }: LaundryDeps, tx: Db, userId: UserId, clothesIds: readonly ClothesId[]) {
  const rows = await laundryOf(tx, userId, seoulDate(clock.now()))
  await postponeAt(
    tx,
    userId,
    rows.filter((row) => (row.wears > 0 || isAway(row)) && clothesIds.includes(row.clothesId)),
  )
}

/** @throws SessionEnded */
export async function setRules(deps: LaundryDeps, by: Writer, rules: LaundryRules): Promise<Laundry> {
  await changing(deps, by, [], (tx) => saveRules(tx, by.id, rules))
  return laundryFor(deps, by.id)
}

/** Puts the pieces that were due for washing at the end of the day `ended` into the wash. */
export const washDue = (
  { db, clock }: Pick<LaundryDeps, 'db' | 'clock'>,
  userId: UserId,
  ended: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRecords(tx, userId)
    const today = seoulDate(clock.now())
    const rules = await findRules(tx, userId)
    const { due } = await readLaundry(tx, userId, rules, { today, until: ended })
    const clothesIds = due.map(({ row }) => row.clothesId)
    if (clothesIds.length === 0) return
    const until = daysAfter(today, rules.daysAway)
    await savePlaces(tx, userId, clothesIds, { place: 'WASH', since: today, until, washedOn: ended })
  })

const changing = (
  { db }: LaundryDeps,
  by: Writer,
  clothesIds: readonly ClothesId[],
  work: (tx: Db) => Promise<void>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockOwnClothes(tx, by.id, clothesIds)
    await lockRecords(tx, by.id)
    await work(tx)
  })
