import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type ClothesId, clothesImageLimit, profileImageLimit } from '@otday/contract'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDiskStorage } from '#platform/storage/index.ts'
import { sweepImages } from '../../../src/files/index.ts'
import { post } from '../../kit/fixtures.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

allStoriesShareOneUser()
beforeEach(() => testApp.clock.reset())

const plain = (width: number, height: number, background = '#7a3b2e') =>
  sharp({ create: { width, height, channels: 3, background } })
const blobOf = (bytes: Uint8Array, type = 'application/octet-stream') => new Blob([Uint8Array.from(bytes)], { type })

const create = (person: TestUser, image: Blob | null) =>
  person.clothes.create({ body: { ownerId: person.id, name: '사진 있는 옷', type: 'TOP' }, image })
const clothesOf = async (person: TestUser) => (await person.clothes.list({ query: { ownerId: person.id } })).totalCount

/** Returns the folder of stored pictures, which also contains files that are not completely written. */
const filesFolder = () => path.join(testApp.config.dataDir, 'files')
const filesOf = (imageUrl: string) => files().filter((file) => file.includes(imageUrl.split('/')[2] ?? 'none'))
const files = (): string[] =>
  existsSync(filesFolder())
    ? readdirSync(filesFolder(), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.includes('.'))
        .toSorted()
    : []
const imageRows = async () => (await testApp.database.db.selectFrom('images').select('id').execute()).length

/** Waits until every image has its AVIF version. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { db } = testApp.database
      expect(await db.selectFrom('images').select('id').where('hasAvif', '=', false).execute()).toEqual([])
    },
    { timeout: 25_000, interval: 100 },
  )

const accepting = (accept: string) => ({ headers: { accept } })
async function get(url: string, { headers = {} }: { headers?: Record<string, string> } = {}) {
  const response = await testApp.inject({ url, headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, body: response }
}

test('an uploaded picture is served upright, without metadata and in the requested width', async () => {
  const taken = await plain(1600, 1200)
    .withExif({ IFD0: { Artist: 'secret person' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { imageUrl, picture } = await create(하니, blobOf(taken, 'image/jpeg'))
  expect(imageUrl).toMatch(/^\/files\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]+\/\d{4}-\d{2}-\d{2}\.[\w-]{22}\/[\w-]{22}$/)
  expect(picture).toMatchObject({
    width: 1200,
    height: 1600,
    color: expect.stringMatching(/^#7[0-9a-f]3[0-9a-f]2[0-9a-f]$/),
  })
  const widths = await Promise.all(
    ['?w=1', '?w=160', '?w=161', '', '?w=641', '?w=99999'].map(async (query) => {
      const { bytes, status } = await get(`${imageUrl}${query}`)
      const { width, height, format, exif, icc } = await sharp(bytes).metadata()
      expect([status, format, exif, icc]).toEqual([200, 'webp', undefined, undefined])
      expect(height).toBeGreaterThan(width)
      return width
    }),
  )
  expect(widths).toEqual([160, 160, 320, 640, 1200, 1200])
})

test('a picture that its viewer alone may see is kept by no cache, and a request with its ETag answers 304', async () => {
  const { imageUrl } = await create(하니, blobOf(await plain(300, 300).png().toBuffer()))
  const first = await get(imageUrl ?? '')
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(first.bytes.length),
    vary: 'Accept',
  })
  const again = await get(imageUrl ?? '', { headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect((await get(`${imageUrl}?w=160`)).headers['etag']).not.toBe(first.headers['etag'])
  const head = await testApp.inject({ method: 'HEAD', url: imageUrl ?? '' })
  expect([head.statusCode, head.rawPayload.length, head.headers['etag']]).toEqual([200, 0, first.headers['etag']])
})

test('AVIF is served to clients that accept it once the job has made it', async () => {
  const { imageUrl } = await create(하니, blobOf(await plain(700, 500, '#335577').jpeg().toBuffer()))
  const url = imageUrl ?? ''
  await vi.waitFor(
    async () => {
      const { headers, bytes } = await get(url, accepting('image/avif,image/webp,*/*;q=0.8'))
      expect(headers['content-type']).toBe('image/avif')
      expect((await sharp(bytes).metadata()).compression).toBe('av1')
    },
    { timeout: 25_000, interval: 200 },
  )
  expect((await get(url, accepting('*/*'))).headers['content-type']).toBe('image/webp')
  expect((await get(url, accepting('image/avif;q=0,image/webp'))).headers['content-type']).toBe('image/webp')
})

test.each([
  ['an unknown name', '/files/00000000-0000-4000-8000-000000000000', 403],
  ['a name that is none', '/files/photo.jpg', 404],
  ['a way out', '/files/..%2f..%2fsecret.key', 404],
  ['a NUL', '/files/%00', 404],
  ['a file of the disk', '/files/ab/abcdef00-0000-4000-8000-000000000000-160.webp', 404],
])('a picture url that is %s is refused with a JSON error', async (_, url, status) => {
  const { body } = await get(url)
  expect(body.statusCode).toBe(status)
  expect(body.json()).toMatchObject({ exceptionName: expect.any(String), message: expect.any(String), details: {} })
})

test.each(['-1', 'abc', '', '1e9', '1.5', '0x10', '100000'])(
  'a width that is no whole number of at most five digits is refused with 400: %j',
  async (width) => {
    const { imageUrl } = await create(하니, blobOf(png))
    expect((await get(`${imageUrl}?w=${width}`)).status).toBe(400)
  },
)

const png = await plain(40, 40).png().toBuffer()
function claiming(width: number, height: number) {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['an empty file', Buffer.alloc(0), 'image/png'],
  ['SVG', Buffer.from(svg), 'image/svg+xml'],
  ['SVG that calls itself PNG', Buffer.from(svg), 'image/png'],
  ['SVG behind a declaration', Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->\n${svg}`), 'image/jpeg'],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'), 'image/png'],
  ['ZIP', Buffer.from('504b0304140000000800000000000000000000000000000000000000', 'hex'), 'image/webp'],
  ['a program', Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex'), 'image/gif'],
  ['a bare JPEG magic', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'image/jpeg'],
  ['a truncated PNG', png.subarray(0, png.length - 30), 'image/png'],
  ['a bomb of 50,000 × 50,000', claiming(50_000, 50_000), 'image/png'],
  ['a bomb of 16,000 × 16,000', await plain(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer(), 'image/png'],
  ['a header of 65,535 × 65,535', claiming(65_535, 65_535), 'image/png'],
])('%s is refused and leaves neither row nor file', async (_, bytes, type) => {
  await settled()
  const before = { files: files(), rows: await imageRows(), clothes: await clothesOf(하니) }
  await expect(create(하니, blobOf(bytes, type))).rejects.toMatchObject({
    status: 400,
    body: { exceptionName: 'InvalidImage' },
  })
  expect({ files: files(), rows: await imageRows(), clothes: await clothesOf(하니) }).toEqual(before)
})

test('15 MB are accepted, one byte more is not', async () => {
  const padded = (size: number) => blobOf(Buffer.concat([png, Buffer.alloc(size - png.length, 'x')]))
  expect((await create(하니, padded(clothesImageLimit))).imageUrl).not.toBeNull()
  await expect(create(하니, padded(clothesImageLimit + 1))).rejects.toMatchObject({
    status: 413,
    body: { exceptionName: 'ImageTooLarge' },
  })
})

test('a profile picture of 5 MB is accepted, one byte more is not', async () => {
  const padded = (size: number) => blobOf(Buffer.concat([png, Buffer.alloc(size - png.length, 'x')]))
  const save = (image: Blob) => 하니.profiles.update({ params: { userId: 하니.id }, body: { name: '하니' }, image })
  expect((await save(padded(profileImageLimit))).profileImageUrl).toMatch(/^\/files\//)
  await expect(save(padded(profileImageLimit + 1))).rejects.toMatchObject({ status: 413 })
})

test('bytes appended to a picture are never served', async () => {
  const { imageUrl } = await create(하니, blobOf(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])))
  expect((await get(imageUrl ?? '')).bytes.includes('script')).toBe(false)
})

test('a form without a chosen file makes a piece without a picture', async () => {
  const given = JSON.stringify({ ownerId: 하니.id, name: '사진 없는 옷', type: 'TOP' })
  const part = (head: string, body: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const response = await testApp.inject({
    method: 'POST',
    url: '/api/clothes',
    headers: { authorization: `Bearer ${하니.token}`, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: `${part('name="request"', given)}${part('name="image"; filename=""', '')}--edge--\r\n`,
  })
  expect(response.statusCode).toBe(201)
  expect(response.json().imageUrl).toBeNull()
})

test.each([
  '../../evil.png',
  '"quoted".html',
  '.htaccess',
  '옷 사진.jpg',
  `${'a'.repeat(5000)}.png`,
  'a\r\nSet-Cookie: x=1',
])('the name of an uploaded file is not used for the stored file: %j', async (name) => {
  const body = new FormData()
  const given = { ownerId: 하니.id, name: '이름 있는 옷', type: 'TOP', attributes: [] }
  body.append('request', new Blob([JSON.stringify(given)], { type: 'application/json' }))
  body.append('image', blobOf(png), name)
  const form = new Response(body)
  const response = await testApp.inject({
    method: 'POST',
    url: '/api/clothes',
    headers: { authorization: `Bearer ${하니.token}`, 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  })
  if (response.statusCode === 201) expect(response.json().imageUrl).toMatch(/^\/files\/[0-9a-f-]{36}\//)
  else expect(response.statusCode).toBe(400)
  expect(files().every((file) => /^[0-9a-f]{2}(\/|\\)[0-9a-f-]{36}-\d+\.(webp|avif)(\..*)?$/.test(file))).toBe(true)
})

test('a picture whose piece is refused leaves neither row nor file', async () => {
  const 민지 = await testApp.signUp('민지')
  const theirs = await create(하니, null)
  const image = blobOf(await plain(50, 50).png().toBuffer())
  await settled()
  const before = { files: files(), rows: await imageRows() }
  const unknown = [{ definitionId: '00000000-0000-4000-8000-000000000000', value: '블랙' }]
  const body = { name: '옷', type: 'TOP' as const, attributes: unknown }
  await expect(민지.clothes.create({ body: { ...body, ownerId: 민지.id }, image })).rejects.toMatchObject({
    status: 404,
  })
  const foreign = { params: { clothesId: theirs.id }, body: { name: '옷', type: 'TOP' as const }, image }
  await expect(민지.clothes.update(foreign)).rejects.toMatchObject({ status: 403 })
  const absent = { ...foreign, params: { clothesId: '00000000-0000-4000-8000-000000000000' as ClothesId } }
  await expect(민지.clothes.update(absent)).rejects.toMatchObject({ status: 404 })
  expect({ files: files(), rows: await imageRows() }).toEqual(before)
})

test('an edit without a picture keeps the old one, with one it shows the new', async () => {
  const made = await create(하니, blobOf(png))
  const params = { clothesId: made.id }
  const body = { name: '다른 이름', type: 'TOP' as const }
  expect((await 하니.clothes.update({ params, body })).imageUrl).toBe(made.imageUrl)
  const edited = await 하니.clothes.update({ params, body, image: blobOf(await plain(20, 20).png().toBuffer()) })
  expect(edited.imageUrl).not.toBe(made.imageUrl)
  expect(edited.picture).toMatchObject({ width: 20, height: 20 })
})

const errors: string[] = []
async function sweep() {
  const { db } = testApp.database
  const storage = await createDiskStorage(filesFolder())
  const log = { error: (_: object, message: string) => void errors.push(message) }
  await sweepImages({ db, storage, clock: testApp.clock, log })
}
const aDay = 86_400 + 60

test('the picture of a deleted piece is not served, and its files are removed after a day', async () => {
  const made = await create(하니, blobOf(png))
  const keptUrl = async () => {
    const again = await testApp.signIn(하니.email, 하니.password)
    return (await again.clothes.list({ query: { ownerId: 하니.id } })).data[0]?.imageUrl ?? ''
  }
  const url = made.imageUrl ?? ''
  await create(하니, blobOf(png))
  await 하니.clothes.delete({ params: { clothesId: made.id } })
  await sweep()
  testApp.clock.advance(aDay / 2)
  await sweep()
  expect((await get(url)).status).toBe(404)
  expect(filesOf(url)).not.toEqual([])
  testApp.clock.advance(aDay / 2)
  await sweep()
  expect(filesOf(url)).toEqual([])
  expect((await get(await keptUrl())).status).toBe(200)
})

test('files that belong to no picture are removed once they are a day old', async () => {
  const storage = await createDiskStorage(filesFolder())
  const key = 'ab/abcdef00-0000-4000-8000-000000000000-160.webp'
  await storage.put([{ key, bytes: png }])
  await sweep()
  expect((await storage.open(key))?.stream.destroy()).toBeDefined()
  testApp.clock.advance(aDay)
  await sweep()
  expect(await storage.open(key)).toBeNull()
})

test('the picture sweep refuses to remove more than a fifth of the pictures at once', async () => {
  const { db } = testApp.database
  const createdAt = testApp.clock.now()
  const row = (at: number) => ({
    id: `0a0a0a0a-0000-4000-8000-${String(at).padStart(12, '0')}` as never,
    ownerId: 하니.id,
    kind: 'clothes' as const,
    width: 10,
    height: 10,
    thumbhash: 'AA==',
    createdAt,
  })
  await db
    .insertInto('images')
    .values(Array.from({ length: 60 }, (_, at) => row(at)))
    .execute()
  testApp.clock.advance(aDay)
  await sweep()
  const before = await imageRows()
  testApp.clock.advance(aDay)
  await sweep()
  expect(await imageRows()).toBe(before)
  expect(errors).toContain('the picture sweep refuses to remove so many pictures at once')
})

test('one sweep over 6,500 pictures marks all unreferenced ones, and a sweep a day later removes them', async () => {
  const { pool } = testApp.database
  const { id: feedId } = await post(하니)
  const count = (where: string) =>
    pool.query(`select count(*)::integer as n from images where thumbhash = 'many' and ${where}`)
  await pool.query(
    `insert into images (id, owner_id, kind, width, height, thumbhash, created_at)
     select gen_random_uuid(), $1, 'clothes', 10, 10, 'many', $2 from generate_series(1, 6500)`,
    [하니.id, testApp.clock.now()],
  )
  await pool.query(
    `insert into feed_images select $1, id from images where thumbhash = 'many' order by id offset 1100`,
    [feedId],
  )
  testApp.clock.advance(60)
  await sweep()
  expect((await count('unreferenced_since is not null')).rows).toEqual([{ n: 1100 }])
  testApp.clock.advance(aDay)
  await sweep()
  expect((await count('true')).rows).toEqual([{ n: 5400 }])
})
