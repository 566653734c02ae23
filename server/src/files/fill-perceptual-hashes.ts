import { buffer } from 'node:stream/consumers'
import type { ImageId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { nullOn } from '#platform/errors.ts'
import { type Images, widthsFor } from '#platform/images/index.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { lowestId } from '#platform/ids.ts'
import { fileKey } from './file-keys.ts'
import { savePerceptualHashes, unhashedAfter } from './queries.ts'

/** Job that hashes pictures after `after`, the last picture of the previous run. */
export const perceptualHashJob = job<{ after: ImageId }>()('files-look-hashes')
const beginning = lowestId<ImageId>()

export interface PerceptualHashDeps {
  db: Db
  storage: Storage
  images: Images
  jobs: Queue<typeof perceptualHashJob>
}

/** Pictures per run; few, since a shutdown waits for the run to end. */
const batch = 20
/** Width in px of the variant that is hashed; the hash reduces it to 32 px a side. */
const width = 320

export async function enqueuePerceptualHashes({ db, jobs }: Pick<PerceptualHashDeps, 'db' | 'jobs'>): Promise<void> {
  if ((await unhashedAfter(db, beginning, 1)).length > 0)
    await jobs.enqueue(db, perceptualHashJob, { after: beginning })
}

/**
 * Stores perceptual hashes of pictures that lack one; idempotent, also across instances. Skips pictures whose files are
 * gone or broken.
 */
export async function fillPerceptualHashes(deps: PerceptualHashDeps, after: ImageId): Promise<void> {
  const { db, jobs } = deps
  const ids = await unhashedAfter(db, after, batch)
  const last = ids.at(-1)
  if (!last) return
  const hashes = new Map<ImageId, string>()
  for (const id of ids) {
    const lookHash = await perceptualHashOf(deps, id)
    if (lookHash) hashes.set(id, lookHash)
  }
  await inTransaction(db, async (tx) => {
    await savePerceptualHashes(tx, hashes)
    await jobs.enqueue(tx, perceptualHashJob, { after: last })
  })
}

async function perceptualHashOf({ storage, images }: PerceptualHashDeps, id: ImageId): Promise<string | null> {
  for (const kept of widthsFor(width)) {
    const webp = await storage.open(fileKey(id, kept, 'webp'))
    if (webp) return images.perceptualHashOf(await buffer(webp.stream)).catch(nullOn('InvalidImage'))
  }
  return null
}
