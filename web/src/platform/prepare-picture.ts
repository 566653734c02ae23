import { clothesImageLimit, errorCatalogue, formTexts } from '@otday/contract'
import { fittedSize } from './fitted-size.ts'

/** A picture ready to be sent, or the sentence that says why it can't be. */
export type PreparedPicture = { picture: Blob; problem?: undefined } | { picture?: undefined; problem: string }

/** What phones of Apple store: not every browser reads it, nor does the server, and many know it by its ending only. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** Whether a file says that it is a picture. */
export const isPicture = (file: Blob) => file.type.startsWith('image/') || isHeic(file)

/**
 * Scales a chosen picture to at most 2560 px, upright as its EXIF says. Small ones go as they are, unless the server
 * could not read them.
 * Nothing throws: what can't be read is told in words.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (!isPicture(file)) return { problem: formTexts.imageTypeOnly }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = fittedSize(bitmap)
    const isSmall = size.width === bitmap.width && size.height === bitmap.height
    const picture = isSmall && !isHeic(file) ? file : await redrawn(bitmap, size, file)
    bitmap.close()
    return picture.size > clothesImageLimit ? { problem: errorCatalogue.ImageTooLarge[1] } : { picture }
  } catch {
    return { problem: isHeic(file) ? formTexts.imageHeic : errorCatalogue.InvalidImage[1] }
  }
}

async function redrawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }, file: Blob) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  // A photo stays a photo; anything else may be see-through and must not turn black.
  const isPhoto = file.type === 'image/jpeg' || isHeic(file)
  return canvas.convertToBlob({ type: isPhoto ? 'image/jpeg' : 'image/webp', quality: 0.9 })
}
