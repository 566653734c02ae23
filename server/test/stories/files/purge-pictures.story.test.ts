import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { once } from 'node:events'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { post } from '../../kit/fixtures.ts'
import { soon, type TestUser, useTestApp } from '../../kit/test-app.ts'

/** Purges sent to the cache that stands before the server and keeps public pictures. */
const purged: unknown[] = []
let refusals = 0
const cache = createServer((request, response) => {
  void json(request).then((body) => {
    if (refusals-- > 0) return response.writeHead(503).end()
    purged.push({ path: request.url, type: request.headers['content-type'], method: request.method, body })
    return response.writeHead(204).end()
  })
})

cache.listen(0, '127.0.0.1')
await once(cache, 'listening')
afterAll(() => void cache.close())
const { port } = cache.address() as AddressInfo
const purgeUrl = `http://127.0.0.1:${port}/purge?key=k`
const env = { PURGE_URL: purgeUrl, PUBLIC_URL: 'https://otday.test', BASE_PATH: '/otday' }
const testApp = useTestApp(env, { jobTimes: soon })
afterEach(() => {
  purged.length = 0
  refusals = 0
})

const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#335577' } })
  .png()
  .toBuffer()
const image = new Blob([Uint8Array.from(bytes)])
const pictured = (person: TestUser) =>
  person.clothes.create({ body: { ownerId: person.id, name: '니트', type: 'TOP' }, image })
const portrayed = async (person: TestUser) =>
  (await person.profiles.update({ params: { userId: person.id }, body: { name: person.name }, image })).profileImageUrl

/** Returns the seconds that each waiting job had to wait, and lets all of them run now. */
async function waitNoLonger(): Promise<number[]> {
  const { rows } = await testApp.database.pool.query<{ seconds: number }>(
    `with waiting as (select id, start_after, created_on from pgboss.job where name = 'files-purge' and state < 'active')
     update pgboss.job set start_after = now() from waiting where job.id = waiting.id
     returning extract(epoch from waiting.start_after - waiting.created_on)::integer as seconds`,
  )
  return rows.map(({ seconds }) => seconds)
}
const urlsOf = (imageUrl: string | null | undefined) =>
  ['', '?w=160', '?w=320', '?w=640', '?w=1280'].map((width) => `https://otday.test${imageUrl}${width}`)
const purgedIn = (...imageUrls: (string | null | undefined)[]) => ({
  path: '/purge?key=k',
  type: 'application/json',
  method: 'POST',
  body: { urls: imageUrls.flatMap(urlsOf) },
})

test('PIC-09: a picture is purged from the cache a minute after the last feed that shows it is deleted', async () => {
  const 하니 = await testApp.signUp('하니')
  const [kept, gone] = [await pictured(하니), await pictured(하니)]
  await post(하니, { clothes: [kept] })
  const feed = await post(하니, { clothes: [kept, gone] })
  await 하니.feeds.delete({ params: { feedId: feed.id } })
  expect(await waitNoLonger()).toEqual([60])
  await vi.waitFor(() => expect(purged).toEqual([purgedIn(feed.ootds[1]?.imageUrl)]), { timeout: 30_000 })
})

test('PIC-09: a replaced profile picture and all pictures of a leaving account are purged, with retries', async () => {
  const 하니 = await testApp.signUp('하니')
  const [before, now] = [await portrayed(하니), await portrayed(하니)]
  refusals = 1
  await waitNoLonger()
  await vi.waitFor(() => expect(refusals).toBe(0), { timeout: 30_000 })
  expect(purged).toEqual([])
  await vi.waitFor(
    async () => {
      await waitNoLonger()
      expect(purged).toEqual([purgedIn(before)])
    },
    { timeout: 60_000, interval: 500 },
  )
  purged.length = 0
  const feed = await post(하니, { clothes: [await pictured(하니)] })
  await 하니.account.leave({ params: { userId: 하니.id } })
  await waitNoLonger()
  const both = [now, feed.ootds[0]?.imageUrl]
  await vi.waitFor(() => expect(purged).toHaveLength(1), { timeout: 30_000 })
  const [{ body }] = purged as [{ body: { urls: string[] } }]
  expect(body.urls.toSorted()).toEqual(both.flatMap(urlsOf).toSorted())
})
