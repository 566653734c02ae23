import type { ClothesType, DraftId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockedDefinitions } from '../attributes/index.ts'
import { checkAttributes } from '../clothes/index.ts'
import { changeOpen, type Draft, lockDraft } from './queries.ts'
import type { Guess } from './guess.ts'

export interface DraftChange {
  id: DraftId
  name: string
  type: ClothesType | null
  attributes: Guess['attributes']
  isCutOut: boolean
}

/** @throws SessionEnded; DraftNotFound unless it is open; DefinitionNotFound, InvalidInput */
export const changeDraft = (db: Db, by: Writer, { id, ...change }: DraftChange): Promise<Draft> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    await lockDraft(tx, { ownerId: by.id, id })
    const definitions = await lockedDefinitions(
      tx,
      change.attributes.map(({ definitionId }) => definitionId),
    )
    const attributes = checkAttributes(change.attributes, definitions)
    return requireFound(
      await changeOpen(tx, { ownerId: by.id, id }, { ...change, attributes: JSON.stringify(attributes) }),
      'DraftNotFound',
      { draftId: id },
    )
  })
