import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SessionId } from '@otday/contract'
import { changesSince, liveRoles } from '../../../src/auth/index.ts'
import { OpenSessions } from '../../../src/live/open-sessions.ts'
import { buffersOf } from '../../kit/buffers.ts'
import { viewerOf } from '../../kit/fixtures.ts'
import { noting } from '../../kit/statements.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

/** Tests of an instance that receives no signals about changed sessions, and must poll the database for them. */

eachStoryHasNewUsers()
let sessions: OpenSessions
const asked: SessionId[] = []
beforeEach(() => {
  const { db } = testApp.database
  asked.length = 0
  sessions = new OpenSessions({
    liveRoles: (ids) => {
      asked.push(...ids)
      return liveRoles(db, ids, testApp.clock.now())
    },
    changesSince: (place) => changesSince(db, place, testApp.clock.now()),
    log: { warn: () => {} },
  })
  sessions.start()
})
afterEach(() => sessions.stop())

const within = { timeout: 10_000 }
function connect(who: { id: typeof 하니.id; token: string }) {
  const { sessionId } = viewerOf(who as typeof 하니)
  const connection = { sessionId, isOpen: true }
  sessions.add({ sessionId, role: 'USER' }, () => (connection.isOpen = false))
  return connection
}
const remove = (sessionId: SessionId) =>
  testApp.database.db.deleteFrom('sessions').where('id', '=', sessionId).execute()

test('a session deleted in a late-committing transaction still ends its connections', async () => {
  const [hers, mine] = [connect(하니), connect(민지)]
  await expect.poll(() => asked.length, within).toBe(2)
  await testApp.database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sessions').where('id', '=', hers.sessionId).execute()
    await remove(mine.sessionId)
    await expect.poll(() => mine.isOpen, within).toBe(false)
    expect(hers.isOpen).toBe(true)
  })
  await expect.poll(() => hers.isOpen, within).toBe(false)
})

test('a connection of an already ended session is closed, and a live session is looked up once', async () => {
  const { sessionId } = viewerOf(하니)
  const mine = connect(민지)
  await expect.poll(() => asked, within).toEqual([mine.sessionId])
  await remove(sessionId)
  await sleep(1000)
  const hers = connect(하니)
  await expect.poll(() => hers.isOpen, within).toBe(false)
  expect([mine.isOpen, asked]).toEqual([true, [mine.sessionId, sessionId]])
})

test('an expired session ends its connections', async () => {
  const hers = connect(하니)
  await expect.poll(() => asked.length, within).toBe(1)
  testApp.clock.advance(14 * 86_400 + 1)
  await expect.poll(() => hers.isOpen, within).toBe(false)
})

test('a poll for session changes reads few blocks however many sessions are open', async () => {
  const { pool } = testApp.database
  const now = testApp.clock.now()
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     select gen_random_uuid(), $1, $2, $2::timestamptz + n * interval '1 minute', $2 from generate_series(1, 20000) as n`,
    [하니.id, now],
  )
  await pool.query(
    // The changes have ids of early transactions, which have certainly ended, so a poll need not read them again.
    `insert into session_changes select (3 + n % 100)::text::xid8, gen_random_uuid() from generate_series(1, 20000) as n`,
  )
  await pool.query('vacuum (analyze) sessions, session_changes')
  const { db, statements } = noting(testApp.database)
  const { place } = await changesSince(db, null, now)
  const { ids } = await changesSince(db, place, new Date(now.getTime() + 60_000))
  // One session expires within the minute. Changes of transactions that ran during the first read are read again, so
  // there may be a few more.
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.length).toBeLessThan(100)
  const [, poll] = statements
  if (!poll) throw new Error('Nothing was asked.')
  expect(await buffersOf(pool, poll)).toBeLessThanOrEqual(12)
})
