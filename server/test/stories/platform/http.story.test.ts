import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'
import { post } from '../../kit/fixtures.ts'
import { openTestApp } from '../../kit/test-app.ts'

allStoriesShareOneUser()

const someId = '0199a000-0000-7000-8000-00000000ffff'
const bearer = () => ({ authorization: `Bearer ${하니.token}` })
const bodiesOfErrors = {
  exceptionName: expect.any(String),
  message: expect.stringMatching(/[가-힣]/),
  details: expect.any(Object),
}

test('responses carry security and no-store headers, and no x-powered-by or CORS header', async () => {
  const { headers } = await testApp.inject({ url: '/api/feeds', headers: bearer() })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

const similar = [
  'https://evil.example',
  'null',
  'http://127.0.0.1.evil.example',
  'https://otday.kr.evil.example',
  'https://evilotday.kr',
  'https://otday.kr:444',
  'http://otday.kr',
]

test('a foreign origin is not echoed in responses or preflights, but a configured origin is', async () => {
  const strict = await openTestApp({ PUBLIC_URL: 'https://otday.kr', CORS_ORIGINS: 'https://otday.kr' })
  for (const { inject } of [testApp, strict])
    for (const origin of similar)
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { origin, 'access-control-request-method': 'GET' }
        const answer = await inject({ method, url: '/api/auth/csrf-token', headers })
        expect(answer.headers['access-control-allow-origin']).not.toBe(origin)
        expect(answer.headers['access-control-allow-origin']).not.toBe('*')
      }
  const named = { origin: 'https://otday.kr' }
  const answer = await strict.inject({ url: '/api/auth/csrf-token', headers: named })
  expect(answer.headers['access-control-allow-origin']).toBe('https://otday.kr')
  await strict.close()
})

test('an unknown path gets 404, and an unsupported method 405', async () => {
  expect((await testApp.inject({ url: '/api/nothing' })).json()).toMatchObject({ exceptionName: 'NotFound' })
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await testApp.inject({ method, url: '/api/feeds' })).statusCode).toBe(405)
  const override = { method: 'GET', url: '/api/auth/sign-out', headers: { 'x-http-method-override': 'POST' } } as const
  expect((await testApp.inject(override)).statusCode).toBe(405)
})

test('method override headers and fields are ignored, and GET changes nothing', async () => {
  const { id: feedId } = await post(하니)
  const url = `/api/feeds/${feedId}`
  const headers = {
    ...bearer(),
    'x-http-method-override': 'DELETE',
    'x-http-method': 'DELETE',
    'x-method-override': 'DELETE',
  }
  expect((await testApp.inject({ url: `${url}?_method=DELETE`, headers })).statusCode).toBe(200)
  const payload = { _method: 'DELETE', content: '그대로' }
  expect((await testApp.inject({ method: 'PATCH', url: `${url}?_method=DELETE`, headers, payload })).statusCode).toBe(
    200,
  )
  for (const path of [`${url}/like`, '/api/auth/sign-out', '/api/auth/refresh'])
    expect((await testApp.inject({ url: path, headers })).statusCode).toBe(405)
  expect((await testApp.inject({ url, headers: bearer() })).json()).toMatchObject({
    content: '그대로',
    likedByMe: false,
  })
})

const postFeed = (payload: string | Buffer, type = 'application/json') =>
  testApp.inject({ method: 'POST', url: '/api/feeds', headers: { ...bearer(), 'content-type': type }, payload })

test.each([
  ['broken JSON', '{"a":', 'application/json', [400]],
  ['an empty body', '', 'application/json', [400]],
  ['an array', '[]', 'application/json', [400]],
  ['a number', '7', 'application/json', [400]],
  ['prototype keys', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}', 'application/json', [400]],
  ['deep nesting', '['.repeat(100_000), 'application/json', [400]],
  ['XML', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'application/xml', [415]],
  ['plain text', 'hello', 'text/plain', [400, 415]],
  ['two megabytes', `{"content":"${'a'.repeat(2_000_000)}"}`, 'application/json', [413]],
])('a body of %s gets a client error in the usual error shape', async (_what, payload, type, statuses) => {
  const response = await postFeed(payload, type)
  expect(statuses).toContain(response.statusCode)
  expect(response.json()).toEqual(bodiesOfErrors)
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})

test('NUL characters and lone surrogates get 400', async () => {
  const clothesIds = [someId]
  for (const content of ['a\\u0000b', 'a\\ud800b'])
    expect(
      (
        await postFeed(
          `{"authorId":"${하니.id}","weatherId":"${someId}","clothesIds":${JSON.stringify(clothesIds)},"content":"${content}"}`,
        )
      ).statusCode,
    ).toBe(400)
  expect((await testApp.inject({ url: '/api/feeds?keywordLike=%00', headers: bearer() })).statusCode).toBe(400)
  expect((await testApp.inject({ url: '/api/feeds/%00', headers: bearer() })).statusCode).toBe(400)
})

test('odd ids and doubled parameters are 400 or 404, never 5xx', async () => {
  for (const id of ['..%2f..%2fetc%2fpasswd', '%', 'x'.repeat(3000), "1' or '1'='1", '123']) {
    const response = await testApp.inject({ url: `/api/feeds/${id}`, headers: bearer() })
    expect([400, 404]).toContain(response.statusCode)
    expect(response.json()).toEqual(bodiesOfErrors)
  }
  const many = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')
  for (const query of ['limit=1&limit=2', 'limit[a]=1', many])
    expect((await testApp.inject({ url: `/api/feeds?${query}`, headers: bearer() })).statusCode).toBeLessThan(500)
})

test('the OpenAPI description, the health check and the readiness check are served', async () => {
  expect((await testApp.inject({ url: '/api/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' })
  expect((await testApp.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await testApp.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok', failed: [], short: [] })
})

test('a server that closes does not wait for connections that have sent nothing', async () => {
  const { url, close } = await testApp.listen({})
  const silent = connect(Number(new URL(url).port), '127.0.0.1').resume()
  await once(silent, 'connect')
  await Promise.all([once(silent, 'close'), close()])
}, 20_000)
