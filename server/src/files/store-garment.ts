import type { ImageId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { unguessableId } from '#platform/ids.ts'
import type { ProcessedGarment } from '#platform/images/index.ts'
import { type FilesDeps, requireSpace, type Upload, withFiles } from './store-image.ts'

export interface KeptGarment {
  originalId: ImageId
  /** Null where the piece could not be cut out. */
  cutOutId: ImageId | null
}

/**
 * Reads a photo of a piece of clothing and cuts the piece out where it can; otherwise like `withStoredImage`. Neither
 * picture gets its AVIF before `makeLasting`.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable, and whatever `work` throws.
 */
export async function withStoredGarment<T>(
  deps: FilesDeps,
  given: Pick<Upload, 'ownerId' | 'bytes'>,
  work: (garment: ProcessedGarment, keep: (tx: Db) => Promise<KeptGarment>) => Promise<T>,
): Promise<T> {
  const upload: Upload = { ...given, kind: 'clothes', isPassing: true }
  await requireSpace(deps, upload)
  const garment = await deps.images.processGarment(upload.bytes)
  const original = { id: unguessableId<ImageId>(), picture: garment.original }
  const cutOut = garment.cutOut && { id: unguessableId<ImageId>(), picture: garment.cutOut.picture }
  return withFiles(deps, upload, cutOut ? [original, cutOut] : [original], (keep) =>
    work(garment, async (tx) => {
      await keep(tx)
      return { originalId: original.id, cutOutId: cutOut?.id ?? null }
    }),
  )
}
