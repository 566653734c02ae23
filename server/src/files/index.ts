import { defineModule } from '#platform/define-module.ts'
import { scheduled, work } from '#platform/jobs/index.ts'
import { type CutOutDeps, cutOutJob, enqueueCutOuts, fillCutOuts } from './fill-cut-outs.ts'
import {
  enqueuePerceptualHashes,
  fillPerceptualHashes,
  type PerceptualHashDeps,
  perceptualHashJob,
} from './fill-perceptual-hashes.ts'
import { avifJob, makeAvif } from './make-avif.ts'
import { pictureHandlers } from './picture-handlers.ts'
import type { Urls } from '#platform/http/urls.ts'
import { serveFiles, type ServingDeps } from './serve-files.ts'
import type { FilesDeps } from './store-image.ts'
import { type SweepDeps, sweepImages, sweepJob } from './sweep-images.ts'

export { accepts, namesTag } from './conditional.ts'
export { forgetImagesOf, forgetUnshown } from './forget-images.ts'
export { knownImages, lockImagesOf, pictureColumns, picturesOf, storedPicture } from './queries.ts'
export { openNearest } from './open-nearest.ts'
export { saveImage } from './save-image.ts'
export { contentHash, type FilesDeps, makeLasting, mostPictures, storeImage } from './store-image.ts'
export { storeCut } from './store-cut.ts'
export { storeGarment } from './store-garment.ts'
export { privately, publicly } from './serve-files.ts'
export { sweepImages } from './sweep-images.ts'

/** Seconds after which a nightly sweep that has not ended counts as failed; enough for ten million pictures. */
const sweepTime = 21_600

type FileParts = FilesDeps & CutOutDeps & PerceptualHashDeps & ServingDeps & SweepDeps & { urls: Urls }

export const files = defineModule('files', (parts: FileParts) => {
  const { db, clock, storage, images, jobs } = parts
  const uses: FilesDeps = { db, clock, storage, images, jobs }
  return {
    handlers: { pictures: pictureHandlers(parts) },
    serve: (http) => serveFiles(http, parts),
    jobs: [
      work(avifJob, ({ imageId }) => makeAvif(parts, imageId), { expiresAfter: 120 }),
      work(perceptualHashJob, ({ after }) => fillPerceptualHashes(parts, after)),
      work(cutOutJob, ({ after }) => fillCutOuts(parts, after)),
      scheduled(sweepJob, '40 4 * * *', (signal) => sweepImages(parts, signal), { expiresAfter: sweepTime }),
    ],
    start: async () => {
      await enqueuePerceptualHashes(parts)
      await enqueueCutOuts(parts)
    },
    uses,
  }
})
