import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Feed, FlatLayQuery, ImageId } from '@otday/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { sweepFlatLays } from '../../../src/feeds/index.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { garment, night, post } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachStoryHasNewUsers()

const folder = () => path.join(testApp.config.dataDir, 'files')
const filesOf = ({ flatLayUrl }: Feed) =>
  readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(flatLayUrl?.split('/').at(-1) ?? 'none'))
    .toSorted()

async function fetched(feed: Feed, { accept = '*/*', ...query }: Partial<FlatLayQuery> & { accept?: string } = {}) {
  const url = `${feed.flatLayUrl}?${new URLSearchParams(query).toString()}`
  const response = await testApp.inject({ url, headers: { accept } })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

async function postWithPhoto() {
  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#c02020' } })
    .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  const coat = await 하니.clothes.create({
    body: { ownerId: 하니.id, name: '빨간 코트', type: 'OUTER' },
    image: new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }),
  })
  return { coat, feed: await post(하니, { clothes: [coat, await garment(하니, '청바지', 'BOTTOM')] }) }
}

test('the picture of a feed has a random name and is drawn at the first request', async () => {
  const [first, second] = [await post(하니), await post(하니)]
  expect(first.flatLayUrl).toMatch(/^\/files\/outfits\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]+$/)
  expect(first.flatLayUrl).not.toBe(second.flatLayUrl)
  expect(first.flatLayUrl).not.toContain(first.id)
  expect((await 민지.feeds.get({ params: { feedId: first.id } })).flatLayUrl).toBe(first.flatLayUrl)
  expect(filesOf(first)).toEqual([])
  const { status, headers, bytes } = await fetched(first)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'public, no-cache'])
  const { width, height, exif, icc } = await sharp(bytes).metadata()
  expect([width, height, exif, icc]).toEqual([1080, 1350, undefined, undefined])
  expect(filesOf(first)).toHaveLength(1)
  expect((await fetched(first)).bytes.equals(bytes)).toBe(true)
})

test('a browser that accepts AVIF gets WebP at once and AVIF later', async () => {
  const feed = await post(하니)
  const accept = 'image/avif,image/webp,*/*;q=0.8'
  expect((await fetched(feed, { accept, format: 'link' })).headers['content-type']).toBe('image/webp')
  await vi.waitFor(
    async () => expect((await fetched(feed, { accept, format: 'link' })).headers['content-type']).toBe('image/avif'),
    { timeout: 20_000, interval: 200 },
  )
})

test('a picture without a background is transparent and is stored beside the opaque one', async () => {
  const feed = await post(하니)
  const opaque = await fetched(feed)
  const bare = await fetched(feed, { ground: 'none' })
  expect([opaque.headers['content-type'], bare.headers['content-type']]).toEqual(['image/jpeg', 'image/webp'])
  const alphaOf = async (bytes: Uint8Array) => {
    const alpha = await sharp(bytes).ensureAlpha().extractChannel('alpha').png().toBuffer()
    return (await sharp(alpha).stats()).channels[0]
  }
  expect(await alphaOf(opaque.bytes)).toMatchObject({ min: 255 })
  expect(await alphaOf(bare.bytes)).toMatchObject({ min: 0, max: 255 })
  const browser = { ground: 'none', accept: 'image/avif,image/webp,*/*;q=0.8' } as const
  await vi.waitFor(async () => expect((await fetched(feed, browser)).headers['content-type']).toBe('image/avif'), {
    timeout: 20_000,
    interval: 200,
  })
  expect(await alphaOf((await fetched(feed, browser)).bytes)).toMatchObject({ min: 0 })
  expect((await fetched(feed)).bytes.equals(opaque.bytes)).toBe(true)
})

test('the picture of a deleted feed is not found and its files are removed', async () => {
  const { feed } = await postWithPhoto()
  await fetched(feed)
  await fetched(feed, { format: 'link', accept: 'image/webp' })
  await fetched(feed, { ground: 'none' })
  expect(filesOf(feed).length).toBeGreaterThanOrEqual(3)
  await 하니.feeds.delete({ params: { feedId: feed.id } })
  expect((await fetched(feed)).status).toBe(404)
  await vi.waitFor(() => expect(filesOf(feed)).toEqual([]))
})

test('the picture of a deleted account is not found at once and its files are removed for good', async () => {
  const { feed } = await postWithPhoto()
  await fetched(feed)
  await 하니.account.leave({ params: { userId: 하니.id } })
  expect((await fetched(feed)).status).toBe(404)
  testApp.clock.advance(31 * 86_400)
  await night(testApp, 하니.id)
  await vi.waitFor(() => expect(filesOf(feed)).toEqual([]))
})

test('the picture of a feed stays the same when it is drawn again after a piece left the closet', async () => {
  const { coat, feed } = await postWithPhoto()
  const before = await fetched(feed)
  await 하니.clothes.delete({ params: { clothesId: coat.id } })
  for (const file of filesOf(feed)) rmSync(path.join(folder(), file))
  const after = await fetched(feed)
  expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, true])
})

test('a photo removed from a feed no longer shows in the picture of the feed', async () => {
  const { coat, feed } = await postWithPhoto()
  const before = await fetched(feed)
  const imageId = coat.imageUrl?.split('/')[2] as ImageId
  const { db } = testApp.database
  await db.deleteFrom('feedImages').where('imageId', '=', imageId).execute()
  const after = await fetched(feed)
  expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false])
  const { data } = await sharp(after.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let photoRed = 0
  for (let at = 0; at < data.length; at += 3)
    if (Math.abs((data[at] ?? 0) - 0xc0) < 6 && (data[at + 1] ?? 0) < 0x28 && (data[at + 1] ?? 0) > 0x18) photoRed++
  expect(photoRed).toBeLessThan(data.length / 3 / 50)
})

test('an unknown picture name is not found, and an unknown format is refused', async () => {
  const feed = await post(하니)
  const other = `/files/outfits/${crypto.randomUUID()}`
  expect((await testApp.inject({ url: other })).statusCode).toBe(404)
  expect((await testApp.inject({ url: '/files/outfits/nothing' })).statusCode).toBe(404)
  for (const query of ['format=poster', 'ground=sea'])
    expect((await testApp.inject({ url: `${feed.flatLayUrl}?${query}` })).statusCode).toBe(400)
})

test('pictures of feeds that no longer exist are deleted by the sweep, and the others stay', async () => {
  const [kept, lost] = [await post(하니), await post(하니)]
  for (const feed of [kept, lost]) {
    await fetched(feed)
    await fetched(feed, { ground: 'none' })
  }
  await testApp.database.db.deleteFrom('feeds').where('id', '=', lost.id).execute()
  const storage = await createDiskStorage(folder(), true)
  const { db } = testApp.database
  testApp.clock.advance(2 * 86_400)
  await sweepFlatLays({ db, clock: testApp.clock, storage })
  expect([filesOf(kept).length > 0, filesOf(lost)]).toEqual([true, []])
})
