import { type Clothes, type ClothesId, ClosetChangeId } from '@otday/contract'
import { expect, test } from 'vitest'
import { post } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'

/** Brand, size and memo of a piece: optional, and its owner's alone. */

eachStoryHasNewUsers()

const notes = { brand: '메종 드 비밀', size: '반팔 240', memo: '첫 월급으로 산\n아끼는 코트' }
const none = { brand: null, size: null, memo: null }
type Notes = { [Note in keyof typeof notes]?: string | null }

const add = (given?: Notes, name = '코트'): Promise<Clothes> =>
  하니.clothes.create({ body: { ownerId: 하니.id, name, type: 'OUTER', ...(given && { notes: given }) } })
const edit = ({ id }: Clothes, given?: Notes) =>
  하니.clothes.update({
    params: { clothesId: id },
    body: { name: '긴 코트', type: 'OUTER', ...(given && { notes: given }) },
  })
const notesOf = async (id: ClothesId) => (await 하니.clothesDetails.get({ params: { clothesId: id } })).notes
const found = async (keywordLike: string, who = 하니) =>
  (await who.clothes.list({ query: { ownerId: 하니.id, keywordLike } })).data.map(({ name }) => name)

test('notes are stored trimmed and stay when an edit leaves them out; blank notes are removed', async () => {
  const plain = await add()
  expect(await notesOf(plain.id)).toEqual(none)
  const made = await add({ ...notes, size: `  ${notes.size} ` })
  expect(await notesOf(made.id)).toEqual(notes)
  await edit(made)
  expect(await notesOf(made.id)).toEqual(notes)
  await edit(made, { size: '260', memo: ' ' })
  expect(await notesOf(made.id)).toEqual({ ...notes, size: '260', memo: null })
  await edit(made, none)
  expect(await notesOf(made.id)).toEqual(none)
})

test('each note has a length limit in visible characters', async () => {
  const family = '👨‍👩‍👧‍👦'
  const longest = { brand: family.repeat(50), size: family.repeat(30), memo: family.repeat(500) }
  const made = await add(longest)
  expect(await notesOf(made.id)).toEqual(longest)
  const limits = { brand: 50, size: 30, memo: 500 }
  for (const [note, limit] of Object.entries(limits))
    await expect(edit(made, { [note]: '가'.repeat(limit + 1) })).rejects.toMatchObject({
      status: 400,
      body: { exceptionName: 'InvalidInput', details: { [`notes.${note}`]: `${limit}자까지 쓸 수 있어요.` } },
    })
  expect(await notesOf(made.id)).toEqual(longest)
})

test('notes appear in no response to others and in no log', async () => {
  const made = await add(notes)
  await edit(made, notes)
  const feed = await post(하니, { clothes: [made] })
  const { token } = 민지
  const seen = await Promise.all(
    [
      `/api/clothes?ownerId=${하니.id}`,
      `/api/clothes?ownerId=${하니.id}&keywordLike=${encodeURIComponent(notes.brand)}`,
      `/api/clothes/${made.id}/details`,
      '/api/feeds?limit=10&sortBy=createdAt&sortDirection=DESCENDING',
      `/api/users/${하니.id}/profiles`,
      `/api/feeds/${feed.id}/comments?limit=10`,
    ].map((url) => testApp.inject({ url, headers: { authorization: `Bearer ${token}` } })),
  )
  expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 200, 200, 200])
  const answered = [...seen.map(({ body }) => body), ...testApp.log].join('\n')
  expect(answered).toContain(made.id)
  for (const secret of ['비밀', '반팔 240', '월급']) expect(answered).not.toContain(secret)
  for (const word of ['비밀', '월급', '없는 말']) expect(await found(word, 민지)).toEqual(['긴 코트'])
})

test('a search finds new notes at once, and a brand by its initial consonants', async () => {
  const made = await add(undefined, '코트')
  await add({ memo: '첫 월급으로\n산 것', size: '27인치' }, '셔츠')
  expect(await found('월급')).toEqual(['셔츠'])
  expect(await found('27인치 셔츠')).toEqual(['셔츠'])
  expect(await found('ㅇㄱㅇㄹ')).toEqual([])
  expect(await found('나이키')).toEqual([])
  await edit(made, { brand: '나이키' })
  expect(await found('나이키')).toEqual(['긴 코트'])
  expect(await found('나이키 코트')).toEqual(['긴 코트'])
  expect(await found('ㄴㅇㅋ')).toEqual(['긴 코트'])
  await edit(made, { brand: null })
  expect(await found('나이키')).toEqual([])
})

test('a deletion that is undone brings notes and price back', async () => {
  const { id } = await add(notes)
  const price = { price: 89000, currency: 'KRW', purchasedOn: '2026-01-02' }
  await 하니.purchases.set({ params: { clothesId: id }, body: price })
  const changeId = ClosetChangeId.parse(crypto.randomUUID())
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [id] } })
  await 하니.closetChanges.undo({ body: { changeId } })
  expect(await notesOf(id)).toEqual(notes)
  expect(await 하니.purchases.get({ params: { clothesId: id } })).toEqual(price)
})
