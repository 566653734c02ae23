import { clothesImageLimit, errorCatalogue, formTexts } from '@otday/contract'
import { fittedSize } from './fitted-size.ts'
import { kindOf, type PictureKind } from './picture-kind.ts'

export type PreparedPicture = { picture: Blob; problem?: undefined } | { picture?: undefined; problem: string }

/**
 * Scales a picture to at most 2560 px, upright by EXIF; small readable ones stay as they are. Never throws: see
 * `problem`.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const kind = await kindOf(file)
  if (!kind && !file.type.startsWith('image/')) return { problem: formTexts.imageTypeOnly }
  const picture = await fitted(file, kind).catch(() => (kind === 'jpeg' || kind === 'png' ? unfitted(file) : null))
  if (!picture) return { problem: kind === 'heic' ? formTexts.imageHeic : errorCatalogue.InvalidImage[1] }
  return picture.size > clothesImageLimit ? { problem: errorCatalogue.ImageTooLarge[1] } : { picture }
}

/** @throws for what does not decode to its last byte */
async function fitted(file: Blob, kind: PictureKind | null): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = fittedSize(bitmap)
  const isSmall = size.width === bitmap.width && size.height === bitmap.height
  // Others may be transparent and must not turn black.
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp'
  // No server reads those.
  const picture = isSmall && kind !== 'heic' ? file : await redrawn(bitmap, size, type)
  bitmap.close()
  return picture
}

/**
 * Returns the file itself if the browser shows it: a photo without its last bytes is shown all the same, and the server
 * counts its rows. Null if nothing is shown.
 */
async function unfitted(file: Blob): Promise<Blob | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const isShown = await new Promise<boolean>((resolve) => {
    image.addEventListener('load', () => resolve(image.naturalWidth > 0))
    image.addEventListener('error', () => resolve(false))
  })
  URL.revokeObjectURL(image.src)
  return isShown ? file : null
}

async function redrawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }, type: string) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: 0.9 })
}
