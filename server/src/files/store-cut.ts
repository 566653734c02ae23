import { buffer } from 'node:stream/consumers'
import type { Mask } from '@otday/common/cut-mask'
import type { ImageId, UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { unguessableId } from '#platform/ids.ts'
import { openNearest } from './open-nearest.ts'
import { picturesOf } from './queries.ts'
import { asStored, type FilesDeps, requireSpace, type StoredImage, type Upload, writeFiles } from './store-image.ts'

/** Width in px of the largest variant that is stored. */
const width = 1280

/**
 * Cuts the garment out of a stored picture along `mask` and stores the cut; the original stays. No AVIF is made before
 * `makeLasting`. Bind the result with `await using`, as that of `storeImage`.
 * @throws ImageNotFound when the original's file is gone; TooManyPictures, Unavailable
 */
export async function storeCut(
  deps: FilesDeps,
  { ownerId, originalId, mask }: { ownerId: UserId; originalId: ImageId; mask: Mask },
): Promise<StoredImage> {
  const known = (await picturesOf(deps.db, [originalId])).get(originalId)
  const file = known && (await openNearest(deps.storage, originalId, width))
  if (!file) throw new AppError('ImageNotFound')
  const bytes = await buffer(file.stream)
  const upload: Upload = { ownerId, kind: 'clothes', bytes, isPassing: true, contentHash: known.contentHash }
  await requireSpace(deps, upload)
  const { original, cutOut } = await deps.images.cutGarment(bytes, mask, ownerId)
  const cut = { id: unguessableId<ImageId>(), picture: cutOut?.picture ?? original }
  return asStored(await writeFiles(deps, upload, [cut]), cut.id)
}
