import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { DraftId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type GarmentPhoto, garmentPhoto } from '../../kit/garment-photos.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const navyTrousers: GarmentPhoto = { outline: 'trousers', color: '#1f2a48' }
const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])
const read = (person: TestUser, image: Blob, fileName = 'IMG_1234.JPG') =>
  person.drafts.read({ body: { fileName }, image })
const files = () => readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true })

test('reading a photo gives type, color and mask and stores nothing', async () => {
  const before = files()
  const reading = await read(하니, blobOf(await garmentPhoto(navyTrousers)))
  expect(reading).toMatchObject({ type: 'BOTTOM', mask: { width: 448, height: 448 }, sameAs: null })
  expect(reading.attributes).toMatchObject([{ definitionName: '색상', value: '네이비' }])
  const named = await read(하니, blobOf(await garmentPhoto({ ...navyTrousers, busy: true })), '회색 니트.jpg')
  expect(named).toMatchObject({ type: 'TOP', mask: null })
  await expect(read(하니, blobOf(Buffer.from('no picture')))).rejects.toMatchObject({ status: 400 })
  expect(files()).toEqual(before)
})

test('a piece is cut along the mask that was sent, and a mask that does not fit is refused', async () => {
  const image = blobOf(await garmentPhoto(navyTrousers))
  const { mask } = await read(하니, image)
  const body = { ownerId: 하니.id, name: '바지', type: 'BOTTOM' } as const
  const cut = await 하니.clothes.create({ body: { ...body, mask }, image })
  expect(cut.picture?.cutOut).not.toBeNull()
  expect(cut.picture?.width).toBeLessThan(400)
  const whole = await 하니.clothes.create({ body: { ...body, mask: null }, image })
  expect(whole.picture).toMatchObject({ width: 600, cutOut: null })
  for (const runs of [[36], [35], [0, 37], [-1, 37]])
    await expect(
      하니.clothes.create({ body: { ...body, mask: { width: 6, height: 6, runs } }, image }),
    ).rejects.toMatchObject({ status: 400 })
})

test('a photo already in the closet is recognized under another name, in form and drafts, for its owner alone', async () => {
  const image = blobOf(await garmentPhoto(navyTrousers))
  const body = { ownerId: 하니.id, name: '면바지', type: 'BOTTOM' } as const
  const { mask } = await read(하니, image)
  const piece = await 하니.clothes.create({ body: { ...body, mask }, image })
  const same = { clothesId: piece.id, name: '면바지', isSamePicture: true }
  expect((await read(하니, image, '회색 니트.jpg')).sameAs).toMatchObject(same)
  const draft = await 하니.drafts.create({ body: { draftId: newId<DraftId>(), fileName: '회색 니트.jpg' }, image })
  expect(draft).toMatchObject({ name: '회색 니트', duplicateOf: same })
  expect((await 하니.clothes.create({ body: { ...body, name: '다른 바지' }, image })).duplicateOf).toMatchObject(same)
  expect((await read(민지, image)).sameAs).toBeNull()
})

test('when the deletion of a cut piece is undone, its cut picture comes back', async () => {
  const image = blobOf(await garmentPhoto(navyTrousers))
  const { mask } = await read(하니, image)
  const body = { ownerId: 하니.id, name: '면바지', type: 'BOTTOM', mask } as const
  const { id, picture } = await 하니.clothes.create({ body, image })
  const changeId = newId<never>()
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [id] } })
  const { clothes } = await 하니.closetChanges.undo({ body: { changeId } })
  expect(clothes).toMatchObject([{ id, picture }])
})
