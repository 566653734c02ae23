import type { ConversationId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { eachStoryHasNewPeople, town, 하니, 민지 } from './cast.ts'
import { waiting, write } from './scene.ts'

/** What happens to two people while the first words between them are being stored. */

eachStoryHasNewPeople()

test('who leaves while they are first written to is not there, which is no failure of ours', async () => {
  const { db } = town.database
  const [lowUserId, highUserId] = 하니.id < 민지.id ? [하니.id, 민지.id] : [민지.id, 하니.id]
  const now = town.clock.now()
  const sent = await db.transaction().execute(async (tx) => {
    const begun = { id: newId<ConversationId>(), lowUserId, highUserId, lastMessageAt: now, createdAt: now }
    await tx.insertInto('conversations').values(begun).execute()
    const refused = expect(write(town, 하니, 민지, '첫마디')).rejects.toMatchObject({ code: 'UserNotFound' })
    await waiting(town, 1)
    await tx.updateTable('users').set({ deletedAt: now }).where('id', '=', 민지.id).execute()
    return () => refused
  })
  await sent()
})
