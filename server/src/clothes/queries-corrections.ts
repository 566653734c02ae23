import type { ClothesId, UserId, WornCondition } from '@otday/contract'
import type { Db, New } from '#platform/db/index.ts'
import { anyOf } from './queries.ts'

/** A field that is absent keeps its stored correction; null removes it. */
export interface PieceCorrection {
  kind?: string | null | undefined
  condition?: WornCondition | null | undefined
  /** Whether the owner skipped the question of what kind of garment the piece is. */
  isSkipped?: boolean | undefined
}

/** Locks those of the pieces that are the owner's against deletion until `tx` ends. */
export const lockedClothes = (tx: Db, ownerId: UserId, ids: readonly ClothesId[]) =>
  tx
    .selectFrom('clothes')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .forKeyShare()
    .execute()

/** Stores a correction and makes a new revision, so that facts derived from the old one do not count. */
export async function upsertCorrection(
  tx: Db,
  clothesId: ClothesId,
  { kind, condition, isSkipped }: PieceCorrection,
  correctedAt: Date,
): Promise<void> {
  const change = {
    ...(kind !== undefined && { kind }),
    ...(condition !== undefined && { condition }),
    ...(isSkipped !== undefined && { isSkipped }),
    correctedAt,
  }
  await tx
    .insertInto('clothesCorrections')
    .values({ clothesId, ...change })
    .onConflict((conflict) => conflict.column('clothesId').doUpdateSet(change))
    .execute()
  await tx
    .updateTable('clothes')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', clothesId)
    .execute()
}

export const deleteEmptyCorrection = (tx: Db, clothesId: ClothesId) =>
  tx
    .deleteFrom('clothesCorrections')
    .where('clothesId', '=', clothesId)
    .where('kind', 'is', null)
    .where('condition', 'is', null)
    .where('isSkipped', '=', false)
    .execute()

export const correctionsOfPieces = (tx: Db, ids: readonly ClothesId[]) =>
  tx.selectFrom('clothesCorrections').selectAll().where('clothesId', '=', anyOf(ids)).execute()

export const insertCorrections = async (tx: Db, rows: New<'clothesCorrections'>[]) => {
  if (rows.length > 0) await tx.insertInto('clothesCorrections').values(rows).execute()
}
