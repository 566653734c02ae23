import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '#platform/db/index.ts'
import { Presence } from '../../../src/live/presence.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { inboxOf, waiting, write } from '../../kit/fixtures.ts'

/** Tests of the record of who is viewing whose messages at the moment. */

eachStoryHasNewUsers()
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const log = { warn() {} }
const pollOptions = { timeout: 10_000 }
const viewing = (db: Db) => db.selectFrom('conversationWatches').select(['userId', 'expiresAt']).execute()

test('who closes a conversation while the server renews who has it open gets notifications of its messages again', async () => {
  const { db } = testApp.database
  const presence = new Presence({ db, clock: testApp.clock, log })
  presence.start()
  await presence.begin({ userId: 하니.id, partnerId: 민지.id })
  const end = await presence.begin({ userId: 민지.id, partnerId: 하니.id })
  const [before] = await viewing(db)
  testApp.clock.advance(15)
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('conversationWatches').select('userId').where('userId', '=', 하니.id).forUpdate().execute()
    vi.advanceTimersByTime(15_000)
    await waiting(testApp, 1)
    end()
    while ((await viewing(tx)).length > 1) await turn()
  })
  await vi.waitFor(async () => {
    const [renewed, ...others] = await viewing(db)
    expect([renewed?.userId, others]).toEqual([하니.id, []])
    expect(renewed?.expiresAt).not.toEqual(before?.expiresAt)
  }, pollOptions)
  await write(testApp, 하니, 민지, '이제 없네')
  expect((await inboxOf(testApp, 민지)).totalCount).toBe(1)
  await presence.stop()
})

test('viewing a removed person does not stop the renewal of other people’s views', async () => {
  const { db } = testApp.database
  const presence = new Presence({ db, clock: testApp.clock, log })
  presence.start()
  const 떠난이 = await testApp.signUp('떠난이')
  await presence.begin({ userId: 하니.id, partnerId: 떠난이.id })
  await presence.begin({ userId: 민지.id, partnerId: 하니.id })
  await db.deleteFrom('users').where('id', '=', 떠난이.id).execute()
  const [before] = await viewing(db)
  testApp.clock.advance(15)
  vi.advanceTimersByTime(15_000)
  await vi.waitFor(async () => {
    const [renewed] = await viewing(db)
    expect(renewed?.userId).toBe(민지.id)
    expect(renewed?.expiresAt).not.toEqual(before?.expiresAt)
  }, pollOptions)
  await presence.stop()
})
