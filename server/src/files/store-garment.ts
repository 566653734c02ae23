import type { ImageId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { unguessableId } from '#platform/ids.ts'
import type { ProcessedGarment } from '#platform/images/index.ts'
import { type FilesDeps, requireSpace, type Upload, writeFiles } from './store-image.ts'

interface KeptGarment {
  originalId: ImageId
  /** Null if not cut out. */
  cutOutId: ImageId | null
}

export interface StoredGarment extends AsyncDisposable {
  garment: ProcessedGarment
  /** @throws TooManyPictures */
  keep(tx: Db): Promise<KeptGarment>
}

/**
 * Like `storeImage`, with the piece cut out if possible. Has no AVIF before `makeLasting`.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable
 */
export async function storeGarment(deps: FilesDeps, given: Pick<Upload, 'ownerId' | 'bytes'>): Promise<StoredGarment> {
  const upload: Upload = { ...given, kind: 'clothes', isPassing: true }
  await requireSpace(deps, upload)
  const garment = await deps.images.processGarment(upload.bytes, upload.ownerId)
  const original = { id: unguessableId<ImageId>(), picture: garment.original }
  const cutOut = garment.cutOut && { id: unguessableId<ImageId>(), picture: garment.cutOut.picture }
  const files = await writeFiles(deps, upload, cutOut ? [original, cutOut] : [original])
  return {
    garment,
    keep: async (tx) => {
      await files.keep(tx)
      return { originalId: original.id, cutOutId: cutOut?.id ?? null }
    },
    [Symbol.asyncDispose]: files[Symbol.asyncDispose],
  }
}
