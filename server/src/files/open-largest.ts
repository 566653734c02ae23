import type { ImageId } from '@otday/contract'
import { widthsFor } from '#platform/images/index.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'

/** As WebP, which every picture has; null when its files are gone. */
export async function openLargest(storage: Storage, id: ImageId): Promise<StoredFile | null> {
  for (const width of widthsFor(Number.POSITIVE_INFINITY)) {
    const file = await storage.open(fileKey(id, width, 'webp'))
    if (file) return file
  }
  return null
}
