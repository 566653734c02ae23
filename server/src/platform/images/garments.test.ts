import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type GarmentPhoto, garmentPhoto } from '../../../test/kit/garment-photos.ts'
import { openImages } from '../../../test/kit/open-images.ts'
import { hashDistance } from './index.ts'

const images = openImages()
afterAll(images.close)
const garment = async (photo: GarmentPhoto) => images.processGarment(await garmentPhoto(photo))
const metadataOf = (bytes: Uint8Array | undefined) => sharp(bytes).metadata()

test.each<[string, GarmentPhoto]>([
  ['navy on white', { outline: 'shirt', color: '#1f2a48' }],
  ['white on grey', { outline: 'shirt', color: '#f7f7f5', ground: '#9aa0a6' }],
  [
    'red on a ground that falls into shade',
    { outline: 'trousers', color: '#cf2f34', ground: '#efece6', shade: '#d2cec6' },
  ],
  ['a pair on wood-brown', { outline: 'shoes', color: '#f2d04b', ground: '#8b6b4e' }],
])('a garment (%s) is cut out and transparent around', async (_, photo) => {
  const { original, cutOut } = await garment(photo)
  expect(original).toMatchObject({ width: 600, height: 600 })
  const picture = cutOut?.picture
  expect(picture?.width).toBeLessThan(540)
  const largest = picture?.variants.at(-1)?.bytes
  const { data, info } = await sharp(largest).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) =>
    data[(Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4 + 3]
  expect([alphaAt(0, 0), alphaAt(1, 0), alphaAt(0, 1), alphaAt(1, 1)]).toEqual([0, 0, 0, 0])
  expect(alphaAt(photo.outline === 'shoes' ? 0.2 : 0.5, photo.outline === 'trousers' ? 0.2 : 0.5)).toBe(255)
})

test.each<[string, GarmentPhoto]>([
  ['a room full of things', { outline: 'shirt', color: '#1f2a48', busy: true }],
  ['white on white', { outline: 'shirt', color: '#f6f5f2', ground: '#f8f7f4' }],
  ['a ground of two colours', { outline: 'shirt', color: '#cf2f34', ground: '#ffffff', shade: '#2f5fb3' }],
  [
    'a button on a table',
    { outline: 'shirt', color: '#ffffff', ground: '#ffffff', print: '<circle cx="500" cy="500" r="60" fill="#222"/>' },
  ],
])('a photo of %s is not cut out', async (_, photo) => {
  expect((await garment(photo)).cutOut).toBeNull()
})

test('a piece that is too frayed for a mask is not cut out', async () => {
  const side = 448
  const rgba = Buffer.alloc(side * side * 4)
  // Draws a comb, a bar with teeth one pixel wide below it, whose outline is too frayed for a mask.
  for (let y = 8; y < side - 8; y++)
    for (let x = 8; x < side - 8; x++) if (y < 24 || x % 2 === 0) rgba[(y * side + x) * 4 + 3] = 255
  const comb = await sharp(rgba, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
  expect((await images.processGarment(comb)).cutOut).toBeNull()
})

test('a print on a garment stays opaque, even in the color of the ground', async () => {
  const print = '<circle cx="500" cy="500" r="90" fill="#f4f2ee"/>'
  const { cutOut } = await garment({ outline: 'shirt', color: '#2e7d4f', print })
  const { data, info } = await sharp(cutOut?.picture.variants.at(-1)?.bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = (Math.round(info.height / 2) * info.width + Math.round(info.width / 2)) * 4
  expect(data[middle + 3]).toBe(255)
})

test('a photo that is rotated by EXIF gives an upright cut-out', async () => {
  const taken = await sharp(await garmentPhoto({ outline: 'trousers', color: '#2f5fb3' }))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { cutOut } = await images.processGarment(taken)
  expect(cutOut?.picture.height).toBeGreaterThan(1.5 * (cutOut?.picture.width ?? 0))
  expect((await metadataOf(cutOut?.picture.variants[0]?.bytes)).orientation).toBeUndefined()
})

const photos: GarmentPhoto[] = [
  { outline: 'shirt', color: '#1f2a48' },
  { outline: 'trousers', color: '#1f2a48' },
  { outline: 'skirt', color: '#1f2a48' },
  { outline: 'shirt', color: '#1f2a48', print: '<rect x="310" y="480" width="380" height="160" fill="#f7f7f5"/>' },
]

test('a photo keeps its look hash when saved again, and other garments have other hashes', async () => {
  const hashes: string[] = []
  for (const photo of photos) {
    const taken = await garmentPhoto(photo)
    const { lookHash } = await images.process(taken)
    hashes.push(lookHash)
    const again = [
      sharp(taken).resize(400).jpeg({ quality: 55 }),
      sharp(taken).modulate({ brightness: 1.06 }).webp({ quality: 70 }),
      sharp(taken).extract({ left: 5, top: 4, width: 590, height: 592 }).png(),
    ]
    for (const saved of again) {
      const { lookHash: other } = await images.process(await saved.toBuffer())
      expect(hashDistance(lookHash, other)).toBeLessThanOrEqual(4)
    }
  }
  for (const [at, one] of hashes.entries())
    for (const other of hashes.slice(at + 1)) expect(hashDistance(one, other)).toBeGreaterThanOrEqual(6)
})

test('the distance of two look hashes counts the differing bits', () => {
  expect(hashDistance('0000000000000000', '0000000000000000')).toBe(0)
  expect(hashDistance('ffffffffffffffff', '0000000000000000')).toBe(64)
  expect(hashDistance('8000000000000001', '0000000000000001')).toBe(1)
})
