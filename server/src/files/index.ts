import type { Config } from '#platform/config/index.ts'
import type { Publish } from '#platform/db/index.ts'
import { defineModule } from '#platform/define-module.ts'
import { type Queue, scheduled, work } from '#platform/jobs/index.ts'
import { type CutOutDeps, cutOutJob, enqueueCutOuts, fillCutOuts } from './fill-cut-outs.ts'
import {
  enqueuePerceptualHashes,
  fillPerceptualHashes,
  type PerceptualHashDeps,
  perceptualHashJob,
} from './fill-perceptual-hashes.ts'
import { avifJob, makeAvif } from './make-avif.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { onUnpublished, type PicturesUnpublished, type PurgeDeps, type purgeJob, purgeJobs } from './purge-pictures.ts'
import { serveFiles, type ServingDeps } from './serve-files.ts'
import type { FilesDeps } from './store-image.ts'
import { type SweepDeps, sweepImages, sweepJob } from './sweep-images.ts'

export { accepts } from './conditional.ts'
export { forgetImagesOf, forgetUnshown } from './forget-images.ts'
export { knownImages, lockImagesOf, pictureColumns, picturesOf, storedPicture } from './queries.ts'
export { openNearest } from './open-nearest.ts'
export { saveImage } from './save-image.ts'
export { contentHash, type FilesDeps, makeLasting, mostPictures, storeImage } from './store-image.ts'
export { storeCut } from './store-cut.ts'
export { storeGarment } from './store-garment.ts'
export { sweepImages } from './sweep-images.ts'

/** Seconds after which a nightly sweep that has not ended counts as failed; enough for ten million pictures. */
const sweepTime = 21_600

/** Dependencies for storing pictures; call `unpublish` in each transaction that makes pictures non-public. */
export type FileUses = FilesDeps & { unpublish: Publish<PicturesUnpublished> }

type FileParts = Omit<PurgeDeps, 'publicUrl' | 'purgeUrl'> &
  FilesDeps &
  CutOutDeps &
  PerceptualHashDeps &
  ServingDeps &
  SweepDeps & {
    jobs: Queue<typeof purgeJob>
    config: Pick<Config, 'publicUrl' | 'purgeUrl'>
  }

export const files = defineModule('files', ({ config, ...parts }: FileParts) => {
  const { publicUrl, purgeUrl } = config
  const { db, clock, storage, images, jobs } = parts
  const uses: FileUses = { db, clock, storage, images, jobs, unpublish: onUnpublished({ jobs, purgeUrl }) }
  return {
    handlers: { pictures: pictureHandlers(parts) },
    serve: (http) => serveFiles(http, parts),
    jobs: [
      work(avifJob, ({ imageId }) => makeAvif(parts, imageId), { expiresAfter: 120 }),
      work(perceptualHashJob, ({ after }) => fillPerceptualHashes(parts, after)),
      work(cutOutJob, ({ after }) => fillCutOuts(parts, after)),
      scheduled(sweepJob, '40 4 * * *', (signal) => sweepImages(parts, signal), { expiresAfter: sweepTime }),
      ...purgeJobs({ ...parts, publicUrl, purgeUrl }),
    ],
    start: async () => {
      await enqueuePerceptualHashes(parts)
      await enqueueCutOuts(parts)
    },
    uses,
  }
})
