import { buffer } from 'node:stream/consumers'
import type { ImageId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { type Images, keptWidths } from '#platform/images/index.ts'
import { job } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'
import { findImage, markAvifReady } from './queries.ts'

export const avifJob = job<{ imageId: ImageId }>()('files-avif')

export interface AvifDeps {
  db: Db
  storage: Storage
  images: Images
}

export async function makeAvif({ db, storage, images }: AvifDeps, imageId: ImageId): Promise<void> {
  const row = await findImage(db, imageId)
  if (!row || row.hasAvif) return
  for (const width of keptWidths(row)) {
    const webp = await storage.open(fileKey(imageId, width, 'webp'))
    if (!webp) continue
    const bytes = await images.toAvif(await buffer(webp.stream))
    await storage.put([{ key: fileKey(imageId, width, 'avif'), bytes }])
  }
  await markAvifReady(db, imageId)
}
