import path from 'node:path'
import { type DraftId, mostDrafts, type PhotoDraft } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { sweepImages } from '../../../src/files/index.ts'
import { eachStoryHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'
import { garmentPhoto } from '../../kit/garment-photos.ts'
import { quietLog } from '../../kit/quiet-log.ts'
import { openDrafts, waiting } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

/** Tests of drafts that are restored at the same moment as something else happens. */

eachStoryHasNewUsers()

async function discarded(): Promise<PhotoDraft> {
  const draftId = newId<DraftId>()
  const photo = await garmentPhoto({ outline: 'trousers', color: '#1f2a48' })
  const image = new Blob([Uint8Array.from(photo)])
  const draft = await 하니.drafts.create({ body: { draftId, fileName: 'IMG_1234.JPG' }, image })
  await 하니.drafts.discard({ params: { draftId } })
  return draft
}
const restore = (person: TestUser, { id: draftId }: PhotoDraft) => person.drafts.restore({ params: { draftId } })

test('of two discarded drafts restored at once into one free place one succeeds', async () => {
  const drafts = [await discarded(), await discarded()]
  await openDrafts(testApp, 하니, mostDrafts - 1)
  const restored = await testApp.database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('clothesDrafts').select('id').where('ownerId', '=', 하니.id).forUpdate().execute()
    const calls = drafts.map((draft) => restore(하니, draft))
    await waiting(testApp, calls.length)
    return () => Promise.allSettled(calls)
  })
  const refused = (await restored()).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([{ status: 413, body: { exceptionName: 'TooManyDrafts' } }])
})

test('a draft that is restored while the sweep is running is kept with its photo', async () => {
  const draft = await discarded()
  const { db } = testApp.database
  const storage = await createDiskStorage(path.join(testApp.config.dataDir, 'files'))
  const sweep = () => sweepImages({ db, clock: testApp.clock, storage, log: quietLog })
  testApp.clock.advance(60)
  await sweep()
  testApp.clock.advance(86_400)
  const later = await testApp.signIn(하니.email, 하니.password)
  const settled = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('images').select('id').where('ownerId', '=', 하니.id).forKeyShare().execute()
    const restoring = restore(later, draft)
    await waiting(testApp, 1)
    // The sweep finds the photo unused and tries to delete it, but waits for the restore, which is ahead of it.
    const sweeping = sweep()
    await waiting(testApp, 2)
    return () => Promise.all([restoring, sweeping])
  })
  await settled()
  const kept = await later.drafts.list({})
  expect(kept).toMatchObject([{ id: draft.id }])
  expect((await testApp.inject({ url: kept[0]?.original.imageUrl ?? '' })).statusCode).toBe(200)
})
