import type { ImageId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { unguessableId } from '#platform/ids.ts'
import type { ProcessedGarment } from '#platform/images/index.ts'
import { type FilesDeps, requireSpace, type Upload, writeFiles } from './store-image.ts'

export interface KeptGarment {
  originalId: ImageId
  /** Null where the piece could not be cut out. */
  cutOutId: ImageId | null
}

export interface StoredGarment extends AsyncDisposable {
  garment: ProcessedGarment
  /** Inserts the rows, in the transaction that refers to them. @throws TooManyPictures */
  keep(tx: Db): Promise<KeptGarment>
}

/**
 * Reads a photo of a piece of clothing and cuts the piece out where it can; otherwise like `storeImage`. Neither picture
 * gets its AVIF before `makeLasting`.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable
 */
export async function storeGarment(deps: FilesDeps, given: Pick<Upload, 'ownerId' | 'bytes'>): Promise<StoredGarment> {
  const upload: Upload = { ...given, kind: 'clothes', isPassing: true }
  await requireSpace(deps, upload)
  const garment = await deps.images.processGarment(upload.bytes)
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
