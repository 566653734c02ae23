import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ImageId } from '@otday/contract'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { inTime } from '#platform/http/in-time.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { type FilesDeps, mostPictures, storeImage } from '../../../src/files/index.ts'
import { openImages } from '../../kit/open-images.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

allStoriesShareOneUser()
const images = openImages()
afterAll(images.close)

const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
  .png()
  .toBuffer()
const picture = new Blob([Uint8Array.from(bytes)])
const create = (person: TestUser, image: Blob | null) =>
  person.clothes.create({ body: { ownerId: person.id, name: '옷', type: 'TOP' }, image })

async function fillUp(person: TestUser, count: number) {
  const row = (at: number) => ({
    id: `0a0a0a0a-0000-4000-9000-${String(at).padStart(12, '0')}` as ImageId,
    ownerId: person.id,
    kind: 'clothes' as const,
    width: 10,
    height: 10,
    thumbhash: 'AA==',
    createdAt: testApp.clock.now(),
  })
  for (let from = 0; from < count; from += 1000)
    await testApp.database.db
      .insertInto('images')
      .values(Array.from({ length: Math.min(1000, count - from) }, (_, at) => row(from + at)))
      .execute()
}

test('UP-13: uploads beyond the picture limit of a person get 413 and change nothing', async () => {
  const 민지 = await testApp.signUp('민지')
  await fillUp(하니, mostPictures - 1)
  const tooMany = { status: 413, body: { exceptionName: 'TooManyPictures' } }
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => create(하니, picture)))
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([tooMany, tooMany, tooMany])
  const [last] = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (!last?.imageUrl) throw new Error('none was kept')
  await expect(create(하니, picture)).rejects.toMatchObject(tooMany)
  const params = { clothesId: last.id }
  await expect(
    하니.clothes.update({ params, body: { name: '다른 옷', type: 'TOP' }, image: picture }),
  ).rejects.toMatchObject(tooMany)
  await expect(
    하니.profiles.update({ params: { userId: 하니.id }, body: { name: '하니' }, image: picture }),
  ).rejects.toMatchObject(tooMany)
  const { data } = await 하니.clothes.list({ query: { ownerId: 하니.id } })
  expect(data).toEqual([last])
  expect((await create(하니, null)).imageUrl).toBeNull()
  expect((await create(민지, picture)).imageUrl).not.toBeNull()
})

test('a picture whose request is aborted before the commit leaves no file', async () => {
  const { id: ownerId } = await testApp.signUp('해린')
  const { db } = testApp.database
  const folder = path.join(testApp.config.dataDir, 'interrupted')
  const enqueue: FilesDeps['jobs']['enqueue'] = () => Promise.reject(new Error('a passing picture has no jobs'))
  const storage = await createDiskStorage(folder)
  const deps: FilesDeps = { db, clock: testApp.clock, storage, images, jobs: { enqueue } }
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'))
  const leaving = new AbortController()
  const ending = Promise.withResolvers<void>()
  const save = async () => {
    await using stored = await storeImage(deps, { ownerId, kind: 'wear', bytes, isPassing: true })
    await inTransaction(db, async (tx) => {
      await stored.keep(tx)
      expect(files()).not.toEqual([])
      leaving.abort()
    })
  }
  const times = { handling: 60_000, commit: 10_000 }
  const call = inTime({ times, gone: leaving.signal }, () => save().finally(ending.resolve))
  await expect(call).rejects.toMatchObject({ code: 'Unavailable' })
  await ending.promise
  expect(files()).toEqual([])
})
