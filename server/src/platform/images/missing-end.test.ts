import fs from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openImages } from '../../../test/kit/open-images.ts'

const images = openImages()
afterAll(images.close)

/** Reads a photo of 600 × 800 without its last bytes: `cut-100.jpg` misses 2 % of its rows, the others none. */
const photo = (name: string) => fs.readFileSync(new URL(`../../../test/data/photos/${name}`, import.meta.url))

test.each(['cut-100.jpg', 'no-end.jpg', 'no-end.png'])(
  'the picture %s, whose last bytes are missing, is accepted',
  async (name) => {
    const { width, height, variants } = await images.process(photo(name))
    expect([width, height, variants.length]).toEqual([600, 800, 3])
  },
)

test('a truncated JPEG is turned upright by its EXIF orientation', async () => {
  const whole = await sharp(photo('cut-100.jpg'), { failOn: 'none' }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await images.process(whole.subarray(0, -20))
  expect([width, height]).toEqual([800, 600])
})

test('a truncated PNG keeps the rows that are there', async () => {
  const { variants } = await images.process(photo('no-end.png').subarray(0, -40))
  const shown = await sharp(variants.at(-1)?.bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  expect([shown.at(0), shown.at(759 * 600)]).toEqual([255, 255])
})

test.each([
  ['a JPEG without a tenth of its rows', photo('no-end.jpg').subarray(0, -700)],
  ['a PNG without a tenth of its rows', photo('no-end.png').subarray(0, -400)],
  [
    'an interlaced PNG without its end',
    (await sharp(photo('no-end.png')).png({ progressive: true }).toBuffer()).subarray(0, -99),
  ],
  ['a JPEG that breaks off before its first block', photo('no-end.jpg').subarray(0, 300)],
  ['a PNG that is changed in the middle, and breaks off', changed(photo('no-end.png'), 3000)],
])('uploading %s is refused as InvalidImage', async (_, bytes) => {
  await expect(images.process(bytes)).rejects.toMatchObject({ code: 'InvalidImage' })
})

/** Returns a copy in which some bytes are replaced. */
function changed(bytes: Buffer, at: number): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(200, 0xff), bytes.subarray(at + 200)])
}
