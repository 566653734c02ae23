import type { FeedId } from '@otday/contract'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { like } from '../../../src/likes/index.ts'
import { notificationsAfter, onRoleChanged } from '../../../src/notifications/index.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { newsDelivered, manyUsers, post, walk, write } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

/** Tests of notifications that many people cause at the same time. */

eachStoryHasNewUsers()

const inbox = async (who: TestUser, query = {}) => {
  await newsDelivered(testApp)
  return who.notifications.list({ query })
}
const comment = (who: TestUser, feedId: FeedId, content: string) =>
  who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })

/**
 * Concurrent calls: more than there are database connections, and few enough that a busy machine serves each before its
 * timeout.
 */
const atOnce = 25

test('a hundred simultaneous likes become one notification with the right count', async () => {
  const { id } = await post(하니)
  const people = await manyUsers(testApp, 100)
  for (let from = 0; from < people.length; from += atOnce)
    await Promise.all(
      people
        .slice(from, from + atOnce)
        .map((person) => like(testApp.app.demo.liking, id, writerWithoutSession(person.id))),
    )
  const { data, totalCount } = await inbox(하니)
  expect([data.length, totalCount]).toEqual([1, 1])
  const [, name] = /^(.+)님 외 99명이 좋아요를 눌렀어요$/.exec(data[0]?.title ?? '') ?? []
  expect(people.map((person) => person.name)).toContain(name)
})

test('live channels are signaled after the commit and not after a rollback', async () => {
  const { id } = await post(하니)
  const heard: string[] = []
  // What stories before left in the queue may still be signalled, to others.
  const stop = testApp.app.signals.listen((channel, ids) => {
    if (ids.includes(하니.id)) heard.push(channel)
  })
  await comment(민지, id, '예뻐요')
  await expect.poll(() => heard).toEqual(['inbox'])
  await inTransaction(testApp.database.db, async (tx) => {
    await onRoleChanged(testApp.app.signals)(tx, {
      type: 'role.changed',
      userId: 하니.id,
      role: 'USER',
      at: new Date(),
    })
    throw new Error('changed my mind')
  }).catch(() => {})
  stop()
  expect(heard).toHaveLength(1)
})

test('reading on from a sequence number misses nothing while many write and some entries are read', async () => {
  const { id: feedId } = await post(하니)
  const { db } = testApp.database
  const people = await manyUsers(testApp, 15)
  // Each comment is on a different feed, because a notification about the same feed would replace the one before.
  const posted = await Promise.all(Array.from({ length: 15 }, () => post(하니)))
  let done = false
  const writing = Promise.all([
    ...people.map((person) => like(testApp.app.demo.liking, feedId, writerWithoutSession(person.id))),
    ...posted.map(({ id }, at) => comment(민지, id, `댓글 ${at}`)),
    ...Array.from({ length: 15 }, (_, at) => write(testApp, 민지, 하니, `말 ${at}`)),
  ])
    .then(() => newsDelivered(testApp))
    .finally(() => {
      done = true
    })
  const seen: { seq: number; content: string }[] = []
  for (let last = false; !last; ) {
    last = done
    const rows = (await notificationsAfter(db, [{ receiverId: 하니.id, seq: seen.at(-1)?.seq ?? 0 }], 7))[0] ?? []
    seen.push(...rows)
    const grouped = rows.find(({ groupKey }) => groupKey !== null)
    if (grouped) await 하니.notifications.delete({ params: { notificationId: grouped.id } })
    if (rows.length > 0) last = false
  }
  await writing
  const numbers = seen.map(({ seq }) => seq)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  const comments = seen.filter(({ content }) => content.startsWith('댓글')).map(({ content }) => content)
  expect(comments.toSorted()).toEqual(Array.from({ length: 15 }, (_, at) => `댓글 ${at}`).toSorted())
  const rows = await walk((at) => inbox(하니, { ...at, limit: 100 }))
  const { count } = await db
    .selectFrom('notificationInboxes')
    .select('count')
    .where('receiverId', '=', 하니.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(rows.length)
})
