import type { ClosetChangeId, ClothesId, UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { countClothes } from '../profiles/index.ts'
import { countsOf, type WritingDeps } from './add-clothes.ts'
import type { KeptPiece } from './change-content.ts'
import { changeOnce, lockAllOwn } from './change-once.ts'
import { moveCounts } from './queries.ts'
import { attributesOfPieces, deletePieces } from './queries-changes.ts'
import { correctionsOfPieces } from './queries-corrections.ts'

export interface Deletion {
  changeId: ClosetChangeId
  clothesIds: readonly ClothesId[]
}

/**
 * Deletes all pieces or none. The content of the pieces is kept for as long as the deletion can be undone, their
 * unreferenced pictures longer.
 * @throws Forbidden, ClothesNotFound, Conflict, SessionEnded
 */
export const deleteMany = (
  { db, clock }: WritingDeps,
  by: Writer,
  { changeId, clothesIds }: Deletion,
): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    const { id: ownerId } = by
    await changeOnce(tx, { kind: 'DELETE', ownerId, changeId, at: clock.now() }, async () => {
      const pieces = await wholePieces(tx, ownerId, clothesIds)
      await deletePieces(tx, clothesIds)
      const gone = [...countsOf(pieces)].map(([type, count]) => [type, -count] as const)
      await moveCounts(tx, ownerId, new Map(gone))
      await countClothes(tx, ownerId, -pieces.length)
      return { kind: 'DELETE', pieces }
    })
  })

async function wholePieces(tx: Db, ownerId: UserId, ids: readonly ClothesId[]): Promise<KeptPiece[]> {
  const locked = await lockAllOwn(tx, ownerId, ids)
  const attributes = Map.groupBy(await attributesOfPieces(tx, ids), ({ clothesId }) => clothesId)
  const corrections = new Map((await correctionsOfPieces(tx, ids)).map(({ clothesId, ...said }) => [clothesId, said]))
  return locked.map((piece) => ({
    ...piece,
    correction: corrections.get(piece.id) ?? null,
    attributes: (attributes.get(piece.id) ?? []).map(({ definitionId, value }) => ({ definitionId, value })),
  }))
}
