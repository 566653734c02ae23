import { clothesImageLimit, errorCatalogue, formTexts } from '@otday/contract'
import { fittedSize } from './fitted-size.ts'

/** A picture ready to be sent, or the sentence that says why it can't be. */
export type PreparedPicture = { picture: Blob; problem?: undefined } | { picture?: undefined; problem: string }

/**
 * Scales a chosen picture to at most 2560 px, upright as its EXIF says. Small ones go as they are.
 * Nothing throws: what can't be read is told in words.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (!file.type.startsWith('image/')) return { problem: formTexts.imageTypeOnly }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = fittedSize(bitmap)
    const picture =
      size.width === bitmap.width && size.height === bitmap.height ? file : await redrawn(bitmap, size, file.type)
    bitmap.close()
    return picture.size > clothesImageLimit ? { problem: errorCatalogue.ImageTooLarge[1] } : { picture }
  } catch {
    return { problem: errorCatalogue.InvalidImage[1] }
  }
}

async function redrawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }, type: string) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  // A photo stays a photo; anything else may be see-through and must not turn black.
  return canvas.convertToBlob(type === 'image/jpeg' ? { type, quality: 0.9 } : { type: 'image/webp', quality: 0.9 })
}
