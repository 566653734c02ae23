import { clothesImageLimit, errorCatalogue, formTexts } from '@otday/contract'
import { fittedSize } from './fitted-size.ts'
import { kindOf, type PictureKind } from './picture-kind.ts'

export type PreparedPicture = { picture: Blob; problem?: undefined } | { picture?: undefined; problem: string }

/**
 * Turns a picture upright by its EXIF data and scales it down to 2560 px; small ones that servers can read stay as they
 * are. Never rejects: see `problem`.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const kind = await kindOf(file)
  if (!kind && !file.type.startsWith('image/')) return { problem: formTexts.imageTypeOnly }
  const picture = await fitted(file, kind).catch(() => (kind === 'jpeg' || kind === 'png' ? unfitted(file) : null))
  if (!picture) return { problem: kind === 'heic' ? formTexts.imageHeic : errorCatalogue.InvalidImage[1] }
  return picture.size > clothesImageLimit ? { problem: errorCatalogue.ImageTooLarge[1] } : { picture }
}

/** @throws when the file cannot be decoded completely */
async function fitted(file: Blob, kind: PictureKind | null): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = fittedSize(bitmap)
  const isSmall = size.width === bitmap.width && size.height === bitmap.height
  // Pictures of other kinds may be transparent; as JPEG they would turn black there.
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp'
  // The server does not decode HEIC files, so even a small one is redrawn, as a JPEG.
  const picture = isSmall && kind !== 'heic' ? file : await redrawn(bitmap, size, type)
  bitmap.close()
  return picture
}

/**
 * Returns the file itself if the browser can show it, else null. Browsers also show a photo whose last bytes are
 * missing; the server decides whether enough of the photo is left.
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
