import type { FeedId, UserId } from '@otday/contract'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import { post, waiting } from '../../kit/fixtures.ts'
import { jobsDone } from '../../kit/run-job.ts'
import { eachStoryHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'

/** Tests that the removal of an account, long after it was left, goes in steps that block few others for a short time. */

eachStoryHasNewUsers()

/** Makes accounts with profiles and returns their ids in order. */
async function addPeople(count: number): Promise<UserId[]> {
  const ids = Array.from({ length: count }, () => newId<UserId>()).toSorted()
  const { pool } = testApp.database
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select id, id::text, id::text, '사람', now() from unnest($1::uuid[]) as id`,
    [ids],
  )
  await pool.query('insert into profiles (user_id, created_at) select id, now() from unnest($1::uuid[]) as id', [ids])
  return ids
}

/** Lets the owner leave and the days of grace pass. */
async function leaveForGood() {
  await 하니.account.leave({ params: { userId: 하니.id } })
  await jobsDone(testApp.database)
  testApp.clock.advance(31 * 86_400)
}

/** Begins the removal, and calls `work` once it waits for what `lock` has locked. */
async function removing(lock: (tx: Transaction<Tables>) => Promise<unknown>, work: () => Promise<void>) {
  const { db } = testApp.database
  await db.transaction().execute(async (tx) => {
    await lock(tx)
    await testApp.app.jobs.enqueue(db, job()('departures-sweep'), {})
    await waiting(testApp, 1)
    await work()
  })
  await jobsDone(testApp.database, 'departures-sweep')
  expect(await db.selectFrom('users').select('id').where('id', '=', 하니.id).execute()).toEqual([])
}

async function followCounts(ids: readonly UserId[]) {
  const { rows } = await testApp.database.pool.query<{ counts: number[] }>(
    `select array[follower_count, hidden_followers, following_count, hidden_followings] as counts
     from profiles where user_id = any($1) order by user_id`,
    [ids],
  )
  return rows.map(({ counts }) => counts.join(' '))
}

test('while the follows of a removed account are deleted in steps, the follow counts of others are already correct', async () => {
  const people = await addPeople(60)
  const { pool } = testApp.database
  for (const [follower, followee] of [
    ['$1', 'id'],
    ['id', '$1'],
  ])
    await pool.query(
      `insert into follows (id, follower_id, followee_id, created_at)
       select gen_random_uuid(), ${follower}::uuid, ${followee}::uuid, now() from unnest($2::uuid[]) as id`,
      [하니.id, people],
    )
  await pool.query('update profiles set follower_count = 1, following_count = 1 where user_id = any($1)', [people])
  await pool.query('update profiles set follower_count = 60, following_count = 60 where user_id = $1', [하니.id])
  await leaveForGood()
  expect(new Set(await followCounts(people))).toEqual(new Set(['1 1 1 1']))
  const last = people.at(-1) as UserId
  await removing(
    (tx) => tx.selectFrom('profiles').select('userId').where('userId', '=', last).forUpdate().execute(),
    async () => {
      expect(await followCounts(people)).toEqual([...Array(50).fill('0 0 1 1'), ...Array(10).fill('1 1 1 1')])
    },
  )
  expect(new Set(await followCounts(people))).toEqual(new Set(['0 0 0 0']))
})

test('a removal that waits for a reaction to a feed does not keep others from posting', async () => {
  const people = await addPeople(600)
  const { id: feedId } = await post(하니)
  const { db, pool } = testApp.database
  await pool.query(`insert into feed_likes select $1::uuid, id, now() from unnest($2::uuid[]) as id`, [feedId, people])
  await pool.query('update feed_reactions set like_count = 600 where feed_id = $1', [feedId])
  await leaveForGood()
  const likesOf = async (id: FeedId) =>
    (await db.selectFrom('feedLikes').select('userId').where('feedId', '=', id).execute()).length
  const last = people.at(-1) as UserId
  await removing(
    (tx) => tx.selectFrom('feedLikes').select('userId').where('userId', '=', last).forUpdate().execute(),
    async () => {
      await pool.query('select from feed_counts for update nowait')
      expect(await likesOf(feedId)).toBe(100)
    },
  )
  expect(await likesOf(feedId)).toBe(0)
})
