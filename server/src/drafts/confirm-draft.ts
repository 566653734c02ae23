import type { Clothes, ClothesId, ClothesType, DraftId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { addClothes, shownPiece } from '../clothes/index.ts'
import { forgetUnshown, makeLasting } from '../files/index.ts'
import type { DraftDeps } from './create-draft.ts'
import { findDuplicate } from './find-duplicates.ts'
import { closeConfirmed, lockDraft, lockPhoto } from './queries.ts'
import type { Guess } from './guess.ts'

export interface Confirmation {
  id: DraftId
  name: string
  type: ClothesType
  attributes: Guess['attributes']
  isCutOut: boolean
  /** Whether to leave out the check for duplicates. */
  acceptsDuplicate: boolean
}

/**
 * Turns a draft into a piece; idempotent.
 * @throws SessionEnded; DraftNotFound; DraftClosed when discarded; ClothesNotFound when its piece was deleted;
 * LikelyDuplicate, naming the piece; DefinitionNotFound, InvalidInput
 */
export const confirmDraft = (deps: DraftDeps, by: Writer, { id, ...given }: Confirmation): Promise<Clothes> =>
  inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    const key = { ownerId: by.id, id }
    const shown = (clothesId: ClothesId) => shownPiece(tx, deps.urls, clothesId)
    await lockPhoto(tx, key)
    const draft = requireFound(await lockDraft(tx, key), 'DraftNotFound', { draftId: id })
    if (draft.state === 'CONFIRMED') return shown(requireFound(draft.clothesId, 'ClothesNotFound'))
    if (draft.state === 'DISCARDED') throw new AppError('DraftClosed', { draftId: id })
    const { originalId, cutOutId } = draft
    if (!originalId) throw new AppError('DraftNotFound', { draftId: id })
    const { name, type, attributes } = given
    const compared = { ...key, imageId: originalId, name, attributes }
    const owned = given.acceptsDuplicate ? null : await findDuplicate({ ...deps, db: tx }, compared)
    if (owned) throw new AppError('LikelyDuplicate', { clothesId: owned.clothesId, name: owned.name })
    const picture =
      given.isCutOut && cutOutId
        ? { imageId: cutOutId, originalId, cutMask: draft.cutMask && JSON.stringify(draft.cutMask) }
        : { imageId: originalId, originalId: null, cutMask: null }
    const [clothesId] = await addClothes(tx, deps.clock, by.id, [{ name, type, attributes, ...picture }])
    await closeConfirmed(tx, key, clothesId as ClothesId)
    await forgetUnshown(deps.files, tx, [originalId, cutOutId])
    await makeLasting(deps.files, tx, picture.imageId)
    return shown(clothesId as ClothesId)
  })
