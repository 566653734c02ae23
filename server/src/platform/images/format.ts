import type { Metadata } from 'sharp'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Brands of ISO base media files that are still pictures (AVIF, HEIF). */
const stillBrands = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'])

/**
 * Returns whether a file has a raster format that may be decoded. SVG and PDF may not, since their decoders do far more
 * than decode.
 */
export function isPicture(bytes: Uint8Array): boolean {
  if (bytes.length < 16) return false
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true
  return ascii(bytes, 4, 8) === 'ftyp' && stillBrands.has(ascii(bytes, 8, 12))
}

/** Most pixels a side, and most bytes of all pixels when decoded. */
const largest = { side: 16_384, bytes: 256 * 1024 * 1024 }

/** Checks a picture's header before it is decoded, as a small file may decode to any size. */
export function isTooLarge({ width, height, channels, depth, isProgressive }: Header): boolean {
  const bytes = width * height * channels * bytesOf(depth) * (isProgressive ? 2 : 1)
  return Math.max(width, height) > largest.side || bytes > largest.bytes
}

const bytesOf = (depth: Metadata['depth']) => ({ uchar: 1, char: 1, ushort: 2, short: 2 })[depth as string] ?? 8

export type Header = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/**
 * Returns the most bytes that decoding takes, as measured: baseline pictures stream; progressive JPEGs keep
 * coefficients, interlaced PNGs all pixels, HEIFs several planes.
 */
export function decodingMemory({ format, width, height, channels, depth, isProgressive }: Header): number {
  const pixels = width * height
  if (format === 'heif') return pixels * 18
  if (!isProgressive) return pixels
  return format === 'jpeg' ? pixels * 6 : pixels * channels * bytesOf(depth)
}
