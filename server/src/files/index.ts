import type { JobLog, Jobs } from '#platform/jobs/index.ts'
import { cutOutJob, fillCutOuts } from './fill-cut-outs.ts'
import { fillPerceptualHashes, perceptualHashJob } from './fill-perceptual-hashes.ts'
import { avifJob, makeAvif } from './make-avif.ts'
import type { FilesDeps } from './store-image.ts'
import { sweepImages, sweepJob } from './sweep-images.ts'

export { accepts } from './conditional.ts'
export { enqueueCutOuts } from './fill-cut-outs.ts'
export { enqueuePerceptualHashes } from './fill-perceptual-hashes.ts'
export { forgetImagesOf, forgetUnshown } from './forget-images.ts'
export { lockImagesOf } from './queries.ts'
export { knownImages, pictureColumns, picturesOf, storedPicture } from './queries.ts'
export { openNearest } from './open-nearest.ts'
export { pictureHandlers } from './picture-handlers.ts'
export { definePurge, onUnpublished, type PicturesUnpublished } from './purge-pictures.ts'
export { serveFiles } from './serve-files.ts'
export { saveImage } from './save-image.ts'
export { contentHash, type FilesDeps, makeLasting, mostPictures, storeImage } from './store-image.ts'
export { storeCut } from './store-cut.ts'
export { storeGarment } from './store-garment.ts'
export { sweepImages } from './sweep-images.ts'

export function defineFileJobs(jobs: Jobs, deps: Omit<FilesDeps, 'jobs'> & { log: JobLog }): void {
  jobs.define(avifJob, ({ imageId }) => makeAvif(deps, imageId), { expiresAfter: 120 })
  jobs.define(perceptualHashJob, ({ after }) => fillPerceptualHashes({ ...deps, jobs }, after))
  jobs.define(cutOutJob, ({ after }) => fillCutOuts({ ...deps, jobs }, after))
  jobs.define(sweepJob, () => sweepImages(deps), { expiresAfter: 1800 })
  jobs.schedule(sweepJob, '40 4 * * *')
}
