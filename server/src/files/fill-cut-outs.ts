import { buffer } from 'node:stream/consumers'
import type { ImageId, PictureBox } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { nullOn } from '#platform/errors.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import { lowestId } from '#platform/ids.ts'
import type { PerceptualHashDeps } from './fill-perceptual-hashes.ts'
import { openNearest } from './open-nearest.ts'
import { saveCutOuts, unmeasuredAfter } from './queries.ts'

/**
 * Job that examines pictures for cut-outs (garments without background), beginning after `after`, the last picture of
 * the previous run.
 */
export const cutOutJob = job<{ after: ImageId }>()('files-cut-outs')
const beginning = lowestId<ImageId>()

export interface CutOutDeps extends Omit<PerceptualHashDeps, 'jobs'> {
  jobs: Queue<typeof cutOutJob>
}

const batch = 20
/** Width in px of the variant that is examined. */
const width = 320

export async function enqueueCutOuts({ db, jobs }: Pick<CutOutDeps, 'db' | 'jobs'>): Promise<void> {
  if ((await unmeasuredAfter(db, beginning, 1)).length > 0) await jobs.enqueue(db, cutOutJob, { after: beginning })
}

/**
 * Stores the area of the visible pixels for pictures not examined yet, or that a picture is no cut-out (a garment
 * without background); idempotent. Pictures whose files are gone or broken count as no cut-outs.
 */
export async function fillCutOuts(deps: CutOutDeps, after: ImageId): Promise<void> {
  const { db, jobs } = deps
  const ids = await unmeasuredAfter(db, after, batch)
  const last = ids.at(-1)
  if (!last) return
  const cutOuts = new Map<ImageId, PictureBox | null>()
  for (const id of ids) cutOuts.set(id, await cutOutOf(deps, id))
  await inTransaction(db, async (tx) => {
    await saveCutOuts(tx, cutOuts)
    await jobs.enqueue(tx, cutOutJob, { after: last })
  })
}

async function cutOutOf({ storage, images }: CutOutDeps, id: ImageId): Promise<PictureBox | null> {
  const webp = await openNearest(storage, id, width)
  return webp && images.cutOutOf(await buffer(webp.stream)).catch(nullOn('InvalidImage'))
}
