import type { ClothesId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnPiece } from './correct-piece.ts'
import { updatePurchase } from './queries.ts'

export interface Purchase {
  /** In units of the currency, at most two decimals. */
  price: number | null
  currency: string
  purchasedOn: string | null
}

/** No revision: the stylist reads no prices. @throws SessionEnded; ClothesNotFound unless it is own */
export const savePurchase = (
  db: Db,
  by: Writer,
  id: ClothesId,
  { price, currency, purchasedOn }: Purchase,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockOwnPiece(tx, by.id, id)
    const hundredths = price === null ? null : Math.round(price * 100)
    await updatePurchase(tx, id, { price: hundredths, currency: price === null ? null : currency, purchasedOn })
  })
