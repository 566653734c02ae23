import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { calls, pathOf } from '../../kit/calls.ts'
import { administrator, garment, post } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

/** Tests of bodies that no client sends, at every call that takes a body. */

const testApp = useTestApp()
let 관리자: TestUser
let before: unknown
beforeAll(async () => {
  관리자 = await administrator(testApp, '관리자')
  await post(관리자)
  before = await everything()
})

async function everything() {
  const { rows } = await testApp.database.pool.query(
    `select (select json_agg(json_build_array(id, email, name, role, locked_at, password_hash) order by id) from users) as users,
      (select count(*)::integer from feeds) as feeds, (select count(*)::integer from clothes) as clothes,
      (select count(*)::integer from attribute_definitions) as attributes`,
  )
  return rows[0]
}

const withBody = calls.filter(({ body }) => body !== undefined)
const named = withBody.map((call) => [call.method, call.path, call] as const)
const usual = ({ encoding }: Endpoint) =>
  encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'

const send = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, payload: string | Buffer, headers = {}) =>
  testApp.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${관리자.token}`, ...headers },
    payload,
  })

/** Sends a body to a call about the administrator; the response must be a refusal in the only allowed shape. */
async function refused(call: Endpoint, payload: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await send({ method: call.method, path: pathOf(call, 관리자.id) as Endpoint['path'] }, payload, {
    'content-type': usual(call),
    ...headers,
  })
  expect(answer.json()).toEqual({
    exceptionName: expect.any(String),
    message: expect.stringMatching(/[가-힣]/),
    details: expect.any(Object),
  })
  return answer.statusCode
}

test('the contract has more than fifteen calls that take a body', () => {
  expect(withBody.length).toBeGreaterThan(15)
})

const elevenMegabytes = Buffer.from(`{"content":"${'a'.repeat(11 * 1024 * 1024)}"}`)
const levels = 200_000
const deep = Buffer.from('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))
const bomb = gzipSync(`{"content":"${' '.repeat(20 * 1024 * 1024)}"}`)

test.each(named)(
  'BODY-01, 02: %s %s refuses a body of 11 MB and one with 200,000 levels',
  async (_method, _path, call) => {
    expect(await refused(call, elevenMegabytes)).toBe(413)
    expect([400, 413, 415]).toContain(await refused(call, deep))
  },
)

const prototypes = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"name":"옷데이","__proto__":{"role":"ADMIN"}}',
  '{"a":{"b":[{"__proto__":{"polluted":true}}]}}',
]

test.each(named)('BODY-03: %s %s refuses prototype keys and pollutes no prototype', async (_method, _path, call) => {
  for (const text of prototypes) {
    const form = new URLSearchParams({ '__proto__[polluted]': '1', 'constructor.prototype.polluted': '1' }).toString()
    expect([400, 401, 415]).toContain(await refused(call, call.encoding === 'form' ? form : text))
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

const entity = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
const otherTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/x-yaml',
  'application/json-patch+json',
  'nonsense',
]

test.each(named)('BODY-04: %s %s refuses other content types with 415', async (_method, _path, call) => {
  for (const type of otherTypes) {
    const body = type.endsWith('xml') ? entity : '{"name":"옷데이"}'
    expect([type, await refused(call, body, { 'content-type': type })]).toEqual([type, 415])
  }
})

const broken: (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":}',
  "{'a':1}",
  '{a:1}',
  '{"a":1,}',
  '[1,2',
  '[]',
  'null',
  '7',
  'NaN',
  '"text"',
  '{"a":1}{"b":2}',
  '{"a":"\u0001"}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"name":"옷데이"}', 'utf16le'),
]

test.each(named)('BODY-05, 07: %s %s refuses a malformed body', async (_method, _path, call) => {
  for (const [at, body] of broken.entries()) {
    const status = await refused(call, body)
    expect([at, [400, 401, 415].includes(status) ? '' : status]).toEqual([at, ''])
  }
})

test.each(named)('BODY-06: %s %s refuses a compressed body', async (_method, _path, call) => {
  for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip'])
    expect([400, 401, 413, 415]).toContain(await refused(call, bomb, { 'content-encoding': encoding }))
})

test('the hostile bodies sent before changed no users, feeds, clothes or attributes', async () => {
  expect(await everything()).toEqual(before)
})

test('BODY-05: a lone surrogate in a body is refused, not repaired', async () => {
  const feed = await post(관리자)
  const url = `/api/feeds/${feed.id}`
  const half = Buffer.concat([Buffer.from('{"content":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])
  const headers = { authorization: `Bearer ${관리자.token}`, 'content-type': 'application/json' }
  const answer = await testApp.inject({ method: 'PATCH', url, headers, payload: half })
  expect([answer.statusCode, answer.json().exceptionName]).toEqual([400, 'MalformedRequest'])
  expect((await 관리자.feeds.get({ params: { feedId: feed.id } })).content).toBe(feed.content)
})

test('UNI-03, 05, XSS-01: a piece keeps its name as written, and an invisible name is refused', async () => {
  const kept = [
    '👩‍👩‍👧‍👦 🇰🇷 코트',
    'שלום 셔츠',
    '𠮷野家',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; --",
  ]
  for (const name of kept) expect((await garment(관리자, name)).name).toBe(name)
  for (const name of ['\u200b', '\u3164', '\u2800', '\u200b\u3164\u2800 ', '\u202e'])
    await expect(garment(관리자, name)).rejects.toMatchObject({ status: 400 })
  const headers = { authorization: `Bearer ${관리자.token}` }
  const answer = await testApp.inject({ url: `/api/clothes?ownerId=${관리자.id}`, headers })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})
