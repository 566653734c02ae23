import {
  type AttributeDefinition,
  type Clothes,
  ClosetChangeId,
  commonGarments,
  type DefinitionId,
  mostClothes,
  type Recommendation,
} from '@otday/contract'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { job } from '#platform/jobs/index.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { aDay, administrator, waiting } from '../../kit/fixtures.ts'

/**
 * Tests of changes of many pieces at once: each applies to all pieces or none, counts once even if it is requested
 * again, and is undone as a whole.
 */

eachStoryHasNewUsers()

const color = '0199a000-0000-7000-8000-000000000003' as DefinitionId
const season = '0199a000-0000-7000-8000-000000000002' as DefinitionId
const nobody = '00000000-0000-4000-8000-000000000000'
const newChange = () => ClosetChangeId.parse(crypto.randomUUID())
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const ids = (pieces: readonly { id: string }[]) => pieces.map(({ id }) => id)
const inFirstColor = (garments: typeof commonGarments) =>
  garments.map(({ key, colors: [first] }) => ({ key, color: first }))
const usual = inFirstColor(commonGarments.filter(({ isUsual }) => isUsual))
const all = inFirstColor(commonGarments)

const start = (garments = usual, changeId: string = newChange(), who = 하니) =>
  who.closetChanges.start({ body: { changeId, garments } })
const setAttribute = (
  clothesIds: string[],
  {
    value = '블랙' as string | null,
    definitionId = color as string,
    changeId = newChange() as string,
    who = 하니,
  } = {},
) => who.closetChanges.setAttribute({ body: { changeId, clothesIds, definitionId, value } })
const remove = (clothesIds: string[], changeId: string = newChange(), who = 하니) =>
  who.closetChanges.delete({ body: { changeId, clothesIds } })
const undo = (changeId: string, who = 하니) => who.closetChanges.undo({ body: { changeId } })
const closet = (who = 하니) => who.clothes.list({ query: { ownerId: who.id, limit: 100 } })
const colorsOf = async (who = 하니) =>
  (await closet(who)).data.map(({ attributes }) => attributes.find(({ definitionId }) => definitionId === color)?.value)
const add = (name: string, who = 하니, value = '블랙', image: Blob | null = null): Promise<Clothes> =>
  who.clothes.create({
    body: { ownerId: who.id, name, type: 'TOP', attributes: [{ definitionId: color, value }] },
    image,
  })

const advice = async (celsius: number) => {
  const tomorrow = daysAfter(seoulDate(testApp.clock.now()), 1)
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', celsius, tomorrow)
  return 하니.recommendations.get({ query: { weatherId } })
}
const summaryOf = ({ fit, clothes, missing }: Recommendation) => ({
  verdict: fit?.verdict,
  types: new Set(clothes.map(({ type }) => type)),
  missing,
})

test('the usual garments of the quick start dress a person well at 0, 15 and 30 degrees', async () => {
  const { clothes } = await start()
  expect(clothes.map(({ name }) => name)).toEqual(
    commonGarments.filter(({ isUsual }) => isUsual).map(({ name }) => name),
  )
  expect((await closet()).data).toEqual(clothes)
  expect(await closet()).toMatchObject({ totalCount: usual.length })
  expect(clothes[0]).toMatchObject({ name: '반팔 티셔츠', type: 'TOP', imageUrl: null, picture: null })
  expect(clothes[0]?.attributes.map(({ definitionName, value }) => [definitionName, value])).toEqual([
    ['두께', '얇음'],
    ['계절', '여름'],
    ['색상', '화이트'],
    ['소재', '면'],
  ])
  for (const celsius of [0, 15, 30]) {
    const { verdict, types, missing } = summaryOf(await advice(celsius))
    expect([celsius, verdict, missing]).toEqual([celsius, 'GOOD', []])
    for (const type of ['TOP', 'BOTTOM', 'SHOES'] as const) expect([celsius, types.has(type)]).toEqual([celsius, true])
    if (celsius !== 15) expect([celsius, types.has('OUTER')]).toEqual([celsius, celsius < 15])
  }
})

test('all 24 garments of the quick start dress a person well from −10 to 33 degrees', async () => {
  expect((await start(all)).clothes).toHaveLength(24)
  for (const celsius of [-10, -4, 2, 8, 13, 18, 23, 28, 33]) {
    const { verdict, missing } = summaryOf(await advice(celsius))
    expect([celsius, verdict, missing]).toEqual([celsius, 'GOOD', []])
  }
})

test('a repeated quick start adds its pieces once, and one with an invalid garment adds nothing', async () => {
  const changeId = newChange()
  const [first, again] = await Promise.all([start(usual, changeId), start(usual, changeId)])
  expect(ids(again.clothes)).toEqual(ids(first.clothes))
  expect(await start(usual.slice(0, 2), changeId)).toEqual(first)
  expect((await closet()).totalCount).toBe(usual.length)
  // A change of another person may have the same id.
  expect(ids((await start(usual, changeId, 민지)).clothes)).not.toEqual(ids(first.clothes))
  for (const wrong of [
    { key: 'tuxedo', color: '블랙' },
    { key: 'jeans', color: '핑크' },
  ])
    await expect(start([...usual, wrong])).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  await expect(start([])).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  expect((await closet()).totalCount).toBe(usual.length)
})

test('nothing is added beyond the closet limit by hand, by a quick start or by an undo', async () => {
  const worn = await add('셔츠')
  const changeId = newChange()
  await remove([worn.id], changeId)
  const { db } = testApp.database
  await db
    .updateTable('profiles')
    .set({ clothesCount: mostClothes - 1 })
    .where('userId', '=', 하니.id)
    .execute()
  await expect(start()).rejects.toMatchObject(refusal(413, 'TooManyClothes'))
  expect((await closet()).data).toEqual([])
  const last = await add('마지막 옷')
  await expect(add('하나 더')).rejects.toMatchObject(refusal(413, 'TooManyClothes'))
  await expect(undo(changeId)).rejects.toMatchObject(refusal(413, 'TooManyClothes'))
  expect(ids((await closet()).data)).toEqual([last.id])
  await remove([last.id])
  expect(ids((await undo(changeId)).clothes)).toEqual([worn.id])
})

test('one call sets or clears an attribute of many pieces, and an undo restores each unchanged value', async () => {
  const pieces = [
    await add('셔츠', 하니, '화이트'),
    await add('니트', 하니, '네이비'),
    await add('가디건', 하니, '블랙'),
  ]
  const changeId = newChange()
  const changed = await setAttribute(ids(pieces), { value: ' 그레이 '.normalize('NFD'), changeId })
  expect(ids(changed.clothes)).toEqual(ids(pieces))
  expect(await colorsOf()).toEqual(['그레이', '그레이', '그레이'])
  expect(await setAttribute(ids(pieces), { value: '그레이', changeId })).toEqual(changed)
  // Ids in capitals are the same ids, and an id that comes twice counts once.
  const capitals = ids(pieces).map((id) => id.toUpperCase())
  expect(await setAttribute([...ids(pieces), ...capitals], { value: '그레이' })).toEqual(changed)
  // A piece that is changed again later keeps its later value when the earlier change is undone.
  await setAttribute(ids(pieces.slice(1, 2)), { value: '카키' })
  const back = await undo(changeId)
  expect(ids(back.clothes)).toEqual(ids(pieces))
  expect(await colorsOf()).toEqual(['블랙', '카키', '화이트'])
  expect(await undo(changeId)).toEqual(back)

  const off = newChange()
  await setAttribute(ids(pieces), { value: null, changeId: off })
  await setAttribute(ids(pieces), { definitionId: season, value: '겨울' })
  expect(await colorsOf()).toEqual([undefined, undefined, undefined])
  await undo(off)
  expect(await colorsOf()).toEqual(['블랙', '카키', '화이트'])
  expect((await closet()).data.every(({ attributes }) => attributes.some(({ value }) => value === '겨울'))).toBe(true)
})

test('deleted pieces are gone at once, and an undo restores them with their pictures', async () => {
  const photo = new Blob([
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
      .png()
      .toBuffer(),
  ])
  const pieces = [await add('첫 셔츠'), await add('사진 니트', 하니, '네이비', photo), await add('끝 바지')]
  const before = await closet()
  const changeId = newChange()
  await remove(ids(pieces.slice(0, 2)), changeId)
  expect(await closet()).toMatchObject({ totalCount: 1, data: [{ name: '끝 바지' }] })
  expect((await 하니.profiles.get({ params: { userId: 하니.id } })).name).toBe('하니')
  await remove(ids(pieces.slice(0, 2)), changeId)
  await expect(undo(changeId, 민지)).rejects.toMatchObject(refusal(404, 'NotFound'))
  const [one, two] = await Promise.all([undo(changeId), undo(changeId)])
  expect(one).toEqual(two)
  expect(await closet()).toEqual(before)
  const url = before.data.find(({ name }) => name === '사진 니트')?.imageUrl
  expect((await testApp.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(200)
  expect((await testApp.inject({ method: 'GET', url: url ?? '' })).headers['content-type']).toMatch(/^image\//)
  expect((await 하니.clothes.list({ query: { ownerId: 하니.id, typeEqual: 'TOP' } })).totalCount).toBe(3)
})

test('a change of many pieces with a foreign or unknown one is refused and changes nothing', async () => {
  const [mine, theirs] = [await add('내 옷'), await add('네 옷', 민지)]
  for (const [other, expected] of [
    [theirs.id, refusal(403, 'Forbidden')],
    [nobody, refusal(404, 'ClothesNotFound')],
  ] as const) {
    const changeId = newChange()
    await expect(remove([mine.id, other], changeId)).rejects.toMatchObject(expected)
    await expect(setAttribute([mine.id, other], { value: '레드' })).rejects.toMatchObject(expected)
    await expect(undo(changeId)).rejects.toMatchObject(refusal(404, 'NotFound'))
  }
  await expect(setAttribute([mine.id], { value: '무지개' })).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  await expect(setAttribute([mine.id], { definitionId: nobody })).rejects.toMatchObject(
    refusal(404, 'DefinitionNotFound'),
  )
  for (const many of [[], Array.from({ length: 101 }, () => crypto.randomUUID())]) {
    await expect(remove(many)).rejects.toMatchObject(refusal(400, 'InvalidInput'))
    await expect(setAttribute(many)).rejects.toMatchObject(refusal(400, 'InvalidInput'))
  }
  expect([await colorsOf(), await colorsOf(민지)]).toEqual([['블랙'], ['블랙']])
})

test('a change of many pieces can be undone for ten minutes, a quick start never, and old changes are deleted', async () => {
  const [one, other] = [await add('하나'), await add('둘')]
  const [first, second, third] = [newChange(), newChange(), newChange()]
  await start(usual.slice(0, 1), first)
  await expect(undo(first)).rejects.toMatchObject(refusal(404, 'NotFound'))
  await remove([one.id], second)
  await expect(setAttribute([other.id], { changeId: second })).rejects.toMatchObject(refusal(409, 'Conflict'))
  testApp.clock.advance(9 * 60)
  await undo(second)
  await remove([other.id], third)
  testApp.clock.advance(10 * 60 + 1)
  const 그때하니 = await testApp.signIn(하니.email, 하니.password)
  await expect(undo(third, 그때하니)).rejects.toMatchObject(refusal(404, 'NotFound'))
  expect((await closet(그때하니)).data.map(({ name }) => name)).toEqual(['반팔 티셔츠', '하나'])
  const { db } = testApp.database
  testApp.clock.advance(3600)
  await testApp.app.jobs.enqueue(db, job()('closet-changes-sweep'), {})
  await vi.waitFor(async () => expect(await db.selectFrom('closetChanges').select('id').execute()).toEqual([]), {
    timeout: 20_000,
    interval: 50,
  })
})

test('a value removed from the catalog is left out of a quick start and of an undo', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  const change = ({ id, name, selectableValues }: AttributeDefinition) =>
    관리자.attributes.update({ params: { definitionId: id }, body: { name, selectableValues } })
  const definition = (await 하니.attributes.list({ query: {} })).find(({ id }) => id === color)
  if (!definition) throw new Error('no colours')
  const [white, black] = [await add('흰 옷', 하니, '화이트'), await add('검은 옷')]
  const [deleted, changed] = [newChange(), newChange()]
  await setAttribute([white.id], { value: '블랙', changeId: changed })
  await remove([black.id], deleted)
  await change({ ...definition, selectableValues: definition.selectableValues.filter((value) => value === '레드') })
  await undo(deleted)
  await undo(changed)
  expect(await colorsOf()).toEqual([undefined, undefined])
  const { clothes } = await start(usual.slice(0, 1))
  expect(clothes[0]).toMatchObject({ name: '화이트 반팔 티셔츠' })
  expect(clothes[0]?.attributes.map(({ value }) => value)).toEqual(['얇음', '여름', '면'])
  await change(definition)
})

test('a value removed from the catalog during a quick start is left out', async () => {
  const { db } = testApp.database
  const definition = (await 하니.attributes.list({ query: {} })).find(({ id }) => id === color)
  const offer = (tx: typeof db, selectableValues: string[]) =>
    tx.updateTable('attributeDefinitions').set({ selectableValues }).where('id', '=', color).execute()
  const started = await db.transaction().execute(async (tx) => {
    await offer(tx, ['레드'])
    const starting = start(usual.slice(0, 1))
    await waiting(testApp, 1)
    return () => starting
  })
  expect((await started()).clothes).toMatchObject([{ name: '화이트 반팔 티셔츠' }])
  expect(await colorsOf()).toEqual([undefined])
  await offer(db, definition?.selectableValues ?? [])
})
