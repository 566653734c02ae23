import { randomUUID } from 'node:crypto'
import { conversationTopic, live } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { deliver } from '../../../src/notifications/index.ts'
import type { ServerProcess } from '../../kit/server-process.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { FaultProxy } from '../../kit/fault-proxy.ts'
import { type Instance, type TestUser, useTestApp } from '../../kit/test-app.ts'

/**
 * Tests of several instances on one PostgreSQL: with a Redis between them, without one, and with one that is
 * unreachable at times.
 */

const proxy = new FaultProxy(new URL(process.env['TEST_REDIS_URL'] ?? ''))
// Hooks after all tests run in reverse order: this one when the instances are closed.
afterAll(() => proxy.remove())
let redisUrl: string
/** Instances that are processes of their own. */
const servers: ServerProcess[] = []
const testApp = useTestApp()
let 하니: TestUser
let 민지: TestUser
let topic: string
beforeAll(async () => {
  redisUrl = await proxy.start()
})
beforeEach(async () => {
  ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  topic = conversationTopic(하니.id, 민지.id)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
})

const socket = (who: TestUser, at: { url: string }) => StompTalk.connect(at.url + live.socket, who.token)
const stream = (who: TestUser, at: Instance, headers = {}) => StreamTalk.open(at.url + live.stream, who.token, headers)
async function say(talk: StompTalk, from: TestUser, to: TestUser, content: string, id = randomUUID()) {
  const body = JSON.stringify({ senderId: from.id, receiverId: to.id, content })
  talk.send('SEND', { destination: live.send, receipt: id, [live.clientMessageId]: id }, body)
  await talk.expect('RECEIPT')
}
const tell = (who: TestUser, content: string) =>
  inTransaction(testApp.database.db, (tx) =>
    deliver({ notify: () => {} }, tx, {
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
const signOut = (who: TestUser, at: Instance) =>
  fetch(`${at.url}/api/auth/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${who.token}` } })

async function conversationAcross(here: Instance, there: Instance, between: (index: number) => void = () => {}) {
  const [hers, mine, content] = [await socket(하니, here), await socket(민지, there), await stream(하니, here)]
  await mine.subscribe(topic)
  const said = Array.from({ length: 12 }, (_, index) => `말 ${index}`)
  for (const [index, content] of said.entries()) {
    between(index)
    await say(hers, 하니, 민지, content)
  }
  const heard = []
  for (const _ of said) heard.push((await mine.message())['content'])
  expect(heard).toEqual(said)
  expect(mine.frames.waiting).toEqual([])
  await say(mine, 민지, 하니, '답장').catch(() => {})
  expect(JSON.parse((await content.events.next()).data)).toMatchObject({ receiverId: 하니.id })
  content.close()
  for (const talk of [hers, mine]) await talk.leave()
}

test.each(['with Redis', 'without Redis'])(
  'two instances %s deliver each message once and in order, and a sign-out at one reaches the other',
  async (how) => {
    const env = how === 'with Redis' ? { REDIS_URL: redisUrl } : {}
    const [here, there] = [await testApp.listen(env), await testApp.listen(env)]
    await conversationAcross(here, there)
    const [heard, talk] = [await stream(민지, there), await socket(민지, there)]
    expect((await signOut(민지, here)).status).toBe(204)
    await heard.ended
    await talk.closed
    for (const instance of [here, there]) await instance.close()
  },
)

test('a Redis outage during a conversation loses, doubles and refuses no message', async () => {
  const [here, there] = [await testApp.listen({ REDIS_URL: redisUrl }), await testApp.listen({ REDIS_URL: redisUrl })]
  await conversationAcross(here, there, (index) => {
    if (index === 3) proxy.close()
    if (index === 8) proxy.open()
  })
  proxy.open()
  expect((await fetch(`${here.url}/readyz`)).status).toBe(200)
  for (const instance of [here, there]) await instance.close()
})

test('instances that start without a reachable Redis still deliver messages', async () => {
  const [here, there] = [
    await testApp.listen({ REDIS_URL: 'redis://127.0.0.1:9' }),
    await testApp.listen({ REDIS_URL: 'redis://127.0.0.1:9' }),
  ]
  await conversationAcross(here, there)
  for (const instance of [here, there]) await instance.close()
})

test('a notification stream resumed after server restarts neither loses nor repeats a notification', async () => {
  const content: string[] = []
  const heard: string[] = []
  let lastId = ''
  for (let round = 0; round < 4; round++) {
    const server = await testApp.listen({})
    const listening = await stream(하니, server, lastId ? { 'last-event-id': lastId } : {})
    for (let index = 0; index < 3; index++) {
      content.push(`${round}-${index}`)
      await tell(하니, `${round}-${index}`)
    }
    while (heard.length < content.length) {
      const { id, data } = await listening.events.next()
      heard.push((JSON.parse(data) as { content: string }).content)
      lastId = id
    }
    await server.close()
    await listening.ended
    content.push(`${round} 사이`)
    await tell(하니, `${round} 사이`)
  }
  expect(heard).toEqual(content.slice(0, -1))
})

test('a message resent to another instance after a lost answer is stored once', async () => {
  const [here, there] = [await testApp.listen({}), await testApp.listen({})]
  for (let round = 0; round < 5; round++) {
    const id = randomUUID()
    const first = await socket(하니, here)
    const body = JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content: `한 번 ${round}` })
    first.send('SEND', { destination: live.send, receipt: id, [live.clientMessageId]: id }, body)
    // The connection is cut before the response, at a moment that differs from round to round.
    await new Promise((resolve) => setTimeout(resolve, round * 3))
    first.socket.terminate()
    const second = await socket(하니, there)
    await say(second, 하니, 민지, `한 번 ${round}`, id)
    await second.leave()
  }
  const { data } = await 하니.messages.list({ query: { userId: 민지.id } })
  expect(data.map(({ content }) => content).toReversed()).toEqual(
    Array.from({ length: 5 }, (_, round) => `한 번 ${round}`),
  )
  for (const instance of [here, there]) await instance.close()
})

/** Number of kills, each of which costs a start of the server; KILLS=200 makes the test thorough. */
const kills = Number(process.env['KILLS'] ?? 4)

test(`in ${kills} kills between SEND and RECEIPT each resent message is stored and delivered once`, async () => {
  const start = async () => {
    const server = await testApp.startProcess({ REDIS_URL: redisUrl })
    servers.push(server)
    return server
  }
  const [staying, first] = [await start(), await start()]
  const [hears, sends] = [await socket(민지, staying), await socket(하니, staying)]
  await hears.subscribe(topic)
  const said: string[] = []
  const stored = async () => {
    const { rows } = await testApp.database.pool.query<{ content: string }>(
      'select content from direct_messages where sender_id = $1 order by created_at, id',
      [하니.id],
    )
    return rows.map(({ content }) => content)
  }
  for (let round = 0, doomed = first; round < kills; round++) {
    const successor = start()
    const content = `말 ${round}`
    const id = randomUUID()
    // A thorough run takes longer than an access token is valid, so 하니 signs in again.
    if (round % 50 === 49) 하니 = await testApp.signIn(하니.email, 하니.password)
    const talk = await socket(하니, doomed)
    talk.send(
      'SEND',
      { destination: live.send, receipt: id, [live.clientMessageId]: id },
      JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content }),
    )
    const receipted = talk.expect('RECEIPT').then(
      () => true,
      () => false,
    )
    // The server is killed at a moment that differs from round to round: before, during or after storing the message.
    await new Promise((resolve) => setTimeout(resolve, (round * 7) % 30))
    await doomed.kill('SIGKILL')
    said.push(content)
    if (await receipted) expect(await stored()).toEqual(said)
    await say(sends, 하니, 민지, content, id)
    expect((await hears.message())['content']).toBe(content)
    doomed = await successor
  }
  expect(hears.frames.waiting).toEqual([])
  expect(await stored()).toEqual(said)
}, 1_200_000)
