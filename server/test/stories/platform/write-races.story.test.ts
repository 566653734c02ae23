import { randomUUID } from 'node:crypto'
import { seoulDate } from '@otday/common/seoul-time'
import { type ClothesId, idempotencyKeyHeader, mostWears, type WearId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment, newsDelivered, post, viewConversation, waiting, write } from '../../kit/fixtures.ts'
import { untoldNews } from '../../../src/untold-news/index.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

/** Tests of writes in one statement that wait for a lock while what they rest on changes. */

eachStoryHasNewUsers()

const create = (url: string, payload: object, key: string) =>
  testApp.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${하니.token}`, [idempotencyKeyHeader]: key },
    payload,
  })

const keysOf = async (key: string) => {
  const kept = testApp.database.db.selectFrom('idempotencyKeys').select('key').where('key', '=', key)
  return (await kept.execute()).length
}

test('a comment on a feed that is deleted meanwhile gets FeedNotFound, and its key is free', async () => {
  const { id: feedId } = await post(민지)
  const key = randomUUID()
  const sent = await testApp.database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('feeds').where('id', '=', feedId).execute()
    const answer = create(`/api/feeds/${feedId}/comments`, { feedId, authorId: 하니.id, content: '예뻐요' }, key)
    await waiting(testApp, 1)
    return { answer }
  })
  const { statusCode, json } = await sent.answer
  expect([statusCode, json().exceptionName, await keysOf(key)]).toEqual([404, 'FeedNotFound', 0])
})

test('a follow of an account that is deleted meanwhile gets UserNotFound, and counts nowhere', async () => {
  const key = randomUUID()
  const { db } = testApp.database
  const sent = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ deletedAt: testApp.clock.now() }).where('id', '=', 민지.id).execute()
    const answer = create('/api/follows', { followerId: 하니.id, followeeId: 민지.id }, key)
    await waiting(testApp, 1)
    return { answer }
  })
  const { statusCode, json } = await sent.answer
  expect([statusCode, json().exceptionName, await keysOf(key)]).toEqual([404, 'UserNotFound', 0])
  const { followingCount } = await db
    .selectFrom('profiles')
    .select('followingCount')
    .where('userId', '=', 하니.id)
    .executeTakeFirstOrThrow()
  expect(followingCount).toBe(0)
})

test('of two follows of the same person at once one is stored, and the other gets AlreadyFollowing', async () => {
  const body = { followerId: 하니.id, followeeId: 민지.id }
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('/api/follows', body, randomUUID())))
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  const { db } = testApp.database
  const kept = db.selectFrom('idempotencyKeys').select('key').where('owner', '=', 하니.id)
  expect((await kept.where('route', '=', 'POST /api/follows').execute()).length).toBe(1)
  expect(await 하니.follows.summary({ query: { userId: 민지.id } })).toMatchObject({ followerCount: 1 })
})

test('people who follow each other at the same time are both counted', async () => {
  const people = await Promise.all(['다니엘', '해린', '혜인'].map((name) => testApp.signUp(name)))
  const pairs = people.flatMap((one) => people.filter((other) => other !== one).map((other) => [one, other] as const))
  await Promise.all(
    pairs.map(([one, other]) => one.follows.create({ body: { followerId: one.id, followeeId: other.id } })),
  )
  for (const person of people)
    expect(await 하니.follows.summary({ query: { userId: person.id } })).toMatchObject({
      followerCount: 2,
      followingCount: 2,
    })
})

test('a message counts as read if its receiver opens the conversation while it waits', async () => {
  await write(testApp, 하니, 민지, '처음')
  await 민지.conversations.read({ params: { partnerId: 하니.id } })
  const { db } = testApp.database
  const sent = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('conversations')
      .set((row) => ({ looks: row('looks', '+', 1) }))
      .execute()
    const message = write(testApp, 하니, 민지, '열어 봤죠?')
    await waiting(testApp, 1)
    await viewConversation(testApp, 민지, 하니)
    return { message }
  })
  await sent.message
  await newsDelivered(testApp)
  const [talk] = (await 민지.conversations.list({ query: {} })).data
  expect([talk?.unreadCount, (await 민지.notifications.list({ query: {} })).totalCount]).toEqual([0, 0])
})

test('messages that are read before their receiver is notified bring no notification', async () => {
  const { db } = testApp.database
  await write(testApp, 하니, 민지, '처음')
  await newsDelivered(testApp)
  await 민지.conversations.read({ params: { partnerId: 하니.id } })
  // While this transaction holds the right to notify, messages gather.
  await db.transaction().execute(async (tx) => {
    await expect.poll(async () => (await untoldNews(tx, 1)) ?? 'not mine').toEqual([])
    for (const word of ['하나', '둘']) await write(testApp, 하니, 민지, word)
    await 민지.conversations.read({ params: { partnerId: 하니.id } })
    await write(testApp, 하니, 민지, '셋')
  })
  await newsDelivered(testApp)
  const { data } = await 민지.notifications.list({ query: {} })
  expect(data.map(({ title, content }) => [title, content])).toEqual([['하니님이 메시지를 보냈어요', '셋']])
})

const entry = async (clothesIds: ClothesId[], wearId = newId<WearId>()) =>
  하니.wears.save({
    params: { wearId },
    body: { date: seoulDate(testApp.clock.now()), state: 'WORN', source: 'HAND', clothesIds, revision: 0 },
  })

test('entries that are added at once do not exceed the limit of a day, and one that is sent twice is stored once', async () => {
  const { id } = await garment(하니, '흰 셔츠')
  for (let added = 0; added < mostWears - 2; added++) await entry([id])
  const twice = newId<WearId>()
  const repeated = await Promise.all([entry([id], twice), entry([id], twice)])
  expect(repeated.map(({ revision }) => revision)).toEqual([1, 1])
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => entry([id])))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [refused] = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { body: { exceptionName: 'TooManyWears' } } })
})

test('an entry of a piece that is deleted meanwhile gets ClothesNotFound, and leaves nothing', async () => {
  const { id } = await garment(하니, '흰 셔츠')
  const { db } = testApp.database
  const sent = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('clothes').where('id', '=', id).execute()
    const outcome = entry([id]).catch((error: unknown) => error)
    await waiting(testApp, 1)
    return { outcome }
  })
  expect(await sent.outcome).toMatchObject({ body: { exceptionName: 'ClothesNotFound' } })
  expect(await db.selectFrom('wearEntries').select('id').where('userId', '=', 하니.id).execute()).toEqual([])
})
