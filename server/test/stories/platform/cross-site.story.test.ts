import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { calls, pathOf } from '../../kit/calls.ts'
import { useTestApp, testPassword, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp({ PUBLIC_URL: 'https://otday.kr', CORS_ORIGINS: 'https://friend.example' })
let 하니: TestUser
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
})

type Headers = Record<string, string>
const json = { 'content-type': 'application/json' }

const foreign: [string, Headers][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another site that says so', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a page without a name', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the domain', { origin: 'https://club.otday.kr', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'https://otday.kr:8443', 'sec-fetch-site': 'same-site' }],
  ['a look-alike', { origin: 'https://otday.kr.evil.example' }],
  ['a word', { origin: 'otday.kr' }],
]
const own: [string, Headers][] = [
  ['a script or a native client', {}],
  ['our page', { origin: 'https://otday.kr', 'sec-fetch-site': 'same-origin' }],
  ['our page behind a proxy that renames us', { origin: 'https://otday.kr', host: '10.0.0.7:8080' }],
  ['a page of the name that was asked', { origin: 'http://otday.local:8080', host: 'otday.local:8080' }],
  ['a friend', { origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['our page without a name', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
]

test.each(calls.filter(({ method }) => method !== 'GET').map((call) => [call.method, call.path, call] as const))(
  'GATE-01: %s %s from a foreign page gets 403 with or without credentials',
  async (method, _path, call) => {
    for (const [, headers] of foreign) {
      const cookies = { cookie: 하니.cookies, authorization: `Bearer ${하니.token}` }
      const url = pathOf(call, 하니.id)
      for (const brought of [{}, cookies]) {
        const answer = await testApp.inject({ method, url, headers: { ...headers, ...brought } })
        expect([headers, answer.statusCode, answer.json().exceptionName]).toEqual([headers, 403, 'Forbidden'])
      }
    }
  },
)

const reset = (headers: Headers) =>
  testApp.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    headers: { ...json, ...headers },
    payload: { email: 'nobody@example.com' },
  })

test.each(own)('GATE-01: a POST from %s is accepted', async (_who, headers) => {
  expect((await reset(headers)).statusCode).toBe(204)
})

test.each(foreign)(
  'GATE-01: a GET from %s is answered without a CORS header for that origin',
  async (_who, headers) => {
    const answer = await testApp.inject({ url: '/api/auth/csrf-token', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-origin']).not.toBe(headers['origin'] ?? '*')
  },
)

test('GATE-02: a JSON endpoint refuses other content types with 415, but ignores a type without a body', async () => {
  const person = { email: 'form@example.com', name: '폼폼', password: testPassword }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', '']) {
    const headers: Headers = type === '' ? {} : { 'content-type': type }
    const payload = type.includes('urlencoded') ? new URLSearchParams(person).toString() : JSON.stringify(person)
    const answer = await testApp.inject({ method: 'POST', url: '/api/users', headers, payload })
    expect([type, answer.statusCode]).toEqual([type, 415])
    const url = '/api/auth/refresh'
    expect((await testApp.inject({ method: 'POST', url, headers })).json().exceptionName).toBe('SessionEnded')
  }
  const typed = { 'content-type': 'Application/JSON; charset=UTF-8' }
  const answer = await testApp.inject({ method: 'POST', url: '/api/users', headers: typed, payload: person })
  expect(answer.statusCode).toBe(201)
})

test('GATE-02: sign-in accepts multipart and URL-encoded forms', async () => {
  const url = '/api/auth/sign-in'
  const edge = '--a\r\nContent-Disposition: form-data; name='
  const multipart = `${edge}"username"\r\n\r\n${하니.email}\r\n${edge}"password"\r\n\r\n${testPassword}\r\n--a--\r\n`
  const encoded = new URLSearchParams({ username: 하니.email, password: testPassword }).toString()
  const forms = { 'multipart/form-data; boundary=a': multipart, 'application/x-www-form-urlencoded': encoded }
  for (const [type, payload] of Object.entries(forms))
    expect((await testApp.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode).toBe(
      200,
    )
})

test('GATE-03: a refresh request with two refresh cookies gets 401', async () => {
  const person = await testApp.signIn(하니.email, testPassword)
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(person.cookies) ?? []
  const refresh = (cookie: string) =>
    testApp.inject({ method: 'POST', url: '/api/auth/refresh', headers: { cookie, 'x-xsrf-token': token } })
  const [, other = ''] = /(REFRESH_TOKEN=[^;]+)/.exec((await testApp.signIn(하니.email, testPassword)).cookies) ?? []
  for (const both of [`${person.cookies}; ${other}`, `${other}; ${person.cookies}`, `${person.cookies};REFRESH_TOKEN=`])
    expect((await refresh(both)).statusCode).toBe(401)
  expect((await refresh(person.cookies)).statusCode).toBe(200)
})

test('GATE-04: polling transports accept text and form posts from the own origin and refuse foreign ones', async () => {
  const at = (transport: string) => `/ws/000/${session}/${transport}`
  let session = randomUUID()
  const post = (transport: string, payload: string, headers: Headers) =>
    testApp.inject({ method: 'POST', url: at(transport), payload, headers })
  const frame = JSON.stringify(['CONNECT\n\n\0'])
  for (const [, headers] of foreign.filter(([, { origin }]) => origin !== undefined))
    expect((await post('xhr', '', headers)).statusCode).toBe(403)
  for (const [transport, type, payload, status] of [
    ['xhr_send', 'text/plain', frame, 204],
    ['jsonp_send', 'application/x-www-form-urlencoded', new URLSearchParams({ d: frame }).toString(), 200],
  ] as const) {
    session = randomUUID()
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type }
    expect((await post('xhr', '', headers)).body).toBe('o\n')
    expect((await post(transport, payload, headers)).statusCode).toBe(status)
  }
})
