import { diaryDate, daysAfter } from '@otday/common/seoul-time'
import { changeBy, type UserId, type WearAnswer, type WearId, type WearQuestion } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { storeImage } from '../files/index.ts'
import type { DiaryDeps } from './diary-deps.ts'
import { presentWears } from './present-wear.ts'
import { askedWear, keepNames, keptWears, lockWears, type WearRow } from './queries.ts'

/** Days after which the product no longer asks whether a planned outfit was worn. */
const askedDays = 7

/** Returns the question about a record or plan to ask when the user next opens the product; null without one. */
export async function questionFor({ db, clock, urls }: DiaryDeps, userId: UserId): Promise<WearQuestion | null> {
  const yesterday = daysAfter(diaryDate(clock.now()), -1)
  const row = await askedWear(db, userId, { yesterday, since: daysAfter(yesterday, -askedDays) })
  if (!row) return null
  const [wear] = await presentWears({ db, urls }, [row])
  if (!wear) return null
  return { asks: row.state === 'WORN' ? 'FEELING' : 'WORN', wear }
}

/** Stores the answer to a question about a record, which is not asked again. @throws SessionEnded; WearNotFound */
export const answerWear = (deps: DiaryDeps, by: Writer, id: WearId, answer: WearAnswer): Promise<undefined> =>
  changing(deps, by, async (tx) => {
    const key = { userId: by.id, id }
    const { date, state } = await keptWears.require(tx, key)
    const now = deps.clock.now()
    const change = changeBy(answer)
    // How an outfit felt is asked just on the day after it was worn. If the answer is that yesterday's outfit was worn,
    // the record therefore stays open for the question how it felt.
    const isAskedAgain = answer === 'WORN' && date === daysAfter(diaryDate(now), -1)
    if (state === 'PLANNED' && change?.state === 'WORN') await keepNames(tx, by.id, id)
    const asked = { askedAt: isAskedAgain ? null : now, updatedAt: now }
    if (change) await keptWears.update(tx, key, { ...change, ...(change.feeling && { feltAt: now }), ...asked })
    else await keptWears.discard(tx, key, now, asked)
    return undefined
  })

/**
 * Stores the photo of a record in place of its previous one.
 * @throws SessionEnded; WearNotFound; InvalidImage, ImageTooLarge, TooManyPictures, Unavailable; InvalidInput without a
 * photo
 */
export async function saveWearPhoto(
  deps: DiaryDeps,
  by: Writer,
  id: WearId,
  bytes: Uint8Array | null,
): Promise<WearRow> {
  if (!bytes) throw new AppError('InvalidInput', { image: '사진을 골라 주세요.' })
  const key = { userId: by.id, id }
  await keptWears.require(deps.db, key)
  await using stored = await storeImage(deps, { ownerId: by.id, kind: 'wear', bytes })
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const photoId = await stored.keep(tx)
    await lockWears(tx, by.id)
    await keptWears.require(tx, key)
    await keptWears.update(tx, key, { photoId, updatedAt: deps.clock.now() })
    return keptWears.require(tx, key)
  })
}

/** @throws SessionEnded; WearNotFound */
export const deleteWearPhoto = (deps: DiaryDeps, by: Writer, id: WearId): Promise<undefined> =>
  changing(deps, by, async (tx) => {
    const key = { userId: by.id, id }
    const { photoId } = await keptWears.require(tx, key)
    if (photoId) await keptWears.update(tx, key, { photoId: null, updatedAt: deps.clock.now() })
    return undefined
  })

const changing = <T>({ db }: DiaryDeps, by: Writer, work: (tx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockWears(tx, by.id)
    return work(tx)
  })
