import { iconWords, type UserId } from '@otday/contract'
import { expect, test } from 'vitest'
import { approveOldest, follow, followPrivately, requestsTo, setAudience, summaryOf } from '../../kit/audiences.ts'
import { inboxOf, manyUsers, newsDelivered, night, post } from '../../kit/fixtures.ts'
import { jobsDone, runJob } from '../../kit/run-job.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { newId } from '#platform/ids.ts'

/** Stories of requests to follow a private account (민지). */

eachStoryHasNewUsers()

const counts = { followerCount: 0, followingCount: 0 }
const gone = { status: 404, body: { exceptionName: 'FollowNotFound' } }
const titles = async (who: typeof 하니) => (await inboxOf(testApp, who)).data.map(({ title }) => title)

test('AUD-13: following a private account waits for approval, counts nowhere, and is the same row when repeated', async () => {
  await setAudience(민지, 'FOLLOWERS')
  const asked = await follow(하니, 민지)
  expect(asked).toMatchObject({ pending: true, follower: { userId: 하니.id }, followee: { userId: 민지.id } })
  expect(await follow(하니, 민지)).toEqual(asked)
  expect(await summaryOf(하니, 민지)).toEqual({
    ...counts,
    followeeId: 민지.id,
    followedByMe: true,
    followedByMeId: asked.id,
    followingMe: false,
    pending: true,
  })
  expect(await summaryOf(민지, 하니)).toMatchObject({ ...counts, followingMe: false })
  expect((await 하니.follows.followings({ query: { followerId: 하니.id } })).data).toEqual([])
  expect((await 민지.follows.followers({ query: { followeeId: 민지.id } })).data).toEqual([])
  await post(민지)
  await jobsDone(testApp.database)
  expect(await titles(하니)).toEqual([])
  expect(await requestsTo(민지)).toMatchObject([{ id: asked.id, follower: { userId: 하니.id, name: '하니' } }])
  await 민지.followRequests.approve({ params: { followId: asked.id } })
  await 민지.followRequests.approve({ params: { followId: asked.id } })
  const approved = await summaryOf(하니, 민지)
  expect(approved).toMatchObject({ followerCount: 1, followedByMe: true, followedByMeId: asked.id })
  expect(approved).not.toHaveProperty('pending')
  expect(await requestsTo(민지)).toEqual([])
  await expect(follow(하니, 민지)).rejects.toMatchObject({ status: 409, body: { exceptionName: 'AlreadyFollowing' } })
  await 하니.follows.delete({ params: { followId: asked.id } })
  expect(await summaryOf(하니, 민지)).toMatchObject(counts)
})

test('AUD-14: requests and approvals notify the other, without a word that another icon stands for', async () => {
  await setAudience(민지, 'FOLLOWERS')
  await follow(하니, 민지)
  expect(await titles(민지)).toEqual(['하니님이 팔로우를 요청했어요'])
  await approveOldest(민지)
  expect(await titles(하니)).toEqual(['민지님이 팔로우 요청을 받아들였어요'])
  for (const who of [하니, 민지])
    for (const { title, content } of (await inboxOf(testApp, who)).data)
      expect(iconWords.filter((word) => `${title}${content}`.includes(word))).toEqual([])
  await post(민지)
  await expect.poll(() => titles(하니)).toContain('민지님이 새 피드를 올렸어요')
})

test('AUD-15: declining and removing are silent, and whoever asks can take the request back', async () => {
  await setAudience(민지, 'FOLLOWERS')
  const { id } = await follow(하니, 민지)
  await 민지.followRequests.decline({ params: { followId: id } })
  await 민지.followRequests.decline({ params: { followId: id } })
  expect(await summaryOf(하니, 민지)).toMatchObject({ ...counts, followedByMe: false, followedByMeId: null })
  const again = await follow(하니, 민지)
  await 하니.follows.delete({ params: { followId: again.id } })
  expect(await requestsTo(민지)).toEqual([])
  await expect(하니.follows.delete({ params: { followId: again.id } })).rejects.toMatchObject(gone)
  await expect(민지.followRequests.approve({ params: { followId: again.id } })).rejects.toMatchObject(gone)
  await followPrivately(하니, 민지)
  const before = await titles(하니)
  await 민지.followRequests.removeFollower({ params: { userId: 하니.id } })
  await 민지.followRequests.removeFollower({ params: { userId: 하니.id } })
  expect(await summaryOf(하니, 민지)).toMatchObject({ ...counts, followedByMe: false })
  expect((await 하니.feeds.list({ query: { authorIdEqual: 민지.id } })).data).toEqual([])
  expect(await titles(하니)).toEqual(before)
})

test('AUD-16: nobody approves, declines or lists the requests to somebody else', async () => {
  await setAudience(민지, 'FOLLOWERS')
  const 다니엘 = await testApp.signUp('다니엘')
  const { id } = await follow(하니, 민지)
  for (const who of [하니, 다니엘]) {
    await expect(who.followRequests.approve({ params: { followId: id } })).rejects.toMatchObject(gone)
    await who.followRequests.decline({ params: { followId: id } })
    expect(await requestsTo(who)).toEqual([])
  }
  await expect(다니엘.follows.delete({ params: { followId: id } })).rejects.toMatchObject(gone)
  await 다니엘.followRequests.removeFollower({ params: { userId: 하니.id } })
  expect(await requestsTo(민지)).toHaveLength(1)
})

test('AUD-17: going public approves all requests, counted once each, in steps that may be repeated', async () => {
  await setAudience(민지, 'FOLLOWERS')
  const people = await manyUsers(testApp, 120)
  const { db, pool } = testApp.database
  const createdAt = testApp.clock.now()
  await db
    .insertInto('followRequests')
    .values(people.map(({ id }) => ({ id: newId<never>(), followerId: id, followeeId: 민지.id, createdAt })))
    .execute()
  const asked = await follow(하니, 민지)
  const leaving = people[0]?.id as UserId
  await pool.query('update users set deleted_at = now(), is_settling = true where id = $1', [leaving])
  await setAudience(민지, 'EVERYONE')
  await jobsDone(testApp.database, 'follow-approvals')
  await runJob(testApp, 'follow-approvals', { followeeId: 민지.id })
  expect(await summaryOf(하니, 민지)).toMatchObject({ followerCount: 120, followedByMeId: asked.id })
  const sums = `select sum(following_count)::integer as sum from profiles where user_id = any($1::uuid[])`
  expect((await pool.query(sums, [people.map(({ id }) => id)])).rows).toEqual([{ sum: 119 }])
  // Whoever was away then is approved in the night after the return.
  await pool.query('update users set deleted_at = null, is_settling = null where id = $1', [leaving])
  await runJob(testApp, 'follow-approvals-sweep', {})
  expect(await summaryOf(하니, 민지)).toMatchObject({ followerCount: 121 })
})

test('AUD-18: a request that races with going public is approved, and one that races with a block is not', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  for (let round = 0; round < 8; round++) {
    await setAudience(민지, 'FOLLOWERS')
    await Promise.all([follow(하니, 민지), follow(다니엘, 민지), setAudience(민지, 'EVERYONE')])
    await jobsDone(testApp.database, 'follow-approvals')
    expect(await summaryOf(하니, 민지)).toMatchObject({ followerCount: 2, followedByMe: true })
    expect(await requestsTo(민지)).toEqual([])
    for (const who of [하니, 다니엘]) await 민지.followRequests.removeFollower({ params: { userId: who.id } })
  }
  await setAudience(민지, 'FOLLOWERS')
  for (let round = 0; round < 8; round++) {
    const { id } = await follow(하니, 민지)
    const block = { body: { userId: 민지.id } }
    await Promise.allSettled([하니.blocks.create(block), 민지.followRequests.approve({ params: { followId: id } })])
    const rows = await testApp.database.db
      .selectFrom('follows')
      .select('id')
      .where('followerId', '=', 하니.id)
      .execute()
    expect([rows, await requestsTo(민지)]).toEqual([[], []])
    await 하니.blocks.delete({ params: { userId: 민지.id } })
  }
})

test('AUD-19: requests of a deleted account are hidden, return with it, and go when it is removed', async () => {
  await setAudience(민지, 'FOLLOWERS')
  await follow(하니, 민지)
  await newsDelivered(testApp)
  const { pool, db } = testApp.database
  await pool.query('update users set deleted_at = now() where id = $1', [하니.id])
  expect(await requestsTo(민지)).toEqual([])
  await pool.query('update users set deleted_at = null where id = $1', [하니.id])
  expect(await requestsTo(민지)).toHaveLength(1)
  await pool.query(`update users set deleted_at = now() - interval '40 days' where id = $1`, [하니.id])
  await night(testApp, 하니.id)
  expect(await db.selectFrom('followRequests').select('id').where('followeeId', '=', 민지.id).execute()).toEqual([])
})

test('AUD-20: a repeated request with an idempotency key gets the same answer, pending and approved', async () => {
  await setAudience(민지, 'FOLLOWERS')
  const headers = { authorization: `Bearer ${하니.token}`, 'idempotency-key': newId() }
  const payload = { followerId: 하니.id, followeeId: 민지.id }
  const ask = () => testApp.inject({ method: 'POST', url: '/api/follows', headers, payload })
  const first = await ask()
  expect([first.statusCode, first.json().pending]).toEqual([201, true])
  await 민지.followRequests.approve({ params: { followId: first.json().id } })
  const repeated = await ask()
  expect([repeated.statusCode, repeated.body]).toEqual([201, first.body])
})

test('AUD-21: an audience holds at once on another instance, and so does the end of a follow', async () => {
  const onSecond = await testApp.openSecond()
  const [hers, his] = [onSecond(하니), onSecond(민지)]
  const feed = await post(민지)
  const seen = () =>
    hers.feeds.get({ params: { feedId: feed.id } }).then(
      () => true,
      () => false,
    )
  expect(await seen()).toBe(true)
  await setAudience(민지, 'FOLLOWERS')
  expect(await seen()).toBe(false)
  await followPrivately(하니, his)
  expect(await seen()).toBe(true)
  await 민지.followRequests.removeFollower({ params: { userId: 하니.id } })
  expect(await seen()).toBe(false)
})
