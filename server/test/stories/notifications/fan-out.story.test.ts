import type { FollowId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { deliverBatch, type FanOut, type FanOutDeps } from '../../../src/notifications/fan-out.ts'
import { beginFanOut, everybodyFrom, followersFrom } from '../../../src/notifications/queries-fan-out.ts'
import { deliver } from '../../../src/notifications/index.ts'
import { keptNotifications, sweepInboxes } from '../../../src/notifications/sweep-inboxes.ts'
import { batchSize } from '../../../src/parts.ts'
import { manyUsers, post, waiting } from '../../kit/fixtures.ts'
import { jobsDone } from '../../kit/run-job.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
beforeEach(async () => {
  하니 = await testApp.signUp('하니')
})

/** Creates people who follow 하니, in the order in which they are notified. */
async function followers(size: number): Promise<UserId[]> {
  const ids = (await manyUsers(testApp, size)).map(({ id }) => id)
  await sql`insert into follows (id, follower_id, followee_id, created_at)
    select gen_random_uuid(), follower, ${하니.id}::uuid, now() from unnest(${ids}::uuid[]) as follower`.execute(
    testApp.database.db,
  )
  return ids
}

let events = 0
async function begin(over: Partial<FanOut> = {}): Promise<FanOut> {
  const eventKey = `event ${events++}`
  await inTransaction(testApp.database.db, (tx) => beginFanOut(tx, eventKey, testApp.clock.now()))
  const words = {
    kind: 'feed.created',
    level: 'INFO',
    title: '하니님이 새 피드를 올렸어요',
    content: eventKey,
  } as const
  return {
    eventKey,
    receivers: (db, after, limit) => followersFrom(db, 하니.id, after, limit),
    news: async () => ({ ...words, targetUrl: null, at: testApp.clock.now() }),
    ...over,
  }
}
const deps = (over: Partial<FanOutDeps> = {}): FanOutDeps => ({
  db: testApp.database.db,
  notify: testApp.app.signals.notify,
  batch: 4,
  ...over,
})
/** Delivers all batches of an event, one after the other. */
async function fanOut(over: FanOutDeps, event: FanOut): Promise<void> {
  while (await deliverBatch(over, event));
}
const failure = new Error('the machine stops here')

/**
 * Returns who has received the event's notification, and checks that the count of each inbox is its number of
 * notifications.
 */
async function deliveredTo({ eventKey }: Pick<FanOut, 'eventKey'>): Promise<UserId[]> {
  const { db } = testApp.database
  const wrong = await sql<{ n: number }>`
    select count(*)::integer as n from notification_inboxes as inbox
    where count <> (select count(*) from notifications where receiver_id = inbox.receiver_id)
      or last_seq < coalesce((select max(seq) from notifications where receiver_id = inbox.receiver_id), 0)`.execute(db)
  expect(wrong.rows).toEqual([{ n: 0 }])
  const rows = await db.selectFrom('notifications').select('receiverId').where('eventKey', '=', eventKey).execute()
  return rows.map(({ receiverId }) => receiverId).toSorted()
}

test('every follower gets one notification, in batches, each followed by its signal', async () => {
  const people = await followers(11)
  const notified: string[][] = []
  const event = await begin()
  await fanOut(deps({ notify: (_, ids) => void notified.push([...ids]) }), event)
  expect(await deliveredTo(event)).toEqual(people)
  expect(notified).toEqual([people.slice(0, 4), people.slice(4, 8), people.slice(8)])
  const [row] = await testApp.database.db
    .selectFrom('notifications')
    .selectAll()
    .where('receiverId', '=', people[0] as UserId)
    .execute()
  expect(row).toMatchObject({ seq: 1, kind: 'feed.created', level: 'INFO', content: event.eventKey, groupSize: 1 })
})

test.each([0, 1, 2])(
  'a fan-out that stops after batch %i resumes there and does not restore read notifications',
  async (stop) => {
    const people = await followers(10)
    const event = await begin()
    let batches = 0
    const stopping: FanOut = {
      ...event,
      news: async (db) => {
        if (batches++ === stop) throw failure
        return event.news(db)
      },
    }
    await expect(fanOut(deps(), stopping)).rejects.toBe(failure)
    const reached = people.slice(0, stop * 4)
    expect(await deliveredTo(event)).toEqual(reached)
    for (const id of reached.slice(0, 2))
      await testApp.database.db.deleteFrom('notifications').where('receiverId', '=', id).execute()
    await testApp.database.db
      .updateTable('notificationInboxes')
      .set({ count: 0 })
      .where('receiverId', 'in', people.slice(0, 2))
      .execute()
    await fanOut(deps(), event)
    expect(await deliveredTo(event)).toEqual(stop === 0 ? people : people.slice(2))
    await fanOut(deps(), event)
    expect(await deliveredTo(event)).toEqual(stop === 0 ? people : people.slice(2))
  },
)

test('a fan-out whose signals fail still gives every follower the notification', async () => {
  const people = await followers(6)
  const event = await begin()
  const notify = () => {
    throw failure
  }
  await fanOut(deps({ notify }), event)
  expect(await deliveredTo(event)).toEqual(people)
})

test('simultaneous runs of two fan-outs notify each follower once per event, without gaps in sequence numbers', async () => {
  const people = await followers(18)
  const [event, other] = [await begin(), await begin()]
  const single = (receiverId: UserId, eventKey: string) =>
    inTransaction(testApp.database.db, async (tx) =>
      deliver(testApp.app.signals, tx, {
        receiverId,
        kind: 'comment.created',
        level: 'INFO',
        title: '피드',
        content: '댓글',
        targetUrl: null,
        eventKey,
        at: testApp.clock.now(),
      }),
    )
  await Promise.all([
    ...[event, event, other, event, other].map((one) => fanOut(deps({ batch: 7 }), one)),
    ...people.toReversed().map((id) => single(id, 'alone')),
  ])
  for (const eventKey of [event.eventKey, other.eventKey, 'alone'])
    expect(await deliveredTo({ ...event, eventKey })).toEqual(people)
  const { rows } = await sql`select receiver_id from notifications where receiver_id = any(${people}::uuid[])
    group by receiver_id having array_agg(seq order by seq) <> array[1, 2, 3]::bigint[]`.execute(testApp.database.db)
  expect(rows).toEqual([])
})

test('when the event disappears during a run the remaining receivers are not notified', async () => {
  const people = await followers(10)
  const event = await begin()
  let asked = 0
  await fanOut(deps(), { ...event, news: async (db) => (asked++ < 2 ? event.news(db) : undefined) })
  expect(await deliveredTo(event)).toEqual(people.slice(0, 8))
})

test('a fan-out passes over followers whose account was deleted', async () => {
  const people = await followers(9)
  const gone = people.slice(3, 6)
  await testApp.database.db
    .updateTable('users')
    .set({ deletedAt: testApp.clock.now() })
    .where('id', 'in', gone)
    .execute()
  const [event, everybody] = [await begin(), await begin({ receivers: everybodyFrom })]
  await fanOut(deps(), event)
  expect(await deliveredTo(event)).toEqual(people.filter((id) => !gone.includes(id)))
  await fanOut(deps({ batch: 5000 }), everybody)
  const content = await deliveredTo(everybody)
  expect(content).toContain(하니.id)
  expect(content.filter((id) => gone.includes(id))).toEqual([])
})

test('other requests are answered while thousands of people are notified', async () => {
  await followers(2000)
  const event = await begin()
  let finished = false
  const delivery = fanOut(deps({ batch: 250 }), event).then(() => (finished = true))
  let answered = 0
  while (!finished) {
    await 하니.notifications.list({ query: {} })
    if (!finished) answered++
  }
  await delivery
  expect(answered).toBeGreaterThan(3)
  expect(await deliveredTo(event)).toHaveLength(2000)
})

test('a large fan-out runs one batch per job and lets other authors’ jobs run between batches', async () => {
  const 민지 = await testApp.signUp('민지')
  const people = await followers(batchSize + 1)
  const [first, last] = [people[0] as UserId, people.at(-1) as UserId]
  const { db } = testApp.database
  await db
    .insertInto('follows')
    .values({ id: newId<FollowId>(), followerId: last, followeeId: 민지.id, createdAt: testApp.clock.now() })
    .execute()
  await db.insertInto('notificationInboxes').values({ receiverId: first }).execute()
  const titles = async () => {
    const news = db.selectFrom('notifications').select('title').where('receiverId', '=', last)
    return (await news.orderBy('seq').execute()).map(({ title }) => title)
  }
  const theirs = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('notificationInboxes').select('count').where('receiverId', '=', first).forUpdate().execute()
    const { id } = await post(하니, { content: '모두에게' })
    await waiting(testApp, 1)
    await post(민지, { content: '몇몇에게' })
    await vi.waitFor(async () => expect(await titles()).toEqual(['민지님이 새 피드를 올렸어요']), { timeout: 30_000 })
    return id
  })
  await jobsDone(testApp.database, 'feed-news')
  expect(await titles()).toEqual(['민지님이 새 피드를 올렸어요', '하니님이 새 피드를 올렸어요'])
  expect(await deliveredTo({ eventKey: `feed.created:${theirs}` })).toEqual(people)
  const { rows } = await sql`select count(*)::integer as n from pgboss.job
    where name = 'feed-news' and data ->> 'feedId' = ${theirs}`.execute(db)
  expect(rows).toEqual([{ n: 2 }])
})

test('the nightly sweep keeps the newest thousand notifications of an inbox and removes old fan-out rows', async () => {
  const { db } = testApp.database
  const [full, small] = await manyUsers(testApp, 2)
  const sizes = new Map([
    [full?.id, keptNotifications + 30],
    [small?.id, 20],
  ])
  for (const [id, size] of sizes) {
    await sql`insert into notification_inboxes values (${id}::uuid, ${size}, ${size})`.execute(db)
    await sql`insert into notifications (id, receiver_id, seq, kind, level, title, content, event_key, created_at)
      select gen_random_uuid(), ${id}::uuid, n, 'feed.liked', 'INFO', '좋아요', '옷', n::text, now()
      from generate_series(1, ${size}::integer) as n`.execute(db)
  }
  testApp.clock.advance(-30 * 86_400)
  const old = await begin()
  testApp.clock.reset()
  const young = await begin()
  await sweepInboxes({ db, notify: () => {}, clock: testApp.clock })
  await sweepInboxes({ db, notify: () => {}, clock: testApp.clock })
  const kept = await sql`select receiver_id, min(seq) as oldest, count(*)::integer as count from notifications
    where receiver_id = any(${[...sizes.keys()]}::uuid[]) group by 1 order by 1`.execute(db)
  expect(kept.rows).toEqual([
    { receiverId: full?.id, oldest: 31, count: keptNotifications },
    { receiverId: small?.id, oldest: 1, count: 20 },
  ])
  const inboxes = await db
    .selectFrom('notificationInboxes')
    .select('count')
    .where('receiverId', 'in', [full?.id as UserId, small?.id as UserId])
    .orderBy('receiverId')
    .execute()
  expect(inboxes).toEqual([{ count: keptNotifications }, { count: 20 }])
  const left = await db
    .selectFrom('fanOuts')
    .select('eventKey')
    .where('eventKey', 'in', [old.eventKey, young.eventKey])
    .execute()
  expect(left).toEqual([{ eventKey: young.eventKey }])
})
