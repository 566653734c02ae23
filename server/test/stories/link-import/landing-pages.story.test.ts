import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { html, openHostileServer, type HostileServer } from '../../kit/hostile-server.ts'
import { openTestApp, type TestApp, type TestUser } from '../../kit/test-app.ts'

/**
 * `shop` is a server whose pages lead to further pages; `inside` is a server on the same port that the product must
 * never request.
 */
let shop: HostileServer
let inside: HostileServer
let testApp: TestApp
let 하니: TestUser

const page = (head: string) => html(`<!doctype html><meta charset="utf-8">${head}`)
const og = (name: string, more = '') =>
  page(`<meta property="og:title" content="${name}"><meta property="og:image" content="/logo.png">${more}`)
const product = (name: string) => `<script type="application/ld+json">{"@type":"Product","name":"${name}"}</script>`
const leads: Readonly<Record<string, (to: string) => string>> = {
  refresh: (to) => `<meta http-equiv="Refresh" content="1; URL='${to}'">`,
  replace: (to) => `<script>setTimeout(function () { location.replace("${to.replaceAll('/', '\\/')}") }, 0)</script>`,
  appLink: (to) => `<meta property="al:web:url" content="${to}">`,
}
const ways = Object.keys(leads)
const leading = (way: string, to: string) => leads[way]?.(to) ?? ''

beforeAll(async () => {
  shop = await openHostileServer('127.0.0.2', 0, {
    '/coat': page(product('울 코트')),
    '/cardigan': og('울 가디건', '<link rel="canonical" href="/gone">'),
    '/number-5': og('No. 5', '<link rel="canonical" href="/gone">'),
    '/mobile': og('앱에서 보기', '<link rel="canonical" href="/coat">'),
    '/front-of-all': og('앱에서 보기', '<link rel="canonical" href="https://elsewhere.example/">'),
    '/lead': (request, response, { searchParams }) =>
      og(
        searchParams.get('called') ?? '앱에서 보기',
        leading(searchParams.get('by') ?? '', searchParams.get('to') ?? ''),
      )(request, response, new URL('http://x')),
    '/header': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', refresh: '0;url=/coat' }).end('<title>이동 중</title>'),
    '/maze': (request, response, { searchParams }) =>
      page(leading('refresh', `/maze?at=${Number(searchParams.get('at')) + 1}`))(
        request,
        response,
        new URL('http://x'),
      ),
    '/asks-for-scripts': og('No. 5', `<noscript>${leading('refresh', '/coat')}</noscript>`),
    '/reloads': og('No. 5', leading('refresh', '/reloads').replace('1;', '1800;')),
    '/late': page(
      `<style>${'a'.repeat(1_000_000)}</style>${`<p>${'b'.repeat(999)}</p>`.repeat(2000)}${product('늦은 코트')}`,
    ),
    '/too-late': page(`${`<p>${'b'.repeat(999)}</p>`.repeat(4500)}${product('너무 늦은 코트')}`),
  })
  inside = await openHostileServer('127.0.0.1', shop.port, { '/': page(product('비밀 코트')) })
  testApp = await openTestApp({ LINK_ALLOW: `127.0.0.2:${shop.port}` })
  하니 = await testApp.signUp('하니')
})
beforeEach(() => {
  shop.calls.length = 0
})
afterEach(() => {
  expect(inside.calls).toHaveLength(0)
})
afterAll(async () => {
  await testApp.close()
  await shop.close()
  await inside.close()
})

const extract = (path: string) => 하니.linkImport.extract({ query: { url: `${shop.url}${path}` } })
const leadTo = (by: string, to: string, more: Record<string, string> = {}) =>
  `/lead?${new URLSearchParams({ by, to, ...more }).toString()}`
const unreadable = (words: RegExp) => ({ status: 422, body: { details: { url: expect.stringMatching(words) } } })

test.each(ways)('a landing page that forwards by %s is followed to the product', async (way) => {
  expect((await extract(leadTo(way, '/coat'))).name).toBe('울 코트')
  expect((await extract(leadTo(way, leadTo(way, '/coat')))).name).toBe('울 코트')
  expect((await extract(leadTo(way, '/coat', { called: '울 코트 앱에서 보기' }))).name).toBe('울 코트')
})

test.each(['/header', '/mobile'])('the forwarding page %s is followed to the product', async (path) => {
  expect((await extract(path)).name).toBe('울 코트')
})

test.each(ways)(
  'SSRF-20: a page that forwards by %s to a private address or another scheme is not followed',
  async (way) => {
    for (const to of [`http://127.0.0.1:${shop.port}/`, `http://[::ffff:127.0.0.1]:${shop.port}/`, 'http://localhost/'])
      await expect(extract(leadTo(way, to))).rejects.toMatchObject(unreadable(/불러올 수 없는 주소/))
    for (const to of ['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x'])
      await extract(leadTo(way, to)).catch(() => undefined)
    expect(shop.calls).toHaveLength(6)
  },
)

test('a page that forwards to a missing page is refused as gone', async () => {
  for (const way of ways)
    await expect(extract(leadTo(way, '/gone'))).rejects.toMatchObject(unreadable(/없어졌거나 주소가 바뀌었어요/))
})

test('a chain of forwarding pages is followed three times, then refused', async () => {
  await expect(extract('/maze?at=0')).rejects.toMatchObject(unreadable(/상품 정보를 찾지 못했어요/))
  expect(shop.calls.map(({ url }) => url)).toEqual(['/maze?at=0', '/maze?at=1', '/maze?at=2', '/maze?at=3'])
})

test.each([
  ['/asks-for-scripts', 'No. 5'],
  ['/reloads', 'No. 5'],
  ['/front-of-all', '앱에서 보기'],
])('the page %s is read itself and not followed elsewhere', async (path, name) => {
  expect((await extract(path)).name).toBe(name)
  expect(shop.calls).toHaveLength(1)
})

test('a page whose canonical URL is missing is read itself', async () => {
  expect((await extract('/cardigan')).name).toBe('울 가디건')
  expect((await extract('/number-5')).name).toBe('No. 5')
})

test('product data late in a page is found within 4 MB and not beyond', async () => {
  expect((await extract('/late')).name).toBe('늦은 코트')
  await expect(extract('/too-late')).rejects.toMatchObject(unreadable(/상품 정보를 찾지 못했어요/))
})
