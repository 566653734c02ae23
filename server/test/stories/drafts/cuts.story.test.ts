import { runsOf } from '@otday/common/cut-mask'
import { type ClosetChangeId, type DraftId, mostRuns } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type GarmentPhoto, garmentPhoto } from '../../kit/garment-photos.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'

eachStoryHasNewUsers()

const onBusyGround: GarmentPhoto = { outline: 'shirt', color: '#1f2a48', busy: true }
const blobOf = async (photo: GarmentPhoto) => new Blob([Uint8Array.from(await garmentPhoto(photo))])
const status = async (url: string) => (await testApp.inject({ url })).statusCode

/**
 * Returns a mask of the middle of a picture of 20 × 20 pixels: a square whose sides are so many tenths of the
 * picture's.
 */
function middle(tenths: number) {
  const inside = new Uint8Array(400)
  const from = 10 - tenths
  for (let y = from; y < 20 - from; y++) inside.fill(1, y * 20 + from, y * 20 + 20 - from)
  return runsOf({ width: 20, height: 20, inside })
}

async function pieceOnBusyGround() {
  const body = { ownerId: 하니.id, name: '남색 셔츠', type: 'TOP' } as const
  return 하니.clothes.create({ body, image: await blobOf(onBusyGround) })
}

test('the photo of a piece is cut by hand, cut again from the whole photo, and restored', async () => {
  const piece = await pieceOnBusyGround()
  const params = { clothesId: piece.id }
  expect(await 하니.cuts.ofPiece({ params })).toMatchObject({ original: { imageUrl: piece.imageUrl }, mask: null })

  const cut = await 하니.cuts.cutPiece({ params, body: { mask: middle(4) } })
  expect(cut.picture?.cutOut).not.toBeNull()
  expect(cut.picture?.width).toBeLessThan(350)
  const kept = await 하니.cuts.ofPiece({ params })
  expect(kept).toEqual({ original: { imageUrl: piece.imageUrl, picture: piece.picture }, mask: middle(4) })
  expect(await status(kept.original.imageUrl)).toBe(200)

  const larger = await 하니.cuts.cutPiece({ params, body: { mask: middle(8) } })
  expect(larger.picture?.width).toBeGreaterThan(450)
  expect(await 하니.cuts.ofPiece({ params })).toMatchObject({ original: kept.original, mask: middle(8) })

  const back = await 하니.cuts.cutPiece({ params, body: { mask: null } })
  expect(back).toMatchObject({ imageUrl: piece.imageUrl, picture: piece.picture })
  expect((await 하니.cuts.ofPiece({ params })).mask).toBeNull()
})

test('a photo already used for a piece is recognized, whatever was cut away from the piece’s picture', async () => {
  const image = await blobOf(onBusyGround)
  const body = { ownerId: 하니.id, name: '남색 셔츠', type: 'TOP' } as const
  const { id } = await 하니.clothes.create({ body, image })
  await 하니.cuts.cutPiece({ params: { clothesId: id }, body: { mask: middle(6) } })
  const { sameAs } = await 하니.drafts.read({ body: { fileName: 'IMG_1.jpg' }, image })
  expect(sameAs).toMatchObject({ clothesId: id, isSamePicture: true })
})

test('a draft on a busy background is cut by hand, and its piece keeps the original and the mask', async () => {
  const draftId = newId<DraftId>()
  const body = { draftId, fileName: '남색 셔츠.jpg' }
  const draft = await 하니.drafts.create({ body, image: await blobOf(onBusyGround) })
  expect(draft.cutOut).toBeNull()
  const params = { draftId }
  expect(await 하니.cuts.ofDraft({ params })).toEqual({ original: draft.original, mask: null })
  const first = await 하니.cuts.cutDraft({ params, body: { mask: middle(4) } })
  const second = await 하니.cuts.cutDraft({ params, body: { mask: middle(6) } })
  expect(second).toMatchObject({ original: draft.original, isCutOut: true })
  expect(await status(first.cutOut?.imageUrl ?? '')).toBe(404)
  expect(await 하니.cuts.ofDraft({ params })).toEqual({ original: draft.original, mask: middle(6) })

  const confirmation = { name: '남색 셔츠', type: 'TOP', isCutOut: true } as const
  const piece = await 하니.drafts.confirm({ params, body: confirmation })
  expect(piece.imageUrl).toBe(second.cutOut?.imageUrl)
  expect(await 하니.cuts.ofPiece({ params: { clothesId: piece.id } })).toMatchObject({
    original: { picture: draft.original.picture },
    mask: middle(6),
  })
  await expect(하니.cuts.ofDraft({ params })).rejects.toMatchObject({ status: 404 })
})

test('cuts and originals are visible to their owner alone, and a piece without a picture has none', async () => {
  const { id: clothesId } = await pieceOnBusyGround()
  const params = { clothesId }
  await expect(민지.cuts.ofPiece({ params })).rejects.toMatchObject({ status: 404 })
  await expect(민지.cuts.cutPiece({ params, body: { mask: middle(4) } })).rejects.toMatchObject({ status: 403 })
  const { original } = await 하니.cuts.ofPiece({ params })
  await 하니.cuts.cutPiece({ params, body: { mask: middle(4) } })
  const imageId = original.imageUrl.split('/')[2] ?? ''
  expect(await 민지.pictures.urls({ query: { ids: imageId } })).toEqual([])
  expect(await 하니.pictures.urls({ query: { ids: imageId } })).toHaveLength(1)

  const bare = await 하니.clothes.create({ body: { ownerId: 하니.id, name: '남색 셔츠', type: 'TOP' } })
  const refused = { status: 404, body: { exceptionName: 'ImageNotFound' } }
  await expect(하니.cuts.ofPiece({ params: { clothesId: bare.id } })).rejects.toMatchObject(refused)
  const call = { params: { clothesId: bare.id }, body: { mask: middle(4) } }
  await expect(하니.cuts.cutPiece(call)).rejects.toMatchObject(refused)
})

test('a stored mask above the limit is still read, survives a deletion with undo, and can be replaced', async () => {
  const { id: clothesId } = await pieceOnBusyGround()
  const params = { clothesId }
  await 하니.cuts.cutPiece({ params, body: { mask: middle(4) } })
  const frayed = { width: 400, height: 400, runs: Array.from({ length: mostRuns + 2 }, () => 1) }
  const former = JSON.stringify(frayed)
  await testApp.database.db.updateTable('clothes').set({ cutMask: former }).where('id', '=', clothesId).execute()
  await expect(하니.cuts.cutPiece({ params, body: { mask: frayed } })).rejects.toMatchObject({ status: 400 })

  expect((await 하니.cuts.ofPiece({ params })).mask).toEqual(frayed)
  const changeId = newId<ClosetChangeId>()
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [clothesId] } })
  await 하니.closetChanges.undo({ body: { changeId } })
  expect((await 하니.cuts.ofPiece({ params })).mask).toEqual(frayed)
  await 하니.cuts.cutPiece({ params, body: { mask: middle(6) } })
  expect((await 하니.cuts.ofPiece({ params })).mask).toEqual(middle(6))
})
