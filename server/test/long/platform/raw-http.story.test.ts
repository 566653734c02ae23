import { connect, type Socket } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { emailsIn } from '../../kit/mail-catcher.ts'
import { post } from '../../kit/fixtures.ts'
import { type Instance, useTestApp, type TestUser } from '../../kit/test-app.ts'

/** Stories of requests that HTTP libraries cannot send, so the test writes them byte by byte. */

const testApp = useTestApp()
let instance: Instance
let 하니: TestUser
let half: Promise<string>[]
beforeAll(async () => {
  instance = await testApp.listen()
  하니 = await testApp.signUp('하니')
  // These 200 clients never finish their request. They are connected from the first test on; the last test checks that
  // the server has closed their connections.
  half = Array.from({ length: 200 }, () => heardOn(say('GET /api/feeds HTTP/1.1\r\nHost: otday\r\nX-Slow: ')))
})

/** Opens a connection, sends a text, and leaves the connection open. */
function say(words: string): Socket {
  const { hostname, port } = new URL(instance.url)
  const socket = connect(Number(port), hostname)
  socket.write(words, 'latin1')
  return socket
}

/** Returns everything received until the connection ends, even if it ends with an error. */
async function heardOn(socket: Socket): Promise<string> {
  let heard = ''
  socket.on('data', (octets: Buffer) => (heard += octets.toString('latin1')))
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('close', resolve))
  return heard
}

/**
 * Sends lines and returns what is received until the connection ends; with the header `Connection: close`, the server
 * ends it after the first answer.
 */
const answerTo = (...lines: string[]) => heardOn(say(lines.join('\r\n')))
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const ends = 'Connection: close'

test.each(['TRACE', 'TRACK', 'PROPFIND', 'FOO', 'PUT', 'CONNECT'])(
  'HTTP-02: the method %s is refused and the response does not echo the cookie',
  async (method) => {
    const answer = await answerTo(`${method} /api/feeds HTTP/1.1`, 'Host: otday', 'Cookie: a=secret', ends, '', '')
    // For some of these methods, the connection ends without a status; that counts as 400.
    expect([400, 404, 405]).toContain(statusOf(answer) || 400)
    expect(answer).not.toContain('secret')
  },
)

const body = (content: string) => JSON.stringify({ content })

test.each([
  ['a length and chunks', (size: number) => [`Content-Length: ${size}`, 'Transfer-Encoding: chunked']],
  ['chunks and a length', (size: number) => ['Transfer-Encoding: chunked', `Content-Length: ${size}`]],
  ['two lengths', (size: number) => [`Content-Length: ${size}`, `Content-Length: ${size + 1}`]],
  ['a list of lengths', (size: number) => [`Content-Length: ${size}, ${size + 1}`]],
  ['a space before the colon', () => ['Transfer-Encoding : chunked']],
  ['a folded header', () => ['Transfer-Encoding:', ' chunked']],
  ['chunks of an unknown kind', () => ['Transfer-Encoding: xchunked']],
  ['chunks twice', () => ['Transfer-Encoding: chunked, chunked']],
  ['a negative length', () => ['Content-Length: -1']],
  ['a length in hexadecimal', () => ['Content-Length: 0x10']],
  ['a length that is too short', (size: number) => [`Content-Length: ${size - 1}`]],
])('HTTP-03: a request smuggled behind %s is refused with 400 and changes nothing', async (_what, headersOf) => {
  const { id } = await post(하니, { content: '그대로' })
  const smuggled = `DELETE /api/feeds/${id} HTTP/1.1\r\nHost: otday\r\nAuthorization: Bearer ${하니.token}\r\n\r\n`
  const sent = body('changed')
  const answer = await answerTo(
    `PATCH /api/feeds/${id} HTTP/1.1`,
    'Host: otday',
    `Authorization: Bearer ${하니.token}`,
    'Content-Type: application/json',
    ...headersOf(sent.length),
    ends,
    '',
    sent + smuggled,
  )
  expect(statusOf(answer)).toBe(400)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect((await 하니.feeds.get({ params: { feedId: id } })).content).toBe('그대로')
})

test('HTTP-03: a request shorter than its Content-Length is refused and changes nothing', async () => {
  const { id } = await post(하니, { content: '그대로' })
  const head = `PATCH /api/feeds/${id} HTTP/1.1\r\nHost: otday\r\nAuthorization: Bearer ${하니.token}\r\n`
  const sent = body('changed')
  const socket = say(`${head}Content-Type: application/json\r\nContent-Length: ${sent.length + 5}\r\n\r\n${sent}`)
  socket.end()
  expect(statusOf(await heardOn(socket)) || 400).toBe(400)
  expect((await 하니.feeds.get({ params: { feedId: id } })).content).toBe('그대로')
})

test('HTTP-04: 17 kB and 70 kB of headers are refused with 431', async () => {
  const answerOf = (size: number) =>
    answerTo('GET /api/feeds HTTP/1.1', 'Host: otday', `X-Long: ${'x'.repeat(size)}`, ends, '', '')
  expect(statusOf(await answerOf(17_000))).toBe(431)
  // A client that is still sending when the answer comes may lose the answer with the connection; then there is no
  // status (NaN).
  expect([431, Number.NaN]).toContain(statusOf(await answerOf(70_000)))
})

test.each([
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../../package.json',
  '/assets/..%5c..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '//etc/passwd',
  '/%00/etc/passwd',
  '/.git/config',
  '/.env',
  '/package.json',
  '/src/main.tsx',
  '/data/pgdata/PG_VERSION',
  '/api/files/../../pgdata/PG_VERSION',
  '/api/images/..%2f..%2fsecret',
  'file:///etc/passwd',
  '/etc/passwd;/assets/',
])('HTTP-05: the path %s serves no file of the disk', async (path) => {
  const answer = await answerTo(`GET ${path} HTTP/1.1`, 'Host: otday', ends, '', '')
  expect([400, 403, 404]).toContain(statusOf(answer))
  expect(answer).not.toMatch(/root:|"dependencies"|\[core\]|createRoot/)
})

test('HTTP-06: forged Host and Forwarded headers appear in no response and in no mail', async () => {
  const poisoned = [
    'Host: evil.example',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'Forwarded: host=evil.example',
  ]
  for (const path of [
    '/',
    '/api/feeds',
    '/api/openapi.json',
    '/oauth2/authorization/google',
    '/nowhere',
    '//evil.example/',
  ])
    expect(await answerTo(`GET ${path} HTTP/1.1`, ...poisoned, ends, '', '')).not.toContain('evil.example')
  const payload = JSON.stringify({ email: 하니.email })
  const asked = [`POST /api/auth/reset-password HTTP/1.1`, ...poisoned, 'Content-Type: application/json']
  expect(statusOf(await answerTo(...asked, `Content-Length: ${payload.length}`, ends, '', payload))).toBe(204)
  await vi.waitFor(() => expect(emailsIn(testApp.config.mail.folder)).toHaveLength(1), { timeout: 30_000 })
  expect(emailsIn(testApp.config.mail.folder)[0]?.raw).not.toContain('evil.example')
})

test.each([
  '/metrics',
  '/actuator',
  '/actuator/env',
  '/actuator/heapdump',
  '/docs',
  '/debug',
  '/server-status',
  '/admin',
  '/h2-console',
  '/swagger-ui/index.html',
])('HTTP-07: a request for %s is answered with 404', async (path) => {
  expect(statusOf(await answerTo(`GET ${path} HTTP/1.1`, 'Host: otday', ends, '', ''))).toBe(404)
})

test('LOG-02: two Host headers are refused, and errors before routing carry the security headers', async () => {
  const twice = await answerTo(
    'GET /healthz HTTP/1.1',
    'Host: otday.kr',
    'Host: evil.example',
    'Connection: close',
    '',
    '',
  )
  expect(twice).toMatch(/^HTTP\/1\.1 400 /)
  expect(twice).toContain('MalformedRequest')
  const malformed = await answerTo('GET /api/feeds/%E0%A4%A HTTP/1.1', 'Host: otday.kr', 'Connection: close', '', '')
  expect(malformed).toMatch(/^HTTP\/1\.1 4\d\d /)
  for (const header of ['content-security-policy', 'x-content-type-options: nosniff', 'x-frame-options'])
    expect(malformed.toLowerCase()).toContain(header)
})

test('HTTP-08: 200 unfinished requests delay nobody and are closed by the server', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${instance.url}/api/feeds`, { headers: { authorization: `Bearer ${하니.token}` } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  // The server ends each of the unfinished requests by itself: with status 408, or without one.
  for (const answer of await Promise.all(half)) expect([408, Number.NaN]).toContain(statusOf(answer))
})
