import { once } from 'node:events'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

const tiny = () => sharp({ create: { width: 8, height: 8, channels: 4, background: '#cf2f34' } })

/** Makes a GIF of 2000 × 2000 with one pixel per frame. */
export function gifOf(frames: number): Buffer {
  const canvas = Buffer.from('GIF89a\xd0\x07\xd0\x07\x80\x00\x00\xcf\x2f\x34\xff\xff\xff', 'latin1')
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0])
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const frame = Buffer.concat([control, image])
  return Buffer.concat([canvas, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Makes an animated WebP with `frames` frames (https://developers.google.com/speed/webp/docs/riff_container). */
export async function webpOf(frames: number): Promise<Buffer> {
  const still = (await tiny().webp({ lossless: true }).toBuffer()).subarray(12)
  const bitstream = still.subarray(still.indexOf('VP8L'))
  const size = (width: number) => [width - 1, 0, 0]
  const head = riffChunk('VP8X', Buffer.from([0x12, 0, 0, 0, ...size(8), ...size(8)]))
  const animation = riffChunk('ANIM', Buffer.alloc(6))
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size(8), ...size(8), 10, 0, 0, 0]), bitstream]),
  )
  const body = Buffer.concat([Buffer.from('WEBP'), head, animation, ...Array.from({ length: frames }, () => frame)])
  return riffChunk('RIFF', body)
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Makes a PNG with chunks inserted after its header (https://www.w3.org/TR/png-3/). */
async function pngWith(chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await tiny().png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

export function apngOf(frames: number): Promise<Buffer> {
  const numbers = (...values: number[]) => {
    const data = Buffer.alloc(values.length * 4)
    for (const [at, value] of values.entries()) data.writeUInt32BE(value, at * 4)
    return data
  }
  const control = pngChunk('acTL', numbers(frames, 0))
  const frame = (at: number) =>
    pngChunk('fcTL', Buffer.concat([numbers(at, 1, 1, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  return pngWith([control, ...Array.from({ length: frames }, (_, at) => frame(at))])
}

async function nothingDeflated(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const block = Buffer.alloc(8 * 1024 * 1024)
  for (let written = 0; written < bytes; written += block.length)
    if (!deflate.write(block)) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(parts)
}

/** Makes a PNG with a compressed chunk that decompresses to `bytes` bytes. */
export async function pngBomb(kind: 'zTXt' | 'iCCP', bytes: number): Promise<Buffer> {
  return pngWith([pngChunk(kind, Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), await nothingDeflated(bytes)]))])
}
