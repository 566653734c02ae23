import { beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { ForeignClient, multipart } from '../../kit/foreign-client.ts'
import type { Failure, Paged, Piece } from '../../kit/foreign-shapes.ts'
import { type Instance, useTestApp, testPassword } from '../../kit/test-app.ts'

/** Tests of headers, cookies, statuses and pages with a client that shares no code with the product. */

const testApp = useTestApp({ BASE_PATH: '/otday' })
let instance: Instance
let 하니: ForeignClient
let email: string
beforeAll(async () => {
  instance = await testApp.listen()
})
beforeEach(async () => {
  testApp.clock.reset()
  email = (await testApp.signUp('하니')).email
  하니 = await ForeignClient.start(instance.url)
  expect((await 하니.signIn(email, testPassword)).status).toBe(200)
})

const failure = (status: number, name: string | RegExp = /./) => ({
  status,
  body: { exceptionName: expect.stringMatching(name) },
})
const cookie = (name: string) => 하니.jar.get(name)
const fortnight = /; ?Max-Age=1209600/i

test('WIRE-05: cookies and token have the documented attributes, and an expired token refreshes once', async () => {
  expect(cookie('REFRESH_TOKEN')).toMatchObject({
    path: '/otday/api/auth',
    attributes: expect.stringMatching(fortnight),
  })
  expect(cookie('REFRESH_TOKEN')?.attributes).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect(cookie('XSRF-TOKEN')).toMatchObject({ path: '/', attributes: expect.stringMatching(fortnight) })
  expect(cookie('XSRF-TOKEN')?.attributes).not.toMatch(/HttpOnly|Secure/i)
  const claims = JSON.parse(Buffer.from(하니.token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
  expect(claims).toMatchObject({ sub: 하니.id, role: 'USER', sid: expect.any(String) })
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(15 * 60)

  const { value: before } = cookie('REFRESH_TOKEN') ?? {}
  testApp.clock.advance(16 * 60)
  for (const [method, path] of [
    ['GET', 'csrf-token'],
    ['POST', 'refresh'],
  ] as const)
    expect((await 하니.call(method, `/api/auth/${path}`)).status).toBeLessThan(300)
  const json = { email: 'nobody@example.com' }
  expect((await 하니.call('POST', '/api/auth/reset-password', { json })).status).toBe(204)
  expect((await 하니.call('GET', '/api/feeds')).status).toBe(200)
  expect(하니.refreshes).toBe(1)
  expect(cookie('REFRESH_TOKEN')?.value).not.toBe(before)
  testApp.clock.advance(16 * 60)
  expect((await 하니.signIn(email, testPassword)).status).toBe(200)
})

test('WIRE-05: CSRF is checked where documented, and a refusal leaves the session intact', async () => {
  const wrong = { headers: { 'x-xsrf-token': 'wrong' } }
  const { value: before } = cookie('REFRESH_TOKEN') ?? {}
  for (const path of ['refresh', 'sign-out'])
    expect(await 하니.call('POST', `/api/auth/${path}`, wrong)).toMatchObject(failure(403, 'CsrfRejected'))
  const form = () => {
    const fields = new FormData()
    fields.append('username', email)
    fields.append('password', testPassword)
    return fields
  }
  expect(await 하니.call('POST', '/api/auth/sign-in', { ...wrong, form: form() })).toMatchObject(failure(403))
  expect(cookie('REFRESH_TOKEN')?.value).toBe(before)
  expect(await 하니.refresh()).toBe(true)

  // Scripts without cookies can sign in without a CSRF token.
  const bare = await fetch(`${instance.url}/api/auth/sign-in`, { method: 'POST', body: form() })
  expect(bare.status).toBe(200)
  const body = new URLSearchParams({ username: email, password: testPassword })
  expect((await fetch(`${instance.url}/api/auth/sign-in`, { method: 'POST', body })).status).toBe(200)

  // The server checks for a session before it checks the CSRF token: without a session, it responds 401 with a new CSRF
  // cookie.
  const refreshed = await fetch(`${instance.url}/api/auth/refresh`, { method: 'POST' })
  expect(refreshed.status).toBe(401)
  expect(refreshed.headers.getSetCookie().join()).toContain('XSRF-TOKEN=')
  const headers = { cookie: `REFRESH_TOKEN=${cookie('REFRESH_TOKEN')?.value}; REFRESH_TOKEN=other` }
  expect(await 하니.call('POST', '/api/auth/refresh', { headers })).toMatchObject(failure(401))
})

test.each([
  ['nothing', {}, 204],
  ['its own origin', { origin: 'self' }, 204],
  ['a page of the same origin', { 'sec-fetch-site': 'same-origin' }, 204],
  ['the address bar', { 'sec-fetch-site': 'none' }, 204],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['no origin that has a name', { origin: 'null' }, 403],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
  ['a page of a stranger', { 'sec-fetch-site': 'cross-site' }, 403],
] as [string, Record<string, string>, number][])(
  'WIRE-05: a POST whose headers name %s is accepted or refused by its origin, without CORS headers',
  async (_, said, status) => {
    const headers = { ...said, ...(said['origin'] === 'self' && { origin: new URL(instance.url).origin }) }
    const response = await fetch(`${instance.url}/api/auth/sign-out`, { method: 'POST', headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('WIRE-06: each error status has one body shape, and unknown fields and parameters are ignored', async () => {
  const invalid = await 하니.call<Failure>('POST', '/api/users', { json: { email: 'x', name: '!', password: '1' } })
  expect(invalid).toMatchObject(failure(400, 'InvalidInput'))
  expect(Object.keys(invalid.body.details).toSorted()).toEqual(['email', 'name', 'password'])
  const person = { email, name: '하니', password: testPassword }
  const taken = { json: { ...person, email: ` ${email.toUpperCase()} ` } }
  expect(await 하니.call('POST', '/api/users', taken)).toMatchObject(failure(409, 'EmailTaken'))
  expect(await 하니.call('GET', '/api/feeds/nothing')).toMatchObject(failure(400))
  expect(await 하니.call('GET', `/api/feeds/${crypto.randomUUID()}`)).toMatchObject(failure(404, 'FeedNotFound'))
  expect(await 하니.call('GET', '/api/nothing')).toMatchObject(failure(404, 'NotFound'))
  const text = { headers: { 'content-type': 'text/plain' } }
  expect(await 하니.call('POST', '/api/follows', { json: {}, ...text })).toMatchObject(failure(415))
  expect((await 하니.call('POST', `/api/conversations/${하니.id}/read`, text)).status).toBe(204)
  const broken = { json: {}, headers: { 'content-type': 'application/json' }, form: new FormData() }
  expect(await 하니.call('POST', '/api/clothes', { ...broken, form: multipart({}) })).toMatchObject(failure(400))
  const profile = await 하니.call('GET', `/api/users/${하니.id}/profiles`, { query: { unknown: 1, cursor: '' } })
  expect(profile.status).toBe(200)

  const sparing = await testApp.listen({ RATE_LIMITS: 'on', RATE_RESET: '1/60' })
  const stranger = await ForeignClient.start(sparing.url)
  const reset = () => stranger.call('POST', '/api/auth/reset-password', { json: { email: 'nobody@example.com' } })
  expect((await reset()).status).toBe(204)
  const late = await reset()
  expect(late).toMatchObject(failure(429))
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  await sparing.close()
})

test('WIRE-06: a password change needs a recent sign-in of its owner and ends every other session', async () => {
  const other = await ForeignClient.start(instance.url)
  await other.signIn(email, testPassword)
  const json = { password: 'changed1!' }
  const path = `/api/users/${하니.id}/password`
  const stranger = (await administrator(testApp, '관리자')).id
  expect(await 하니.call('PATCH', `/api/users/${stranger}/password`, { json })).toMatchObject(failure(403))
  expect((await 하니.call('PATCH', path, { json })).status).toBe(204)
  expect((await 하니.call('GET', '/api/feeds')).status).toBe(200)
  expect((await other.call('GET', '/api/feeds')).status).toBe(401)
  testApp.clock.advance(16 * 60)
  const late = await 하니.call<Failure>('PATCH', path, { json })
  expect(late).toMatchObject(failure(403, 'SignInTooOld'))
  expect(late.body.message).toContain('다시 로그인')
})

test('WIRE-06: pages check limits and cursors and stay complete when rows are added between them', async () => {
  const pieces = (query: Record<string, string | number>) =>
    하니.call<Paged<Piece>>('GET', '/api/clothes', { query: { ownerId: 하니.id, ...query } })
  const add = (name: string) =>
    하니.call('POST', '/api/clothes', { form: multipart({ ownerId: 하니.id, name, type: 'TOP' }) })
  for (let at = 1; at <= 22; at++) await add(`옷 ${at}`)
  for (const limit of [0, 101, -1, 1.5, 'many']) expect(await pieces({ limit })).toMatchObject(failure(400))
  const reasons = async (query: Record<string, string | number>) =>
    (await 하니.call<Failure>('GET', '/api/clothes', { query: { ownerId: 하니.id, ...query } })).body.details
  expect(await reasons({ limit: 101 })).toEqual({ limit: '100 이하여야 해요.' })
  expect(await reasons({ limit: 0 })).toEqual({ limit: '1 이상이어야 해요.' })
  expect(await reasons({ sortDirection: 'UP' })).toEqual({
    sortDirection: 'ASCENDING, DESCENDING 가운데 하나여야 해요.',
  })
  expect(await reasons({ ownerId: '' })).toEqual({ ownerId: '꼭 필요해요.' })
  expect(await reasons({ ownerId: 'me' })).toEqual({ ownerId: '형식이 올바르지 않아요.' })
  expect((await pieces({ unknown: 'x'.repeat(3000), limit: 1 })).body.data).toHaveLength(1)
  expect((await pieces({ keywordLike: `옷 1${' '.repeat(100)}나머지`, limit: 1 })).body.data).toHaveLength(1)
  for (const [limit, length] of [
    ['', 20],
    [1, 1],
    [100, 22],
  ] as const)
    expect((await pieces({ limit })).body.data).toHaveLength(length)
  for (const query of [{ cursor: 'bad' }, { cursor: '%00' }, { cursor: 'e30' }])
    expect(await pieces(query)).toMatchObject(failure(400, 'InvalidCursor'))

  const first = (await pieces({ limit: 10 })).body
  expect([first.data[0]?.name, first.totalCount, first.sortDirection]).toEqual(['옷 22', 22, 'DESCENDING'])
  const [cursor, idAfter] = [first.nextCursor ?? '', first.nextIdAfter ?? '']
  expect(await pieces({ cursor, idAfter: crypto.randomUUID() })).toMatchObject(failure(400))
  expect(await pieces({ cursor, typeEqual: 'SHOES' })).toMatchObject(failure(400))
  expect(await 하니.call('GET', '/api/notifications', { query: { cursor } })).toMatchObject(failure(400))
  await add('사이에')
  const alone = (await pieces({ cursor, limit: 10 })).body
  expect((await pieces({ cursor, idAfter, limit: 10 })).body).toEqual(alone)
  const last = (await pieces({ cursor: alone.nextCursor ?? '', limit: 10 })).body
  const names = [first, alone, last].flatMap(({ data }) => data.map(({ name }) => name))
  expect(names).toEqual(Array.from({ length: 22 }, (_, at) => `옷 ${22 - at}`))
  expect([last.hasNext, last.nextCursor, last.nextIdAfter]).toEqual([false, null, null])

  const [weather] = (
    await 하니.call<{ id: string }[]>('GET', '/api/weathers', { query: { longitude: 126.988, latitude: 37.567 } })
  ).body
  const clothesIds = [first.data[0]?.id]
  for (let at = 0; at < 11; at++) {
    const json = { authorId: 하니.id, weatherId: weather?.id, clothesIds, content: `피드 ${at}` }
    expect((await 하니.call('POST', '/api/feeds', { json })).status).toBe(201)
  }
  const feeds = (query: Record<string, string>) => 하니.call<Paged<object>>('GET', '/api/feeds', { query })
  const page = (await feeds({ limit: '', sortBy: '', keywordLike: '' })).body
  expect([page.data.length, page.hasNext, page.sortBy, page.sortDirection]).toEqual([
    10,
    true,
    'createdAt',
    'DESCENDING',
  ])
  expect(await feeds({ cursor: page.nextCursor ?? '', sortBy: 'likeCount' })).toMatchObject(failure(400))
  expect(await feeds({ sortBy: 'content' })).toMatchObject(failure(400))
})
