import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { tellFollowers } from '../src/notifications/on-feed-created.ts'
import { beginFanOut } from '../src/notifications/queries-fan-out.ts'
import { eachStoryHasNewPeople, town, 하니, 민지 } from './cast.ts'
import { post, waiting } from './scene.ts'
import type { Person } from './town.ts'

/** What is under way while somebody leaves. */

eachStoryHasNewPeople()

const leave = (who: Person) => who.ownAccount.leave({ params: { userId: who.id } })
const follow = (who: Person, whom: Person) => who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })

test('news that are being told of somebody who leaves are taken back, too', async () => {
  const { db } = town.database
  const { id: feedId } = await post(하니)
  await follow(민지, 하니)
  await inTransaction(db, (tx) => beginFanOut(tx, `feed.created:${feedId}`, town.clock.now()))
  const both = await db.transaction().execute(async (tx) => {
    await tx.insertInto('notificationInboxes').values({ receiverId: 민지.id }).execute()
    const telling = tellFollowers({ db, wake: town.app.signals.wake, batch: 10 }, { feedId, authorId: 하니.id })
    await waiting(town, 1)
    const leaving = leave(하니)
    await waiting(town, 2)
    return () => Promise.all([telling, leaving])
  })
  await both()
  const box = () =>
    db.selectFrom('notificationInboxes').selectAll().where('receiverId', '=', 민지.id).executeTakeFirst()
  await expect.poll(box).toMatchObject({ lastSeq: 1, count: 0 })
})
