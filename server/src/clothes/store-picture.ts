import type { GarmentMask, UserId } from '@otday/contract'
import type { Db, New } from '#platform/db/index.ts'
import { requireMask } from '#platform/images/index.ts'
import { type FilesDeps, makeLasting, storeGarment, storeImage } from '../files/index.ts'

/** The picture that a piece shows and, if that is a cut, the original photo and the mask. */
export type PieceImage = Pick<New<'clothes'>, 'imageId' | 'originalId' | 'cutMask'>

export interface StoredPieceImage extends AsyncDisposable {
  /**
   * Keeps the stored files, in the transaction that saves the piece, and returns the piece's columns that refer to
   * them.
   * @throws TooManyPictures
   */
  keep(tx: Db): Promise<PieceImage>
}

/**
 * Stores a picture as it is or, with a mask, cut along it; the original is then kept, too. Bind the result with `await
 * using`, which removes the files unless `keep` was called in a transaction that committed.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable
 */
export async function storePicture(
  deps: FilesDeps,
  ownerId: UserId,
  bytes: Uint8Array,
  mask: GarmentMask | null | undefined,
): Promise<StoredPieceImage> {
  if (!mask) {
    const stored = await storeImage(deps, { ownerId, kind: 'clothes', bytes })
    return {
      keep: async (tx) => ({ imageId: await stored.keep(tx), originalId: null, cutMask: null }),
      [Symbol.asyncDispose]: stored[Symbol.asyncDispose],
    }
  }
  const stored = await storeGarment(deps, { ownerId, bytes, mask: requireMask(mask) })
  return {
    keep: async (tx) => {
      const { originalId, cutOutId } = await stored.keep(tx)
      const imageId = cutOutId ?? originalId
      await makeLasting(deps, tx, imageId)
      return { imageId, originalId, cutMask: JSON.stringify(mask) }
    },
    [Symbol.asyncDispose]: stored[Symbol.asyncDispose],
  }
}
