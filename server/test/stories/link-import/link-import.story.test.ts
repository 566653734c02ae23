import { readdirSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestUser, type TestApp } from '../../kit/test-app.ts'
import { html, openHostileServer, type HostileServer, tricks } from '../../kit/hostile-server.ts'

/**
 * `shop` is a server that the product may request; `inside` is a server on the same port that it must never request.
 */
let shop: HostileServer
let inside: HostileServer
let testApp: TestApp
let 하니: TestUser

const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#1f2a48' } })
  .jpeg()
  .toBuffer()
const product = (more: string) =>
  `<!doctype html><meta charset="utf-8"><meta property="og:type" content="product">${more}`
const og = (name: string, ...images: string[]) =>
  product(
    `<meta property="og:title" content="${name}">${images.map((image) => `<meta property="og:image" content="${image}">`).join('')}`,
  )

/** The page `/waiting` of the shop is sent when `closed` resolves; tests make it wait, and resolve it with `open`. */
const semaphore = { open: () => {}, closed: Promise.resolve() }

beforeAll(async () => {
  shop = await openHostileServer('127.0.0.2', 0, {
    ...tricks,
    '/coat': html(
      product(`<script type="application/ld+json">{"@type":"Product","name":"[오늘출발] 울 하프 코트 [네이비]","image":"/coat.jpg",
        "color":"네이비","category":"아우터 > 코트","additionalProperty":[{"name":"소재","value":"울 80%, 나일론 20%"},{"name":"두께","value":"두꺼움"}]}</script>`),
    ),
    '/coat.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    '/only-a-name': html(og('면 반팔 티셔츠')),
    '/waiting': async (request, response) => {
      await semaphore.closed
      html(og('청바지'))(request, response, new URL('http://x'))
    },
    '/private-picture': html(
      og('청바지', `http://127.0.0.1:${shop?.port ?? 0}/a.png`, 'file:///etc/passwd', 'data:image/png;base64,AAAA'),
    ),
    '/redirected-picture': html(og('청바지', '/picture-inside')),
    '/picture-inside': (_, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${shop.port}/a.png` }).end(),
    '/no-picture': html(og('청바지', '/page.svg', '/coat', '/svg-as-png', '/coat.jpg')),
    '/svg-as-png': html('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'),
    '/huge-picture': html(og('청바지', '/endless-picture')),
    '/endless-picture': (request, response, url) => {
      response.setHeader('content-type', 'image/png')
      return tricks['/endless']?.(request, response, url)
    },
    '/nested': html(og('청바지') + '<b>'.repeat(330_000)),
    '/attributes': html(`${og('청바지')}<a ${'x '.repeat(500_000)}>`),
    '/json': html(`${og('청바지')}<script>var state = ${'[{"a":'.repeat(100_000)}</script>`),
    '/statements': html(
      product(
        `<script type="application/ld+json">${JSON.stringify({
          '@type': 'Product',
          name: '청바지',
          additionalProperty: Array.from({ length: 50_000 }, (_, value) => ({ name: '소재', value })),
        })}</script>`,
      ),
    ),
    '/long': html(og('청바지') + '설명 '.repeat(400_000)),
    '/entities': html(
      `${og('청바지')}<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><p>&b;&b;</p>`,
      'application/xhtml+xml',
    ),
  })
  inside = await openHostileServer('127.0.0.1', shop.port, {
    '/': html(og('비밀 문서')),
    '/a.png': html('secret', 'image/png'),
  })
  testApp = await openTestApp({ LINK_ALLOW: `127.0.0.2:${shop.port}`, PUBLIC_URL: 'https://otday.test' })
  하니 = await testApp.signUp('하니')
})
afterEach(() => {
  semaphore.open()
  expect(inside.calls).toHaveLength(0)
})
afterAll(async () => {
  await testApp.close()
  await shop.close()
  await inside.close()
})

const extract = (path: string, person = 하니) => person.linkImport.extract({ query: { url: `${shop.url}${path}` } })
const unreadable = (words: RegExp) => ({
  status: 422,
  body: { exceptionName: 'LinkUnreadable', details: { url: expect.stringMatching(words) } },
})
const asking = (url: string, person: TestUser = 하니): Promise<LightMyRequestResponse> =>
  testApp.inject({
    url: `/api/clothes/extractions?url=${encodeURIComponent(url)}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
const imageRows = async () => (await testApp.database.db.selectFrom('images').select('id').execute()).length
/** Returns the stored files except those in AVIF, which the server makes later in the background. */
const files = () =>
  readdirSync(testApp.config.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.') && !file.endsWith('.avif'))
    .toSorted()

test('a shop link yields name, type, attributes and a picture stored by the server', async () => {
  const { imageUrl, ...said } = await extract('/coat')
  expect(said).toMatchObject({
    name: '울 하프 코트',
    type: 'OUTER',
    attributes: [
      { definitionName: '두께', value: '두꺼움', selectableValues: ['얇음', '보통', '두꺼움'] },
      { definitionName: '색상', value: '네이비' },
      { definitionName: '소재', value: '울' },
    ],
  })
  expect(imageUrl).toMatch(/^\/files\/[0-9a-f-]{36}\/\d{4}-\d{2}-\d{2}\.[\w-]{22}\/[\w-]{22}$/)
  const { statusCode, headers, rawPayload } = await testApp.inject({ url: `${imageUrl}?w=1280` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 900, height: 1200 })
})

test('the extracted name, type and attributes can be saved as a piece unchanged', async () => {
  const { name, type, attributes } = await extract('/coat')
  const body = {
    ownerId: 하니.id,
    name,
    type: type ?? 'ETC',
    attributes: attributes.map(({ definitionId, value }) => ({ definitionId, value })),
  }
  expect(await 하니.clothes.create({ body })).toMatchObject({ name: '울 하프 코트', type: 'OUTER', attributes })
})

test('extracted attribute values follow the current attribute definitions', async () => {
  const admin = await administrator()
  const definition = (await admin.attributes.list({ query: {} })).find(({ name }) => name === '소재')
  if (!definition) throw new Error('There is no 소재.')
  const params = { definitionId: definition.id }
  await admin.attributes.update({ params, body: { name: '원단', selectableValues: ['Wool', '면'] } })
  expect((await extract('/coat')).attributes).toContainEqual(
    expect.objectContaining({ definitionName: '원단', value: 'Wool' }),
  )
  await admin.attributes.update({ params, body: definition })
})

async function administrator(): Promise<TestUser> {
  const person = await testApp.signUp('가져오는이')
  await testApp.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', person.id).execute()
  return testApp.signIn(person.email, person.password)
}

test('a page that names no picture yields the image URL null and isPictureMissing false', async () => {
  expect(await extract('/only-a-name')).toMatchObject({ type: 'TOP', imageUrl: null, isPictureMissing: false })
})

test('a link extraction without a session gets 401', async () => {
  const { statusCode } = await testApp.inject({
    url: `/api/clothes/extractions?url=${encodeURIComponent(`${shop.url}/coat`)}`,
  })
  expect(statusCode).toBe(401)
})

test.each([
  ['', 400],
  ['코트', 400],
  ['shop.example', 400],
  ['//shop.example/1', 400],
  ['http://', 400],
  ['http://shop.example/a\\b', 400],
  ['http://user:password@shop.example/', 400],
  ['file:///etc/passwd', 400],
  ['javascript:alert(1)', 400],
  [`https://shop.example/${'a'.repeat(14_000)}`, 400],
  ['http://127.0.0.1/', 422],
  ['http://[::1]/', 422],
  ['http://169.254.169.254/latest/meta-data/', 422],
  ['http://localhost/', 422],
  ['http://shop.example:6379/', 422],
  ['https://otday.test/api/clothes/extractions', 422],
  // These inputs count as texts that contain a URL, and this URL is refused.
  ['http://shop .example/', 422],
  ['http://127.0.0.1/\r\nHost: x', 422],
])('SSRF-01..10, 25: %j is refused', async (url, status) => {
  const response = await asking(url)
  expect(response.statusCode).toBe(status)
  expect(response.json().details.url).toEqual(expect.any(String))
})

test.each([
  ['/nothing-here', /상품 페이지가 없어졌거나/],
  ['/forbidden', /막고 있어요/],
  ['/pdf', /웹 페이지가 아니에요/],
  ['/untyped', /상품 정보를 찾지 못했어요/],
  ['/bad-gzip', /페이지를 열지 못했어요/],
])('the unreadable page %s gets 422 with a reason', async (path, words) => {
  await expect(extract(path)).rejects.toMatchObject(unreadable(words))
})

test('a link to a private network address is refused as an address that cannot be loaded', async () => {
  const url = 'http://192.168.0.1/'
  await expect(하니.linkImport.extract({ query: { url } })).rejects.toMatchObject(unreadable(/불러올 수 없는 주소/))
})

test('SSRF-11: an imageUrl sent by the client when creating a piece is not fetched', async () => {
  const body = { ownerId: 하니.id, name: '옷', type: 'TOP' as const, imageUrl: `${shop.url}/coat.jpg` }
  shop.calls.length = 0
  expect((await 하니.clothes.create({ body })).imageUrl).toBeNull()
  expect(shop.calls).toHaveLength(0)
})

test.each(['/private-picture', '/redirected-picture', '/huge-picture'])(
  'SSRF-24: the private or endless picture of %s is left out and leaves neither row nor file',
  async (path) => {
    const before = { rows: await imageRows(), files: files() }
    expect(await extract(path)).toMatchObject({
      name: '청바지',
      type: 'BOTTOM',
      imageUrl: null,
      isPictureMissing: true,
    })
    expect({ rows: await imageRows(), files: files() }).toEqual(before)
  },
)

test('an image URL that serves no picture is passed over for the next one on the page', async () => {
  expect((await extract('/no-picture')).imageUrl).toMatch(/^\/files\//)
})

test.each(['/nested', '/attributes', '/json', '/statements', '/long', '/entities'])(
  'SSRF-23: the hostile page %s is read or refused while other requests are answered',
  async (path) => {
    const order: string[] = []
    const reading = extract(path).then(
      ({ name }) => order.push(name),
      ({ status }: { status: number }) => order.push(String(status)),
    )
    await vi.waitFor(() => expect(shop.calls.some(({ url }) => url === path)).toBe(true))
    for (let turn = 0; turn < 5; turn++) await 하니.clothes.list({ query: { ownerId: 하니.id } })
    order.unshift('answered')
    await reading
    expect(order).toEqual(['answered', expect.stringMatching(/^(청바지|422)$/)])
  },
)

test('SSRF-25: twenty simultaneous extractions of one link by a person request the shop once', async () => {
  shop.calls.length = 0
  const answers = await Promise.all(Array.from({ length: 20 }, () => extract('/only-a-name')))
  expect(answers.every(({ name }) => name === '면 반팔 티셔츠')).toBe(true)
  expect(shop.calls).toHaveLength(1)
})

test('SSRF-25: a third simultaneous link of one person gets 429, while another person is served', async () => {
  const 민지 = await testApp.signUp('민지')
  semaphore.closed = new Promise((resolve) => (semaphore.open = resolve))
  const first = ['/waiting?1', '/waiting?2'].map((path) => extract(path))
  await vi.waitFor(() => expect(shop.calls.filter(({ url }) => url?.startsWith('/waiting'))).toHaveLength(2))
  const response = await asking(`${shop.url}/waiting?3`)
  expect([response.statusCode, Number(response.headers['retry-after'])]).toEqual([429, 5])
  expect((await extract('/only-a-name', 민지)).name).toBe('면 반팔 티셔츠')
  semaphore.open()
  expect((await Promise.all(first)).map(({ name }) => name)).toEqual(['청바지', '청바지'])
  expect((await extract('/only-a-name')).name).toBe('면 반팔 티셔츠')
})

test('SSRF-25: extractions beyond the rate limit of a person get 429', async () => {
  const strict = await testApp.listen({ RATE_LIMITS: 'on', RATE_LINK_IMPORT: '3/600' })
  const ask = (path: string) =>
    fetch(`${strict.url}/api/clothes/extractions?url=${encodeURIComponent(`${shop.url}${path}`)}`, {
      headers: { authorization: `Bearer ${하니.token}` },
    })
  const statuses: number[] = []
  for (let times = 0; times < 5; times++) statuses.push((await ask('/only-a-name')).status)
  await strict.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('extractions of broken and hostile pages leave no files behind', async () => {
  const before = files()
  for (const path of ['/cut', '/gzip-bomb', '/nested', '/huge-picture', '/odd-packing'])
    await extract(path).catch(() => undefined)
  expect(files()).toEqual(before)
})
