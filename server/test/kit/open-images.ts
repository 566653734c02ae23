import type { PictureLog } from '#platform/images/picture-process.ts'
import { createImages, type Images } from '#platform/images/index.ts'
import { unlimited } from '#platform/rate-limits/index.ts'
import { quietLog } from './quiet-log.ts'

type OfOwner<Method extends 'process' | 'processGarment' | 'readGarment'> = (
  bytes: Uint8Array,
  ownerId?: string,
) => ReturnType<Images[Method]>

/** Opens the image module without a limit on decoding; its methods use one owner unless another is given. */
export function openImages(
  log: PictureLog = quietLog,
): Images & { [Method in 'process' | 'processGarment' | 'readGarment']: OfOwner<Method> } {
  const images = createImages(log, unlimited)
  return {
    ...images,
    process: (bytes, ownerId) => images.process(bytes, ownerId ?? '하니'),
    processGarment: (bytes, ownerId) => images.processGarment(bytes, ownerId ?? '하니'),
    readGarment: (bytes, ownerId) => images.readGarment(bytes, ownerId ?? '하니'),
  }
}
