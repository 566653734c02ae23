import type { Mask } from '@otday/common/cut-mask'
import type { ImageId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { unguessableId } from '#platform/ids.ts'
import type { SeenGarment } from '#platform/images/index.ts'
import { type FilesDeps, requireSpace, type Upload, writeFiles } from './store-image.ts'

interface KeptGarment {
  originalId: ImageId
  /** Null if the garment was not cut out. */
  cutOutId: ImageId | null
}

export interface StoredGarment extends AsyncDisposable {
  seen: SeenGarment | null
  /** Inserts the pictures' rows; see `StoredImage`. @throws TooManyPictures */
  keep(tx: Db): Promise<KeptGarment>
}

interface Photo extends Pick<Upload, 'ownerId' | 'bytes'> {
  /** Mask to cut along; without it, the garment is cut out if it stands out from a plain background. */
  mask?: Mask
}

/**
 * Stores a photo like `storeImage`, and the garment cut out of it if possible. No AVIF is made before `makeLasting`.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable
 */
export async function storeGarment(deps: FilesDeps, { mask, ...given }: Photo): Promise<StoredGarment> {
  const upload: Upload = { ...given, kind: 'clothes', isPassing: true }
  await requireSpace(deps, upload)
  const { bytes, ownerId } = upload
  const garment = await (mask
    ? deps.images.cutGarment(bytes, mask, ownerId)
    : deps.images.processGarment(bytes, ownerId))
  const original = { id: unguessableId<ImageId>(), picture: garment.original }
  const cutOut = garment.cutOut && { id: unguessableId<ImageId>(), picture: garment.cutOut.picture }
  const files = await writeFiles(deps, upload, cutOut ? [original, cutOut] : [original])
  return {
    seen: garment.cutOut && { mask: garment.cutOut.mask, color: garment.cutOut.picture.color },
    keep: async (tx) => {
      await files.keep(tx)
      return { originalId: original.id, cutOutId: cutOut?.id ?? null }
    },
    [Symbol.asyncDispose]: files[Symbol.asyncDispose],
  }
}
