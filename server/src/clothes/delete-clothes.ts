import type { ClothesId, UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { countClothes } from '../profiles/index.ts'
import { holdWriter } from '../users/index.ts'
import { deleteOwn, moveCounts } from './queries.ts'
import { notOwn } from './update-clothes.ts'

/**
 * Takes an own piece out of the closet. Its picture is left to the sweep: feeds may show it.
 * @throws ClothesNotFound, Forbidden
 */
export const deleteClothes = (db: Db, viewerId: UserId, id: ClothesId): Promise<undefined> =>
  inTransaction(db, async (tx): Promise<undefined> => {
    await holdWriter(tx, viewerId)
    const deleted = await deleteOwn(tx, viewerId, id)
    if (!deleted) throw await notOwn(tx, id)
    await moveCounts(tx, viewerId, new Map([[deleted.type, -1]]))
    await countClothes(tx, viewerId, -1)
  })
