import { serialize } from 'node:v8'
import { AppError } from '../errors.ts'
import { createFairSemaphore } from '../concurrency/fair-semaphore.ts'
import { type RateLimiter, requireWithinRate } from '../rate-limits/index.ts'
import { isPicture } from './format.ts'
import { createPictureProcess, type PictureLog } from './picture-process.ts'
import type { Images } from './pictures.ts'

export { boxOf, maskOnPlainGround } from './cut-out.ts'
export type { CompositionLayer, CompositionText, CompositionType } from './compositions.ts'
export { requireMask } from './require-mask.ts'
export { hashDistance } from './perceptual-hash.ts'
export type { Images, ProcessedPicture, SeenGarment } from './pictures.ts'
export { keptWidths, type PictureWidth, widthsFor } from './sizes.ts'

/** Most pictures at once in the decoding process: one is decoded while the other is transferred. */
const givenAtOnce = 2
/** Most waiting pictures per owner; further ones would time out. */
const longestQueue = 16

/** Creates the decoder, which is a separate process (decision 021). `decoding` limits the ms of decoding per owner. */
export function createImages(log: PictureLog, decoding: RateLimiter): Images {
  const semaphore = createFairSemaphore(givenAtOnce, longestQueue)
  const garmentSemaphore = createFairSemaphore(1, longestQueue)
  const composingSemaphore = createFairSemaphore(1, longestQueue)
  const pictures = createPictureProcess(log)
  const admit = async (bytes: Uint8Array, ownerId: string) => {
    if (!isPicture(bytes)) throw new AppError('InvalidImage')
    await requireWithinRate(decoding, ownerId, 0)
  }
  const spendBy = (ownerId: string) => (ms: number) => void decoding.step(ownerId, Math.ceil(ms))
  return {
    process: async (bytes, ownerId) => {
      await admit(bytes, ownerId)
      return semaphore.run(ownerId, () => pictures.run('process', bytes, spendBy(ownerId)))
    },
    processGarment: async (bytes, ownerId) => {
      await admit(bytes, ownerId)
      const inTurn = () => semaphore.run(ownerId, () => pictures.run('processGarment', bytes, spendBy(ownerId)))
      return garmentSemaphore.run(ownerId, inTurn)
    },
    cutGarment: async (bytes, mask, ownerId) => {
      await admit(bytes, ownerId)
      const order = serialize({ bytes, mask })
      return semaphore.run(ownerId, () => pictures.run('cutGarment', order, spendBy(ownerId)))
    },
    readGarment: async (bytes, ownerId) => {
      await admit(bytes, ownerId)
      return semaphore.run(ownerId, () => pictures.run('readGarment', bytes, spendBy(ownerId)))
    },
    cutOutOf: (webp) => pictures.run('cutOutOf', webp),
    compose: async (composition, type, ownerId) => {
      if (ownerId !== null) await requireWithinRate(decoding, ownerId, 0)
      const spend = ownerId === null ? undefined : spendBy(ownerId)
      const order = serialize({ composition, type })
      return composingSemaphore.run(ownerId ?? '', () => pictures.run('compose', order, spend))
    },
    toAvif: (webp) => pictures.run('toAvif', webp),
    perceptualHashOf: (webp) => pictures.run('perceptualHashOf', webp),
    close: pictures.close,
  }
}
