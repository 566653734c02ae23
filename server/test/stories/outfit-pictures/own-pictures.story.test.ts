import { garmentSvg } from '@otday/art/garment-svg'
import { type Clothes, type ClothesId, FlatLayFormat } from '@otday/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { garmentPhoto } from '../../kit/garment-photos.ts'
import { garment } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const blobOf = (bytes: Uint8Array, type: string) => new Blob([Uint8Array.from(bytes)], { type })
const pictured = (who: TestUser, image: Blob, type: Clothes['type'] = 'TOP') =>
  who.clothes.create({ body: { ownerId: who.id, name: '사진 있는 옷', type }, image })

const cutOut = async (color: string) =>
  blobOf(
    await sharp(Buffer.from(garmentSvg('knit', color)))
      .extend({ top: 60, bottom: 60, left: 30, right: 90, background: '#0000' })
      .png()
      .toBuffer(),
    'image/png',
  )

async function taken(color: string) {
  const photo = await garmentPhoto({ outline: 'trousers', color, busy: true })
  const withPlace = sharp(photo).withExif({ IFD0: { Artist: 'secret person' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
  return blobOf(await withPlace.jpeg().toBuffer(), 'image/jpeg')
}

type Wanted = Omit<Parameters<TestUser['outfits']['picture']>[0]['query'], 'clothesIds'>
async function picture(who: TestUser, clothes: readonly { id: ClothesId }[], wanted: Wanted = {}) {
  const blob = await who.outfits.picture({ query: { clothesIds: clothes.map(({ id }) => id).join(','), ...wanted } })
  const bytes = Buffer.from(await blob.arrayBuffer())
  return { type: blob.type, bytes, facts: await sharp(bytes).metadata() }
}

const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })

let outfit: Clothes[]
beforeAll(() => {
  outfit = []
})
const dressed = async () => {
  outfit = [
    await pictured(하니, await cutOut('#c24a4a')),
    await pictured(하니, await taken('#304070'), 'BOTTOM'),
    await garment(하니, '흰 스니커즈', 'SHOES'),
  ]
  return outfit
}

test('an outfit picture is drawn in four formats and as WebP, JPEG or AVIF, without metadata', async () => {
  const clothes = await dressed()
  const sizes = { card: [1080, 1350], square: [1080, 1080], story: [1080, 1920], link: [1200, 630] }
  for (const format of FlatLayFormat.options) {
    const { facts, type } = await picture(하니, clothes, { format, type: 'webp' })
    expect([type, facts.format, [facts.width, facts.height]]).toEqual(['image/webp', 'webp', sizes[format]])
    expect([facts.exif, facts.icc, facts.xmp, facts.hasAlpha]).toEqual([undefined, undefined, undefined, false])
  }
  const jpeg = await picture(하니, clothes)
  expect([jpeg.type, jpeg.facts.format, jpeg.facts.exif]).toEqual(['image/jpeg', 'jpeg', undefined])
  expect(jpeg.bytes.includes('secret')).toBe(false)
  const avif = await picture(하니, clothes, { type: 'avif', format: 'link' })
  expect([avif.type, avif.facts.format, avif.facts.exif]).toEqual(['image/avif', 'heif', undefined])
})

test('a cut-out piece states the bounds of its visible part, and an ordinary photo states null', async () => {
  const [shirt, trousers] = await dressed()
  expect(shirt?.picture?.cutOut).toMatchObject({ left: expect.closeTo(46 / 360, 1), top: expect.closeTo(99 / 360, 1) })
  expect(shirt?.picture?.cutOut?.width).toBeCloseTo(208 / 360, 1)
  expect(trousers?.picture?.cutOut).toBeNull()
})

test('in an outfit picture, a cut-out is drawn directly on the background and a photo in a white frame', async () => {
  const [shirt, trousers] = await dressed()
  const alone = await sharp((await picture(하니, shirt ? [shirt] : [])).bytes)
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => [...alone.subarray((y * 1080 + x) * 3, (y * 1080 + x) * 3 + 3)]
  const [red = 0, green = 0] = at(540, 700)
  expect(red - green).toBeGreaterThan(70)
  expect(Math.min(...at(20, 20))).toBeGreaterThan(225)
  const framed = await sharp((await picture(하니, trousers ? [trousers] : [])).bytes)
    .removeAlpha()
    .raw()
    .toBuffer()
  const row = Array.from({ length: 1080 }, (_, x) => framed.subarray((675 * 1080 + x) * 3, (675 * 1080 + x) * 3 + 3))
  expect(row.filter((pixel) => Math.min(...pixel) > 250).length).toBeGreaterThan(8)
})

test('an outfit picture is refused to others and for deleted, repeated, missing or too many pieces', async () => {
  const clothes = await dressed()
  const url = `/api/outfits/picture?clothesIds=${clothes.map(({ id }) => id).join(',')}`
  expect((await testApp.inject({ url })).statusCode).toBe(401)
  await expect(picture(민지, clothes)).rejects.toMatchObject(refusal(404, 'ClothesNotFound'))
  await picture(하니, clothes)
  await 하니.clothes.delete({ params: { clothesId: clothes[0]?.id ?? ('' as ClothesId) } })
  await expect(picture(하니, clothes)).rejects.toMatchObject(refusal(404, 'ClothesNotFound'))
  const [, trousers] = clothes
  if (!trousers) throw new Error('no trousers')
  await expect(picture(하니, [trousers, trousers])).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  await expect(picture(하니, [])).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  const many = Array.from({ length: 21 }, () => ({ id: crypto.randomUUID() as ClothesId }))
  await expect(picture(하니, many)).rejects.toMatchObject(refusal(400, 'InvalidInput'))
})

test('the response with an outfit picture is marked no-store', async () => {
  const [shirt] = await dressed()
  const response = await testApp.inject({
    url: `/api/outfits/picture?clothesIds=${shirt?.id}`,
    headers: { authorization: `Bearer ${하니.token}` },
  })
  expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
})

test('the name is drawn on the link picture if requested, and never on a card', async () => {
  const [shirt] = await dressed()
  const clothes = shirt ? [shirt] : []
  const plain = await picture(하니, clothes, { format: 'link' })
  const named = await picture(하니, clothes, { format: 'link', name: true })
  expect(named.bytes.equals(plain.bytes)).toBe(false)
  expect((await picture(하니, clothes, { format: 'link', name: false })).bytes.equals(plain.bytes)).toBe(true)
  // A card (the default format) never shows a name.
  const card = await picture(하니, clothes)
  expect((await picture(하니, clothes, { name: true })).bytes.equals(card.bytes)).toBe(true)
})

test('date and temperature are drawn on each outfit picture that is asked for with them, the occasion on all but the card', async () => {
  const [shirt] = await dressed()
  const clothes = shirt ? [shirt] : []
  const given = [{}, { temperature: -3 }, { date: '2026-11-20' }, { occasion: 'WORK' }] as const
  for (const format of ['card', 'story', 'link'] as const) {
    const drawn = await Promise.all(given.map((facts) => picture(하니, clothes, { format, ...facts })))
    const different = new Set(drawn.map(({ bytes }) => bytes.toString('base64')))
    expect([format, different.size]).toEqual([format, format === 'card' ? 3 : 4])
    expect([format, drawn[3]?.bytes.equals(drawn[0]?.bytes ?? Buffer.of())]).toEqual([format, format === 'card'])
  }
})
