import { randomUUID } from 'node:crypto'
import { seoulDate } from '@otday/common/seoul-time'
import { NewDirectMessage, type WearId } from '@otday/contract'
import { expect, test } from 'vitest'
import { inTime } from '#platform/http/in-time.ts'
import { newId } from '#platform/ids.ts'
import type { Db } from '#platform/db/index.ts'
import { postComment } from '../../../src/comments/index.ts'
import { follow } from '../../../src/follows/index.ts'
import { saveWear } from '../../../src/diary/save-wear.ts'
import { openRepeats } from '../../../src/idempotency/index.ts'
import { sendDirectMessage } from '../../../src/messages/index.ts'
import { garment, newsDelivered, post, today, viewConversation, viewerOf, write } from '../../kit/fixtures.ts'
import { noting } from '../../kit/statements.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'

/** Tests of how many statements writes take. A request's session, which is looked up first, is one more. */

eachStoryHasNewUsers()

const times = { handling: 60_000, commit: 60_000 }

/** Runs `work` as a request with an idempotency key; returns its result and the number of statements. */
async function keyed<T>(work: (db: Db) => Promise<T>, key = randomUUID()): Promise<{ result: T; sent: number }> {
  const { db, statements } = noting(testApp.database)
  const repeats = openRepeats({ db, clock: testApp.clock })
  const request = { owner: 하니.id, route: 'POST /api', key, requestId: randomUUID(), fingerprint: 'same' }
  const result = await inTime(
    {
      times,
      claim: (answer, from) => repeats.claimWith(request, { status: 201, body: JSON.stringify(answer) }, from),
    },
    () => work(db),
  )
  return { result, sent: statements.length }
}

test('a comment and its idempotency key with the answer take two statements', async () => {
  const { id: feedId } = await post(민지)
  const by = writerWithoutSession(하니.id)
  const comment = { feedId, authorId: 하니.id, content: '예뻐요' }
  const posting = (db: Db) => postComment({ ...testApp.app.demo.commenting, db }, by, feedId, comment)
  const key = randomUUID()
  const { result, sent } = await keyed(posting, key)
  expect(sent).toBe(2)
  await expect(keyed(posting, key)).rejects.toMatchObject({ code: 'AlreadyProcessed' })
  const { data } = await 민지.comments.list({ params: { feedId }, query: {} })
  expect(data).toEqual([result])
  expect((await 민지.feeds.get({ params: { feedId } })).commentCount).toBe(1)
})

test('a follow and its idempotency key with the answer take two statements', async () => {
  const by = writerWithoutSession(하니.id)
  const relation = { followerId: 하니.id, followeeId: 민지.id }
  const { sent } = await keyed((db) => follow({ ...testApp.app.demo.following, db }, by, relation))
  expect(sent).toBe(2)
  expect(await 하니.follows.summary({ query: { userId: 민지.id } })).toMatchObject({ followerCount: 1 })
})

test('a message of a conversation that exists takes one statement, whether its receiver looks or not', async () => {
  await write(testApp, 하니, 민지, '처음')
  await newsDelivered(testApp)
  const send = async (content: string) => {
    const { db, statements } = noting(testApp.database)
    const message = NewDirectMessage.parse({ senderId: 하니.id, receiverId: 민지.id, content })
    await sendDirectMessage({ ...testApp.app.sending, db }, viewerOf(하니), { ...message, clientMessageId: null })
    return statements.length
  }
  expect(await send('안 보고 있죠?')).toBe(1)
  await viewConversation(testApp, 민지, 하니)
  expect(await send('보고 있죠?')).toBe(1)
  const [talk] = (await 민지.conversations.list({ query: {} })).data
  expect(talk?.unreadCount).toBe(2)
})

test('a new entry of the diary takes three statements, planned or worn, with the weather of its day', async () => {
  const piece = await garment(하니, '흰 셔츠')
  const { id: weatherId } = await today(하니)
  const by = writerWithoutSession(하니.id)
  const { db, statements } = noting(testApp.database)
  const deps = { ...testApp.app.demo.diary, db }
  const save = async (state: 'WORN' | 'PLANNED') => {
    statements.length = 0
    const wearId = newId<WearId>()
    const rest = { occasion: null, from: null, feeling: null, note: null, feedId: null, lookId: null }
    const change = {
      ...rest,
      date: seoulDate(testApp.clock.now()),
      state,
      source: 'HAND' as const,
      clothesIds: [piece.id],
    }
    await saveWear(deps, by, wearId, { ...change, weatherId, revision: 0 })
    return statements.length
  }
  // The first entry reads the hours of the day, which are kept.
  await save('WORN')
  expect([await save('WORN'), await save('PLANNED')]).toEqual([3, 3])
})
