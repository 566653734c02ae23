import { availableParallelism } from 'node:os'
import { deserialize } from 'node:v8'
import { type Mask, runsOf } from '@otday/common/cut-mask'
import { maskSide, mostRuns } from '@otday/contract/picture-widths'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '../errors.ts'
import { retryAfterSeconds, createSemaphore } from '../concurrency/semaphore.ts'
import { dominantColor, type Pixels } from './color.ts'
import { compose } from './compose.ts'
import { boxOf, feathered, maskOnPlainGround } from './cut-out.ts'
import { decodingMemory, type Header, isTooLarge } from './format.ts'
import { lastNeededRow, withJpegEnd, withPngEnd } from './missing-end.ts'
import { hashedSide, lookHash } from './perceptual-hash.ts'
import type { ProcessedGarment, ProcessedPicture, SeenGarment } from './pictures.ts'
import { keptWidths, type PictureWidth, type Size, tallest } from './sizes.ts'
import { visibleBox } from './visible-box.ts'

const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
/** Most pixels of an upload: phones take 24 to 50 megapixels; larger pictures are decompression bombs. */
const maxPixels = 50_000_000
/**
 * Bytes that decoding a picture takes: above `alone`, no other picture is decoded meanwhile; above `most`, it is
 * rejected.
 */
const memory = { alone: 30_000_000, most: 300_000_000 }
/**
 * Number of pictures decoded at once: with few CPU cores only one, as a second would take the core that the server
 * needs.
 */
const decodesAtOnce = availableParallelism() > 2 ? 2 : 1
const timeoutSeconds = 8
/** Pixels a side of the picture in which the bounding box is searched. */
const boxSide = 240

// sharp uses one thread and no cache: uploads are rare, while caches and threads take memory.
sharp.concurrency(1)
sharp.cache(false)

const decoder = (bytes: Uint8Array, failOn: 'error' | 'none' = 'error') =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn, pages: 1, sequentialRead: true })

const semaphore = createSemaphore(decodesAtOnce, Number.POSITIVE_INFINITY)

export const pictureTasks = {
  process: (bytes: Uint8Array, spend: Spend) =>
    inTurn(bytes, spend, async (size) => digest(await decoded(bytes), size)),
  processGarment: (bytes: Uint8Array, spend: Spend) =>
    inTurn(bytes, spend, async (size) => digestGarment(await decoded(bytes), size)),
  /** Cuts a garment out; `order` is a serialized `{ bytes, mask }`. */
  cutGarment: (order: Uint8Array, spend: Spend) => {
    const { bytes, mask } = deserialize(order) as { bytes: Uint8Array; mask: Mask }
    return inTurn(bytes, spend, async (size) => digestCut(await decoded(bytes), size, mask))
  },
  readGarment: (bytes: Uint8Array, spend: Spend) => inTurn(bytes, spend, async () => seenIn(await decoded(bytes))),
  toAvif: async (webp: Uint8Array): Promise<Uint8Array> => sharp(webp).avif({ quality: 50, effort: 2 }).toBuffer(),
  compose: async (order: Uint8Array, spend: Spend) => {
    const start = performance.now()
    return compose(order).finally(() => spend(performance.now() - start))
  },
  cutOutOf: async (webp: Uint8Array) => visibleBox(await pixelsOf(sharp(webp).ensureAlpha(), boxSide).catch(refuse)),
  perceptualHashOf: async (webp: Uint8Array): Promise<string> => lookHash(await greyOf(sharp(webp)).catch(refuse)),
}

/** Is called with the time in ms that a decoder has run. */
export type Spend = (ms: number) => void

async function inTurn<T>(bytes: Uint8Array, spend: Spend, work: (size: Size) => Promise<T>): Promise<T> {
  const header = await headerOf(bytes)
  const places = decodingMemory(header) > memory.alone ? decodesAtOnce : 1
  return semaphore.run(places, async () => {
    const start = performance.now()
    try {
      return await work(header.autoOrient)
    } finally {
      spend(performance.now() - start)
    }
  })
}

async function headerOf(bytes: Uint8Array): Promise<Header & { autoOrient: Size }> {
  const header = await decoder(bytes).metadata().catch(refuse)
  const isRefused = !formats.has(header.format) || isTooLarge(header) || decodingMemory(header) > memory.most
  if (isRefused) throw new AppError('InvalidImage')
  return header
}

/** Throws InvalidImage or, after a timeout, Unavailable, since that may be due to our load and not to the picture. */
function refuse(error: unknown): never {
  if (error instanceof Error && error.message.startsWith('timeout'))
    throw new AppError('Unavailable', {}, retryAfterSeconds)
  throw new AppError('InvalidImage')
}

/** Decodes a picture, even one that lacks its last bytes but has nearly all rows. */
const decoded = (bytes: Uint8Array): Promise<Pixels> =>
  uprightPixels(decoder(bytes))
    .catch(async (error: unknown) => {
      const nearlyWhole = await withoutEnd(bytes)
      return nearlyWhole ? uprightPixels(nearlyWhole) : Promise.reject(error)
    })
    .catch(refuse)

async function uprightPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize(fitting(1280))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** Repairs a picture without its end; null unless the end is all that is missing. */
async function withoutEnd(bytes: Uint8Array): Promise<Sharp | null> {
  const png = await withPngEnd(bytes)
  if (png) return decoder(png, 'none')
  const jpeg = withJpegEnd(bytes)
  return jpeg && !(await lacksRows(jpeg)) ? decoder(jpeg) : null
}

/** Gray (0 to 255) that decoders paint for missing blocks. */
const missingGrey = 128

async function lacksRows(jpeg: Uint8Array): Promise<boolean> {
  const { width, height } = await decoder(jpeg).metadata()
  const last = { left: 0, top: lastNeededRow(height), width, height: 1 }
  const row = await decoder(jpeg).timeout({ seconds: timeoutSeconds }).extract(last).raw().toBuffer()
  return row.every((value) => value === missingGrey)
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
    cutOut: visibleBox(await pixelsOf(again(pixels), boxSide)),
    color: dominantColor(await pixelsOf(again(pixels), 64)),
    lookHash: lookHash(await greyOf(again(pixels))),
  }
}

/** Finds the mask of a garment; null without one, or if its outline is too frayed for clients to send the mask back. */
async function foundMask(pixels: Pixels): Promise<Mask | null> {
  const mask = maskOnPlainGround(await pixelsOf(again(pixels), maskSide))
  return mask && runsOf(mask).runs.length <= mostRuns ? mask : null
}

const digestGarment = async (pixels: Pixels, size: Size): Promise<ProcessedGarment> =>
  digestCut(pixels, size, await foundMask(pixels))

async function seenIn(pixels: Pixels): Promise<SeenGarment | null> {
  const mask = await foundMask(pixels)
  if (!mask) return null
  return { mask, color: dominantColor(await pixelsOf(again(await cutAlong(pixels, mask)), 64)) }
}

async function digestCut(pixels: Pixels, size: Size, mask: Mask | null): Promise<ProcessedGarment> {
  const original = await digest(pixels, size)
  if (!mask) return { original, cutOut: null }
  const cut = await cutAlong(pixels, mask)
  return { original, cutOut: { mask, picture: { ...(await digest(cut, cut)), lookHash: original.lookHash } } }
}

/** Margin around a cut-out as a share (0 to 1) of the picture's longer side. */
const margin = 0.03

async function cutAlong({ width, height, rgba }: Pixels, mask: Mask): Promise<Pixels> {
  const alpha = await sharp(feathered(mask), { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const seeThrough = Buffer.from(rgba)
  for (let at = 0; at < alpha.length; at++) seeThrough[at * 4 + 3] = Math.min(rgba[at * 4 + 3] ?? 0, alpha[at] ?? 0)
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
