import { clothesImageLimit, errorCatalogue, formTexts } from '@otday/contract'
import { fittedSize } from './fitted-size.ts'

export type PreparedPicture = { picture: Blob; problem?: undefined } | { picture?: undefined; problem: string }

/** Few browsers and no server read it; many know it by its extension only. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

export const isPicture = (file: Blob) => file.type.startsWith('image/') || isHeic(file)

/** At most 2560 px, upright by EXIF; small readable ones as they are. Never throws: see `problem`. */
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
  // Others may be transparent and must not turn black.
  const isPhoto = file.type === 'image/jpeg' || isHeic(file)
  return canvas.convertToBlob({ type: isPhoto ? 'image/jpeg' : 'image/webp', quality: 0.9 })
}
