import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { type Jar, cookieHeader, jarOf, postAuth } from '../../kit/cookie-jar.ts'
import { openTestApp, testPassword, useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
beforeEach(() => testApp.clock.reset())

const post = (path: string, jar: Jar, headers?: Record<string, string>) => postAuth(testApp, path, jar, headers)
const listFeeds = (token: string, headers = {}) =>
  testApp.inject({ url: '/api/feeds', headers: { authorization: `Bearer ${token}`, ...headers } })

test('a new person can sign up, sign in and read feeds', async () => {
  const 하니 = await testApp.signUp('하니')
  expect((await listFeeds(하니.token)).statusCode).toBe(200)
  expect(하니.cookies).toContain('REFRESH_TOKEN=')
})

test('a wrong password and an unknown address get the same response', async () => {
  const 민지 = await testApp.signUp('민지')
  const wrong = await testApp.signIn(민지.email, 'wrong123').catch((failure) => failure)
  const unknown = await testApp.signIn('nobody@example.com', testPassword).catch((failure) => failure)
  expect(wrong).toMatchObject({ status: 401, body: { exceptionName: 'InvalidCredentials' } })
  expect(unknown.body).toEqual(wrong.body)
})

test('an account keeps the language its owner has chosen and refuses one set by others', async () => {
  const 언어 = await testApp.signUp('언어')
  const other = await testApp.signUp('남이')
  const params = { userId: 언어.id }
  const seen = async () => {
    const there = await testApp.signIn(언어.email, testPassword)
    return (await post('refresh', jarOf(there))).json().language
  }
  expect(await seen()).toBeUndefined()
  await 언어.account.keepLanguage({ params, body: { language: 'ko' } })
  await expect(other.account.keepLanguage({ params, body: { language: 'en' } })).rejects.toMatchObject({ status: 403 })
  await expect(언어.account.keepLanguage({ params, body: { language: 'fr' as 'en' } })).rejects.toMatchObject({
    status: 400,
  })
  expect(await seen()).toBe('ko')
})

test('a second sign-up with an address is refused, whatever its case and spaces, also in a race', async () => {
  const 다니 = await testApp.signUp('다니')
  const again = { name: '다니둘', password: testPassword, email: `  ${다니.email.toUpperCase()} ` }
  await expect(다니.users.create({ body: again })).rejects.toMatchObject({ status: 409 })
  const email = 'race@example.com'
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => 다니.users.create({ body: { email, name: '달리기', password: testPassword } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a Hangul domain is stored as punycode, and accounts stored with Hangul can still sign in', async () => {
  const 다니 = await testApp.signUp('다니')
  const typed = '다니@한글.kr'
  const email = '다니@xn--bj0bj06e.kr'
  const made = await 다니.users.create({ body: { email: typed, name: '한글', password: testPassword } })
  expect(made.email).toBe(email)
  const signIns = () => Promise.all([typed, email].map((each) => testApp.signIn(each, testPassword)))
  for (const { id } of await signIns()) expect(id).toBe(made.id)
  const before = { email: typed, emailKey: typed }
  await testApp.database.db.updateTable('users').set(before).where('id', '=', made.id).execute()
  for (const { id } of await signIns()) expect(id).toBe(made.id)
})

test.each([
  ['nothing', {}, 'email'],
  ['empty fields', { email: '', name: '', password: '' }, 'email'],
  ['null', { email: null, name: null, password: null }, 'name'],
  ['numbers', { email: 1, name: 2, password: 3 }, 'password'],
  ['lists', { email: ['v0@example.com'], name: ['하니'], password: [testPassword] }, 'email'],
  ['no at sign', { email: 'nobody', name: '하니', password: testPassword }, 'email'],
  ['space in the e-mail', { email: 'a b@example.com', name: '하니', password: testPassword }, 'email'],
  [
    'line break in the e-mail',
    { email: 'a@example.com\r\nBcc: b@example.com', name: '하니', password: testPassword },
    'email',
  ],
  ['no dot in the domain', { email: 'v1@example', name: '하니', password: testPassword }, 'email'],
  ['an address of 260', { email: `${'a'.repeat(250)}@example.com`, name: '하니', password: testPassword }, 'email'],
  ['one letter name', { email: 'v1@example.com', name: '하', password: testPassword }, 'name'],
  ['21 letters', { email: 'v2@example.com', name: '가'.repeat(21), password: testPassword }, 'name'],
  ['nothing visible in the name', { email: 'v2@example.com', name: '\u200b\u200b', password: testPassword }, 'name'],
  ['markup in the name', { email: 'v3@example.com', name: '<b>하니', password: testPassword }, 'name'],
  ['short password', { email: 'v4@example.com', name: '하니', password: 'ab12!' }, 'password'],
  ['no digit', { email: 'v5@example.com', name: '하니', password: 'abcdef' }, 'password'],
  ['no letter', { email: 'v6@example.com', name: '하니', password: '123456' }, 'password'],
  ['foreign symbol', { email: 'v7@example.com', name: '하니', password: 'abc123#' }, 'password'],
  ['megabytes of password', { email: 'v8@example.com', name: '하니', password: 'a1'.repeat(1000) }, 'password'],
])('sign-up refuses: %s', async (_what, body, field) => {
  const response = await testApp.inject({ method: 'POST', url: '/api/users', payload: body })
  expect(response.statusCode).toBe(400)
  expect(response.json().details).toHaveProperty(field)
})

test('a password of more than a megabyte is refused with 413 at sign-up and sign-in', async () => {
  const body = { email: 'mega@example.com', name: '하니', password: 'a1'.repeat(600_000) }
  expect((await testApp.inject({ method: 'POST', url: '/api/users', payload: body })).statusCode).toBe(413)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ username: 'a@example.com', password: 'a1'.repeat(600_000) }).toString()
  expect((await testApp.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })).statusCode).toBe(413)
})

test('a sign-up that asks for the administrator role gets an ordinary account', async () => {
  const body = {
    email: 'mass@example.com',
    name: '몰래',
    password: testPassword,
    role: 'ADMIN',
    id: 'x',
    isAdmin: true,
  }
  const response = await testApp.inject({ method: 'POST', url: '/api/users', payload: body })
  expect(response.json()).toMatchObject({ role: 'USER', locked: false })
})

test('a password is not cut: its first 72 characters alone do not open the account', async () => {
  const password = `${'a'.repeat(80)}1`
  await testApp.inject({
    method: 'POST',
    url: '/api/users',
    payload: { email: 'long@example.com', name: '긴비번', password },
  })
  await expect(testApp.signIn('long@example.com', password.slice(0, 72))).rejects.toMatchObject({ status: 401 })
  await expect(testApp.signIn('long@example.com', password)).resolves.toMatchObject({ name: '긴비번' })
})

test('a session can be refreshed repeatedly, and the response body has no refresh token', async () => {
  const jar = jarOf(await testApp.signUp('해린'))
  const first = await post('refresh', jar)
  expect(first.statusCode).toBe(200)
  expect(first.body).not.toContain(jar['REFRESH_TOKEN'])
  expect((await listFeeds(first.json().accessToken)).statusCode).toBe(200)
  expect((await post('refresh', jar)).statusCode).toBe(200)
})

test('the refresh cookie is HttpOnly and limited to its path; the CSRF cookie is readable', async () => {
  const response = await testApp.inject({ url: '/api/auth/csrf-token' })
  expect(response.statusCode).toBe(204)
  const [csrf] = response.cookies
  expect(csrf).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' })
  expect(csrf).not.toHaveProperty('httpOnly')
  const 하니 = await testApp.signUp('쿠키')
  const refreshed = await post('refresh', jarOf(하니))
  const refresh = refreshed.cookies.find(({ name }) => name === 'REFRESH_TOKEN')
  expect(refresh).toMatchObject({ httpOnly: true, path: '/api/auth', sameSite: 'Lax' })
  expect(refresh).not.toHaveProperty('domain')
})

test('over https every cookie is marked Secure', async () => {
  const safe = await openTestApp({ PUBLIC_URL: 'https://otday.kr' })
  const 하니 = await safe.signUp('하니')
  const headers = { cookie: 하니.cookies, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(하니.cookies)?.[1] ?? '' }
  const asked = { authorization: `Bearer ${하니.token}` }
  const answers = [
    await safe.inject({ url: '/api/auth/csrf-token' }),
    await safe.inject({ method: 'POST', url: '/api/auth/refresh', headers }),
    await safe.inject({ method: 'POST', url: `/api/users/${하니.id}/export`, headers: asked }),
  ]
  const cookies = answers.flatMap((answer) => answer.cookies)
  expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(['XSRF-TOKEN', 'REFRESH_TOKEN', 'EXPORT_TICKET']))
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax' })
  expect(answers[1]?.headers['strict-transport-security']).toContain('max-age=31536000')
  await safe.close()
})

test('asking for a CSRF cookie again keeps the current one, so that a pending refresh still works', async () => {
  const jar = jarOf(await testApp.signUp('초롱'))
  const header = { 'x-xsrf-token': jar['XSRF-TOKEN'] ?? '' }
  const asked = await testApp.inject({ url: '/api/auth/csrf-token', headers: { cookie: cookieHeader(jar) } })
  for (const { name, value } of asked.cookies) jar[name] = value
  expect((await post('refresh', jar, header)).statusCode).toBe(200)
  expect((await post('refresh', jar, header)).statusCode).toBe(200)
})

test('a refresh token reused a minute after its rotation ends the session for all its holders', async () => {
  const jar = jarOf(await testApp.signUp('복사'))
  const kept = { ...jar }
  const { accessToken } = (await post('refresh', jar)).json()
  expect((await listFeeds(accessToken)).statusCode).toBe(200)
  testApp.clock.advance(61)
  expect((await post('refresh', { ...kept, 'XSRF-TOKEN': jar['XSRF-TOKEN'] ?? '' })).statusCode).toBe(401)
  expect((await post('refresh', jar)).statusCode).toBe(401)
})

test('eight tabs that refresh at once all stay signed in', async () => {
  const jar = jarOf(await testApp.signUp('여덟탭'))
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('refresh', { ...jar })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const newest = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'REFRESH_TOKEN')?.value)
  expect(new Set(newest).size).toBe(1)
})

test('refreshing needs the CSRF token of the same session', async () => {
  const jar = jarOf(await testApp.signUp('위조'))
  const other = jarOf(await testApp.signUp('남의것'))
  const forged = 'AAAA.-.AAAA'
  expect((await post('refresh', jar, {})).json().exceptionName).toBe('CsrfRejected')
  expect((await post('refresh', jar, { 'x-xsrf-token': 'wrong' })).statusCode).toBe(403)
  expect((await post('refresh', { ...jar, 'XSRF-TOKEN': forged }, { 'x-xsrf-token': forged })).statusCode).toBe(403)
  const theirs = other['XSRF-TOKEN'] ?? ''
  expect((await post('refresh', { ...jar, 'XSRF-TOKEN': theirs }, { 'x-xsrf-token': theirs })).statusCode).toBe(403)
  expect((await post('refresh', jar)).statusCode).toBe(200)
})

test('refreshing without a session is 401 and brings a fresh CSRF cookie', async () => {
  const response = await testApp.inject({ method: 'POST', url: '/api/auth/refresh' })
  expect(response.statusCode).toBe(401)
  expect(response.cookies.map(({ name }) => name)).toContain('XSRF-TOKEN')
})

test('signing out ends refresh and access token at once, and signing out again is no error', async () => {
  const 나감 = await testApp.signUp('나감')
  const jar = jarOf(나감)
  expect((await listFeeds(나감.token)).statusCode).toBe(200)
  expect((await post('sign-out', { ...jar }, {})).statusCode).toBe(403)
  expect((await post('sign-out', { ...jar })).statusCode).toBe(204)
  expect((await listFeeds(나감.token)).statusCode).toBe(401)
  expect((await post('refresh', { ...jar })).statusCode).toBe(401)
  expect((await testApp.inject({ method: 'POST', url: '/api/auth/sign-out' })).statusCode).toBe(204)
})

test('a sign-in works with a stale access token but not with a forged CSRF pair', async () => {
  const 다시 = await testApp.signUp('다시')
  const form = { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer junk' }
  const payload = new URLSearchParams({ username: 다시.email, password: testPassword }).toString()
  const url = '/api/auth/sign-in'
  expect((await testApp.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(200)
  const headers = { ...form, cookie: 'XSRF-TOKEN=a.-.b', 'x-xsrf-token': 'a.-.b' }
  expect((await testApp.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403)
})

test('sign-in takes multipart form data as well', async () => {
  const 폼 = await testApp.signUp('멀티폼')
  const form = new FormData()
  form.append('username', 폼.email)
  form.append('password', testPassword)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await encoded.arrayBuffer())
  expect((await testApp.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })).statusCode).toBe(200)
})

const guessable = [
  'secret',
  'otday',
  'changeme',
  'password',
  'jwt',
  'key',
  'admin',
  'test',
  'x',
  '0',
  ' ',
  'hs256',
].concat('a secret of the test app, long enough to be one')
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
test('no forged access token is accepted', async () => {
  const 하니 = await testApp.signUp('토큰')
  const [header = '', payload = '', signature = ''] = 하니.token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(3600)
  expect(JSON.stringify(claims)).not.toContain('@')
  const admin = b64({ ...claims, role: 'ADMIN' })
  const guess = (secret: string) => createHmac('sha256', secret).update(`${header}.${admin}`).digest('base64url')
  const forged = [
    ...['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [
      `${b64({ alg })}.${admin}.`,
      `${b64({ alg })}.${admin}.${signature}`,
    ]),
    `${header}.${admin}.${signature}`,
    ...guessable.map((secret) => `${header}.${admin}.${guess(secret)}`),
    `${b64({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' })}.${payload}.${signature}`,
    jarOf(하니)['REFRESH_TOKEN'] ?? '',
    'junk',
    'a'.repeat(7000),
  ]
  for (const token of forged) expect((await listFeeds(token)).statusCode).toBe(401)
  for (const authorization of [`Basic ${하니.token}`, 'Bearer', ''])
    expect((await listFeeds('', { authorization })).statusCode).toBe(401)
  for (const path of ['feeds', 'sse'])
    for (const name of ['access_token', 'token', 'authorization'])
      expect((await testApp.inject({ url: `/api/${path}?${name}=${하니.token}` })).statusCode).toBe(401)
  expect((await testApp.inject({ url: '/api/feeds', headers: { cookie: 하니.cookies } })).statusCode).toBe(401)
})

test('an access token that brings its own key or the address of one is refused', async () => {
  const 하니 = await testApp.signUp('열쇠')
  const claims = JSON.parse(Buffer.from(하니.token.split('.')[1] ?? '', 'base64url').toString())
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256' }
  let asked = 0
  const keys = createServer((_request, response) => {
    asked++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const place = keys.address()
  const jku = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/jwks.json`
  const plain = { typ: 'at+jwt', kid: 'own' }
  for (const more of [{ jku }, { x5u: jku }, { jwk }, { kid: "x' union select 'key" }]) {
    const rs256 = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...plain, ...more }).sign(privateKey)
    const hs256 = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...plain, ...more })
    for (const token of [
      rs256,
      await hs256.sign(Buffer.from(JSON.stringify(jwk))),
      await hs256.sign(Buffer.from('key')),
    ])
      expect((await listFeeds(token)).statusCode).toBe(401)
  }
  expect(asked).toBe(0)
  keys.close()
})

test('an access token lasts a quarter of an hour', async () => {
  const 시간 = await testApp.signUp('시간')
  testApp.clock.advance(14 * 60)
  expect((await listFeeds(시간.token)).statusCode).toBe(200)
  testApp.clock.advance(3 * 60)
  expect((await listFeeds(시간.token)).statusCode).toBe(401)
})

test('forged, cut and swapped refresh cookies are 401', async () => {
  const jar = jarOf(await testApp.signUp('조각'))
  const token = jar['REFRESH_TOKEN'] ?? ''
  const [sid = '', , signature = ''] = token.split('.')
  for (const forged of ['', 'x', token.slice(0, -3), `${sid}.7.${signature}`, 'y'.repeat(3900), `${token}x`])
    expect((await post('refresh', { ...jar, REFRESH_TOKEN: forged })).statusCode).toBe(401)
})
