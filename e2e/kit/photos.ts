import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/**
 * Returns a picture of a garment for an upload: a plain shape on white. PNG, 8 bit RGB (https://www.w3.org/TR/png-3/).
 * @param size width and height in px
 */
export function photo(color: Color, size = 480): { name: string; mimeType: string; buffer: Buffer } {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const edge = Math.round(size / 5)
  const inside = (at: number) => at >= edge && at < size - edge
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Buffer.alloc(1 + size * 3, 255)
    row[0] = 0
    for (let x = 0; x < size; x++) if (inside(x) && inside(y)) row.set(color, 1 + x * 3)
    return row
  })
  const pixels = deflateSync(Buffer.concat(rows))
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: 'photo.png', mimeType: 'image/png', buffer }
}
