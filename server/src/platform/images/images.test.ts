import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hexOf, oklchOf } from '@otday/common/oklab'
import { decodingMemory } from './format.ts'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { openImages } from '../../../test/kit/open-images.ts'
import { keptWidths, widthsFor } from './index.ts'

const images = openImages()
afterAll(images.close)
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const metadataOf = (bytes: Uint8Array | undefined) => sharp(bytes).metadata()

/** A navy square on an off-white ground. */
const navyOnWhite = () =>
  plain(600, 800, '#f8f8f8')
    .composite([
      { input: { create: { width: 300, height: 400, channels: 3, background: '#1f2a4d' } }, left: 150, top: 200 },
    ])
    .png()
    .toBuffer()

test('a picture becomes WebP in the contract’s widths, never larger than it was', async () => {
  const { variants, width, height } = await images.process(await plain(500, 250, '#884422').jpeg().toBuffer())
  expect([width, height]).toEqual([500, 250])
  const sizes = await Promise.all(variants.map(async ({ bytes }) => metadataOf(bytes)))
  expect(variants.map((variant) => variant.width)).toEqual([160, 320, 640])
  expect(sizes.map(({ format, width: w, height: h }) => [format, w, h])).toEqual([
    ['webp', 160, 80],
    ['webp', 320, 160],
    ['webp', 500, 250],
  ])
})

test('the EXIF orientation is applied, and EXIF, color profile and other metadata are removed', async () => {
  const taken = await plain(400, 200, '#ff0000')
    .withExif({ IFD0: { Artist: 'secret', Orientation: '6' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3', { attach: true })
    .jpeg()
    .toBuffer()
  expect((await metadataOf(taken)).exif).toBeDefined()
  const { variants, width, height } = await images.process(taken)
  expect([width, height]).toEqual([200, 400])
  for (const { bytes } of variants) {
    const { exif, icc, xmp, orientation, width: w, height: h } = await metadataOf(bytes)
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(h).toBe(2 * w)
  }
})

test('transparency is kept, and a fully transparent picture has no color', async () => {
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const { variants, color, thumbhash } = await images.process(clear)
  expect((await metadataOf(variants[0]?.bytes)).hasAlpha).toBe(true)
  expect(color).toBeNull()
  expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4)
})

test('of an animation the first frame is kept', async () => {
  const frames = [plain(60, 40, '#ff0000'), plain(60, 40, '#0000ff')].map((frame) => frame.png().toBuffer())
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await metadataOf(gif)).pages).toBe(2)
  const { variants, color } = await images.process(gif)
  expect((await metadataOf(variants[0]?.bytes)).pages).toBeUndefined()
  expect(color && hexOf(color)).toMatch(/^#f[c-f]0[0-4]0[0-4]$/)
})

test('gray, 16-bit, CMYK and AVIF pictures become sRGB', async () => {
  const sources = [
    await plain(90, 60, '#777777').toColourspace('b-w').png().toBuffer(),
    await plain(90, 60, '#777777').toColourspace('rgb16').png().toBuffer(),
    await plain(90, 60, '#777777').toColourspace('cmyk').jpeg().toBuffer(),
    await plain(90, 60, '#777777').avif().toBuffer(),
  ]
  for (const source of sources) {
    const { variants } = await images.process(source)
    const { space, width } = await metadataOf(variants[0]?.bytes)
    expect([space, width]).toEqual(['srgb', 90])
  }
})

test('a very long picture is reduced to 3840 pixels in height', async () => {
  const { variants } = await images.process(await plain(400, 16_384, '#334455').png().toBuffer())
  const { width, height } = await metadataOf(variants.at(-1)?.bytes)
  expect([width, height]).toEqual([94, 3840])
})

test('the color of a picture is that of the garment, not of the ground', async () => {
  const { color } = await images.process(await navyOnWhite())
  expect(color && hexOf(color)).toBe('#1f2a4d')
})

test('a garment in the color of its ground keeps that color', async () => {
  const { color } = await images.process(await plain(300, 300, '#fafafa').png().toBuffer())
  expect(color && hexOf(color)).toBe('#fafafa')
})

test('a WebP variant is converted to AVIF', async () => {
  const { variants } = await images.process(await navyOnWhite())
  const { compression, width } = await metadataOf(await images.toAvif(variants[0]?.bytes ?? new Uint8Array()))
  expect([compression, width]).toEqual(['av1', 160])
})

const png = await plain(40, 40, '#123456').png().toBuffer()
/** A PNG whose header claims the given size. */
function claiming(width: number, height: number) {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const noise = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: 'gray',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer()

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello, this is a text of more than sixteen bytes')],
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['SVG after an XML declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF')],
  ['ZIP', Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000zip zip zip', 'latin1')],
  ['a bare JPEG magic', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ['a bare PNG magic', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['GIF and JavaScript at once', Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)//aaaaaaaa', 'latin1')],
  ['a video', Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex')],
  ['a truncated JPEG', noise.subarray(0, noise.length / 2)],
  ['a truncated PNG', png.subarray(0, png.length - 30)],
  ['a PNG that claims 50,000 × 50,000', claiming(50_000, 50_000)],
  ['a PNG that claims 16,000 × 16,000', claiming(16_000, 16_000)],
  ['a PNG that claims 65,535 × 65,535', claiming(65_535, 65_535)],
])('uploading %s is refused as InvalidImage', async (_, bytes) => {
  await expect(images.process(bytes)).rejects.toMatchObject({ code: 'InvalidImage' })
})

test('data appended to a picture is removed', async () => {
  const { variants } = await images.process(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]))
  for (const { bytes } of variants) expect(Buffer.from(bytes).includes('script')).toBe(false)
})

test('variants are kept up to the first width that shows the picture at full size', () => {
  expect(keptWidths({ width: 100, height: 100 })).toEqual([160])
  expect(keptWidths({ width: 160, height: 160 })).toEqual([160])
  expect(keptWidths({ width: 161, height: 100 })).toEqual([160, 320])
  expect(keptWidths({ width: 4000, height: 3000 })).toEqual([160, 320, 640, 1280])
  expect(keptWidths({ width: 100, height: 2000 })).toEqual([160, 320, 640, 1280])
})

test('a request is served by the nearest width that is not smaller, else by the largest', () => {
  expect(widthsFor(1)).toEqual([160, 320, 640, 1280])
  expect(widthsFor(321)).toEqual([640, 1280, 320, 160])
  expect(widthsFor(5000)).toEqual([1280, 640, 320, 160])
})

test.each(['#000000', '#ffffff', '#1f2a4d', '#ff0000', '#00ff7f', '#c8a27a'])(
  'converting %s to OKLCH and back gives the same color',
  (hex) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
    expect(hexOf(oklchOf(channels))).toBe(hex)
  },
)

test('the semaphore admits as many tasks as it has places, in order of arrival', async () => {
  const semaphore = createSemaphore(2, 9)
  const order: string[] = []
  const releases = new Map<string, () => void>()
  const enter = (name: string, places: number) =>
    semaphore.run(places, async () => {
      order.push(name)
      await new Promise<void>((leave) => releases.set(name, leave))
    })
  const all = [enter('a', 1), enter('b', 1), enter('wide', 2), enter('c', 1)]
  await Promise.resolve()
  expect(order).toEqual(['a', 'b'])
  releases.get('a')?.()
  await all[0]
  expect(order).toEqual(['a', 'b'])
  releases.get('b')?.()
  await all[1]
  expect(order).toEqual(['a', 'b', 'wide'])
  releases.get('wide')?.()
  await all[2]
  releases.get('c')?.()
  await Promise.all(all)
  expect(order).toEqual(['a', 'b', 'wide', 'c'])
})

test('a task is refused with Unavailable when the queue of the semaphore is full', async () => {
  const semaphore = createSemaphore(1, 1)
  let leave = () => {}
  const first = semaphore.run(1, () => new Promise<void>((resolve) => (leave = resolve)))
  const second = semaphore.run(1, async () => 'done')
  await expect(semaphore.run(1, async () => {})).rejects.toMatchObject({ code: 'Unavailable', retryAfter: 5 })
  leave()
  await first
  expect(await second).toBe('done')
})

test('the memory estimate exceeds 300 MB for large interlaced PNG and HEIF, not for JPEG', () => {
  const header = { width: 7000, height: 7000, channels: 4, depth: 'ushort', isProgressive: true } as const
  expect(decodingMemory({ ...header, format: 'png' })).toBeGreaterThan(300_000_000)
  expect(decodingMemory({ ...header, format: 'heif' })).toBeGreaterThan(300_000_000)
  expect(decodingMemory({ ...header, format: 'jpeg' })).toBeLessThan(300_000_000)
  expect(decodingMemory({ ...header, format: 'png', isProgressive: false })).toBeLessThan(50_000_000)
})
