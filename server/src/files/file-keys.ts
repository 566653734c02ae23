import { type ImageId, pictureWidths } from '@otday/contract'
import type { PictureWidth } from '#platform/images/index.ts'

export type PictureFormat = 'webp' | 'avif'

const pattern = /^[0-9a-f]{2}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+\.(?:webp|avif)$/

/** Returns a storage key; its folder is the first two characters of the id, so that folders stay small. */
export const fileKey = (id: ImageId, width: PictureWidth, format: PictureFormat) =>
  `${id.slice(0, 2)}/${id}-${width}.${format}`

/** Returns the picture that a file belongs to; null for files that belong to none. */
export const imageIdOf = (key: string) => (pattern.exec(key)?.[1] as ImageId | undefined) ?? null

export const keysOf = (id: ImageId) =>
  pictureWidths.flatMap((width) => [fileKey(id, width, 'webp'), fileKey(id, width, 'avif')])
