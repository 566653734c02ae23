import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../errors.ts'
import { comesFree, createGate } from '../gate.ts'
import { dominantColor, type Oklch, type Pixels } from './color.ts'
import { decodingMemory, type Header, looksLikePicture } from './format.ts'
import { keptWidths, type PictureWidth, type Size, tallest } from './sizes.ts'

export { hexOf, type Oklch } from './color.ts'
export { keptWidths, type PictureWidth, widthsFor } from './sizes.ts'

/** What an upload becomes: upright, in sRGB, without any metadata. */
export interface ProcessedPicture extends Size {
  /** Base64. */
  thumbhash: string
  /** The colour of what is shown, without the background; null when nothing is. */
  color: Oklch | null
  /** WebP files, the smallest first. */
  variants: { width: PictureWidth; bytes: Uint8Array }[]
}

export interface Images {
  /**
   * @throws InvalidImage unless `bytes` are a picture of a known format, whole, and within 50 megapixels;
   * Unavailable when there is too much to do.
   */
  process(bytes: Uint8Array): Promise<ProcessedPicture>
  /** A WebP variant of ours again as AVIF. */
  toAvif(webp: Uint8Array): Promise<Uint8Array>
}

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
/** Phones make 24 to 50 megapixels; more is a bomb. */
const maxPixels = 50_000_000
/** Bytes of decoder memory: above the first a picture is decoded alone, above the second not at all. */
const memory = { alone: 30_000_000, most: 300_000_000 }
const decodesAtOnce = 2
/** Uploads wait in memory: beyond so many it is better to be told to come back. */
const longestQueue = 50
const timeoutSeconds = 8

// One thread a picture and nothing cached: uploads are few, memory is not.
sharp.concurrency(1)
sharp.cache(false)

const decoder = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })

export function createImages(): Images {
  const gate = createGate(decodesAtOnce, longestQueue)
  return {
    async process(bytes) {
      const header = await headerOf(bytes)
      const places = decodingMemory(header) > memory.alone ? decodesAtOnce : 1
      return gate.run(places, () => digest(bytes, header.autoOrient))
    },
    toAvif: async (webp) => sharp(webp).avif({ quality: 50, effort: 2 }).toBuffer(),
  }
}

async function headerOf(bytes: Uint8Array): Promise<Header & { autoOrient: Size }> {
  if (!looksLikePicture(bytes)) throw new AppError('InvalidImage')
  const header = await decoder(bytes).metadata().catch(refuse)
  if (!formats.has(header.format) || decodingMemory(header) > memory.most) throw new AppError('InvalidImage')
  return header
}

/** Whatever a decoder stumbles over is in the picture; only what takes too long may be our own load. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout')) throw new AppError('Unavailable', {}, comesFree)
  throw new AppError('InvalidImage')
}

/** Decodes once, to the largest variant; everything else is made of that. */
async function digest(bytes: Uint8Array, size: Size): Promise<ProcessedPicture> {
  const { data, info } = await decoder(bytes)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(fitting(1280))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const again = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
  const variants: ProcessedPicture['variants'] = []
  for (const variant of keptWidths(size))
    variants.push({ width: variant, bytes: await webpOf(again().resize(fitting(variant))) })
  return {
    ...size,
    variants,
    thumbhash: thumbhashOf(await pixelsOf(again(), 100)),
    color: dominantColor(await pixelsOf(again(), 64)),
  }
}

const fitting = (width: PictureWidth) =>
  ({ width, height: tallest * width, fit: 'inside', withoutEnlargement: true }) as const

const webpOf = (picture: Sharp): Promise<Uint8Array> =>
  picture.webp({ quality: 82, alphaQuality: 90, effort: 3, smartSubsample: true }).toBuffer()

async function pixelsOf(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

const thumbhashOf = ({ width, height, rgba }: Pixels) =>
  Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
