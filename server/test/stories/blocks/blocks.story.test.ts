import { randomUUID } from 'node:crypto'
import { blockedMessageDays, type UserId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { inboxOf, newsDelivered, night, post, waiting, write } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const block = (who: TestUser, whom: { id: UserId }) => who.blocks.create({ body: { userId: whom.id } })
const unblock = (who: TestUser, whom: { id: UserId }) => who.blocks.delete({ params: { userId: whom.id } })
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
const summary = (who: TestUser, of: TestUser) => who.follows.summary({ query: { userId: of.id } })
const texts = async (who: TestUser, partner: TestUser) =>
  (await who.messages.list({ query: { userId: partner.id } })).data.map(({ content }) => content)
const kept = async (who: TestUser, partner: TestUser) =>
  (await who.blocks.messages({ params: { userId: partner.id }, query: {} })).data.map(({ content }) => content)
const sights = (who: TestUser) =>
  testApp.database.db.selectFrom('sights').select(['unseen', 'muted']).where('userId', '=', who.id).executeTakeFirst()

test('a blocked person is in the list of blocked people, the latest first, until unblocked', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  const blocked = await block(하니, 민지)
  expect(blocked).toEqual({
    user: { userId: 민지.id, name: '민지', profileImageUrl: null },
    blockedAt: expect.any(Date),
  })
  expect(await block(하니, 민지)).toEqual(blocked)
  testApp.clock.advance(1)
  await block(하니, 다니엘)
  const page = await 하니.blocks.list({ query: {} })
  expect(page.data.map(({ user }) => user.name)).toEqual(['다니엘', '민지'])
  expect(page).toMatchObject({ totalCount: 2, sortBy: 'blockedAt', sortDirection: 'DESCENDING' })
  const first = await 하니.blocks.list({ query: { limit: 1 } })
  const next = await 하니.blocks.list({ query: { limit: 1, cursor: first.nextCursor ?? '' } })
  expect(next.data).toEqual([blocked])
  await unblock(하니, 민지)
  await unblock(하니, 민지)
  await unblock(하니, { id: newId<UserId>() })
  expect((await 하니.blocks.list({ query: {} })).data.map(({ user }) => user.name)).toEqual(['다니엘'])
  expect([await sights(하니), await sights(민지)]).toEqual([
    { unseen: 1, muted: 0 },
    { unseen: 0, muted: 0 },
  ])
  expect((await 민지.blocks.list({ query: {} })).data).toEqual([])
})

test('blocking oneself or an unknown person is refused', async () => {
  await expect(block(하니, 하니)).rejects.toMatchObject({ status: 400, body: { exceptionName: 'InvalidInput' } })
  const nobody = { id: newId<UserId>() }
  await expect(block(하니, nobody)).rejects.toMatchObject({ status: 404, body: { exceptionName: 'UserNotFound' } })
})

test('SIGHT-08: blocking ends the follows of both, and unblocking restores nothing', async () => {
  await follow(하니, 민지)
  await follow(민지, 하니)
  await block(하니, 민지)
  const none = { followerCount: 0, followingCount: 0 }
  expect([await summary(하니, 하니), await summary(민지, 민지)]).toMatchObject([none, none])
  await unblock(하니, 민지)
  expect(await summary(하니, 민지)).toMatchObject({ ...none, followedByMe: false, followingMe: false })
  await follow(하니, 민지)
  expect(await summary(하니, 민지)).toMatchObject({ followerCount: 1, followedByMe: true })
})

test('SIGHT-09: a follow that waits for a block of both is refused, and one that came first ends', async () => {
  const { pool } = testApp.database
  const holder = await pool.connect()
  await holder.query('begin')
  const [low, high] = [하니.id, 민지.id].toSorted()
  await holder.query(`select pg_advisory_xact_lock(hashtext('sight'), hashtext($1))`, [`${low} ${high}`])
  const following = follow(민지, 하니).then(
    () => null,
    (error: unknown) => error,
  )
  await waiting(testApp, 1)
  await holder.query('insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    하니.id,
    민지.id,
  ])
  await holder.query('commit')
  holder.release()
  expect(await following).toMatchObject({ status: 404, body: { exceptionName: 'UserNotFound' } })
  await unblock(하니, 민지)
  for (let round = 0; round < 10; round++) {
    await Promise.allSettled([follow(민지, 하니), block(하니, 민지), follow(하니, 민지)])
    const rows = await testApp.database.db
      .selectFrom('follows')
      .selectAll()
      .where('followerId', 'in', [하니.id, 민지.id])
      .execute()
    expect(rows).toEqual([])
    await unblock(하니, 민지)
  }
})

test('SIGHT-10: somebody who is blocked can block in turn unnoticed, which lasts when the first block ends', async () => {
  await write(testApp, 민지, 하니, '나쁜 말')
  await block(하니, 민지)
  const refused = { status: 404, body: { exceptionName: 'UserNotFound', details: { userId: 하니.id } } }
  await expect(block(민지, 하니)).rejects.toMatchObject(refused)
  await expect(block(민지, 하니)).rejects.toMatchObject(refused)
  const headers = { authorization: `Bearer ${민지.token}`, 'idempotency-key': randomUUID() }
  for (let times = 0; times < 2; times++) {
    const payload = { userId: 하니.id }
    const answer = await testApp.inject({ method: 'POST', url: '/api/blocks', headers, payload })
    expect([answer.statusCode, answer.json().exceptionName]).toEqual([404, 'UserNotFound'])
  }
  expect((await 민지.blocks.list({ query: {} })).data).toEqual([])
  await expect(kept(민지, 하니)).rejects.toMatchObject(refused)
  expect((await 하니.blocks.list({ query: {} })).data.map(({ user }) => user.name)).toEqual(['민지'])
  expect([await kept(하니, 민지), (await block(하니, 민지)).user.name]).toEqual([['나쁜 말'], '민지'])
  await unblock(하니, 민지)
  expect((await 민지.blocks.list({ query: {} })).data.map(({ user }) => user.name)).toEqual(['하니'])
  await expect(하니.profiles.get({ params: { userId: 민지.id } })).rejects.toMatchObject({ status: 404 })
  expect(await sights(하니)).toEqual({ unseen: 1, muted: 0 })
})

test('two people who block each other at once both stay blocked, without a deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    const results = await Promise.allSettled([block(하니, 민지), block(민지, 하니)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await sights(하니), await sights(민지)]).toMatchObject([{ unseen: 2 }, { unseen: 2 }])
    await unblock(하니, 민지)
    await unblock(민지, 하니)
  }
})

test('SIGHT-11: a blocked conversation is empty for both; who blocks reads it for 90 days, apart', async () => {
  await write(testApp, 하니, 민지, '안녕')
  await write(testApp, 민지, 하니, '나쁜 말')
  await block(하니, 민지)
  for (const [who, partner] of [
    [하니, 민지],
    [민지, 하니],
  ] as const) {
    expect(await texts(who, partner)).toEqual([])
    expect(await who.conversations.list({ query: {} })).toMatchObject({ data: [], totalCount: 0 })
    await expect(write(testApp, who, partner, '들려요?')).rejects.toMatchObject({ code: 'UserNotFound' })
  }
  expect(await kept(하니, 민지)).toEqual(['나쁜 말', '안녕'])
  await expect(kept(민지, 하니)).rejects.toMatchObject({ status: 404 })
  testApp.clock.advance(blockedMessageDays * 86_400 + 60)
  const 하니Later = await testApp.signIn(하니.email, 하니.password)
  expect(await kept(하니Later, 민지)).toEqual([])
})

test('SIGHT-12: a message with a client id that was sent before the block is refused after it', async () => {
  const clientMessageId = randomUUID()
  await write(testApp, 민지, 하니, '안녕', clientMessageId)
  await block(하니, 민지)
  const again = write(testApp, 민지, 하니, '안녕', clientMessageId)
  await expect(again).rejects.toMatchObject({ code: 'UserNotFound', details: { userId: 하니.id } })
  const unknown = newId<UserId>()
  const never = write(testApp, 민지, { id: unknown }, '안녕', clientMessageId)
  await expect(never).rejects.toMatchObject({ code: 'UserNotFound', details: { userId: unknown } })
})

test('SIGHT-13: blocking removes what each was notified of the other, read or not, and what waits in the queue', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  const feed = await post(하니)
  const say = (who: TestUser, content: string) =>
    who.comments.create({ params: { feedId: feed.id }, body: { feedId: feed.id, authorId: who.id, content } })
  await follow(민지, 하니)
  await 민지.likes.create({ params: { feedId: feed.id } })
  await say(민지, '예뻐요')
  await write(testApp, 민지, 하니, '안녕')
  await follow(다니엘, 하니)
  await follow(하니, 민지)
  await post(민지, { content: '민지의 새 옷' })
  await expect.poll(async () => (await inboxOf(testApp, 하니)).totalCount).toBe(6)
  const [latest] = (await inboxOf(testApp, 하니)).data.filter(({ title }) => title.includes('좋아요'))
  if (latest) await 하니.notifications.delete({ params: { notificationId: latest.id } })
  await block(하니, 민지)
  const left = await inboxOf(testApp, 하니)
  expect(left).toMatchObject({ data: [{ title: '다니엘님이 나를 팔로우해요' }], totalCount: 1 })
  expect((await 하니.notifications.list({ query: { read: true } })).data).toEqual([])
  expect((await inboxOf(testApp, 민지)).data).toEqual([])
})

test('SIGHT-14: news that waited in the queue when their actor was blocked notify nobody', async () => {
  const feed = await post(하니)
  const holder = await testApp.database.pool.connect()
  for (const queue of ['untold_likes', 'untold_news'])
    await holder.query('select pg_advisory_lock(hashtext($1))', [queue])
  await 민지.likes.create({ params: { feedId: feed.id } })
  await write(testApp, 민지, 하니, '안녕')
  await block(하니, 민지)
  await holder.query('select pg_advisory_unlock_all()')
  holder.release()
  await newsDelivered(testApp)
  expect(await inboxOf(testApp, 하니)).toMatchObject({ data: [], totalCount: 0 })
})

test('blocks and mutes of an account that is removed go, and the counts of the others with them', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  await block(하니, 다니엘)
  await block(민지, 하니)
  await 다니엘.mutes.create({ body: { kind: 'PERSON', userId: 민지.id } })
  await 민지.mutes.create({ body: { kind: 'WORD', word: '세일' } })
  await block(민지, 다니엘)
  await 민지.account.leave({ params: { userId: 민지.id } })
  testApp.clock.advance(31 * 86_400)
  await night(testApp, 민지.id)
  const { db } = testApp.database
  expect(await db.selectFrom('blocks').select(['blockerId', 'blockedId']).execute()).toContainEqual({
    blockerId: 하니.id,
    blockedId: 다니엘.id,
  })
  const ofHer = await db.selectFrom('blocks').selectAll().where('blockerId', '=', 민지.id).execute()
  expect([
    ofHer,
    await db.selectFrom('mutes').selectAll().where('ownerId', 'in', [민지.id, 다니엘.id]).execute(),
  ]).toEqual([[], []])
  expect([await sights(하니), await sights(다니엘), await sights(민지)]).toEqual([
    { unseen: 1, muted: 0 },
    { unseen: 1, muted: 0 },
    undefined,
  ])
})
