import { AppError } from '../errors.ts'
import { createSemaphore } from '../semaphore.ts'
import { isPicture } from './format.ts'
import { createPictureProcess, type PictureLog } from './picture-process.ts'
import type { Images } from './pictures.ts'

export { boxOf, type Mask } from './cut-out.ts'
export { hashDistance } from './perceptual-hash.ts'
export type { Images, ProcessedGarment, ProcessedPicture } from './pictures.ts'
export { keptWidths, type PictureWidth, widthsFor } from './sizes.ts'

/** One decodes while the other transfers. */
const givenAtOnce = 2
/** Queued uploads take memory. */
const longestQueue = 50
/** More would time out. */
const longestGarmentQueue = 16

/** Separate process: decision 021. */
export function createImages(log: PictureLog): Images {
  const semaphore = createSemaphore(givenAtOnce, longestQueue)
  const garmentSemaphore = createSemaphore(1, longestGarmentQueue)
  const pictures = createPictureProcess(log)
  const requirePicture = (bytes: Uint8Array) => {
    if (!isPicture(bytes)) throw new AppError('InvalidImage')
  }
  return {
    process: async (bytes) => {
      requirePicture(bytes)
      return semaphore.run(1, () => pictures.run('process', bytes))
    },
    processGarment: async (bytes) => {
      requirePicture(bytes)
      return garmentSemaphore.run(1, () => semaphore.run(1, () => pictures.run('processGarment', bytes)))
    },
    toAvif: (webp) => pictures.run('toAvif', webp),
    perceptualHashOf: (webp) => pictures.run('perceptualHashOf', webp),
    close: pictures.close,
  }
}
