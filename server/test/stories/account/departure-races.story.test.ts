import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { deliverToFollowers } from '../../../src/notifications/on-feed-created.ts'
import { beginFanOut } from '../../../src/notifications/queries-fan-out.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { night, post, waiting } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

/** Stories of requests that are in progress while a user deletes the account. */

eachStoryHasNewUsers()

const leave = (who: TestUser) => who.account.leave({ params: { userId: who.id } })
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })

test('a feed notification being delivered while its author leaves is taken back', async () => {
  const { db } = testApp.database
  const { id: feedId } = await post(하니)
  await follow(민지, 하니)
  await inTransaction(db, (tx) => beginFanOut(tx, `feed.created:${feedId}`, testApp.clock.now()))
  const both = await db.transaction().execute(async (tx) => {
    await tx.insertInto('notificationInboxes').values({ receiverId: 민지.id }).execute()
    const delivery = deliverToFollowers(
      { db, notify: testApp.app.signals.notify, jobs: testApp.app.jobs, batch: 10 },
      { feedId, authorId: 하니.id },
    )
    await waiting(testApp, 1)
    const leaving = leave(하니)
    await waiting(testApp, 2)
    return () => Promise.all([delivery, leaving])
  })
  await both()
  const box = () =>
    db.selectFrom('notificationInboxes').selectAll().where('receiverId', '=', 민지.id).executeTakeFirst()
  await expect.poll(box).toMatchObject({ lastSeq: 1, count: 0 })
})

test('an unfollow during the removal of the followed account is counted once', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  const { id: followId } = await follow(민지, 하니)
  await follow(민지, 다니엘)
  await leave(하니)
  testApp.clock.advance(30 * 86_400 + 1)
  const 그때민지 = await testApp.signIn(민지.email, 민지.password)
  const removed = await testApp.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('profiles').select('userId').where('userId', '=', 민지.id).forUpdate().execute()
    const ending = 그때민지.follows.delete({ params: { followId } })
    await waiting(testApp, 1)
    const removing = night(testApp, 하니.id)
    await waiting(testApp, 2)
    return () => Promise.all([ending, removing])
  })
  await removed()
  expect(await 그때민지.follows.summary({ query: { userId: 민지.id } })).toMatchObject({ followingCount: 1 })
})
