import type { ClothesId, cuts, GarmentMask, PhotoCut, UserId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { requireMask } from '#platform/images/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { Writer } from '#platform/writer.ts'
import { makeLasting, picturesOf, storeCut } from '../files/index.ts'
import type { WritingDeps } from './add-clothes.ts'
import { present } from './present-clothes.ts'
import { findPhoto, lockOwn, type Piece, requirePiece, updatePicture } from './queries.ts'
import { notOwn } from './update-clothes.ts'

type CuttingDeps = WritingDeps & { urls: Urls }

/**
 * Returns the photo of a piece, and the mask along which its picture was cut from the photo, if it was cut.
 * @throws ClothesNotFound, also for another user's piece; ImageNotFound for a piece without a picture
 */
async function cutOfPiece({ db, urls }: CuttingDeps, ownerId: UserId, id: ClothesId): Promise<PhotoCut> {
  const piece = requireFound(await findPhoto(db, ownerId, id), 'ClothesNotFound', { clothesId: id })
  const { photoId, cutMask } = piece
  const known = photoId && (await picturesOf(db, [photoId])).get(photoId)
  if (!known) throw new AppError('ImageNotFound')
  return { original: { imageUrl: urls.signedImage(ownerId, photoId), picture: known.picture }, mask: cutMask }
}

/**
 * Cuts a piece's photo again. The replaced picture is left to the nightly sweep, since feeds may show it.
 * @throws Forbidden, ClothesNotFound; ImageNotFound for a piece without a photo, or when its photo was replaced
 * meanwhile; TooManyPictures, Unavailable, SessionEnded
 */
async function cutPiece(deps: CuttingDeps, by: Writer, id: ClothesId, mask: GarmentMask | null): Promise<Piece> {
  const photoId = await requirePhoto(deps.db, by.id, id)
  await using stored =
    mask && (await storeCut(deps.files, { ownerId: by.id, originalId: photoId, mask: requireMask(mask) }))
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    await lockOwn(tx, by.id, id)
    if ((await requirePhoto(tx, by.id, id)) !== photoId) throw new AppError('ImageNotFound')
    if (!stored) await updatePicture(tx, id, { imageId: photoId, originalId: null, cutMask: null })
    else {
      const imageId = await stored.keep(tx)
      await makeLasting(deps.files, tx, imageId)
      await updatePicture(tx, id, { imageId, originalId: photoId, cutMask: JSON.stringify(mask) })
    }
    return requirePiece(tx, id)
  })
}

async function requirePhoto(db: Db, ownerId: UserId, id: ClothesId) {
  const piece = await findPhoto(db, ownerId, id)
  if (!piece) throw await notOwn(db, ownerId, id)
  if (!piece.photoId) throw new AppError('ImageNotFound')
  return piece.photoId
}

export const pieceCutHandlers = (deps: CuttingDeps): Pick<Handlers<typeof cuts>, 'ofPiece' | 'cutPiece'> => ({
  ofPiece: ({ viewer, params }) => cutOfPiece(deps, viewer.id, params.clothesId),
  cutPiece: async ({ viewer, params, body }) =>
    present(deps.urls, viewer.id, await cutPiece(deps, viewer, params.clothesId, body.mask)),
})
