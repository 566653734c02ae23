import type { ImageId } from '@otday/contract'
import { widthsFor } from '#platform/images/index.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'

/** Opens the smallest WebP variant of at least `width` px, else the largest; null when the picture's files are gone. */
export async function openNearest(storage: Storage, id: ImageId, width: number): Promise<StoredFile | null> {
  for (const kept of widthsFor(width)) {
    const file = await storage.open(fileKey(id, kept, 'webp'))
    if (file) return file
  }
  return null
}
