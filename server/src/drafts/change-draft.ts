import type { ClothesType } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { heldDefinitions } from '../attributes/index.ts'
import { checkAttributes } from '../clothes/index.ts'
import { changeOpen, type Draft, type DraftKey } from './queries.ts'
import type { Guess } from './guess.ts'

export interface DraftChange {
  name: string
  type: ClothesType | null
  attributes: Guess['attributes']
  isCutOut: boolean
}

/**
 * What somebody says of a photo instead of what was guessed.
 * @throws DraftNotFound unless it is open; DefinitionNotFound, InvalidInput
 */
export const changeDraft = (db: Db, key: DraftKey, change: DraftChange): Promise<Draft> =>
  inTransaction(db, async (tx) => {
    const definitions = await heldDefinitions(
      tx,
      change.attributes.map(({ definitionId }) => definitionId),
    )
    const attributes = checkAttributes(change.attributes, definitions)
    const changed = await changeOpen(tx, key, { ...change, attributes: JSON.stringify(attributes) })
    if (!changed) throw new AppError('DraftNotFound', { draftId: key.id })
    return changed
  })
