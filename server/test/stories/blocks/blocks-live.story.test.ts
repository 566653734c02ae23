import { setTimeout as pause } from 'node:timers/promises'
import { conversationTopic, live, type UserId } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { inboxOf, post, write } from '../../kit/fixtures.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { Instance, TestUser } from '../../kit/test-app.ts'

/** Stories of open channels of two people, on two instances without signals between them, when one blocks the other. */

eachStoryHasNewUsers()
let here: Instance
let there: Instance
beforeAll(async () => {
  here = await testApp.listen()
  there = await testApp.listen({})
})

/** ms within which a block holds on every instance. */
const soon = 1000

const block = (who: TestUser, whom: TestUser) => who.blocks.create({ body: { userId: whom.id } })
const socket = (who: TestUser, at: Instance) => StompTalk.connect(at.url + live.socket, who.token)
const send = (talk: StompTalk, from: TestUser, to: { id: UserId }, receipt: string) =>
  talk.send(
    'SEND',
    { destination: live.send, receipt },
    JSON.stringify({ senderId: from.id, receiverId: to.id, content: receipt }),
  )
const refusal = async (talk: StompTalk) => {
  const { receipt, exceptionName, message, details } = await talk.message()
  return { receipt, exceptionName, message, details }
}

test('SIGHT-16: messages to somebody who blocks are refused as to an unknown person, and the socket stays open', async () => {
  const [hers, mine] = [await socket(하니, here), await socket(민지, there)]
  const topic = conversationTopic(하니.id, 민지.id)
  await hers.subscribe(topic)
  await mine.subscribe(live.refusals)
  await write(testApp, 민지, 하니, '먼저')
  expect(await hers.message()).toMatchObject({ content: '먼저' })
  await block(하니, 민지)
  const nobody = { id: newId<UserId>() }
  send(mine, 민지, 하니, 'blocked')
  const blocked = await refusal(mine)
  send(mine, 민지, nobody, 'unknown')
  const unknown = await refusal(mine)
  expect(blocked).toEqual({ ...unknown, receipt: 'blocked', details: { userId: 하니.id } })
  expect(unknown).toMatchObject({ exceptionName: 'UserNotFound', details: { userId: nobody.id } })
  const 다니엘 = await testApp.signUp('다니엘')
  send(mine, 민지, 다니엘, 'to another')
  await expect.poll(async () => (await 다니엘.messages.list({ query: { userId: 민지.id } })).totalCount).toBe(1)
  expect(hers.frames.waiting).toEqual([])
})

test('SIGHT-17: a conversation of people of whom one blocks the other can be subscribed to and stays silent', async () => {
  await block(하니, 민지)
  const topic = conversationTopic(하니.id, 민지.id)
  const talks = [await socket(하니, there), await socket(민지, here)]
  for (const talk of talks) await talk.subscribe(topic)
  for (const [from, to] of [
    [하니, 민지],
    [민지, 하니],
  ] as const)
    await expect(write(testApp, from, to, '들려요?')).rejects.toMatchObject({ code: 'UserNotFound' })
  await pause(soon)
  expect(talks.map(({ frames }) => frames.waiting)).toEqual([[], []])
  await 하니.blocks.delete({ params: { userId: 민지.id } })
  await write(testApp, 민지, 하니, '이제 들려요')
  for (const talk of talks) expect(await talk.message()).toMatchObject({ content: '이제 들려요' })
})

test('SIGHT-18: a block holds within a second on another instance, in lists and in open streams', async () => {
  const feed = await post(하니)
  await post(민지, { content: '민지의 글' })
  await 민지.likes.create({ params: { feedId: feed.id } })
  expect((await inboxOf(testApp, 하니)).totalCount).toBe(1)
  const stream = await StreamTalk.open(there.url + live.stream, 하니.token)
  const elsewhere = async (path: string, who: TestUser) => {
    const response = await fetch(there.url + path, { headers: { authorization: `Bearer ${who.token}` } })
    return { status: response.status, text: await response.text() }
  }
  expect((await elsewhere('/api/feeds', 하니)).text).toContain('민지의 글')
  await block(하니, 민지)
  const began = performance.now()
  await expect.poll(() => stream.comments.waiting.includes(`: ${live.total} 0`), { timeout: soon + 500 }).toBe(true)
  expect(performance.now() - began).toBeLessThan(soon + 500)
  expect((await elsewhere('/api/feeds', 하니)).text).not.toContain('민지의 글')
  expect((await elsewhere(`/api/users/${하니.id}/profiles`, 민지)).status).toBe(404)
  expect(JSON.parse((await elsewhere('/api/notifications', 하니)).text)).toMatchObject({ data: [], totalCount: 0 })
  stream.close()
})
