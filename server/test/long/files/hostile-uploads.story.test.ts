import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { DraftId } from '@otday/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { apngOf, gifOf, pngBomb, webpOf } from '../../kit/hostile-pictures.ts'
import { type Instance, useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
let instance: Instance
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  instance = await testApp.listen()
})

const megabyte = 1024 * 1024
const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()
const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length, 'x')])

/**
 * Returns the stored files, half-written ones included. AVIF files are left out, because a background job makes them
 * later.
 */
const files = () =>
  readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.') && !file.includes('.avif'))
    .toSorted()
const rows = async () => ({
  images: (await testApp.database.db.selectFrom('images').select('id').execute()).length,
  clothes: (await testApp.database.db.selectFrom('clothes').select('id').execute()).length,
})
const kept = async () => ({ files: files(), rows: await rows() })

const given = (name: string) => JSON.stringify({ ownerId: 하니.id, name, type: 'TOP', attributes: [] })
const part = (head: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
const request = () => part('name="request"; filename="blob"', given('옷'))
const end = Buffer.from('--edge--\r\n')
const multipart = 'multipart/form-data; boundary=edge'

/** Returns by how many MB the memory of the process grows at most while `work` runs. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await work()
  clearInterval(watch)
  return (Math.max(most, process.memoryUsage.rss()) - before) / megabyte
}

test.each<[string, () => Promise<Buffer>]>([
  ['a GIF of 10,000 frames', async () => gifOf(10_000)],
  ['a WebP of 10,000 frames', () => webpOf(10_000)],
  ['an APNG of 10,000 frames', () => apngOf(10_000)],
  ['a picture with a text of 400 MB in a PNG', () => pngBomb('zTXt', 400 * megabyte)],
  ['a picture with a colour profile of 400 MB in a PNG', () => pngBomb('iCCP', 400 * megabyte)],
])('UP-11: %s is stored as a piece and as a draft with less than 300 MB of memory', async (_, make) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThan(15 * megabyte)
  const picture = new Blob([Uint8Array.from(bytes)])
  const urls: string[] = []
  const grown = await growth(async () => {
    const [piece, draft] = await Promise.all([
      하니.clothes.create({ body: { ownerId: 하니.id, name: '옷', type: 'TOP' }, image: picture }),
      하니.drafts.create({ body: { draftId: crypto.randomUUID() as DraftId, fileName: 'a.png' }, image: picture }),
    ])
    urls.push(piece.imageUrl ?? '', draft.original.imageUrl)
  })
  for (const url of urls) expect((await testApp.inject({ url })).statusCode).toBe(200)
  expect(grown).toBeLessThan(300)
})

test('UP-12: of 200 uploads at once each is stored or asked to retry; a cut upload leaves nothing', async () => {
  const before = await kept()
  const body = (name: string) => {
    const form = new FormData()
    form.append('request', new Blob([given(name)], { type: 'application/json' }))
    form.append('image', big, 'a.png')
    return form
  }
  const big = new Blob([Uint8Array.from(padded(5 * megabyte))])
  const upload = async (at: number) => {
    const headers = { authorization: `Bearer ${하니.token}` }
    const response = await fetch(`${instance.url}/api/clothes`, { method: 'POST', headers, body: body(`옷 ${at}`) })
    await response.text()
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    return response.status
  }
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, at) => upload(at)))
  // On a busy machine, sending these 200 uploads (a gigabyte) may take longer than a request may last. Then the answer
  // is 408, which allows a retry like 503.
  expect(statuses.filter((status) => ![201, 408, 503].includes(status))).toEqual([])
  const taken = statuses.filter((status) => status === 201).length
  expect(taken).toBeGreaterThan(0)

  await Promise.all(Array.from({ length: 8 }, () => cutInTheMiddle(padded(2 * megabyte))))
  const after = await kept()
  expect(after.rows).toEqual({ images: before.rows.images + taken, clothes: before.rows.clothes + taken })
  expect(after.files).toHaveLength(before.files.length + taken)
  expect(await upload(200)).toBe(201)
}, 120_000)

/** Sends one half of an upload, then disconnects. */
function cutInTheMiddle(bytes: Buffer): Promise<void> {
  const whole = Buffer.concat([request(), part('name="image"; filename="a.png"', bytes), end])
  const { hostname, port } = new URL(instance.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
    const head = [
      'POST /api/clothes HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${하니.token}`,
      `Content-Type: ${multipart}`,
      `Content-Length: ${whole.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(whole.subarray(0, whole.length / 2), () => socket.destroy())
  })
}
