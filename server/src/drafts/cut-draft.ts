import type { cuts, DraftId, GarmentMask, PhotoCut, UserId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { requireMask } from '#platform/images/index.ts'
import type { Writer } from '#platform/writer.ts'
import { forgetUnshown, storeCut } from '../files/index.ts'
import type { DraftDeps } from './create-draft.ts'
import { presentDraft, type ShowingDeps } from './present-drafts.ts'
import { changeCut, type Draft, findDraft, lockDraft, lockPhoto } from './queries.ts'

/**
 * Returns the photo of a draft, and the mask along which its garment was cut out of the photo.
 * @throws DraftNotFound unless it is open
 */
async function cutOfDraft(deps: ShowingDeps, ownerId: UserId, id: DraftId): Promise<PhotoCut> {
  const draft = openOf(await findDraft(deps.db, { ownerId, id }), id)
  const { original } = await presentDraft(deps, draft)
  return { original, mask: draft.cutMask }
}

/**
 * Cuts the garment of a draft out of its photo again, along another mask.
 * @throws DraftNotFound unless it is open; ImageNotFound, TooManyPictures, Unavailable, SessionEnded
 */
async function cutDraft(deps: DraftDeps, by: Writer, id: DraftId, mask: GarmentMask): Promise<Draft> {
  const key = { ownerId: by.id, id }
  const { originalId } = openOf(await findDraft(deps.db, key), id)
  if (!originalId) throw new AppError('DraftNotFound', { draftId: id })
  await using stored = await storeCut(deps.files, { ownerId: by.id, originalId, mask: requireMask(mask) })
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockPhoto(tx, key)
    const before = openOf(await lockDraft(tx, key), id)
    const cutOutId = await stored.keep(tx)
    const changed = await changeCut(tx, key, { cutOutId, cutMask: JSON.stringify(mask), isCutOut: true })
    await forgetUnshown(deps.files, tx, [before.cutOutId])
    return changed
  })
}

function openOf(draft: Draft | undefined, draftId: DraftId): Draft {
  if (draft?.state !== 'OPEN') throw new AppError('DraftNotFound', { draftId })
  return draft
}

export const draftCutHandlers = (deps: DraftDeps): Pick<Handlers<typeof cuts>, 'ofDraft' | 'cutDraft'> => ({
  ofDraft: ({ viewer, params }) => cutOfDraft(deps, viewer.id, params.draftId),
  cutDraft: async ({ viewer, params, body }) =>
    presentDraft(deps, await cutDraft(deps, viewer, params.draftId, body.mask)),
})
