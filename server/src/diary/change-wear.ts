import { diaryDate, daysAfter } from '@otday/common/seoul-time'
import { changeBy, type UserId, type WearAnswer, type WearId, type WearQuestion } from '@otday/contract'
import { type Db, inTransaction, pruneDeleted } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { storeImage } from '../files/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { presentWears } from './present-wear.ts'
import { askedWear, findWear, lockRecords, requireWear, updateWear, type WearRow } from './queries.ts'

/**
 * Repeats and unknown ids change nothing. It can come back with `saveWear` for thirty days.
 * @throws SessionEnded; WearChanged
 */
export const deleteWear = (deps: DiaryDeps, by: Writer, id: WearId, revision?: number): Promise<undefined> =>
  changing(deps, by, async (tx) => {
    const stored = await findWear(tx, by.id, id)
    if (!stored || stored.deletedAt) return undefined
    if (revision !== undefined && stored.revision !== revision)
      throw new AppError('WearChanged', { revision: String(stored.revision) })
    const now = deps.clock.now()
    await updateWear(tx, by.id, id, { deletedAt: now, updatedAt: now })
    await pruneDeleted(tx, 'wear_entries', by.id, now)
    return undefined
  })

/** Days after which a plan is no longer asked about. */
const askedDays = 7

/** What to ask about at the next opening. */
export async function questionFor({ db, clock, urls }: DiaryDeps, userId: UserId): Promise<WearQuestion | null> {
  const yesterday = daysAfter(diaryDate(clock.now()), -1)
  const row = await askedWear(db, userId, { yesterday, since: daysAfter(yesterday, -askedDays) })
  if (!row) return null
  const [wear] = await presentWears({ db, urls }, [row])
  if (!wear) return null
  return { asks: row.state === 'WORN' ? 'FEELING' : 'WORN', wear }
}

/** Asked once, whatever the answer. @throws SessionEnded; WearNotFound */
export const answerWear = (deps: DiaryDeps, by: Writer, id: WearId, answer: WearAnswer): Promise<undefined> =>
  changing(deps, by, async (tx) => {
    const wear = await requireWear(tx, by.id, id)
    const now = deps.clock.now()
    const change = columnsOf(answer, wear, now)
    await updateWear(tx, by.id, id, { ...change, updatedAt: now })
    if (change.deletedAt) await pruneDeleted(tx, 'wear_entries', by.id, now)
    return undefined
  })

function columnsOf(answer: WearAnswer, { date }: WearRow, now: Date): Parameters<typeof updateWear>[3] {
  const change = changeBy(answer)
  if (!change) return { askedAt: now, deletedAt: now }
  // How it felt is asked of yesterday only.
  const isAskedAgain = answer === 'WORN' && date === daysAfter(diaryDate(now), -1)
  return { ...change, ...(change.feeling && { feltAt: now }), askedAt: isAskedAgain ? null : now }
}

/** Replaces the one before. @throws SessionEnded; WearNotFound; InvalidImage, ImageTooLarge, TooManyPictures, Unavailable */
export async function saveWearPhoto(
  deps: DiaryDeps,
  by: Writer,
  id: WearId,
  bytes: Uint8Array | null,
): Promise<WearRow> {
  if (!bytes) throw new AppError('InvalidInput', { image: '사진을 골라 주세요.' })
  await requireWear(deps.db, by.id, id)
  await using stored = await storeImage(deps, { ownerId: by.id, kind: 'wear', bytes })
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const photoId = await stored.keep(tx)
    await lockRecords(tx, by.id)
    await requireWear(tx, by.id, id)
    await updateWear(tx, by.id, id, { photoId, updatedAt: deps.clock.now() })
    return requireWear(tx, by.id, id)
  })
}

/** @throws SessionEnded; WearNotFound */
export const deleteWearPhoto = (deps: DiaryDeps, by: Writer, id: WearId): Promise<undefined> =>
  changing(deps, by, async (tx) => {
    const { photoId } = await requireWear(tx, by.id, id)
    if (photoId) await updateWear(tx, by.id, id, { photoId: null, updatedAt: deps.clock.now() })
    return undefined
  })

const changing = <T>({ db }: DiaryDeps, by: Writer, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockRecords(tx, by.id)
    return work(tx)
  })
