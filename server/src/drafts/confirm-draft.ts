import type { Clothes, ClothesId, ClothesType } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { allDefinitions } from '../attributes/index.ts'
import { addClothes, shownPiece } from '../clothes/index.ts'
import { forgetUnshown, makeLasting, picturesOf } from '../files/index.ts'
import type { DraftDeps } from './create-draft.ts'
import { findDuplicates } from './find-duplicates.ts'
import { closeConfirmed, type Draft, type DraftKey, holdDraft } from './queries.ts'
import type { Guess } from './guess.ts'

export interface Confirmation {
  name: string
  type: ClothesType
  attributes: Guess['attributes']
  isCutOut: boolean
  /** The piece is wanted although the closet seems to have it. */
  acceptsDuplicate: boolean
}

/**
 * A draft becomes a piece of the closet with the picture that was chosen; the other picture goes. Confirmed again it is
 * the same piece.
 * @throws DraftNotFound; DraftClosed when it was discarded; ClothesNotFound when its piece has been deleted since;
 * LikelyDuplicate, naming the piece; DefinitionNotFound, InvalidInput
 */
export const confirmDraft = (deps: DraftDeps, key: DraftKey, given: Confirmation): Promise<Clothes> =>
  inTransaction(deps.db, async (tx) => {
    const shown = (id: ClothesId) => shownPiece(tx, deps.addresses, id)
    const draft = await holdDraft(tx, key)
    if (!draft) throw new AppError('DraftNotFound', { draftId: key.id })
    if (draft.state === 'CONFIRMED') return shown(madeOf(draft))
    if (draft.state === 'DISCARDED') throw new AppError('DraftClosed', { draftId: key.id })
    const { originalId, cutOutId } = draft
    const shownId = given.isCutOut && cutOutId ? cutOutId : originalId
    if (!originalId || !shownId) throw new AppError('DraftNotFound', { draftId: key.id })
    if (!given.acceptsDuplicate) await requireNew(deps, tx, { ...draft, ...given })
    const { name, type, attributes } = given
    const [clothesId] = await addClothes(tx, deps.clock, key.ownerId, [{ name, type, attributes, imageId: shownId }])
    await closeConfirmed(tx, key, clothesId as ClothesId)
    await forgetUnshown(deps.files, tx, [originalId, cutOutId])
    await makeLasting(deps.files, tx, shownId)
    return shown(clothesId as ClothesId)
  })

function madeOf({ clothesId }: Draft): ClothesId {
  if (!clothesId) throw new AppError('ClothesNotFound')
  return clothesId
}

async function requireNew(deps: DraftDeps, tx: Db, draft: Pick<Draft, 'id' | 'ownerId' | 'originalId'> & Guess) {
  const pictures = await picturesOf(tx, draft.originalId ? [draft.originalId] : [])
  const [picture] = pictures.values()
  const drafts = [{ ...draft, lookHash: picture?.lookHash ?? null }]
  const catalogue = (await allDefinitions(tx)).values()
  const found = await findDuplicates({ ...deps, db: tx }, draft.ownerId, { drafts, catalogue })
  const owned = found.get(draft.id)
  if (owned) throw new AppError('LikelyDuplicate', { clothesId: owned.clothesId, name: owned.name })
}
