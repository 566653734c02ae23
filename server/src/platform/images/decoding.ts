import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../errors.ts'
import { retryAfterSeconds, createSemaphore } from '../semaphore.ts'
import { dominantColor, type Pixels } from './color.ts'
import { boxOf, feathered, type Mask, maskOnPlainGround } from './cut-out.ts'
import { decodingMemory, type Header } from './format.ts'
import { hashedSide, lookHash } from './perceptual-hash.ts'
import type { ProcessedGarment, ProcessedPicture } from './pictures.ts'
import { keptWidths, type PictureWidth, type Size, tallest } from './sizes.ts'

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
/** Phones make 24 to 50 megapixels; more is a bomb. */
const maxPixels = 50_000_000
/** Bytes of decoder memory: above the first a picture is decoded alone, above the second not at all. */
const memory = { alone: 30_000_000, most: 300_000_000 }
/** Two, or one where a second would take the core that answers everybody else: there it makes neither come sooner. */
const decodesAtOnce = availableParallelism() > 2 ? 2 : 1
const timeoutSeconds = 8
/** Pixels of the longer side on which a piece is looked for: more take longer and show no more. */
const maskSide = 448

// One thread a picture and nothing cached: uploads are few, memory is not.
sharp.concurrency(1)
sharp.cache(false)

const decoder = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })

/** So many pictures at a time, and one alone that takes much memory. */
const semaphore = createSemaphore(decodesAtOnce, Number.POSITIVE_INFINITY)

/** What is done with the bytes of a picture, by its name. Each throws what `Images` says of it. */
export const pictureTasks = {
  process: (bytes: Uint8Array) => inTurn(bytes, async (size) => digest(await decoded(bytes), size)),
  processGarment: (bytes: Uint8Array) => inTurn(bytes, async (size) => digestGarment(await decoded(bytes), size)),
  toAvif: async (webp: Uint8Array): Promise<Uint8Array> => sharp(webp).avif({ quality: 50, effort: 2 }).toBuffer(),
  perceptualHashOf: async (webp: Uint8Array): Promise<string> => lookHash(await greyOf(sharp(webp)).catch(refuse)),
}

async function inTurn<T>(bytes: Uint8Array, work: (size: Size) => Promise<T>): Promise<T> {
  const header = await headerOf(bytes)
  const places = decodingMemory(header) > memory.alone ? decodesAtOnce : 1
  return semaphore.run(places, () => work(header.autoOrient))
}

async function headerOf(bytes: Uint8Array): Promise<Header & { autoOrient: Size }> {
  const header = await decoder(bytes).metadata().catch(refuse)
  if (!formats.has(header.format) || decodingMemory(header) > memory.most) throw new AppError('InvalidImage')
  return header
}

/** Whatever a decoder stumbles over is in the picture; only what takes too long may be our own load. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout'))
    throw new AppError('Unavailable', {}, retryAfterSeconds)
  throw new AppError('InvalidImage')
}

/** Decodes once, to the largest variant; everything else is made of that. */
async function decoded(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await decoder(bytes)
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(fitting(1280))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { width: info.width, height: info.height, rgba: data }
}

const again = ({ width, height, rgba }: Pixels) => sharp(rgba, { raw: { width, height, channels: 4 } })

async function digest(pixels: Pixels, size: Size): Promise<ProcessedPicture> {
  const variants: ProcessedPicture['variants'] = []
  for (const variant of keptWidths(size))
    variants.push({ width: variant, bytes: await webpOf(again(pixels).resize(fitting(variant))) })
  return {
    ...size,
    variants,
    thumbhash: thumbhashOf(await pixelsOf(again(pixels), 100)),
    color: dominantColor(await pixelsOf(again(pixels), 64)),
    lookHash: lookHash(await greyOf(again(pixels))),
  }
}

async function digestGarment(pixels: Pixels, size: Size): Promise<ProcessedGarment> {
  const original = await digest(pixels, size)
  const mask = maskOnPlainGround(await pixelsOf(again(pixels), maskSide))
  if (!mask) return { original, cutOut: null }
  const cut = await cutAlong(pixels, mask)
  return { original, cutOut: { mask, picture: { ...(await digest(cut, cut)), lookHash: original.lookHash } } }
}

/** Pixels around a piece that is cut out, as a share of the picture's longer side. */
const margin = 0.03

/** The piece under the mask, with little around it. */
async function cutAlong({ width, height, rgba }: Pixels, mask: Mask): Promise<Pixels> {
  const alpha = await sharp(feathered(mask), { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const seeThrough = Buffer.from(rgba)
  for (let at = 0; at < alpha.length; at++) seeThrough[at * 4 + 3] = alpha[at] ?? 0
  const box = boxOf(mask)
  const scale = width / mask.width
  const around = Math.round(margin * Math.max(width, height))
  const left = Math.max(0, Math.floor(box.left * scale) - around)
  const top = Math.max(0, Math.floor(box.top * scale) - around)
  const right = Math.min(width, Math.ceil((box.right + 1) * scale) + around)
  const bottom = Math.min(height, Math.ceil((box.bottom + 1) * scale) + around)
  const { data, info } = await again({ width, height, rgba: seeThrough })
    .extract({ left, top, width: right - left, height: bottom - top })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
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

const greyOf = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: hashedSide, height: hashedSide, fit: 'fill' })
    .raw()
    .toBuffer()

const thumbhashOf = ({ width, height, rgba }: Pixels) =>
  Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
