import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { createClaims } from '#platform/live/claims.ts'
import { originRuleOf } from '#platform/http/cross-site.ts'
import { SendBuffers } from '#platform/live/send-buffers.ts'
import { serveSockJs } from '#platform/live/sockjs/routes.ts'
import { Refusal, type StompApplication } from '#platform/live/stomp/application.ts'
import { createStomp } from '#platform/live/stomp/session.ts'
import { Inbox, rawly, SocketTalk, StompTalk } from '../../kit/live-client.ts'

/** Tests of the transports by themselves, on a server whose single channel sends back each message. */

const options = {
  trustProxy: [],
  corsOrigins: ['https://friend.example'],
  publicUrl: null,
  hstsSubdomains: false,
  logLevel: 'silent',
}
const times = { heartbeat: 300, disconnect: 400 }
const connectWithin = 700

let http: FastifyInstance
let url: string
const hearers = new Set<(body: string) => void>()
let left: Inbox<string>
let sent: Inbox<string>

const echo: StompApplication = {
  connect: async (_visit, headers) => {
    if (headers.get('Authorization') !== 'Bearer key') throw new AppError('Unauthenticated')
    return {
      refusals: '/sub/errors',
      subscribe: async (destination, _headers, deliver) => {
        if (destination === '/sub/errors') return () => {}
        if (destination !== '/sub/echo') throw new AppError('Forbidden')
        hearers.add(deliver)
        return () => hearers.delete(deliver)
      },
      send: async ({ destination, body }) => {
        if (destination === '/pub/refused') throw new Refusal(new AppError('TooManyRequests'))
        if (destination === '/pub/broken') throw new Error('a bug')
        if (destination !== '/pub/echo') throw new AppError('Forbidden')
        sent.put(body)
        for (const deliver of hearers) deliver(body)
      },
      left: () => left.put('left'),
    }
  },
}

/** Opens a server that drops clients which read nothing for `stalled` milliseconds. */
async function openServer(stalled: number) {
  const opened = await createHttpServer(options)
  const unauthenticated = createClaims(30)
  const stomp = createStomp({ application: echo, beat: 200, connectWithin, unauthenticated, log: opened.log })
  const sendBuffers = new SendBuffers({ unsent: 512 * 1024, stalled })
  const origins = originRuleOf(options)
  await serveSockJs(opened, {
    path: '/otday/ws',
    accept: stomp.accept,
    origins,
    secureCookies: false,
    sendBuffers,
    times,
  })
  await opened.listen({ host: '127.0.0.1', port: 0 })
  const { port } = opened.server.address() as AddressInfo
  return { http: opened, url: `http://127.0.0.1:${port}/otday/ws` }
}

beforeAll(async () => {
  ;({ http, url } = await openServer(600))
})
beforeEach(() => {
  hearers.clear()
  left = new Inbox()
  sent = new Inbox()
})
afterAll(() => http.close())

const connect = (headers = {}) => StompTalk.connect(url, 'key', headers)
const errorOf = (body: string) => (JSON.parse(body) as { exceptionName: string }).exceptionName

const information = async () => (await (await fetch(`${url}/info`)).json()) as { entropy: number }

test('the SockJS greeting and info have the contents clients need, and unknown paths get 404', async () => {
  for (const address of [url, `${url}/`]) {
    const greeting = await fetch(address)
    expect([greeting.headers.get('content-type'), await greeting.text()]).toEqual([
      'text/plain; charset=UTF-8',
      'Welcome to SockJS!\n',
    ])
  }
  const [one, two] = await Promise.all([information(), information()])
  expect(one).toMatchObject({ websocket: true, cookie_needed: false, origins: ['*:*'], entropy: expect.any(Number) })
  expect(one.entropy).not.toBe(two.entropy)
  const info = await fetch(`${url}/info`)
  expect(info.headers.get('cache-control')).toContain('no-store')
  for (const path of ['/nothing', '/a/b/nothing', '/a.b/c/xhr', '/a/b.c/xhr', '/iframe.html'])
    expect((await fetch(url + path, { method: path.endsWith('xhr') ? 'POST' : 'GET' })).status).toBe(404)
})

test('info, websocket and xhr refuse foreign origins and accept the own and the configured ones', async () => {
  const own = new URL(url).origin
  for (const origin of ['https://evil.example', 'null', `${own}.evil.example`, own.replace('http', 'https') + '1']) {
    expect((await fetch(`${url}/info`, { headers: { origin } })).status).toBe(403)
    await expect(SocketTalk.open(`${url}/websocket`, { origin })).rejects.toThrow('403')
    const session = `${url}/a/${randomUUID()}`
    expect((await fetch(`${session}/xhr`, { method: 'POST', headers: { origin } })).status).toBe(403)
  }
  for (const origin of [own, 'https://friend.example'])
    (await SocketTalk.open(`${url}/websocket`, { origin })).socket.terminate()
  const preflight = await fetch(`${url}/info`, {
    method: 'OPTIONS',
    headers: { origin: 'https://friend.example', 'access-control-request-method': 'GET' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://friend.example')
})

test('a SockJS websocket frames opening, STOMP messages, heartbeats and close as o, a[…], h and c[…]', async () => {
  const talk = await SocketTalk.open(`${url}/000/${randomUUID()}/websocket`)
  expect(await talk.texts.next()).toBe('o')
  talk.socket.send(JSON.stringify(['CONNECT\nAuthorization:Bearer key\n\n\0']))
  expect(await talk.texts.next()).toMatch(/^a\["CONNECTED\\n/)
  expect(await talk.texts.next()).toBe('h')
  talk.socket.send('')
  // A STOMP frame may come in several parts; a message is an array of such parts or a single one.
  talk.socket.send(JSON.stringify(['SEND\ndestination:/pub/echo\n', '\n여러']))
  talk.socket.send(JSON.stringify(' 조각\0'))
  expect(await sent.next()).toBe('여러 조각')
  talk.socket.send(JSON.stringify(['DISCONNECT\nreceipt:bye\n\n\0']))
  const texts = [await talk.texts.next(), await talk.texts.next()].filter((text) => text !== 'h')
  expect(texts.join()).toContain('RECEIPT')
  expect([...texts, ...talk.texts.waiting].join()).toMatch(/c\[1000,""\]|RECEIPT/)
  expect(await talk.closed).toBe(1000)
})

test('a text that is not a SockJS frame closes the websocket with 1007', async () => {
  for (const text of ['not json', '{"a":1}', '[1]']) {
    const talk = await SocketTalk.open(`${url}/000/${randomUUID()}/websocket`)
    talk.socket.send(text)
    expect(await talk.closed).toBe(1007)
  }
})

/** Returns the text answer to one request of a session-bound transport. */
async function ask(session: string, transport: string, body?: string, init: RequestInit = {}) {
  const query = ['jsonp', 'htmlfile'].includes(transport) ? '?c=call.back' : ''
  const isGet = ['jsonp', 'htmlfile', 'eventsource'].includes(transport)
  const response = await fetch(`${url}/000/${session}/${transport}${query}`, {
    method: isGet ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    ...init,
  })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}
const hello = JSON.stringify(['CONNECT\nAuthorization:Bearer key\n\n\0'])

test('each xhr poll returns one frame, and waiting messages come together in one array', async () => {
  const session = randomUUID()
  expect(await ask(session, 'xhr')).toEqual({ status: 200, type: 'application/javascript; charset=UTF-8', text: 'o\n' })
  expect(await ask(session, 'xhr_send', hello)).toMatchObject({ status: 204, type: 'text/plain; charset=UTF-8' })
  expect((await ask(session, 'xhr')).text).toMatch(/^a\["CONNECTED\\n.*"\]\n$/)
  const subscribe = 'SUBSCRIBE\nid:1\ndestination:/sub/echo\n\n\0'
  const say = (text: string) => `SEND\ndestination:/pub/echo\n\n${text}\0`
  await ask(session, 'xhr_send', JSON.stringify([subscribe, say('하나'), say('둘')]))
  await sent.next()
  await sent.next()
  const texts = JSON.parse((await ask(session, 'xhr')).text.slice(1)) as string[]
  expect(texts.map((text) => text.split('\n\n')[1])).toEqual(['하나\0', '둘\0'])
  expect((await ask(session, 'xhr')).text).toBe('h\n')
})

test('a second simultaneous poll of a session gets close code 2010, and the first poll goes on', async () => {
  const session = randomUUID()
  await ask(session, 'xhr')
  const first = ask(session, 'xhr')
  await setTimeout(50)
  expect((await ask(session, 'xhr')).text).toBe('c[2010,"Another connection still open"]\n')
  expect((await first).text).toBe('h\n')
})

test('a session that is no longer polled expires and then gets 404', async () => {
  const session = randomUUID()
  await ask(session, 'xhr')
  await ask(session, 'xhr_send', hello)
  await expect.poll(async () => (await ask(session, 'xhr_send', '["\\n"]')).status).toBe(404)
})

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

test('POLL-01: requests to a session with another browser’s cookie or without a cookie get 404', async () => {
  const info = await fetch(`${url}/info`)
  const [set] = info.headers.getSetCookie()
  expect(set).toMatch(/^WS_BROWSER=[\w-]{22}; .*Path=\/otday\/ws; HttpOnly; SameSite=Lax$/)
  const own = { headers: { cookie: cookieOf(info) } }
  const other = { headers: { cookie: cookieOf(await fetch(`${url}/info`)) } }
  expect((await fetch(`${url}/info`, own)).headers.getSetCookie()).toEqual([])
  const session = randomUUID()
  expect((await ask(session, 'xhr', undefined, own)).text).toBe('o\n')
  for (const foreign of [other, {}]) {
    expect((await ask(session, 'xhr_send', hello, foreign)).status).toBe(404)
    for (const transport of ['xhr', 'xhr_streaming', 'eventsource', 'jsonp', 'htmlfile'])
      expect((await ask(session, transport, undefined, foreign)).status).toBe(404)
  }
  expect((await ask(session, 'xhr_send', hello, own)).status).toBe(204)
})

test('POLL-01: a session opened without a cookie binds to its browser once the issued cookie comes back', async () => {
  const session = randomUUID()
  const address = `${url}/000/${session}/xhr`
  const first = await fetch(address, { method: 'POST' })
  const own = { headers: { cookie: cookieOf(first) } }
  expect((await ask(session, 'xhr_send', hello)).status).toBe(204)
  const foreign = { headers: { cookie: cookieOf(await fetch(`${url}/info`)) } }
  expect((await ask(session, 'xhr', undefined, foreign)).status).toBe(404)
  expect((await ask(session, 'xhr', undefined, own)).text).toContain('CONNECTED')
  expect((await ask(session, 'xhr_send', '["\\n"]')).status).toBe(404)
  expect((await ask(session, 'xhr_send', '["\\n"]', own)).status).toBe(204)
})

test('sends to an unknown session get 404, malformed bodies 400 and oversized ones 413', async () => {
  expect((await ask(randomUUID(), 'xhr_send', '["x"]')).status).toBe(404)
  expect((await ask(randomUUID(), 'jsonp_send', 'd=%5B%22x%22%5D')).status).toBe(404)
  const session = randomUUID()
  await ask(session, 'xhr')
  for (const body of ['', '["x', '{"a":1}', '[1]']) expect((await ask(session, 'xhr_send', body)).status).toBe(400)
  expect((await ask(session, 'xhr_send', `["${'x'.repeat(200_000)}"]`)).status).toBe(413)
})

test('each poll after a session has ended gets the close frame', async () => {
  const session = randomUUID()
  await ask(session, 'xhr')
  await ask(session, 'xhr_send', JSON.stringify(['CONNECT\nAuthorization:Bearer wrong\n\n\0']))
  expect((await ask(session, 'xhr')).text).toContain('ERROR')
  for (let again = 0; again < 2; again++) expect((await ask(session, 'xhr')).text).toBe('c[1008,"Unauthenticated"]\n')
})

test.each([
  ['xhr_streaming', 'application/javascript; charset=UTF-8', `${'h'.repeat(2048)}\no\na["CONNECTED`, '"]\n'],
  ['eventsource', 'text/event-stream; charset=UTF-8', '\r\ndata: o\r\n\r\ndata: a["CONNECTED', '"]\r\n\r\n'],
  ['htmlfile', 'text/html; charset=UTF-8', 'p("o");\n</script>\r\n<script>\np("a[\\"CONNECTED', '"]");\n</script>\r\n'],
])('%s streams the opening and the STOMP frames in one open response', async (transport, type, beginning, ending) => {
  const session = randomUUID()
  const isGet = transport !== 'xhr_streaming'
  const abort = new AbortController()
  const response = await fetch(`${url}/000/${session}/${transport}?c=call.back`, {
    method: isGet ? 'GET' : 'POST',
    signal: abort.signal,
  })
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (piece: string) => {
    while (!text.includes(piece)) text += (await reader?.read())?.value ?? ''
  }
  await until(transport === 'htmlfile' ? 'p("o")' : 'o')
  expect((await ask(session, 'xhr_send', hello)).status).toBe(204)
  await until('CONNECTED')
  await until(transport === 'htmlfile' ? '\\"]' : '"]')
  expect(text).toContain(beginning)
  expect(text).toContain(transport === 'htmlfile' ? ending.replace('"]', '\\"]') : ending)
  abort.abort()
  await left.next()
})

test('jsonp polls by callback and sends by form, and refuses callbacks that are not plain names', async () => {
  const session = randomUUID()
  expect(await ask(session, 'jsonp')).toEqual({
    status: 200,
    type: 'application/javascript; charset=UTF-8',
    text: '/**/call.back("o");\r\n',
  })
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const body = `d=${encodeURIComponent(hello)}`
  expect(await ask(session, 'jsonp_send', body, form)).toMatchObject({ status: 200, text: 'ok' })
  expect((await ask(session, 'jsonp')).text).toContain('CONNECTED')
  for (const callback of ['', '?c=', '?c=alert(1)', '?c=%3Cscript%3E', `?c=${'a'.repeat(200)}`])
    for (const transport of ['jsonp', 'htmlfile'])
      expect((await fetch(`${url}/000/${randomUUID()}/${transport}${callback}`)).status).toBe(400)
})

test('CONNECT negotiates version and heartbeats, and refuses bad tokens, versions and heartbeats', async () => {
  for (const [accepts, version] of [
    ['1.0,1.1,1.2', '1.2'],
    ['1.1,1.0', '1.1'],
    ['1.0', '1.0'],
  ] as const) {
    const talk = await StompTalk.open(url)
    talk.send('CONNECT', { 'accept-version': accepts, Authorization: 'Bearer key', 'heart-beat': '100,100' })
    expect(Object.fromEntries((await talk.expect('CONNECTED')).headers)).toMatchObject({
      version,
      'heart-beat': '200,200',
    })
    await talk.leave()
  }
  const old = await StompTalk.open(url)
  old.send('STOMP', { Authorization: 'Bearer key' })
  expect((await old.expect('CONNECTED')).headers.get('version')).toBe('1.0')
  await old.leave()
  const refused: [Record<string, string>, string][] = [
    [{}, 'Unauthenticated'],
    [{ Authorization: 'Bearer forged' }, 'Unauthenticated'],
    [{ Authorization: 'Bearer key', 'accept-version': '2.0' }, 'MalformedRequest'],
    [{ Authorization: 'Bearer key', 'heart-beat': 'soon' }, 'MalformedRequest'],
  ]
  for (const [headers, exceptionName] of refused) {
    const talk = await StompTalk.open(url)
    talk.send('CONNECT', headers)
    const frame = await talk.expect('ERROR')
    expect(frame.headers.get('message')).toMatch(/[가-힣]/)
    expect(errorOf(frame.body)).toBe(exceptionName)
    expect(await talk.closed).toBe(1008)
  }
})

test('frames before CONNECT are refused, and a connection without CONNECT is closed in time', async () => {
  for (const command of ['SEND', 'SUBSCRIBE', 'DISCONNECT', 'NONSENSE']) {
    const talk = await StompTalk.open(url)
    talk.send(command, { destination: '/pub/echo', id: '1' }, command === 'SEND' ? '몰래' : '')
    expect(errorOf((await talk.expect('ERROR')).body)).toBe('Unauthenticated')
    await talk.closed
  }
  expect(sent.waiting).toEqual([])
  const silent = await StompTalk.open(url)
  expect(errorOf((await silent.expect('ERROR')).body)).toBe('Unauthenticated')
  await silent.closed
})

test('messages and receipts come once and in order, and no message comes after UNSUBSCRIBE', async () => {
  const talk = await connect()
  await talk.subscribe('/sub/echo', 'mine')
  for (let index = 0; index < 20; index++)
    talk.send('SEND', { destination: '/pub/echo', receipt: `${index}` }, `${index}`)
  const bodies: string[] = []
  const receipts: string[] = []
  for (let index = 0; index < 40; index++) {
    const { command, headers, body } = await talk.frames.next()
    if (command === 'RECEIPT') receipts.push(headers.get('receipt-id') ?? '')
    else {
      bodies.push(body)
      expect(headers.get('subscription')).toBe('mine')
      expect(headers.get('destination')).toBe('/sub/echo')
      expect(headers.get('message-id')).toBeTruthy()
    }
  }
  const counted = Array.from({ length: 20 }, (_, index) => `${index}`)
  expect([bodies, receipts]).toEqual([counted, counted])
  talk.send('UNSUBSCRIBE', { id: 'mine' })
  talk.send('SEND', { destination: '/pub/echo', receipt: 'unheard' }, '…')
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe('unheard')
  for (let index = 0; index < 21; index++) await sent.next()
  await talk.leave()
})

test('frames are parsed when they come byte by byte, two at once, or as binary', async () => {
  const talk = await connect()
  const frame = 'SEND\ndestination:/pub/echo\ncontent-length:8\n\n한 \u0000글\0'
  for (const octet of Buffer.from(frame)) talk.write(Buffer.from([octet]))
  talk.write(`${frame}\n\n${frame}`)
  for (let index = 0; index < 3; index++) expect(await sent.next()).toBe('한 \u0000글')
  await talk.leave()
})

test('a transaction is sent at COMMIT and dropped at ABORT, and a second COMMIT is refused', async () => {
  const talk = await connect()
  for (const transaction of ['kept', 'dropped']) {
    talk.send('BEGIN', { transaction })
    talk.send('SEND', { destination: '/pub/echo', transaction }, transaction)
  }
  talk.send('ABORT', { transaction: 'dropped' })
  talk.send('COMMIT', { transaction: 'kept', receipt: 'done' })
  await talk.expect('RECEIPT')
  expect(await sent.next()).toBe('kept')
  expect(sent.waiting).toEqual([])
  talk.send('COMMIT', { transaction: 'kept' })
  expect(errorOf((await talk.expect('ERROR')).body)).toBe('MalformedRequest')
})

test('a message of an ack subscription carries an ack id that ACK and NACK accept', async () => {
  const talk = await connect()
  talk.send('SUBSCRIBE', { id: 'a', destination: '/sub/echo', ack: 'client' })
  talk.send('SEND', { destination: '/pub/echo' }, 'x')
  const ack = (await talk.expect('MESSAGE')).headers.get('ack') ?? ''
  talk.send('ACK', { id: ack })
  talk.send('NACK', { id: ack, receipt: 'heard' })
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe('heard')
  await sent.next()
  await talk.leave()
})

test('a refused message is answered on /sub/errors if subscribed, and the connection stays open', async () => {
  const talk = await connect()
  await talk.subscribe('/sub/errors')
  talk.send('SEND', { destination: '/pub/refused', receipt: '7' }, 'x')
  expect(await talk.message()).toMatchObject({
    receipt: '7',
    exceptionName: 'TooManyRequests',
    message: expect.stringMatching(/[가-힣]/),
  })
  talk.send('SEND', { destination: '/pub/echo', receipt: '8' }, 'y')
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe('8')
  await sent.next()
  talk.send('UNSUBSCRIBE', { id: '/sub/errors' })
  talk.send('SEND', { destination: '/pub/refused', receipt: '9' }, 'z')
  talk.send('SEND', { destination: '/pub/echo', receipt: '10' }, 'y')
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe('10')
  await sent.next()
  await talk.leave()
})

test.each([
  ['another’s destination', 'SUBSCRIBE\nid:1\ndestination:/sub/other\n\n\0', 'Forbidden'],
  ['a wildcard', 'SUBSCRIBE\nid:1\ndestination:/sub/*\n\n\0', 'Forbidden'],
  ['a SEND straight to a topic', 'SEND\ndestination:/sub/echo\n\nx\0', 'Forbidden'],
  ['a SUBSCRIBE without a destination', 'SUBSCRIBE\nid:1\n\n\0', 'MalformedRequest'],
  [
    'an id twice',
    'SUBSCRIBE\nid:1\ndestination:/sub/echo\n\n\0SUBSCRIBE\nid:1\ndestination:/sub/echo\n\n\0',
    'MalformedRequest',
  ],
  ['UNSUBSCRIBE of nothing', 'UNSUBSCRIBE\nid:1\n\n\0', 'MalformedRequest'],
  ['a second CONNECT', 'CONNECT\nAuthorization:Bearer key\n\n\0', 'MalformedRequest'],
  ['an unknown command', 'HELLO\n\n\0', 'MalformedRequest'],
  ['a body where none may be', 'UNSUBSCRIBE\nid:1\n\nbody\0', 'MalformedRequest'],
  ['an undefined escape', 'SEND\ndestination:/pub\\techo\n\n\0', 'MalformedRequest'],
  ['a broken header', 'SEND\nnothing\n\n\0', 'MalformedRequest'],
  ['100 kB', `SEND\ndestination:/pub/echo\n\n${'x'.repeat(100_000)}\0`, 'PayloadTooLarge'],
  [
    '101 subscriptions',
    Array.from({ length: 101 }, (_, id) => `SUBSCRIBE\nid:${id}\ndestination:/sub/echo\n\n\0`).join(''),
    'TooManyRequests',
  ],
  ['a bug of ours', 'SEND\ndestination:/pub/broken\nreceipt:9\n\nx\0', 'Internal'],
])('%s gets an ERROR in Korean and closes that connection alone', async (_what, text, exceptionName) => {
  const [talk, other] = await Promise.all([connect(), connect()])
  talk.write(text)
  const frame = await talk.expect('ERROR')
  expect(errorOf(frame.body)).toBe(exceptionName)
  expect(frame.headers.get('message')).toMatch(/[가-힣]/)
  expect(frame.body).not.toContain('a bug')
  expect(await talk.closed).toBe(1008)
  other.send('SEND', { destination: '/pub/echo', receipt: 'alive' }, '')
  await other.expect('RECEIPT')
  await sent.next()
  await other.leave()
})

test('a text too large for a socket closes that socket with 1009', async () => {
  const talk = await connect()
  talk.write('x'.repeat(1024 * 1024))
  expect(await talk.closed).toBe(1009)
})

test('heartbeats are sent in time, and a client that misses its promised heartbeats is disconnected', async () => {
  const talk = await connect({ 'heart-beat': '100,100' })
  const begun = performance.now()
  await talk.closed
  expect(talk.beats).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(5000)
  const steady = await connect({ 'heart-beat': '100,0' })
  for (let beat = 0; beat < 8; beat++) {
    await setTimeout(100)
    steady.write('\n')
  }
  steady.send('DISCONNECT', { receipt: 'bye' })
  expect((await steady.expect('RECEIPT')).headers.get('receipt-id')).toBe('bye')
  expect(await steady.closed).toBe(1000)
})

test('a client that does not read is dropped without delaying other clients', async () => {
  const slow = await connect()
  await slow.subscribe('/sub/echo')
  const other = await connect()
  slow.socket.pause()
  let isGone = false
  const gone = left.next().then(() => {
    isGone = true
  })
  const large = 'x'.repeat(60_000)
  // Buffers of the operating system take some megabytes that the server does not count, so the test sends more than
  // that.
  for (let index = 0; index < 400 && !isGone; index++) {
    other.send('SEND', { destination: '/pub/echo', receipt: `${index}` }, large)
    await other.expect('RECEIPT')
    await sent.next()
  }
  await gone
  slow.socket.terminate()
  await other.leave()
})

test('a client that sends pings and never reads the pongs is dropped when its send buffer is full', async () => {
  const tolerant = await openServer(600_000)
  const { socket, closed } = await StompTalk.connect(tolerant.url, 'key')
  socket.pause()
  const ping = Buffer.alloc(125, 'x')
  for (let round = 0; round < 4000 && socket.readyState === socket.OPEN; round++) {
    for (let index = 0; index < 200; index++) socket.ping(ping, true, () => {})
    await setTimeout(1)
  }
  await left.next()
  socket.terminate()
  await closed
  await tolerant.http.close()
})

test('an address with too many unauthenticated connections gets TooManyConnections', async () => {
  const talks = await Promise.all(Array.from({ length: 31 }, () => StompTalk.open(url)))
  const first = await Promise.race(talks.map((talk) => talk.expect('ERROR')))
  expect(errorOf(first.body)).toBe('TooManyConnections')
  await Promise.all(talks.map(({ closed }) => closed))
})

test('an upgrade request for a path that is not a socket gets an ordinary HTTP response', async () => {
  const { host, origin } = new URL(url)
  const upgrade = (path: string, protocol = 'websocket') =>
    rawly(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`)
  expect(await upgrade('/otday/nothing')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await upgrade('/otday/ws/websocket')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await upgrade('/otday/ws/info', 'h2c')).toMatch(/^HTTP\/1\.1 200 /)
  expect((await fetch(`${url}/websocket`)).status).toBe(400)
})
