import type { ClothesId, ClothesType, UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import { lockOwn } from './queries.ts'
import { deleteEmptyCorrection, lockedClothes, type PieceCorrection, upsertCorrection } from './queries-corrections.ts'

/** @throws ClothesNotFound, also for another user's piece */
export const lockOwnPiece = async (tx: Db, ownerId: UserId, id: ClothesId): Promise<{ type: ClothesType }> =>
  requireFound(await lockOwn(tx, ownerId, id), 'ClothesNotFound', { clothesId: id })

/** Locks pieces against deletion until `tx` ends. @throws ClothesNotFound unless all are the owner's */
export async function lockOwnClothes(tx: Db, ownerId: UserId, ids: readonly ClothesId[]): Promise<void> {
  if (ids.length === 0) return
  const own = new Set((await lockedClothes(tx, ownerId, ids)).map(({ id }) => id))
  const strange = ids.find((id) => !own.has(id))
  if (strange) throw new AppError('ClothesNotFound', { clothesId: strange })
}

/** Stores a correction of a piece that the caller has locked, and makes a new revision of the piece. */
export async function saveCorrection(tx: Db, id: ClothesId, correction: PieceCorrection, at: Date): Promise<void> {
  await upsertCorrection(tx, id, correction, at)
  await deleteEmptyCorrection(tx, id)
}
