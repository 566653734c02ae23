import { constants, crc32, createInflate } from 'node:zlib'

/** Share (0 to 1) of a picture's rows that may be missing. */
const mostMissing = 0.05

/** Returns the last row that must not be missing, counted from 0. */
export const lastNeededRow = (height: number): number => Math.ceil(height * (1 - mostMissing)) - 1

const asBuffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length)

const jpeg = { start: 'ffd8ff', end: 0xd9, scan: 0xda } as const
/** Returns whether a marker's code belongs to a scan's data: a stuffed zero, a restart marker or a fill byte. */
const isInScan = (code: number) => code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7)

/**
 * Appends an end marker to a JPEG that breaks off in a scan; decoders paint its missing blocks gray. Null for any other
 * file.
 */
export function withJpegEnd(file: Uint8Array): Uint8Array | null {
  const bytes = asBuffer(file)
  if (bytes.toString('hex', 0, 3) !== jpeg.start) return null
  let at = 2
  for (;;) {
    const code = bytes[at + 1]
    if (bytes[at] !== 0xff || code === undefined || code === jpeg.end || at + 4 > bytes.length) return null
    at += 2 + bytes.readUInt16BE(at + 2)
    if (code !== jpeg.scan) continue
    do at = bytes.indexOf(0xff, at + 1)
    while (at !== -1 && isInScan(bytes[at + 1] ?? 0))
    if (at === -1) return Buffer.concat([bytes, Uint8Array.of(0xff, jpeg.end)])
  }
}

/** Signature of a PNG, offset of its first chunk in bytes, and values per pixel by color type. */
const png = { start: '89504e470d0a1a0a', chunks: 8, channels: [1, 0, 3, 1, 2, 0, 4] } as const

/**
 * Appends an end to a PNG that breaks off in its rows, for a decoder that accepts missing rows. Null for any other
 * file, for one without all needed rows, and for interlaced ones, whose rows are complete only at the very end.
 */
export async function withPngEnd(file: Uint8Array): Promise<Uint8Array | null> {
  const bytes = asBuffer(file)
  if (bytes.toString('hex', 0, 8) !== png.start || bytes.length < 33 || bytes[28] !== 0) return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const bits = (bytes[24] ?? 0) * (png.channels[bytes[25] ?? 0] ?? 0)
  const whole: Buffer[] = []
  let at: number = png.chunks
  for (; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return null
    if (type === 'IDAT') whole.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
    if (at + 12 + bytes.readUInt32BE(at) > bytes.length) break
  }
  const wanted = (1 + Math.ceil((width * bits) / 8)) * (lastNeededRow(height) + 1)
  if (!(await unpacks(Buffer.concat(whole), wanted))) return null
  const broken = at + 8 <= bytes.length ? chunkOf(bytes.subarray(at + 4, at + 8), whole.at(-1)) : Buffer.alloc(0)
  return Buffer.concat([bytes.subarray(0, at), broken, chunkOf(Buffer.from('IEND'))])
}

function chunkOf(type: Buffer, data: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(data, crc32(type)), 4)
  return Buffer.concat([frame.subarray(0, 4), type, data, frame.subarray(4)])
}

/** Returns whether zlib data decompresses to at least `wanted` bytes before it breaks off; false for damage before. */
async function unpacks(data: Buffer, wanted: number): Promise<boolean> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(data)
  let length = 0
  try {
    for await (const piece of inflate) {
      length += (piece as Buffer).length
      if (length >= wanted) return true
    }
  } catch {
    // The data is not of zlib, or damaged.
  }
  return false
}
