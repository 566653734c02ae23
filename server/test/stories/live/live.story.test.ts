import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { conversationTopic, live } from '@otday/contract'
import { Client } from '@stomp/stompjs'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import SockJS from 'sockjs-client'
import { WebSocket } from 'ws'
import { inTransaction } from '#platform/db/index.ts'
import { deliver } from '../../../src/notifications/index.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { inboxOf } from '../../kit/fixtures.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { type Instance, type TestUser, testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers({ BASE_PATH: '/otday' })
let instance: Instance
let topic: string
beforeAll(async () => {
  instance = await testApp.listen()
})
beforeEach(() => {
  topic = conversationTopic(하니.id, 민지.id)
})

const socket = (who: TestUser, at = instance) => StompTalk.connect(at.url + live.socket, who.token)
const stream = (who: TestUser, headers = {}, at = instance) => StreamTalk.open(at.url + live.stream, who.token, headers)
const messageBody = (from: TestUser, to: TestUser, content: string) =>
  JSON.stringify({ senderId: from.id, receiverId: to.id, content })
let receipts = 0
/** Sends a message and waits for its receipt, which means that the message is stored. */
async function say(talk: StompTalk, from: TestUser, to: TestUser, content: string, clientMessageId?: string) {
  const receipt = `r${++receipts}`
  const named = clientMessageId ? { [live.clientMessageId]: clientMessageId } : {}
  talk.send('SEND', { destination: live.send, receipt, ...named }, messageBody(from, to, content))
  for (;;) {
    const frame = await talk.frames.next()
    if (frame.command === 'ERROR') throw new Error(frame.body)
    if (frame.headers.get('receipt-id') === receipt) return
  }
}
async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
const history = async (who: TestUser, other: TestUser) =>
  (await who.messages.list({ query: { userId: other.id, limit: 100 } })).data.map(({ content }) => content).toReversed()
let news = 0
const tell = (who: TestUser, content = `소식 ${++news}`) =>
  inTransaction(testApp.database.db, (tx) =>
    deliver(testApp.app.signals, tx, {
      receiverId: who.id,
      kind: 'feed.liked',
      level: 'INFO',
      title: '좋아요',
      content,
      targetUrl: null,
      eventKey: randomUUID(),
      at: testApp.clock.now(),
    }),
  )
const signOut = (who: TestUser) =>
  testApp.inject({ method: 'POST', url: '/otday/api/auth/sign-out', headers: { authorization: `Bearer ${who.token}` } })
const errorOf = (body: string) => (JSON.parse(body) as { exceptionName: string }).exceptionName

test('each message reaches every window of both people once and in order', async () => {
  const [hers, hersToo, mine] = [await socket(하니), await socket(하니), await socket(민지)]
  for (const talk of [hers, hersToo, mine]) await talk.subscribe(topic)
  const speaker = await socket(하니)
  const said = Array.from({ length: 20 }, (_, index) => `안녕 ${index}`)
  for (const content of said) await say(speaker, 하니, 민지, content)
  for (const talk of [hers, hersToo, mine]) {
    const heard = []
    for (const content of said) {
      const message = await talk.message()
      expect(message).toMatchObject({
        content,
        clientMessageId: null,
        receiverId: 민지.id,
        sender: { userId: 하니.id, name: '하니' },
        receiver: { userId: 민지.id, name: '민지' },
      })
      heard.push(message['content'])
    }
    expect(talk.frames.waiting).toEqual([])
  }
  expect(await history(민지, 하니)).toEqual(said)
  for (const talk of [hers, hersToo, mine, speaker]) await talk.leave()
})

test('a message sent again under its client message id is stored and delivered once', async () => {
  const [hers, mine] = [await socket(하니), await socket(민지)]
  await mine.subscribe(topic)
  const id = randomUUID()
  for (let time = 0; time < 3; time++) await say(hers, 하니, 민지, '한 번만', id)
  await say(hers, 하니, 민지, '다음')
  expect(await mine.message()).toMatchObject({ content: '한 번만', clientMessageId: id })
  expect(await mine.message()).toMatchObject({ content: '다음' })
  expect(await history(하니, 민지)).toEqual(['한 번만', '다음'])
  for (const talk of [hers, mine]) await talk.leave()
})

test('subscriptions to foreign or unknown conversations are refused, to one’s own topic accepted', async () => {
  const other = await testApp.signUp('남남')
  const forged = [topic, topic.toUpperCase(), '/sub/direct-messages_*', '/sub/*', '/sub/direct-messages_', '/topic/x']
  for (const destination of forged) {
    const talk = await socket(other)
    talk.send('SUBSCRIBE', { id: '1', destination })
    expect(errorOf((await talk.expect('ERROR')).body)).toBe('Forbidden')
    await talk.closed
  }
  const self = await socket(하니)
  await self.subscribe(conversationTopic(하니.id, 하니.id))
  await self.subscribe(conversationTopic(하니.id, 민지.id))
  const stranger = await socket(하니)
  stranger.send('SUBSCRIBE', { id: '1', destination: conversationTopic(하니.id, randomUUID() as TestUser['id']) })
  expect(errorOf((await stranger.expect('ERROR')).body)).toBe('UserNotFound')
  await self.leave()
})

test('messages in another’s name or to a destination other than send are refused and not stored', async () => {
  for (const [destination, body] of [
    [live.send, messageBody(민지, 하니, '나는 민지')],
    [topic, messageBody(하니, 민지, '바로')],
    ['/pub/other', messageBody(하니, 민지, '어디로')],
    [live.send, 'not json'],
  ] as const) {
    const talk = await socket(하니)
    talk.send('SEND', { destination }, body)
    expect(['Forbidden', 'MalformedRequest']).toContain(errorOf((await talk.expect('ERROR')).body))
    await talk.closed
  }
  expect(await history(하니, 민지)).toEqual([])
})

test('a message refused for its content leaves the connection open and says why', async () => {
  const talk = await socket(하니)
  await talk.subscribe(live.refusals)
  for (const content of ['', ' \u200b ', 'ㅋ'.repeat(2001)]) {
    talk.send('SEND', { destination: live.send, receipt: content.slice(0, 1) || 'x' }, messageBody(하니, 민지, content))
    expect(await talk.message()).toMatchObject({
      exceptionName: 'InvalidInput',
      message: expect.stringMatching(/[가-힣]/),
    })
  }
  await say(talk, 하니, 민지, 'ㅋ'.repeat(2000))
  await talk.leave()
})

test('messages beyond the rate limit of a person are refused on all connections and not stored', async () => {
  const measured = await testApp.listen({ RATE_LIMITS: 'on', RATE_MESSAGE: '3/60' })
  const [one, two] = [await socket(하니, measured), await socket(하니, measured)]
  await two.subscribe(live.refusals)
  for (let index = 0; index < 3; index++) await say(one, 하니, 민지, `${index}`)
  two.send('SEND', { destination: live.send, receipt: '4' }, messageBody(하니, 민지, '더'))
  expect(await two.message()).toMatchObject({ receipt: '4', exceptionName: 'TooManyRequests' })
  expect(await history(하니, 민지)).toHaveLength(3)
  await measured.close()
})

test('a subscriber who does not declare viewing gets the unread count raised by each message', async () => {
  const [hers, mine] = [await socket(하니), await socket(민지)]
  await mine.subscribe(topic)
  for (const [index, content] of ['하나', '둘'].entries()) {
    await say(hers, 하니, 민지, content)
    expect(await mine.message()).toMatchObject({ content })
    const { data } = await 민지.conversations.list({ query: {} })
    expect(data[0]?.unreadCount).toBe(index + 1)
    expect((await inboxOf(testApp, 민지)).totalCount).toBe(1)
  }
  await mine.leave()
  await hers.leave()
})

test('a person viewing a conversation gets no notification of its messages until leaving it', async () => {
  const [hers, mine] = [await socket(하니), await socket(민지)]
  await mine.viewConversation(topic)
  await say(hers, 하니, 민지, '보고 있지')
  expect((await inboxOf(testApp, 민지)).totalCount).toBe(0)
  await mine.leave()
  await expect
    .poll(async () => (await testApp.database.db.selectFrom('conversationWatches').selectAll().execute()).length)
    .toBe(0)
  await say(hers, 하니, 민지, '이제 없네')
  expect((await inboxOf(testApp, 민지)).totalCount).toBe(1)
  await hers.leave()
})

test('notifications reach every stream of their receiver and nobody else', async () => {
  const [hers, hersToo, others] = [await stream(하니), await stream(하니), await stream(민지)]
  expect(Object.fromEntries(hers.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  await tell(하니, '여러\n줄 알림')
  for (const each of [hers, hersToo]) {
    const { event, id, data } = await each.events.next()
    expect([event, id]).toEqual(['notifications', '1'])
    expect(JSON.parse(data)).toMatchObject({
      receiverId: 하니.id,
      content: '여러\n줄 알림',
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(Object.keys(JSON.parse(data) as object)).not.toContain('eventKey')
  }
  await tell(민지, '민지의 것')
  expect(JSON.parse((await others.events.next()).data)).toMatchObject({ content: '민지의 것' })
  for (const each of [hers, hersToo, others]) each.close()
})

test('reading in one window sends the new notification total to all windows of the reader alone', async () => {
  const [hers, hersToo, others] = [await stream(하니), await stream(하니), await stream(민지)]
  const speaker = await socket(민지)
  await say(speaker, 민지, 하니, '안녕')
  for (let count = 0; count < 2; count++) await tell(하니)
  for (const each of [hers, hersToo]) for (let count = 0; count < 3; count++) await each.events.next()
  await 하니.conversations.read({ params: { partnerId: 민지.id } })
  for (const each of [hers, hersToo]) expect(await each.comments.next()).toBe(': total 2')
  const { data } = await inboxOf(testApp, 하니)
  for (const { id } of data) {
    await 하니.notifications.delete({ params: { notificationId: id } })
    for (const each of [hers, hersToo]) expect(await each.comments.next()).toMatch(/^: total [01]$/)
  }
  await tell(민지)
  await others.events.next()
  for (const each of [hers, hersToo, others]) {
    expect([...each.comments.waiting, ...each.events.waiting]).toEqual([])
    each.close()
  }
  await speaker.leave()
})

test('an open stream sends a comment every fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const heard = await stream(하니)
  for (let beat = 0; beat < 3; beat++) {
    vi.advanceTimersByTime(15_000)
    expect(await heard.comments.next()).toBe(':')
  }
  vi.useRealTimers()
  heard.close()
})

test('a stream resumes after its last event id in order, and an odd id replays nothing', async () => {
  const first = await stream(하니)
  await tell(하니, '하나')
  const { id } = await first.events.next()
  first.close()
  for (const content of ['둘', '셋', '넷']) await tell(하니, content)
  for (const [headers, query] of [
    [{ 'last-event-id': id }, ''],
    [{}, `?lastEventId=${id}`],
    [{}, `?LastEventId=${id}`],
  ] as const) {
    const again = await StreamTalk.open(instance.url + live.stream + query, 하니.token, headers)
    const contents = []
    for (let index = 0; index < 3; index++) contents.push(JSON.parse((await again.events.next()).data).content)
    expect(contents).toEqual(['둘', '셋', '넷'])
    again.close()
  }
  const odd = []
  for (const lastEventId of ['999999', '-1', 'x', '1e3', "1' or 1=1", '9'.repeat(40)])
    odd.push(await stream(하니, { 'last-event-id': lastEventId }))
  await tell(하니, '다섯')
  for (const each of odd) {
    expect(JSON.parse((await each.events.next()).data).content).toBe('다섯')
    each.close()
  }
})

test('a stream resumed while notifications are sent misses and doubles none', async () => {
  for (let round = 0; round < 5; round++) {
    const before = await stream(하니)
    await tell(하니)
    const { id } = await before.events.next()
    before.close()
    const delivery = Promise.all(Array.from({ length: 10 }, () => tell(하니)))
    const after = await stream(하니, { 'last-event-id': id })
    await delivery
    const ids = []
    for (let index = 0; index < 10; index++) ids.push(Number((await after.events.next()).id))
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => Number(id) + 1 + index))
    after.close()
  }
})

test('a stream that is not read is closed, and its receiver can resume without loss', async () => {
  const { hostname, port } = new URL(instance.url)
  const sleeper = net.connect(Number(port), hostname)
  const head = `GET /otday${live.stream} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${하니.token}\r\n\r\n`
  sleeper.write(head)
  sleeper.pause()
  const awake = await stream(하니)
  const large = '가'.repeat(100_000)
  for (let index = 0; index < 60; index++) {
    await tell(하니, `${index} ${large}`)
    await awake.events.next()
  }
  let octets = 0
  for await (const chunk of sleeper.resume()) octets += (chunk as Buffer).length
  expect(octets).toBeLessThan(60 * 300_000)
  awake.close()
  const again = await stream(하니, { 'last-event-id': '57' })
  for (const index of [57, 58, 59]) expect((await again.events.next()).data).toContain(`"${index} 가`)
  again.close()
})

test('clients that disconnect during the handshake use up none of the twenty stream places', async () => {
  const { hostname, port } = new URL(instance.url)
  const request = `GET /otday${live.stream} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${하니.token}\r\n\r\n`
  for (let index = 0; index < 60; index++) {
    const hasty = net.connect(Number(port), hostname)
    await new Promise<void>((resolve) => hasty.write(request, () => resolve()))
    if (index % 3 === 0) await new Promise(setImmediate)
    hasty.destroy()
  }
  const opened = () => stream(하니)
  await expect
    .poll(
      async () => {
        const streams = await Promise.all(Array.from({ length: 20 }, opened))
        for (const each of streams) each.close()
        return streams.map(({ status }) => status)
      },
      { timeout: 20_000 },
    )
    .toEqual(Array.from({ length: 20 }, () => 200))
})

test('streams and sockets with a missing, invalid or expired token are refused', async () => {
  for (const token of ['', 'junk', `${하니.token}x`])
    expect((await StreamTalk.open(instance.url + live.stream, token)).status).toBe(401)
  expect((await fetch(`${instance.url}${live.stream}?token=${하니.token}&access_token=${하니.token}`)).status).toBe(401)
  testApp.clock.advance(15 * 60 + 30)
  const late = await stream(하니)
  expect(late.status).toBe(200)
  late.close()
  testApp.clock.advance(60)
  expect((await stream(하니)).status).toBe(401)
  await expect(socket(하니)).rejects.toThrow('Unauthenticated')
  testApp.clock.reset()
})

test('open connections outlive their access token and end at sign-out', async () => {
  const [heard, talk] = [await stream(하니), await socket(하니)]
  await talk.subscribe(topic)
  testApp.clock.advance(60 * 60)
  await tell(하니)
  await heard.events.next()
  await say(talk, 하니, 민지, '아직 여기')
  testApp.clock.reset()
  const begun = performance.now()
  await signOut(하니)
  await heard.ended
  while ((await talk.frames.next()).command !== 'ERROR');
  await talk.closed
  expect(performance.now() - begun).toBeLessThan(5000)
})

test.each([
  ['a lock', () => testApp.database.db.updateTable('users').set({ lockedAt: new Date() })],
  ['another role', () => testApp.database.db.updateTable('users').set({ role: 'ADMIN' })],
])('%s written to the database without a signal ends the open connections of that person', async (_what, change) => {
  const [heard, talk] = [await stream(하니), await socket(하니)]
  const other = await stream(민지)
  await change().where('id', '=', 하니.id).execute()
  await heard.ended
  await talk.closed
  await tell(민지)
  await other.events.next()
  other.close()
})

test('a password change elsewhere ends open connections and refuses the old token', async () => {
  const [heard, talk] = [await stream(하니), await socket(하니)]
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  await elsewhere.auth.changePassword({ params: { userId: 하니.id }, body: { password: 'otday456!' } })
  await heard.ended
  await talk.closed
  expect((await stream(하니)).status).toBe(401)
})

test('a refresh token replayed after its rotation ends the open connections of its session', async () => {
  const [heard, talk] = [await stream(하니), await socket(하니)]
  const refresh = (cookie: string) => {
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
    const headers = { cookie, 'x-xsrf-token': csrf }
    return testApp.inject({ method: 'POST', url: '/otday/api/auth/refresh', headers })
  }
  const { statusCode, cookies } = await refresh(하니.cookies)
  expect(statusCode).toBe(200)
  const newer = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const csrf = /XSRF-TOKEN=[^;]+/.exec(하니.cookies)?.[0]
  expect((await refresh(`${csrf}; ${newer}`)).statusCode).toBe(200)
  testApp.clock.advance(61)
  expect((await refresh(하니.cookies)).statusCode).toBe(401)
  await heard.ended
  await talk.closed
  testApp.clock.reset()
})

test('a locked sender’s message is not stored, even before the lock has been noticed', async () => {
  const talk = await socket(하니)
  await testApp.database.db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', 하니.id).execute()
  talk.send('SEND', { destination: live.send, receipt: '1' }, messageBody(하니, 민지, '늦었다'))
  expect(errorOf((await talk.expect('ERROR')).body)).toBe('SessionEnded')
  expect(await history(민지, 하니)).toEqual([])
})

test('the twenty-first stream or socket of a person is refused while the open ones go on', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => stream(하니)))
  const refused = await stream(하니)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  const sockets = await Promise.all(Array.from({ length: 20 }, () => socket(하니)))
  await expect(socket(하니)).rejects.toThrow('TooManyConnections')
  await tell(하니)
  for (const each of streams) await each.events.next()
  streams[0]?.close()
  await sockets[0]?.leave()
  await expect.poll(async () => (await stream(하니)).status).toBe(200)
  await socket(하니)
  expect((await stream(민지)).status).toBe(200)
})

test('a flood of ten times the rate ends its connection', async () => {
  const measured = await testApp.listen({ RATE_LIMITS: 'on', RATE_MESSAGE: '1/60' })
  const talk = await socket(하니, measured)
  for (let index = 0; index < 11; index++)
    talk.send('SEND', { destination: live.send }, messageBody(하니, 민지, `${index}`))
  expect(errorOf((await talk.expect('ERROR')).body)).toBe('TooManyRequests')
  await talk.closed
  expect(await history(하니, 민지)).toEqual(['0'])
  await measured.close()
})

test('stompjs over SockJS stays connected after a message that is too long and after too many messages', async () => {
  const metrics = await freePort()
  const measured = await testApp.listen({ RATE_LIMITS: 'on', RATE_MESSAGE: '3/1', METRICS_PORT: `${metrics}` })
  const client = new Client({
    webSocketFactory: () => new SockJS(measured.url + live.socket),
    connectHeaders: { Authorization: `Bearer ${하니.token}` },
  })
  let closings = 0
  client.onWebSocketClose = () => closings++
  await new Promise<void>((resolve) => {
    client.onConnect = () => resolve()
    client.activate()
  })
  const post = (content: string, receipt: string) =>
    client.publish({ destination: live.send, headers: { receipt }, body: messageBody(하니, 민지, content) })
  const stored = (receipt: string) => new Promise<void>((resolve) => client.watchForReceipt(receipt, () => resolve()))
  post('ㅋ'.repeat(2001), 'too long')
  const first = stored('first')
  post('첫 말', 'first')
  await first
  for (let index = 0; index < 5; index++) post(`말 ${index}`, `${index}`)
  await expect
    .poll(
      async () => {
        post('다시', `again ${randomUUID()}`)
        return (await history(하니, 민지)).includes('다시')
      },
      { interval: 300, timeout: 10_000 },
    )
    .toBe(true)
  expect(closings).toBe(0)
  const counted = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  expect(counted).toContain('otday_messages_refused_total{reason="InvalidInput"} 1')
  expect(counted).toMatch(/otday_messages_refused_total\{reason="TooManyRequests"\} [1-9]/)
  await client.deactivate()
  await measured.close()
})

test('a stompjs client over a plain websocket subscribes, sends and receives', async () => {
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${instance.url.replace('http', 'ws')}${live.socket}/websocket`),
    connectHeaders: { Authorization: `Bearer ${하니.token}` },
    heartbeatIncoming: 4000,
    heartbeatOutgoing: 4000,
  })
  await new Promise<void>((resolve) => {
    client.onConnect = () => resolve()
    client.activate()
  })
  const heard = new Promise<string>((resolve) => {
    client.subscribe(topic, ({ body }) => resolve(body), { receipt: 'ready' })
  })
  await new Promise<void>((resolve) => client.watchForReceipt('ready', () => resolve()))
  client.publish({ destination: live.send, body: messageBody(하니, 민지, '안녕: "하세요"\n') })
  expect(JSON.parse(await heard)).toMatchObject({ content: '안녕: "하세요"' })
  await client.deactivate()
})

test('a closing server stores exactly the messages it acknowledged and closes all streams and sockets', async () => {
  const closing = await testApp.listen({})
  const heard = await stream(하니, {}, closing)
  const talk = await socket(하니, closing)
  const silent = await StompTalk.open(closing.url + live.socket)
  for (let index = 0; index < 10; index++)
    talk.send('SEND', { destination: live.send, receipt: `${index}` }, messageBody(하니, 민지, `${index}`))
  await talk.expect('RECEIPT')
  const closed = closing.close()
  await heard.ended
  const retry = await heard.retries.next()
  expect(retry).toBeGreaterThanOrEqual(1000)
  expect(retry).toBeLessThanOrEqual(5000)
  expect(await talk.closed).toBe(1001)
  expect(await silent.closed).toBe(1001)
  await closed
  const acknowledged = talk.frames.waiting.filter(({ command }) => command === 'RECEIPT').length + 1
  expect(await history(하니, 민지)).toHaveLength(acknowledged)
})
