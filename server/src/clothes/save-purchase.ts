import { seoulDate } from '@otday/common/seoul-time'
import { type ClothesId, futurePurchase, type Purchase, type UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import type { HandlersOf } from '#platform/define-module.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnPiece } from './correct-piece.ts'
import { findPurchase, updatePurchase } from './queries.ts'

interface PurchaseDeps {
  db: Db
  clock: Clock
}

export const purchaseHandlers = (deps: PurchaseDeps): HandlersOf<'purchases'> => ({
  get: ({ viewer, params }) => purchaseOf(deps.db, viewer.id, params.clothesId),
  set: ({ viewer, params, body }) => savePurchase(deps, viewer, params.clothesId, body),
})

/** @throws ClothesNotFound unless the piece is the user's own */
async function purchaseOf(db: Db, userId: UserId, id: ClothesId): Promise<Purchase> {
  const found = requireFound(await findPurchase(db, userId, id), 'ClothesNotFound', { clothesId: id })
  return { ...found, price: found.price === null ? null : found.price / 100 }
}

/**
 * Stores a purchase without a new revision of the piece, as the stylist reads no prices.
 * @throws InvalidInput for a purchase date in the future; SessionEnded; ClothesNotFound unless the piece is the user's
 * own
 */
export async function savePurchase(
  { db, clock }: PurchaseDeps,
  by: Writer,
  id: ClothesId,
  { price, currency, purchasedOn }: Purchase & { currency: string },
): Promise<Purchase> {
  if (purchasedOn && purchasedOn > seoulDate(clock.now()))
    throw new AppError('InvalidInput', { purchasedOn: futurePurchase })
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockOwnPiece(tx, by.id, id)
    const hundredths = price === null ? null : Math.round(price * 100)
    const purchase = { currency: price === null ? null : currency, purchasedOn }
    await updatePurchase(tx, id, { ...purchase, price: hundredths })
    return { ...purchase, price }
  })
}
