import { maskOf } from '@otday/common/cut-mask'
import type { GarmentMask } from '@otday/contract'

/** px of the longer side that is shown. */
const shownSide = 896

/** Upright. @throws for what the browser does not decode */
const openPhoto = (blob: Blob): Promise<ImageBitmap> => createImageBitmap(blob, { imageOrientation: 'from-image' })

/** Opaque where the piece is. */
function maskImage(mask: GarmentMask): OffscreenCanvas {
  const { width, height, inside } = maskOf(mask)
  const image = new ImageData(width, height)
  for (let at = 0; at < inside.length; at++) image.data[at * 4 + 3] = inside[at] === 1 ? 255 : 0
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas
}

/** The piece without its ground, around it transparent. @throws for what the browser does not decode */
export async function cutOf(blob: Blob, mask: GarmentMask): Promise<Blob> {
  const photo = await openPhoto(blob)
  const scale = Math.min(1, shownSide / Math.max(photo.width, photo.height))
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  if (context) context.globalCompositeOperation = 'destination-in'
  context?.drawImage(maskImage(mask), 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/webp' })
}
