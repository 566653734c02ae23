import type { ClothesId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { countClothes } from '../profiles/index.ts'
import { deleteOwn, moveCounts } from './queries.ts'
import { notOwn } from './update-clothes.ts'

/**
 * Deletes a piece, but leaves its picture to the nightly sweep, since feeds may show it.
 * @throws ClothesNotFound, Forbidden, SessionEnded
 */
export const deleteClothes = (db: Db, by: Writer, id: ClothesId): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    await by.lock(tx)
    const deleted = await deleteOwn(tx, by.id, id)
    if (!deleted) throw await notOwn(tx, by.id, id)
    await moveCounts(tx, by.id, new Map([[deleted.type, -1]]))
    await countClothes(tx, by.id, -1)
  })
