import type { ClothesId, Reading, ReadingSource, UserId } from '@otday/contract'
import { type Facts, isKindOf, kindLabel, kindsOf } from '@otday/stylist'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockOwnPiece, type PieceCorrection, saveCorrection, wardrobeOf } from '../clothes/index.ts'
import { factsOf } from './closets.ts'
import { wornConditions } from './conditions.ts'

const sources = {
  owner: 'OWNER',
  name: 'NAME',
  model: 'MODEL',
  brand: 'BRAND',
  attributes: 'ATTRIBUTES',
  type: 'TYPE',
} as const satisfies Record<Facts['source'], ReadingSource>

/**
 * Returns what the stylist derived from a piece, such as its kind, and what the owner can correct it to.
 * @throws ClothesNotFound, also for another user's piece.
 */
export async function readingOf(db: Db, ownerId: UserId, clothesId: ClothesId): Promise<Reading> {
  const [item] = await wardrobeOf(db, ownerId, [clothesId])
  if (!item) throw new AppError('ClothesNotFound', { clothesId })
  const { type, kind, source, confidence, condition, guesses } = factsOf(item)
  return {
    clothesId,
    kind,
    label: kindLabel(type, kind),
    source: sources[source],
    confidence,
    condition: wornConditions[condition],
    kinds: [...kindsOf(type)],
    guesses: guesses.map((guess) => ({ kind: guess, label: kindLabel(type, guess) })),
  }
}

/**
 * Stores the owner's correction of a piece's kind or condition, which the stylist derived; null takes a correction
 * back.
 * @throws SessionEnded; ClothesNotFound; InvalidInput for a kind that does not belong to the piece's type.
 */
export const correctReading = (
  { db, clock }: { db: Db; clock: Clock },
  by: Writer,
  clothesId: ClothesId,
  correction: PieceCorrection,
): Promise<Reading> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { type } = await lockOwnPiece(tx, by.id, clothesId)
    const { kind } = correction
    if (typeof kind === 'string' && !isKindOf(type, kind))
      throw new AppError('InvalidInput', { kind: '이 종류의 옷이 아니에요.' })
    await saveCorrection(tx, clothesId, correction, clock.now())
    return readingOf(tx, by.id, clothesId)
  })
