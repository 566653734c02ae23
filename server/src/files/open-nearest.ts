import type { ImageId } from '@otday/contract'
import { widthsFor } from '#platform/images/index.ts'
import type { Storage, StoredFile } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'

/** Opens a picture as WebP, which every picture has, nearest above `width` px; null when its files are gone. */
export async function openNearest(storage: Storage, id: ImageId, width: number): Promise<StoredFile | null> {
  for (const kept of widthsFor(width)) {
    const file = await storage.open(fileKey(id, kept, 'webp'))
    if (file) return file
  }
  return null
}
