import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPublicReader, createResolve, type PublicReader } from '#platform/http-client/index.ts'
import { type NameServer, openNameServer } from '../../kit/name-server.ts'
import { html, openHostileServer, type HostileServer, tricks } from '../../kit/hostile-server.ts'

/** A shop that may be asked, and beside it, on the same port, a machine that never may. */
let shop: HostileServer
let inside: HostileServer
let insideV6: HostileServer
let names: NameServer
let publicReader: PublicReader

const public4 = '127.0.0.2'
const private4 = '127.0.0.1'
const private6 = '0:0:0:0:0:0:0:1'

const known: Readonly<Record<string, (times: number) => { alias?: string; addresses: string[] }>> = {
  'shop.test': () => ({ addresses: [public4] }),
  'inside.test': () => ({ addresses: [private4] }),
  'mixed.test': () => ({ addresses: [public4, private4] }),
  'both.test': () => ({ addresses: [public4, private6] }),
  'alias.test': () => ({ alias: 'inside.test', addresses: [private4] }),
  'metadata.test': () => ({ addresses: ['169.254.169.254'] }),
  'rebinding.test': (times) => ({ addresses: [times === 1 ? public4 : private4] }),
}

beforeAll(async () => {
  shop = await openHostileServer(public4, 0, { ...tricks, '/': html('<title>open</title>') })
  inside = await openHostileServer(private4, shop.port, { '/': html('secret'), '/a.png': html('secret') })
  insideV6 = await openHostileServer('::1', shop.port, { '/': html('secret') })
  names = await openNameServer((name, times) => known[name]?.(times) ?? null)
  publicReader = createPublicReader({
    resolve: createResolve([names.address]),
    allowed: [`${public4}:${shop.port}`],
    ownHosts: ['otday.test'],
  })
})
beforeEach(() => {
  for (const { calls } of [shop, inside, insideV6]) calls.length = 0
})
afterAll(async () => {
  names.close()
  for (const each of [shop, inside, insideV6]) await each.close()
})

const limit = 1024 * 1024
const read = (url: string, ms = 5000) =>
  publicReader.read(new URL(url), {
    accept: 'text/html',
    isWanted: (type) => type === 'text/html' || type === '',
    limit,
    signal: AbortSignal.timeout(ms),
  })
const textAt = async (url: string) => Buffer.from((await read(url)).bytes).toString()
const reasonOf = (url: string, ms?: number) =>
  read(url, ms).then(
    () => 'read',
    (error: { reason?: string }) => error.reason,
  )
const at = (host: string, path = '/', protocol = 'http') => `${protocol}://${host}:${shop.port}${path}`
const untouched = () => expect([inside.calls.length, insideV6.calls.length]).toEqual([0, 0])

test('a public shop is read, by name and by address', async () => {
  expect(await textAt(at('shop.test'))).toBe('<title>open</title>')
  expect(await textAt(at(public4))).toBe('<title>open</title>')
  expect(await textAt(at('shop.test', '/untyped'))).toBe('<title>untyped</title>')
})

test('nothing of a person goes along, and we say who asks', async () => {
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
])('SSRF-01..05, 10: %s is never asked', async (host) => {
  expect(await reasonOf(at(host))).toBe('forbidden')
  untouched()
})

test.each(['inside.test', 'mixed.test', 'both.test', 'alias.test', 'metadata.test', 'nowhere.test'])(
  'SSRF-08, 21: the name %s leads nowhere, whoever it names',
  async (host) => {
    expect(await reasonOf(at(host))).toBe('unreachable')
    expect(shop.calls).toHaveLength(0)
    untouched()
  },
)

test('SSRF-21: what a name means is asked once for each connection, and judged there', async () => {
  expect(await reasonOf(at('rebinding.test', `/redirect?to=${encodeURIComponent(at('rebinding.test'))}`))).toBe(
    'unreachable',
  )
  expect(names.asked('rebinding.test')).toBe(2)
  expect(shop.calls).toHaveLength(1)
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
])('SSRF-06, 07: %s is never asked', async (url) => {
  expect(await reasonOf(url)).toBe('forbidden')
})

test.each([301, 302, 303, 307, 308])('SSRF-20: a redirect (%d) inside is not followed', async (status) => {
  for (const to of [at(private4), at('[::1]'), at('localhost'), 'file:///etc/passwd', at('otday.test')])
    expect(await reasonOf(at('shop.test', `/redirect?status=${status}&to=${encodeURIComponent(to)}`))).toBe('forbidden')
  expect(
    await reasonOf(at('shop.test', `/redirect?status=${status}&to=${encodeURIComponent(at('inside.test'))}`)),
  ).toBe('unreachable')
  untouched()
})

test('SSRF-20: three redirects are followed, four are not', async () => {
  const there = await read(at('shop.test', '/hops?left=3'))
  expect(there.url.href).toBe(at('shop.test', '/hops?left=0'))
  expect(await reasonOf(at('shop.test', '/hops?left=4'))).toBe('unreachable')
})

test.each(['/drip', '/silence'])('SSRF-22: %s ends when time is up', async (path) => {
  expect(await reasonOf(at('shop.test', path), 700)).toBe('slow')
})

test('SSRF-22: an endless response that decompresses to nothing is cut off', async () => {
  expect(await reasonOf(at('shop.test', '/empty-members'))).toBe('unreachable')
})

test.each(['/endless', '/gzip-bomb', '/br-bomb'])('SSRF-22: %s is cut off at the limit', async (path) => {
  const { bytes, isCut } = await read(at('shop.test', path))
  expect([bytes.length, isCut]).toEqual([limit, true])
})

test.each([
  ['/headers', 'unreachable'],
  ['/cut', 'unreachable'],
  ['/bad-gzip', 'unreachable'],
  ['/odd-packing', 'type'],
  ['/pdf', 'type'],
  ['/json', 'type'],
  ['/forbidden', 'refused'],
  ['/broken', 'refused'],
  ['/nothing-here', 'gone'],
])('SSRF-22, 23: %s is told as %s', async (path, reason) => {
  expect(await reasonOf(at('shop.test', path))).toBe(reason)
})

test('no connection stays behind', async () => {
  for (const path of ['/drip', '/endless', '/hops?left=9', '/forbidden']) await reasonOf(at('shop.test', path), 500)
  await vi.waitFor(async () => expect(await shop.open()).toBe(0), { timeout: 10_000 })
})
