import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { draftDays, type DraftId, type ImageId, mostDrafts, type PhotoDraft } from '@otday/contract'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashDistance } from '#platform/images/index.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { sweepDrafts } from '../../../src/drafts/index.ts'
import { knownImages, sweepImages } from '../../../src/files/index.ts'
import { type GarmentPhoto, garmentPhoto } from '../../kit/garment-photos.ts'
import { administrator, openDrafts } from '../../kit/fixtures.ts'
import { quietLog } from '../../kit/quiet-log.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp({ LOG_LEVEL: 'error' })
beforeEach(() => testApp.clock.reset())

const newDraftId = () => crypto.randomUUID() as DraftId
const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])
const navyTrousers: GarmentPhoto = { outline: 'trousers', color: '#1f2a48' }

async function send(person: TestUser, photo: GarmentPhoto, { fileName = 'IMG_1234.JPG', draftId = newDraftId() } = {}) {
  return person.drafts.create({ body: { draftId, fileName }, image: blobOf(await garmentPhoto(photo)) })
}
const confirmationOf = ({ name, type, attributes, isCutOut }: PhotoDraft) => ({
  name,
  type: type ?? ('ETC' as const),
  attributes: attributes.map(({ definitionId, value }) => ({ definitionId, value })),
  isCutOut,
})
const confirm = (person: TestUser, draft: PhotoDraft, more = {}) =>
  person.drafts.confirm({ params: { draftId: draft.id }, body: { ...confirmationOf(draft), ...more } })
const closetOf = async (person: TestUser) => (await person.clothes.list({ query: { ownerId: person.id } })).data
const idIn = (url: string | null | undefined) => url?.split('/')[2] ?? 'none'
const knownIds = async (ids: readonly string[]) => [...(await knownImages(testApp.database.db, ids as ImageId[]))]
const status = async (url: string) => (await testApp.inject({ url })).statusCode
/** Returns the stored files except those in AVIF, which the server makes later in the background. */
const files = () =>
  readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('.') && !file.includes('.avif'),
  )

test('a photo becomes a draft with a guess that can be changed and confirmed with the chosen picture', async () => {
  const 하니 = await testApp.signUp('하니')
  const draft = await send(하니, navyTrousers)
  expect(draft).toMatchObject({ name: '네이비 하의', type: 'BOTTOM', isCutOut: true, duplicateOf: null })
  expect(draft.attributes).toMatchObject([{ definitionName: '색상', value: '네이비' }])
  expect(draft.original.picture).toMatchObject({ width: 600, height: 600 })
  expect(draft.cutOut?.picture.width).toBeLessThan(400)
  expect(await 하니.drafts.list({})).toEqual([draft])

  const params = { draftId: draft.id }
  const body = { ...confirmationOf(draft), name: '면 슬랙스', type: null, isCutOut: false }
  const changed = await 하니.drafts.update({ params, body })
  expect(changed).toMatchObject({ name: '면 슬랙스', type: null, isCutOut: false })
  expect(await 하니.drafts.list({})).toEqual([changed])

  const piece = await confirm(하니, changed, { type: 'BOTTOM' })
  expect(piece).toMatchObject({ name: '면 슬랙스', type: 'BOTTOM', imageUrl: draft.original.imageUrl })
  expect(await closetOf(하니)).toEqual([piece])
  expect(await 하니.drafts.list({})).toEqual([])
  expect(await status(draft.original.imageUrl)).toBe(200)
  expect(await status(draft.cutOut?.imageUrl ?? '')).toBe(404)
})

test('a photo sent and confirmed several times at once makes one draft and one piece', async () => {
  const 하니 = await testApp.signUp('하니')
  const draftId = newDraftId()
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(하니, navyTrousers, { draftId })))
  expect(new Set(sent.map(({ original }) => original.imageUrl)).size).toBe(1)
  const [draft] = await 하니.drafts.list({})
  expect(sent[0]).toEqual(draft)
  const pieces = await Promise.all(Array.from({ length: 4 }, () => confirm(하니, draft as PhotoDraft)))
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(1)
  expect(await closetOf(하니)).toHaveLength(1)
  const closed = { status: 409, body: { exceptionName: 'DraftClosed' } }
  await expect(send(하니, navyTrousers, { draftId })).rejects.toMatchObject(closed)
  await 하니.clothes.delete({ params: { clothesId: pieces[0]?.id ?? (draftId as never) } })
  await expect(confirm(하니, draft as PhotoDraft)).rejects.toMatchObject({ status: 404 })
})

test('a discarded draft can be restored, and one discarded before its upload arrives is refused', async () => {
  const 하니 = await testApp.signUp('하니')
  const draft = await send(하니, { outline: 'shirt', color: '#cf2f34' }, { fileName: '빨간 셔츠.jpg' })
  const params = { draftId: draft.id }
  await 하니.drafts.discard({ params })
  await 하니.drafts.discard({ params })
  expect(await 하니.drafts.list({})).toEqual([])
  await expect(confirm(하니, draft)).rejects.toMatchObject({ status: 409, body: { exceptionName: 'DraftClosed' } })
  expect(await 하니.drafts.restore({ params })).toEqual(draft)
  expect(await 하니.drafts.list({})).toEqual([draft])

  const before = files().length
  const late = newDraftId()
  await 하니.drafts.discard({ params: { draftId: late } })
  await expect(send(하니, navyTrousers, { draftId: late })).rejects.toMatchObject({ status: 409 })
  await expect(하니.drafts.restore({ params: { draftId: late } })).rejects.toMatchObject({ status: 404 })
  expect(files()).toHaveLength(before)

  // A draft that has become a piece, for example in another window, can be neither discarded nor restored.
  await confirm(하니, draft)
  await expect(하니.drafts.discard({ params })).rejects.toMatchObject({
    status: 409,
    body: { exceptionName: 'DraftClosed' },
  })
  await expect(하니.drafts.restore({ params })).rejects.toMatchObject({ status: 404 })
})

test('a draft of a piece in the closet is a likely duplicate and is confirmed when that is accepted', async () => {
  const 하니 = await testApp.signUp('하니')
  const owned = await confirm(하니, await send(하니, navyTrousers))
  const taken = await garmentPhoto(navyTrousers)
  const smaller = await sharp(taken).resize(450).jpeg({ quality: 60 }).toBuffer()
  const body = { draftId: newDraftId(), fileName: 'KakaoTalk_20241103_123456789.jpg' }
  const again = await 하니.drafts.create({ body, image: blobOf(smaller) })
  expect(again.duplicateOf).toMatchObject({ clothesId: owned.id, name: owned.name, imageUrl: owned.imageUrl })
  const duplicate = { status: 409, body: { exceptionName: 'LikelyDuplicate', details: { clothesId: owned.id } } }
  await expect(confirm(하니, again)).rejects.toMatchObject(duplicate)

  const params = { draftId: again.id }
  const renamed = await 하니.drafts.update({ params, body: { ...confirmationOf(again), name: '다른 바지' } })
  expect(renamed.duplicateOf).toBeNull()
  const back = await 하니.drafts.update({ params, body: { ...confirmationOf(again), name: ' 네이비하의' } })
  expect(back.duplicateOf).toMatchObject({ clothesId: owned.id })
  await confirm(하니, back, { acceptsDuplicate: true })
  expect(await closetOf(하니)).toHaveLength(2)

  const other = await send(하니, { outline: 'shirt', color: '#1f2a48' }, { fileName: '네이비 하의.jpg' })
  expect(other.duplicateOf).toBeNull()
  const 민지 = await testApp.signUp('민지')
  expect((await send(민지, navyTrousers)).duplicateOf).toBeNull()
})

test('a new piece that looks like a duplicate is stored, and the response names the other piece', async () => {
  const 하니 = await testApp.signUp('하니')
  const owned = await confirm(하니, await send(하니, navyTrousers))
  const { name, attributes } = confirmationOf(await send(하니, navyTrousers))
  const shot = async () => blobOf(await garmentPhoto(navyTrousers))
  const photo = await shot()
  const add = (person: TestUser, image: Blob | null = photo, more = {}) =>
    person.clothes.create({ body: { ownerId: person.id, name, type: 'BOTTOM', attributes, ...more }, image })
  const again = await add(하니)
  expect(again.duplicateOf).toEqual({
    clothesId: owned.id,
    name: owned.name,
    isSamePicture: false,
    imageUrl: owned.imageUrl,
    picture: owned.picture,
  })
  expect(await closetOf(하니)).toHaveLength(2)
  for (const [image, more] of [
    [null, {}],
    [await shot(), { name: '다른 바지' }],
    [await shot(), { attributes: [] }],
    [blobOf(await garmentPhoto({ outline: 'shirt', color: '#1f2a48' })), {}],
  ] as const)
    expect(await add(하니, image, more)).not.toHaveProperty('duplicateOf')
  expect(await add(await testApp.signUp('민지'))).not.toHaveProperty('duplicateOf')
  expect((await add(하니)).duplicateOf).toMatchObject({ clothesId: again.id })
})

test('pictures without a look hash get one after a start, and broken files are passed over', async () => {
  const 하니 = await testApp.signUp('하니')
  const owned = await confirm(하니, await send(하니, navyTrousers), { isCutOut: false })
  const lost = await confirm(하니, await send(하니, { outline: 'skirt', color: '#2e7d4f' }))
  const broken = await confirm(하니, await send(하니, { outline: 'shirt', color: '#cf2f34' }), { isCutOut: false })
  const { db, pool } = testApp.database
  const hashes = async () => {
    const { rows } = await pool.query(
      `select clothes.id, look_hash from clothes join images on images.id = image_id where clothes.owner_id = $1`,
      [하니.id],
    )
    return new Map(rows.map(({ id, look_hash }) => [id as string, look_hash as string | null]))
  }
  const before = await hashes()
  await db.updateTable('images').set({ lookHash: null }).where('ownerId', '=', 하니.id).execute()
  for (const [piece, change] of [
    [lost, (file: string) => rmSync(file)],
    [broken, (file: string) => writeFileSync(file, 'no picture')],
  ] as const) {
    const id = idIn(piece.imageUrl)
    for (const file of files().filter((one) => one.includes(id)))
      change(path.join(testApp.config.dataDir, 'files', file))
  }
  await testApp.openSecond()
  await vi.waitFor(async () => expect((await hashes()).get(owned.id)).not.toBeNull(), { timeout: 30_000 })
  const after = await hashes()
  expect(hashDistance(before.get(owned.id) ?? '', after.get(owned.id) ?? '')).toBeLessThanOrEqual(2)
  expect([after.get(lost.id), after.get(broken.id)]).toEqual([null, null])
  expect((await send(하니, navyTrousers)).duplicateOf).toMatchObject({ clothesId: owned.id })
  const open = async () =>
    (await pool.query(`select 1 from pgboss.job where name = 'files-look-hashes' and state < 'completed'`)).rows
  await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 30_000 })
})

test('a draft can be seen and changed by its owner alone', async () => {
  const [하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  const draft = await send(하니, navyTrousers)
  const params = { draftId: draft.id }
  const absent = { status: 404, body: { exceptionName: 'DraftNotFound' } }
  expect(await 민지.drafts.list({})).toEqual([])
  await expect(민지.drafts.update({ params, body: confirmationOf(draft) })).rejects.toMatchObject(absent)
  await expect(confirm(민지, draft)).rejects.toMatchObject(absent)
  await 민지.drafts.discard({ params })
  await expect(민지.drafts.restore({ params })).rejects.toMatchObject(absent)
  expect(await 하니.drafts.list({})).toEqual([draft])
  const theirs = await send(민지, navyTrousers, { draftId: newDraftId() })
  expect(theirs.id).not.toBe(draft.id)
})

test('nothing is stored for a person who is locked while their photo is decoded', async () => {
  const [관리자, 하니] = [await administrator(testApp, '관리자'), await testApp.signUp('하니')]
  const image = blobOf(await garmentPhoto({ ...navyTrousers, size: 2000 }))
  const before = files()
  const sending = 하니.drafts.create({ body: { draftId: newDraftId(), fileName: '' }, image })
  const refused = expect(sending).rejects.toMatchObject({ status: 401 })
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  await refused
  expect(files()).toEqual(before)
  const kept = testApp.database.db.selectFrom('clothesDrafts').select('id').where('ownerId', '=', 하니.id)
  expect(await kept.execute()).toEqual([])
})

test('a file that is no photo and a photo beyond the draft limit leave no files', async () => {
  const 하니 = await testApp.signUp('하니')
  const before = files()
  const given = { draftId: newDraftId(), fileName: '../../etc/passwd\u0000.svg' }
  const bad = blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(하니.drafts.create({ body: given, image: bad })).rejects.toMatchObject({ status: 400 })
  await expect(하니.drafts.create({ body: given })).rejects.toMatchObject({ status: 400 })
  await openDrafts(testApp, 하니, mostDrafts)
  const full = { status: 413, body: { exceptionName: 'TooManyDrafts' } }
  await expect(send(하니, navyTrousers)).rejects.toMatchObject(full)
  expect(files()).toEqual(before)

  // A draft is discarded, so one more fits: of four photos sent at once one is stored, and then the discarded
  // draft cannot be restored.
  const [open] = await testApp.database.db
    .selectFrom('clothesDrafts')
    .select('id')
    .where('ownerId', '=', 하니.id)
    .execute()
  await 하니.drafts.discard({ params: { draftId: open?.id ?? newDraftId() } })
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => send(하니, navyTrousers)))
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.exceptionName] : []))
  // A busy server may refuse a photo as `Unavailable` instead, which counts the same here.
  expect(refused.map((name) => (name === 'Unavailable' ? 'TooManyDrafts' : name))).toEqual(
    Array.from({ length: 3 }, () => 'TooManyDrafts'),
  )
  await expect(하니.drafts.restore({ params: { draftId: open?.id ?? newDraftId() } })).rejects.toMatchObject(full)
})

test('old drafts are removed after some days with their photos, and confirmed clothes stay', async () => {
  const 하니 = await testApp.signUp('하니')
  const left = await send(하니, navyTrousers)
  const piece = await confirm(
    하니,
    await send(하니, { outline: 'skirt', color: '#2e7d4f' }, { fileName: '초록 치마.jpg' }),
  )
  const storage = await createDiskStorage(path.join(testApp.config.dataDir, 'files'))
  const deps = { db: testApp.database.db, clock: testApp.clock, storage }
  await sweepDrafts(deps)
  expect(await 하니.drafts.list({})).toEqual([left])
  testApp.clock.advance(draftDays * 86_400 + 60)
  await sweepDrafts(deps)
  const later = await testApp.signIn(하니.email, 하니.password)
  expect(await later.drafts.list({})).toEqual([])
  const ids = [left.original.imageUrl, left.cutOut?.imageUrl, piece.imageUrl].map(idIn)
  expect(await knownIds(ids)).toEqual(ids.slice(2))
  expect(files().some((file) => file.includes(ids[0] ?? ''))).toBe(false)
  expect(await status((await closetOf(later))[0]?.imageUrl ?? '')).toBe(200)
})

test('a draft whose photo cannot be removed is deleted and logged, and its file is swept later', async () => {
  const 하니 = await testApp.signUp('하니')
  const { original } = await send(하니, navyTrousers)
  const folder = path.join(testApp.config.dataDir, 'files')
  const id = idIn(original.imageUrl)
  const stored = async () => (await readdir(folder, { recursive: true })).filter((file) => file.includes(id))
  const file = path.join(folder, (await stored()).find((name) => path.extname(name) !== '') ?? '')
  await rename(file, `${folder}.kept`)
  await mkdir(path.join(file, 'in the way'), { recursive: true })
  testApp.clock.advance(draftDays * 86_400 + 60)
  const storage = await createDiskStorage(folder)
  const deps = { db: testApp.database.db, clock: testApp.clock, storage }
  await sweepDrafts(deps)
  const later = await testApp.signIn(하니.email, 하니.password)
  expect(await later.drafts.list({})).toEqual([])
  expect(testApp.log.join('')).toContain('an effect after a commit failed')
  await rm(file, { recursive: true })
  await rename(`${folder}.kept`, file)
  testApp.clock.advance(2 * 86_400)
  await sweepImages({ ...deps, log: quietLog })
  expect(await stored()).toEqual([])
})
