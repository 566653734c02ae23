import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPublicNetwork, type PublicNetwork } from '../../kit/public-network.ts'

let network: PublicNetwork
let { at, read, textAt, reasonOf } = {} as PublicNetwork

beforeAll(async () => {
  network = await openPublicNetwork()
  ;({ at, read, textAt, reasonOf } = network)
})
beforeEach(() => network.forgetCalls())
afterAll(() => network.close())

const cookies = (host: string, query: Record<string, string>) =>
  at(host, `/cookies?${new URLSearchParams(query).toString()}`)
const cookieAt = async (url: string, chain = network.startChain()) =>
  (JSON.parse(await textAt(url, { chain })) as { cookie?: string }).cookie

test('a shop gets its own cookie back within one chain of requests, and none in the next chain', async () => {
  const chain = network.startChain()
  const asking = cookies('shop.test', { set: 'seen=1; Path=/; HttpOnly', if: 'seen=1' })
  expect(await textAt(asking, { chain })).toBe('<title>known</title>')
  expect(await cookieAt(at('shop.test', '/echo'), chain)).toBe('seen=1')
  expect(await cookieAt(at('shop.test', '/echo'))).toBeUndefined()
})

test.each([
  ['seen=1', 'shop.test', 'shop.test', 'seen=1'],
  ['seen=1', 'shop.test', 'other.test', undefined],
  ['seen=1', 'shop.test', 'www.shop.test', undefined],
  ['seen=1; Domain=.Shop.test', 'www.shop.test', 'shop.test', 'seen=1'],
  ['seen=1; Domain=test', 'shop.test', 'other.test', undefined],
  ['seen=1; Domain=other.test', 'shop.test', 'other.test', undefined],
  ['seen=1; Secure', 'shop.test', 'shop.test', undefined],
  ['seen=1; Max-Age=0', 'shop.test', 'shop.test', undefined],
  ['seen=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'shop.test', 'shop.test', undefined],
  [`seen=${'1'.repeat(5000)}`, 'shop.test', 'shop.test', undefined],
])(
  'after the cookie %s from %s, a request to %s sends the cookie %s (undefined: none)',
  async (set, from, to, seen) => {
    expect(await cookieAt(cookies(from, { set, to: at(to, '/echo') }))).toBe(seen)
  },
)

test.each([
  [Buffer.from('/상품').toString('latin1'), '/%EC%83%81%ED%92%88'],
  ['/caf\u00e9', '/caf%C3%A9'],
])('a redirect to the raw bytes %j requests the path %s', async (octets, path) => {
  await reasonOf(at('shop.test', `/redirect?to=${encodeURIComponent(octets)}`))
  expect(network.shop.calls.at(-1)?.url).toBe(path)
})

test('bytes received before a broken connection are kept and marked as cut', async () => {
  const { bytes, isCut } = await read(at('shop.test', '/cut'))
  expect([Buffer.from(bytes).toString(), isCut]).toEqual(['<title>cut', true])
})

test.each([
  ['/deflate', '<title>deflated</title>'],
  ['/deflate-raw', '<title>deflated</title>'],
  ['/deflate-nothing', ''],
  ['/odd-packing', '?'],
])('the body of %s is decompressed where its encoding is known', async (path, text) => {
  expect(await textAt(at('shop.test', path))).toBe(text)
})
