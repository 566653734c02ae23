import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limit, openPublicNetwork, private4, public4, type PublicNetwork } from '../../kit/public-network.ts'

let network: PublicNetwork
let { at, read, textAt, reasonOf } = {} as PublicNetwork

beforeAll(async () => {
  network = await openPublicNetwork()
  ;({ at, read, textAt, reasonOf } = network)
})
beforeEach(() => network.forgetCalls())
afterAll(() => network.close())

const untouched = () => expect(network.inside.map(({ calls }) => calls.length)).toEqual([0, 0])

test('a public shop is read, by name and by address', async () => {
  expect(await textAt(at('shop.test'))).toBe('<title>open</title>')
  expect(await textAt(at(public4))).toBe('<title>open</title>')
  expect(await textAt(at('shop.test', '/untyped'))).toBe('<title>untyped</title>')
})

test('requests to shops carry no personal headers and name Otday as the user agent', async () => {
  const headers = JSON.parse(await textAt(at('shop.test', '/echo'))) as Record<string, string>
  expect(Object.keys(headers).toSorted()).toEqual(
    ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'].toSorted(),
  )
  expect(headers).toMatchObject({ 'user-agent': expect.stringContaining('Otday'), connection: 'close' })
})

test.each([
  'localhost',
  'LOCALHOST.',
  '127.1',
  '127.0.0.1.',
  '0',
  '0.0.0.0',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '2130706433',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '[fd00:ec2::254]',
  '192.0.0.192',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'otday.test',
  'OTDAY.test.',
  'intranet',
])('SSRF-01..05, 10: the host %s is refused and never contacted', async (host) => {
  expect(await reasonOf(at(host))).toBe('forbidden')
  untouched()
})

test.each(['inside.test', 'mixed.test', 'both.test', 'alias.test', 'metadata.test', 'nowhere.test'])(
  'SSRF-08, 21: the host name %s is unreachable, and neither shop nor private host is contacted',
  async (host) => {
    expect(await reasonOf(at(host))).toBe('unreachable')
    expect(network.shop.calls).toHaveLength(0)
    untouched()
  },
)

test('SSRF-21: a name is resolved for each connection, and a rebinding to a private address is refused', async () => {
  expect(await reasonOf(at('rebinding.test', `/redirect?to=${encodeURIComponent(at('rebinding.test'))}`))).toBe(
    'unreachable',
  )
  expect(network.names.asked('rebinding.test')).toBe(2)
  expect(network.shop.calls).toHaveLength(1)
  untouched()
})

test.each([
  'file:///etc/passwd',
  'ftp://shop.test/',
  'gopher://shop.test/',
  'data:text/html,x',
  'blob:http://shop.test/1',
  'http://user@shop.test/',
  'http://user:password@shop.test/',
  'http://shop.test:22/',
  'http://shop.test:5432/',
  'https://shop.test:8443/',
])('SSRF-06, 07: the URL %s is refused for its scheme, credentials or port', async (url) => {
  expect(await reasonOf(url)).toBe('forbidden')
})

test.each([301, 302, 303, 307, 308])(
  'SSRF-20: a redirect (%d) to a private address is not followed',
  async (status) => {
    for (const to of [at(private4), at('[::1]'), at('localhost'), 'file:///etc/passwd', at('otday.test')])
      expect(await reasonOf(at('shop.test', `/redirect?status=${status}&to=${encodeURIComponent(to)}`))).toBe(
        'forbidden',
      )
    expect(
      await reasonOf(at('shop.test', `/redirect?status=${status}&to=${encodeURIComponent(at('inside.test'))}`)),
    ).toBe('unreachable')
    untouched()
  },
)

test('SSRF-20: ten redirects of a chain are followed, eleven are not', async () => {
  const there = await read(at('shop.test', '/hops?left=10'))
  expect(there.url.href).toBe(at('shop.test', '/hops?left=0'))
  expect(await reasonOf(at('shop.test', '/hops?left=11'))).toBe('unreachable')
  const chain = network.startChain()
  await read(at('shop.test', '/hops?left=9'), { chain })
  await read(at('shop.test'), { chain })
  await expect(read(at('shop.test'), { chain })).rejects.toMatchObject({ reason: 'unreachable' })
})

test.each(['/drip', '/silence'])('SSRF-22: reading %s ends as too slow when its time is up', async (path) => {
  expect(await reasonOf(at('shop.test', path), 700)).toBe('slow')
})

test('SSRF-22: an endless response that decompresses to nothing is cut off', async () => {
  expect(await reasonOf(at('shop.test', '/empty-members'))).toBe('unreachable')
})

test.each(['/endless', '/gzip-bomb', '/br-bomb', '/deflate-bomb'])(
  'SSRF-22: %s is cut off at the limit',
  async (path) => {
    const { bytes, isCut } = await read(at('shop.test', path))
    expect([bytes.length, isCut]).toEqual([limit, true])
  },
)

test.each([
  ['/headers', 'unreachable'],
  ['/nothing-of-it', 'unreachable'],
  ['/bad-gzip', 'unreachable'],
  ['/packed-twice', 'type'],
  ['/pdf', 'type'],
  ['/json', 'type'],
  ['/forbidden', 'refused'],
  ['/broken', 'refused'],
  ['/nothing-here', 'gone'],
])('SSRF-22, 23: reading %s fails with the reason %s', async (path, reason) => {
  expect(await reasonOf(at('shop.test', path))).toBe(reason)
})

test('no connection to the shop stays open after reads end', async () => {
  for (const path of ['/drip', '/endless', '/hops?left=9', '/forbidden']) await reasonOf(at('shop.test', path), 500)
  await vi.waitFor(async () => expect(await network.shop.open()).toBe(0), { timeout: 10_000 })
})
