import { type ConversationId, conversationKeyOf, NewDirectMessage } from '@otday/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { lastSeqOf, messagesAfter, sendDirectMessage } from '../../../src/messages/index.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import {
  administrator,
  inboxOf,
  newsDelivered,
  testUrls,
  viewConversation,
  viewerOf,
  waiting,
  walk,
  write,
} from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const list = (who: TestUser, partner: { id: TestUser['id'] }, query = {}) =>
  who.messages.list({ query: { userId: partner.id, ...query } })
const texts = async (who: TestUser, partner: TestUser) => (await list(who, partner)).data.map(({ content }) => content)
const talks = (who: TestUser, query = {}) => who.conversations.list({ query })
const unread = async (who: TestUser) => (await talks(who)).data.map(({ unreadCount }) => unreadCount)
const reading = () => ({ db: testApp.database.db, urls: testUrls(testApp) })

test('a new message is first in the message lists of both people and names its sender and receiver', async () => {
  const clientMessageId = randomUUID()
  await write(testApp, 하니, 민지, '  내일 뭐 입어요?  ')
  await write(testApp, 민지, 하니, '카멜 코트요', clientMessageId)
  const page = await list(하니, 민지)
  expect(page).toMatchObject({ totalCount: 2, hasNext: false, sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  expect(page.data.map(({ content }) => content)).toEqual(['카멜 코트요', '내일 뭐 입어요?'])
  expect(page.data[0]).toEqual({
    id: expect.any(String),
    createdAt: expect.any(Date),
    sender: { userId: 민지.id, name: '민지', profileImageUrl: null },
    receiver: { userId: 하니.id, name: '하니', profileImageUrl: null },
    receiverId: 하니.id,
    content: '카멜 코트요',
    clientMessageId,
  })
  expect(page.data[1]?.clientMessageId).toBeNull()
  expect((await list(민지, 하니)).data).toEqual(page.data)
})

test('people who never wrote have an empty list, and a third person cannot read a conversation', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  await write(testApp, 하니, 민지, '비밀이에요')
  const empty = { data: [], totalCount: 0, hasNext: false }
  for (const partner of [하니, 민지, 다니엘, { id: newId<TestUser['id']>() }])
    expect(await list(다니엘, partner)).toMatchObject(empty)
  const headers = { authorization: `Bearer ${다니엘.token}` }
  const url = `/api/direct-messages?userId=${하니.id}`
  for (const more of [`&senderId=${민지.id}`, `&receiverId=${민지.id}`, `&viewer=${민지.id}`])
    expect((await testApp.inject({ url: url + more, headers })).json()).toMatchObject(empty)
  expect((await testApp.inject({ url: `${url}&userId=${민지.id}`, headers })).statusCode).toBe(400)
  expect((await testApp.inject({ url: '/api/direct-messages', headers })).statusCode).toBe(400)
  expect((await talks(다니엘)).data).toEqual([])
})

test('messages in another’s name, to oneself or to an unknown or deleted person are refused', async () => {
  const send = (senderId: string, receiverId: string) =>
    sendDirectMessage(testApp.app.sending, viewerOf(하니), {
      ...NewDirectMessage.parse({ senderId, receiverId, content: '안녕' }),
      clientMessageId: null,
    })
  const gone = await testApp.signUp('떠난사람')
  await testApp.database.db
    .updateTable('users')
    .set({ deletedAt: testApp.clock.now() })
    .where('id', '=', gone.id)
    .execute()
  await expect(send(민지.id, 하니.id)).rejects.toMatchObject({ code: 'Forbidden' })
  await expect(send(하니.id, 하니.id)).rejects.toMatchObject({ code: 'SelfMessage' })
  await expect(send(하니.id, 하니.id.toUpperCase())).rejects.toMatchObject({ code: 'SelfMessage' })
  await expect(send(하니.id, newId())).rejects.toMatchObject({ code: 'UserNotFound' })
  await expect(send(하니.id, gone.id)).rejects.toMatchObject({ code: 'UserNotFound' })
  await send(하니.id, 민지.id.toUpperCase())
  expect(await texts(민지, 하니)).toEqual(['안녕'])
})

test('a message is 1 to 2000 visible characters and is kept as it was written', async () => {
  for (const content of ['', ' \n ', '\u200b\u3164', 'ㅋ'.repeat(2001), 'nul\u0000', '\ud83d', 7, null])
    expect(NewDirectMessage.safeParse({ senderId: 하니.id, receiverId: 민지.id, content }).success).toBe(false)
  const long = ['ㅋ'.repeat(2000), '👨‍👩‍👧‍👦'.repeat(2000)]
  const kept = ['👩‍👩‍👧‍👦 🇰🇷 שלום 𠮷', '두\n줄', "'; drop table users; --", '<b>굵게</b>', ...long]
  for (const content of kept) await write(testApp, 하니, 민지, content)
  await write(testApp, 하니, 민지, '예뻐요'.normalize('NFD'))
  expect(await texts(민지, 하니)).toEqual([...kept, '예뻐요'].toReversed())
})

test('a session that has ended, or may only change the password, sends nothing', async () => {
  const { db } = testApp.database
  await db.updateTable('sessions').set({ mayOnlyChangePassword: true }).where('userId', '=', 하니.id).execute()
  await expect(write(testApp, 하니, 민지, '하나')).rejects.toMatchObject({ code: 'PasswordChangeRequired' })
  await 민지.auth.signOut({})
  await expect(write(testApp, 민지, 하니, '둘')).rejects.toMatchObject({ code: 'SessionEnded' })
  const 다니엘 = await testApp.signUp('다니엘')
  await db.updateTable('users').set({ lockedAt: testApp.clock.now() }).where('id', '=', 다니엘.id).execute()
  await expect(write(testApp, 다니엘, 하니, '셋')).rejects.toMatchObject({ code: 'SessionEnded' })
  const stranger = { ...viewerOf(await testApp.signUp('해린')), id: 하니.id }
  const message = { senderId: 하니.id, receiverId: 민지.id, content: '넷', clientMessageId: null }
  await expect(sendDirectMessage(testApp.app.sending, stranger, message)).rejects.toMatchObject({
    code: 'SessionEnded',
  })
  expect(await db.selectFrom('directMessages').selectAll().where('senderId', '=', 하니.id).execute()).toEqual([])
})

test('no message is stored after the lock request has been answered', async () => {
  const { db } = testApp.database
  const 관리자 = await administrator(testApp, '관리자')
  const sends = Array.from({ length: 20 }, (_, at) => write(testApp, 하니, 민지, `${at}`).catch(() => null))
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  const atLock = await lastSeqOf(db, 하니.id, 민지.id)
  await Promise.all(sends)
  expect(await lastSeqOf(db, 하니.id, 민지.id)).toBe(atLock)
})

test('a hundred simultaneous sends with one client message id store and signal one message', async () => {
  const clientMessageId = randomUUID()
  const conversation: string = conversationKeyOf(하니.id, 민지.id)
  const heard: string[] = []
  // What stories before left in the queue may still be signalled, to others.
  const stop = testApp.app.signals.listen((channel, ids) => {
    for (const id of ids) if (id === conversation || id === 민지.id) heard.push(`${channel} ${id}`)
  })
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, at) => write(testApp, 하니, 민지, `${at}번째 시도`, clientMessageId)),
  )
  const signals = [`conversation ${conversation}`, `inbox ${민지.id}`]
  await expect.poll(() => heard.toSorted()).toEqual(signals)
  stop()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await list(민지, 하니)).totalCount).toBe(1)
  expect(await unread(민지)).toEqual([1])
  expect((await inboxOf(testApp, 민지)).totalCount).toBe(1)
  await write(testApp, 민지, 하니, '다른 사람의 같은 이름', clientMessageId)
  expect((await list(민지, 하니)).totalCount).toBe(2)
})

test('simultaneous messages of both people are all stored, and both see the same order', async () => {
  const each = 20
  await Promise.all(
    Array.from({ length: each }, (_, at) => [
      write(testApp, 하니, 민지, `하니 ${at}`),
      write(testApp, 민지, 하니, `민지 ${at}`),
    ]).flat(),
  )
  const live = (await messagesAfter(reading(), [{ pair: [하니.id, 민지.id], seq: 0 }], 1000))[0] ?? []
  expect(live.map(({ seq }) => seq)).toEqual(Array.from({ length: each * 2 }, (_, at) => at + 1))
  const times = live.map(({ message }) => message.createdAt.getTime())
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  const walked = await walk((at) => list(민지, 하니, { ...at, limit: 15 }))
  expect(walked).toEqual(live.map(({ message }) => message).toReversed())
  expect([await unread(하니), await unread(민지)]).toEqual([[each], [each]])
})

test('senders who race with the replacement of their conversation get distinct sequence numbers', async () => {
  await write(testApp, 하니, 민지, '사라질 말')
  const { db } = testApp.database
  const sent = await db.transaction().execute(async (tx) => {
    const ofBoth = tx.deleteFrom('conversations').where('lowUserId', 'in', [하니.id, 민지.id])
    const gone = await ofBoth.returningAll().executeTakeFirstOrThrow()
    const begun = { ...gone, id: newId<ConversationId>(), lastSeq: 0, lowUnread: 0, highUnread: 0 }
    await tx.insertInto('conversations').values(begun).execute()
    const sends = [하니, 민지, 하니, 민지].map((who) => write(testApp, who, who === 하니 ? 민지 : 하니, '첫마디'))
    await waiting(testApp, sends.length)
    return () => Promise.all(sends)
  })
  await sent()
  expect(await lastSeqOf(db, 하니.id, 민지.id)).toBe(4)
})

test('simultaneous messages between two viewers are stored once, in order, without gaps or unread counts', async () => {
  const { db } = testApp.database
  await write(testApp, 하니, 민지, '안녕')
  await 민지.conversations.read({ params: { partnerId: 하니.id } })
  await viewConversation(testApp, 하니, 민지)
  await viewConversation(testApp, 민지, 하니)
  const clientMessageId = randomUUID()
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => [
      write(testApp, 하니, 민지, `하니 ${at}`),
      write(testApp, 민지, 하니, `민지 ${at}`),
      write(testApp, 민지, 하니, '한 번만', clientMessageId),
    ]).flat(),
  )
  const live = (await messagesAfter(reading(), [{ pair: [하니.id, 민지.id], seq: 0 }], 1000))[0] ?? []
  expect(live.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1))
  const times = live.map(({ message }) => message.createdAt.getTime())
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  expect([await unread(하니), await unread(민지)]).toEqual([[0], [0]])
  await db.updateTable('users').set({ lockedAt: testApp.clock.now() }).where('id', '=', 하니.id).execute()
  await expect(write(testApp, 하니, 민지, '끝')).rejects.toMatchObject({ code: 'SessionEnded' })
  expect(await lastSeqOf(db, 하니.id, 민지.id)).toBe(42)
})

test('a message sent after the clock was set back gets a later time than the one before', async () => {
  await write(testApp, 하니, 민지, '지금')
  testApp.clock.advance(-3600)
  await write(testApp, 민지, 하니, '느린 시계')
  testApp.clock.reset()
  const [last, first] = (await list(하니, 민지)).data
  expect([last?.content, first?.content]).toEqual(['느린 시계', '지금'])
  expect(last?.createdAt.getTime()).toBeGreaterThan(first?.createdAt.getTime() ?? Infinity)
})

test('reading on from a sequence number while both write misses and repeats no message', async () => {
  const each = 15
  let done = false
  const writing = Promise.all(
    Array.from({ length: each }, (_, at) => [
      write(testApp, 하니, 민지, `${at}`),
      write(testApp, 민지, 하니, `${at}`),
    ]).flat(),
  ).finally(() => {
    done = true
  })
  const seen: number[] = []
  for (let last = false; !last; ) {
    last = done
    const more = (await messagesAfter(reading(), [{ pair: [민지.id, 하니.id], seq: seen.at(-1) ?? 0 }], 7))[0] ?? []
    seen.push(...more.map(({ seq }) => seq))
    if (more.length > 0) last = false
  }
  await writing
  expect(seen).toEqual(Array.from({ length: each * 2 }, (_, at) => at + 1))
})

test('pages neither miss nor repeat messages while more arrive, and foreign cursors are refused', async () => {
  for (let at = 0; at < 7; at++) await write(testApp, 하니, 민지, `${at}`)
  const walked = await walk(
    (at) => list(민지, 하니, { ...at, limit: 2 }),
    () => write(testApp, 하니, 민지, '늦은 말'),
  )
  expect(walked.map(({ content }) => content)).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  const { nextCursor, totalCount } = await list(민지, 하니, { limit: 1 })
  expect(totalCount).toBe(10)
  const cursor = nextCursor ?? ''
  await expect(list(하니, 민지, { cursor })).rejects.toMatchObject({ status: 400 })
  await expect(list(민지, 민지, { cursor })).rejects.toMatchObject({ body: { exceptionName: 'InvalidCursor' } })
})

test('conversations are listed by latest message with partner, last message and own unread count', async () => {
  const others = await Promise.all(['다니엘', '해린', '혜인'].map((name) => testApp.signUp(name)))
  for (const other of others) await write(testApp, 하니, other, `${other.name}에게`)
  await write(testApp, others[0] as TestUser, 하니, '답장')
  const page = await talks(하니)
  expect(page.data.map(({ partner, lastMessage }) => [partner.name, lastMessage.content])).toEqual([
    ['다니엘', '답장'],
    ['혜인', '혜인에게'],
    ['해린', '해린에게'],
  ])
  expect(page.data.map(({ unreadCount }) => unreadCount)).toEqual([1, 0, 0])
  const newest = (await list(하니, others[0] as TestUser)).data[0]
  expect(page.data[0]).toMatchObject({ lastMessageAt: newest?.createdAt, lastMessage: { id: newest?.id } })
  expect(page.data[0]?.lastMessage.senderId).toBe(others[0]?.id)
  expect(page).toMatchObject({ totalCount: 3, sortBy: 'lastMessageAt', sortDirection: 'DESCENDING' })
  expect(await walk((at) => talks(하니, { ...at, limit: 1 }))).toEqual(page.data)
  expect((await talks(하니, { limit: 2 })).totalCount).toBe(3)
  expect(await unread(others[1] as TestUser)).toEqual([1])
})

test('reading a conversation clears its unread count and its notification', async () => {
  for (const word of ['하나', '둘', '셋']) await write(testApp, 하니, 민지, word)
  const delivered = () => inboxOf(testApp, 민지)
  expect([await unread(민지), (await delivered()).totalCount]).toEqual([[3], 1])
  for (let time = 0; time < 2; time++) {
    await 민지.conversations.read({ params: { partnerId: 하니.id } })
    expect([await unread(민지), (await delivered()).totalCount]).toEqual([[0], 0])
  }
  expect((await talks(하니)).data[0]?.unreadCount).toBe(0)
  await write(testApp, 하니, 민지, '넷')
  expect([await unread(민지), (await delivered()).data.map(({ title }) => title)]).toEqual([
    [1],
    ['하니님이 메시지를 보냈어요'],
  ])
  await 민지.conversations.read({ params: { partnerId: newId() } })
  await expect(민지.conversations.read({ params: { partnerId: '1' as TestUser['id'] } })).rejects.toMatchObject({
    status: 400,
  })
})

test('messages that arrive while the receiver views the conversation are read, until the view expires', async () => {
  await viewConversation(testApp, 민지, 하니)
  await write(testApp, 하니, 민지, '보고 있죠?')
  expect([await unread(민지), (await inboxOf(testApp, 민지)).data]).toEqual([[0], []])
  await write(testApp, 민지, 하니, '네')
  expect(await unread(하니)).toEqual([1])
  testApp.clock.advance(60)
  await write(testApp, 하니, 민지, '아직요?')
  testApp.clock.reset()
  expect(await unread(민지)).toEqual([1])
})

test('viewing and then reading a conversation leaves nothing unread while messages keep arriving', async () => {
  await write(testApp, 하니, 민지, '먼저')
  const sends = Array.from({ length: 15 }, (_, at) => write(testApp, 하니, 민지, `${at}`))
  await viewConversation(testApp, 민지, 하니)
  await 민지.conversations.read({ params: { partnerId: 하니.id } })
  await Promise.all(sends)
  expect([await unread(민지), (await inboxOf(testApp, 민지)).totalCount]).toEqual([[0], 0])
})

test('a message whose signal fails is stored all the same, and once when it is sent again', async () => {
  const clientMessageId = randomUUID()
  const stop = testApp.app.signals.listen(() => {
    throw new Error('no signal comes through')
  })
  await write(testApp, 하니, 민지, '들리나요', clientMessageId)
  await newsDelivered(testApp)
  stop()
  const heard: string[] = []
  const stopHearing = testApp.app.signals.listen((channel) => void heard.push(channel))
  await write(testApp, 하니, 민지, '들리나요', clientMessageId)
  stopHearing()
  // The notification's signal for the first sending may only come now.
  expect([heard.filter((channel) => channel !== 'inbox'), await texts(민지, 하니)]).toEqual([[], ['들리나요']])
  expect((await inboxOf(testApp, 민지)).totalCount).toBe(1)
})
