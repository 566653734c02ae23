import type { ClosetChangeId, ClothesId, DefinitionId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedDefinitions } from '../attributes/index.ts'
import type { WritingDeps } from './add-clothes.ts'
import { changeOnce, lockAllOwn, piecesInOrder } from './change-once.ts'
import { notOffered, offeredValue } from './check-attributes.ts'
import type { Piece } from './queries.ts'
import { setValues, valuesOf } from './queries-changes.ts'

export interface AttributeChange {
  changeId: ClosetChangeId
  clothesIds: readonly ClothesId[]
  definitionId: DefinitionId
  /** Null removes the attribute. */
  value: string | null
}

/**
 * Sets or removes an attribute on all of the pieces, or on none if one fails.
 * @throws Forbidden, ClothesNotFound, DefinitionNotFound, InvalidInput, Conflict, SessionEnded
 */
export const setAttribute = (
  { db, clock }: WritingDeps,
  by: Writer,
  { changeId, clothesIds, definitionId, value }: AttributeChange,
): Promise<Piece[]> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { id: ownerId } = by
    const { before } = await changeOnce(tx, { kind: 'ATTRIBUTE', ownerId, changeId, at: clock.now() }, async () => {
      await lockAllOwn(tx, ownerId, clothesIds)
      const stored = await checkedValue(tx, definitionId, value)
      const had = await valuesOf(tx, definitionId, clothesIds)
      await setValues(
        tx,
        definitionId,
        clothesIds.map((clothesId) => ({ clothesId, value: stored })),
      )
      const before = clothesIds.map((clothesId) => ({ clothesId, value: had.get(clothesId) ?? null }))
      return { kind: 'ATTRIBUTE', definitionId, value: stored, before }
    })
    return piecesInOrder(
      tx,
      ownerId,
      before.map(({ clothesId }) => clothesId),
    )
  })

async function checkedValue(tx: Db, definitionId: DefinitionId, value: string | null): Promise<string | null> {
  const definition = requireFound(
    (await lockedDefinitions(tx, [definitionId])).get(definitionId),
    'DefinitionNotFound',
    { definitionId },
  )
  if (value === null) return null
  const stored = offeredValue(definition, value)
  if (stored === undefined) throw new AppError('InvalidInput', { value: notOffered(definition) })
  return stored
}
