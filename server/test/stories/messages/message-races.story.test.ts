import type { ConversationId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { inboxOf, viewConversation, waiting, write } from '../../kit/fixtures.ts'

/** Tests of two people while the first message between them is being stored. */

eachStoryHasNewUsers()

test('a message racing with the deletion of its receiver gets UserNotFound, not a server error', async () => {
  const { db } = testApp.database
  const [lowUserId, highUserId] = 하니.id < 민지.id ? [하니.id, 민지.id] : [민지.id, 하니.id]
  const now = testApp.clock.now()
  const sent = await db.transaction().execute(async (tx) => {
    const begun = { id: newId<ConversationId>(), lowUserId, highUserId, lastMessageAt: now, createdAt: now }
    await tx.insertInto('conversations').values(begun).execute()
    const refused = expect(write(testApp, 하니, 민지, '첫마디')).rejects.toMatchObject({ code: 'UserNotFound' })
    await waiting(testApp, 1)
    await tx.updateTable('users').set({ deletedAt: now }).where('id', '=', 민지.id).execute()
    return () => refused
  })
  await sent()
})

test('reading a conversation while its first message is being stored leaves nothing unread', async () => {
  const done = await testApp.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', 하니.id).forUpdate().execute()
    const sent = write(testApp, 하니, 민지, '첫마디')
    await waiting(testApp, 1)
    const read = viewConversation(testApp, 민지, 하니).then(() =>
      민지.conversations.read({ params: { partnerId: 하니.id } }),
    )
    await waiting(testApp, 2)
    return () => Promise.all([sent, read])
  })
  await done()
  const [talk] = (await 민지.conversations.list({ query: {} })).data
  expect([talk?.unreadCount, (await inboxOf(testApp, 민지)).totalCount]).toEqual([0, 0])
})
