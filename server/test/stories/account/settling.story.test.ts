import type { FeedId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { inboxOf, post, waiting } from '../../kit/fixtures.ts'
import { jobsDone, runJob } from '../../kit/run-job.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

/**
 * Tests that the likes of an account that leaves or returns are subtracted or added in steps, and that no step blocks
 * other people.
 */

eachStoryHasNewUsers()

const leave = (who: TestUser) => who.account.leave({ params: { userId: who.id } })
const back = () => testApp.signIn(하니.email, 하니.password)
const settled = () => jobsDone(testApp.database, 'account-settle')
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
const titlesOf = async (who: TestUser) => {
  const { data, totalCount } = await inboxOf(testApp, who)
  expect(totalCount).toBe(data.length)
  return data.map(({ title }) => title)
}
const summary = (who: TestUser) => 민지.follows.summary({ query: { userId: who.id } })

/** Feeds of 민지, by id, each liked by 하니. */
async function likedFeeds(count: number): Promise<FeedId[]> {
  const { db, pool } = testApp.database
  const { id: model } = await post(민지)
  const ids = Array.from({ length: count }, () => newId<FeedId>()).toSorted()
  await pool.query(
    `insert into feeds select (jsonb_populate_record(feeds, jsonb_build_object('id', liked, 'like_count', 1,
       'picture_name', gen_random_uuid()))).* from feeds, unnest($2::uuid[]) as liked where feeds.id = $1`,
    [model, ids],
  )
  const createdAt = testApp.clock.now()
  await db
    .insertInto('feedLikes')
    .values(ids.map((feedId) => ({ feedId, userId: 하니.id, createdAt })))
    .execute()
  return ids
}

/**
 * Returns for each feed what its counter says (`kept`), and its number of likes by accounts that are not deleted
 * (`real`).
 */
async function counted(ids: readonly FeedId[]) {
  const { rows } = await testApp.database.pool.query<{ kept: number; real: number }>(
    `select like_count as kept, (select count(*)::integer from feed_likes join users on users.id = user_id
       where feed_likes.feed_id = feed_reactions.feed_id and deleted_at is null) as real
     from feed_reactions where feed_id = any($1) order by feed_id`,
    [ids],
  )
  return { kept: rows.map(({ kept }) => kept), real: rows.map(({ real }) => real) }
}

/** Locks the row of a feed in the database while `work` runs. */
const holding = (feedId: FeedId, work: () => Promise<void>) =>
  testApp.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('feeds').select('id').where('id', '=', feedId).forUpdate().execute()
    await work()
  })

test('deleting an account does not wait for a locked feed, and other feeds can be liked meanwhile', async () => {
  const feeds = await likedFeeds(120)
  const [first = '' as FeedId] = feeds
  await holding(feeds.at(-1) as FeedId, async () => {
    await leave(하니)
    await waiting(testApp, 1)
    expect((await counted(feeds)).kept).toEqual([...Array(100).fill(0), ...Array(20).fill(1)])
    await 민지.likes.create({ params: { feedId: first } })
  })
  await settled()
  expect((await counted(feeds)).kept).toEqual([1, ...Array(119).fill(0)])
})

test('like counts are right when an owner returns while the job that subtracts their likes is running', async () => {
  const feeds = await likedFeeds(120)
  const [first = '' as FeedId] = feeds
  const returned = await new Promise<TestUser>((resolve, reject) => {
    void holding(feeds[70] as FeedId, async () => {
      await leave(하니)
      await waiting(testApp, 1)
      // The job that subtracts the likes is waiting for the locked feed: the return of 하니 waits for the end of this
      // step.
      back().then(resolve, reject)
      await waiting(testApp, 2)
    }).catch(reject)
  })
  await returned.likes.delete({ params: { feedId: first } })
  await settled()
  const { kept, real } = await counted(feeds)
  expect(kept).toEqual(real)
  expect(real).toEqual([0, ...Array(119).fill(1)])
})

test('an owner who has just returned sees their likes while the job that counts them again still waits', async () => {
  const [feedId] = (await likedFeeds(1)) as [FeedId]
  await leave(하니)
  await settled()
  await holding(feedId, async () => {
    const returned = await back()
    expect((await counted([feedId])).kept).toEqual([0])
    expect(await returned.feeds.get({ params: { feedId } })).toMatchObject({ likedByMe: true })
    const { data } = await returned.feeds.list({ query: { authorIdEqual: 민지.id } })
    expect(data.find(({ id }) => id === feedId)).toMatchObject({ likedByMe: true })
  })
  await settled()
  expect((await counted([feedId])).kept).toEqual([1])
})

test('a like can be taken back while the job that counts it again after a return is running', async () => {
  const feeds = await likedFeeds(2)
  const [first = '' as FeedId] = feeds
  await leave(하니)
  await settled()
  const taken = await new Promise<Promise<unknown>>((resolve, reject) => {
    void holding(feeds[1] as FeedId, async () => {
      const returned = await back()
      await waiting(testApp, 1)
      // The job has locked the first feed and waits for the second; the like waits for the job.
      resolve(returned.likes.delete({ params: { feedId: first } }))
      await waiting(testApp, 2)
    }).catch(reject)
  })
  await taken
  await settled()
  expect(await counted(feeds)).toEqual({ kept: [0, 1], real: [0, 1] })
})

test('like, comment and follow counts are right after repeatedly leaving, returning, liking and unliking', async () => {
  const feeds = await likedFeeds(60)
  const comment = { feedId: feeds[0] as FeedId, authorId: 하니.id, content: '예뻐요' }
  await 하니.comments.create({ params: { feedId: comment.feedId }, body: comment })
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 민지.id } })
  let person = 하니
  for (let turn = 0; turn < 3; turn++) {
    await leave(person)
    person = await back()
    const feedId = feeds[turn] as FeedId
    await person.likes.delete({ params: { feedId } })
    if (turn === 1) await person.likes.create({ params: { feedId } })
  }
  await settled()
  const { kept, real } = await counted(feeds)
  expect(kept).toEqual(real)
  expect(real.filter((likes) => likes === 0)).toHaveLength(2)
  expect((await 민지.feeds.get({ params: { feedId: comment.feedId } })).commentCount).toBe(1)
  expect(await summary(민지)).toMatchObject({ followerCount: 1 })
  const { db } = testApp.database
  expect(await db.selectFrom('users').select('id').where('isSettling', '=', true).execute()).toEqual([])
})

test('notifications of what an owner did after the return stay when the removal of earlier ones is repeated', async () => {
  await leave(하니)
  await settled()
  await jobsDone(testApp.database, 'departed-news')
  await follow(await back(), 민지)
  await expect.poll(() => titlesOf(민지)).toEqual(['하니님이 나를 팔로우해요'])
  await runJob(testApp, 'departed-news', { userId: 하니.id })
  expect(await titlesOf(민지)).toEqual(['하니님이 나를 팔로우해요'])
})

test('an owner cannot return amid a step that removes notifications, and later notifications stay', async () => {
  await follow(하니, 민지)
  await expect.poll(() => titlesOf(민지)).toHaveLength(1)
  const { db, pool } = testApp.database
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('notificationInboxes').select('count').where('receiverId', '=', 민지.id).forUpdate().execute()
    await leave(하니)
    // The step waits for the inbox, and the end of settling, which changes the account as a return would, for the step.
    await waiting(testApp, 2)
    const changing = pool.query('select from users where id = $1 for no key update nowait', [하니.id])
    await expect(changing).rejects.toThrow('could not obtain lock')
  })
  const feed = await post(민지)
  await (await back()).likes.create({ params: { feedId: feed.id } })
  await jobsDone(testApp.database, 'departed-news')
  await expect.poll(() => titlesOf(민지)).toEqual(['하니님이 좋아요를 눌렀어요'])
})

test('unfollowing an account that has left keeps the follow counts right, also after its return', async () => {
  const { id: followId } = await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 민지.id } })
  await leave(하니)
  await settled()
  expect(await summary(민지)).toMatchObject({ followerCount: 0, followingCount: 0 })
  await 민지.follows.delete({ params: { followId } })
  expect(await summary(민지)).toMatchObject({ followerCount: 0, followingCount: 0 })
  await back()
  await settled()
  expect(await summary(민지)).toMatchObject({ followerCount: 1, followingCount: 0 })
  expect(await summary(하니)).toMatchObject({ followerCount: 0, followingCount: 1 })
})

test('likes and follows of an account that left under the previous version count again when it returns', async () => {
  const feeds = await likedFeeds(3)
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 민지.id } })
  const { pool } = testApp.database
  const leaving = `begin; update users set deleted_at = now() where id = '${하니.id}';
    update feed_reactions set like_count = like_count - 1 from feed_likes
      where feed_likes.feed_id = feed_reactions.feed_id and feed_likes.user_id = '${하니.id}'; commit`
  await pool.query(leaving)
  expect(await summary(민지)).toMatchObject({ followerCount: 0 })
  await back()
  await settled()
  const { kept, real } = await counted(feeds)
  expect([kept, real]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  expect(await summary(민지)).toMatchObject({ followerCount: 1 })
})
