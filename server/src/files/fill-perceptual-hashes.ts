import { buffer } from 'node:stream/consumers'
import type { ImageId } from '@otday/contract'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { type Images, widthsFor } from '#platform/images/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { fileKey } from './file-keys.ts'
import { savePerceptualHashes, unhashedAfter } from './queries.ts'

/** `after` is the last picture of the run before. */
export const perceptualHashJob = job<{ after: ImageId }>('files-look-hashes')
/** Before every id. */
const beginning = '00000000-0000-0000-0000-000000000000' as ImageId

export interface PerceptualHashDeps {
  db: Db
  storage: Storage
  images: Images
  jobs: Pick<Jobs, 'enqueue'>
}

/** Pictures of a run: so few are done before a stop that waits for it. */
const batch = 20
/** A hash is made of 32 pixels a side: more than these show nothing more. px */
const width = 320

/** Has pictures that were stored before there were hashes get theirs, where there are any. */
export async function enqueuePerceptualHashes({ db, jobs }: Pick<PerceptualHashDeps, 'db' | 'jobs'>): Promise<void> {
  if ((await unhashedAfter(db, beginning, 1)).length > 0)
    await jobs.enqueue(db, perceptualHashJob, { after: beginning })
}

/**
 * Says what some pictures look like, one after the other, and queues the next run; the last one finds nothing. A picture
 * whose files are gone or broken is passed over. Repeated or at once in several instances it comes to the same.
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
    if (webp) return images.perceptualHashOf(await buffer(webp.stream)).catch(passOver)
  }
  return null
}

/** Only what is broken for good: anything else is tried again with the job. */
function passOver(error: unknown): null {
  if (error instanceof AppError && error.code === 'InvalidImage') return null
  throw error
}
