import { type Mask, maskOf } from '@otday/common/cut-mask'
import type { GarmentMask } from '@otday/contract'

/** Length of the longer side of the shown picture, in px. */
const shownSide = 896
/** Opacity (0 to 1) of the part that the mask takes away. */
const paleness = 0.22

/**
 * Decodes a photo and turns it upright.
 * @throws DOMException when the browser cannot decode it
 */
export const openPhoto = (blob: Blob): Promise<ImageBitmap> =>
  createImageBitmap(blob, { imageOrientation: 'from-image' })

/** Returns the mask as an image: opaque where it keeps the photo, transparent elsewhere. */
function maskImage({ width, height, inside }: Mask): OffscreenCanvas {
  const image = new ImageData(width, height)
  for (let at = 0; at < inside.length; at++) image.data[at * 4 + 3] = inside[at] === 1 ? 255 : 0
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas
}

function cutCanvas(photo: ImageBitmap, mask: Mask): OffscreenCanvas {
  const scale = Math.min(1, shownSide / Math.max(photo.width, photo.height))
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height)
  if (context) context.globalCompositeOperation = 'destination-in'
  context?.drawImage(maskImage(mask), 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Returns the photo cut out by the mask, with a transparent background.
 * @throws DOMException when the browser cannot decode the photo
 */
export async function cutOf(blob: Blob, mask: GarmentMask): Promise<Blob> {
  const photo = await openPhoto(blob)
  const canvas = cutCanvas(photo, maskOf(mask))
  photo.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

/** Draws the photo; the part that the mask takes away is pale. */
export function drawCut(canvas: HTMLCanvasElement, photo: ImageBitmap, mask: Mask): void {
  const cut = cutCanvas(photo, mask)
  canvas.width = cut.width
  canvas.height = cut.height
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalAlpha = paleness
  context.drawImage(photo, 0, 0, cut.width, cut.height)
  context.globalAlpha = 1
  context.drawImage(cut, 0, 0)
}
