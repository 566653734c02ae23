import type { ImageId } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import type { Writer } from '#platform/writer.ts'
import { type FilesDeps, storeImage, type Upload } from './store-image.ts'

/**
 * Saves a picture for use later, or never: the daily sweep removes pictures that nothing shows.
 * @throws ImageTooLarge, TooManyPictures, InvalidImage, Unavailable, SessionEnded
 */
export async function saveImage(deps: FilesDeps, by: Writer, given: Omit<Upload, 'ownerId'>): Promise<ImageId> {
  await using stored = await storeImage(deps, { ...given, ownerId: by.id })
  return await inTransaction(deps.db, async (tx) => {
    await by.lock(tx)
    return stored.keep(tx)
  })
}
