import type { ClothesId, DefinitionId } from '@otday/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 관리자: TestUser
let 하니: TestUser
beforeEach(async () => {
  ;[관리자, 하니] = [await administrator(testApp, '관리자'), await testApp.signUp('하니')]
})

let made = 0
const define = (selectableValues = ['얇음', '두꺼움'], name = `속성 ${++made}`) =>
  관리자.attributes.create({ body: { name, selectableValues } })
const change = (id: DefinitionId, name: string, selectableValues: string[], by = 관리자) =>
  by.attributes.update({ params: { definitionId: id }, body: { name, selectableValues } })
const remove = (id: DefinitionId, by = 관리자) => by.attributes.delete({ params: { definitionId: id } })
const usage = (id: DefinitionId) => 관리자.attributes.usage({ params: { definitionId: id } })
const piece = (definitionId: DefinitionId, value: string, name = '셔츠') =>
  하니.clothes.create({ body: { ownerId: 하니.id, name, type: 'TOP', attributes: [{ definitionId, value }] } })
const revisionOf = async (id: ClothesId) =>
  (await testApp.database.db.selectFrom('clothes').select('revision').where('id', '=', id).executeTakeFirstOrThrow())
    .revision
const closet = async () => (await 하니.clothes.list({ query: { ownerId: 하니.id } })).data
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })

test('a definition is saved trimmed, in composed Unicode and without blank values', async () => {
  const added = await define(['  봄 ', '', '   ', '가을'.normalize('NFD'), '\u3164'], '  계절감 '.normalize('NFD'))
  expect(added).toMatchObject({ name: '계절감', selectableValues: ['봄', '가을'] })
  expect(await 하니.attributes.list({ query: { keywordLike: '절감' } })).toEqual([added])
})

test.each([
  ['a blank name', { name: ' \u200b ', selectableValues: ['봄'] }, 'name', '속성명을 입력해주세요.'],
  ['no name', { selectableValues: ['봄'] }, 'name', ''],
  ['a long name', { name: '가'.repeat(51), selectableValues: ['봄'] }, 'name', ''],
  ['no values', { name: '빈 속성', selectableValues: [] }, 'selectableValues', '최소 하나의 옵션 값을 추가해주세요.'],
  ['blank values', { name: '빈 속성', selectableValues: [' ', ''] }, 'selectableValues', '최소 하나의'],
  [
    'values twice',
    { name: '중복', selectableValues: [' red ', 'Red'] },
    'selectableValues',
    '이미 존재하는 옵션입니다.',
  ],
  [
    'the same in another form',
    { name: '중복', selectableValues: ['é', 'É'.normalize('NFD')] },
    'selectableValues',
    '이미',
  ],
  [
    '5,000 values',
    { name: '많음', selectableValues: Array.from({ length: 5000 }, String) },
    'selectableValues',
    '100개',
  ],
  ['a long value', { name: '긴 값', selectableValues: ['가'.repeat(51)] }, 'selectableValues.0', '50자'],
  ['NUL in a value', { name: '널', selectableValues: ['a\u0000b'] }, 'selectableValues.0', ''],
])('a definition is refused: %s', async (_what, payload, field, message) => {
  const headers = { authorization: `Bearer ${관리자.token}` }
  const answer = await testApp.inject({ method: 'POST', url: '/api/clothes/attribute-defs', headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details[field]).toContain(message)
})

test('an attribute name already in use is refused in every case, Unicode form and spacing, also in a race', async () => {
  const { id } = await define(['a'], 'Fit ä')
  for (const name of ['FIT Ä', ' fit ä ', 'Fit ä'.normalize('NFD')])
    await expect(define(['a'], name)).rejects.toMatchObject(refusal(409, 'AttributeNameTaken'))
  const other = await define()
  await expect(change(other.id, 'fit Ä', ['얇음'])).rejects.toMatchObject(refusal(409, 'AttributeNameTaken'))
  expect(await change(id, 'FIT ä', ['a'])).toMatchObject({ name: 'FIT ä' })
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => define(['a'], '달리기')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason.status).toBe(409)
})

test('changes of the catalog need an administrator, and unknown definitions are not found', async () => {
  const { id, name } = await define()
  for (const act of [
    () => 하니.attributes.create({ body: { name: '몰래', selectableValues: ['a'] } }),
    () => change(id, name, ['a'], 하니),
    () => remove(id, 하니),
    () => 하니.attributes.usage({ params: { definitionId: id } }),
  ])
    await expect(act()).rejects.toMatchObject(refusal(403, 'Forbidden'))
  const nothing = crypto.randomUUID() as DefinitionId
  for (const act of [() => change(nothing, '없음', ['a']), () => remove(nothing), () => usage(nothing)])
    await expect(act()).rejects.toMatchObject(refusal(404, 'DefinitionNotFound'))
})

test('a value removed from an attribute is removed from the clothes that have it, whose revision goes up', async () => {
  const { id, name } = await define(['얇음', '보통', '두꺼움'])
  const [thin, thick] = [await piece(id, '얇음'), await piece(id, '두꺼움')]
  expect(await usage(id)).toEqual({
    definitionId: id,
    clothesCount: 2,
    values: [
      { value: '두꺼움', clothesCount: 1 },
      { value: '얇음', clothesCount: 1 },
    ],
  })
  const before = [await revisionOf(thin.id), await revisionOf(thick.id)] as const
  await change(id, name, ['보통', '얇음'])
  expect([await revisionOf(thin.id), await revisionOf(thick.id)]).toEqual([before[0], before[1] + 1])
  const shown = new Map((await closet()).map((item) => [item.id, item.attributes]))
  expect(shown.get(thick.id)).toEqual([])
  expect(shown.get(thin.id)).toMatchObject([{ value: '얇음', selectableValues: ['보통', '얇음'] }])
  await expect(piece(id, '두꺼움')).rejects.toMatchObject({ status: 400 })
  expect(await usage(id)).toMatchObject({ clothesCount: 1 })
})

test('renaming an attribute to a name the stylist reads, or removing it, raises the revision of its pieces', async () => {
  const { id } = await define()
  const { id: clothesId } = await piece(id, '얇음')
  const first = await revisionOf(clothesId)
  await change(id, `두께 ${id}`, ['얇음', '두꺼움'])
  expect(await revisionOf(clothesId)).toBe(first + 1)
  await remove(id)
  expect(await revisionOf(clothesId)).toBe(first + 2)
  expect((await closet())[0]?.attributes).toEqual([])
  expect((await 하니.attributes.list({ query: {} })).map((definition) => definition.id)).not.toContain(id)
})

test('a new or really changed attribute gives users a notification, which is removed with the attribute', async () => {
  const news = async () => (await 하니.notifications.list({ query: { limit: 100 } })).data
  const expectNews = async (title: string, content: string) =>
    vi.waitFor(async () => expect(await news()).toMatchObject([{ title, content: expect.stringContaining(content) }]), {
      timeout: 30_000,
    })
  const { id, name } = await define()
  await expectNews('새 속성이 추가되었어요', name)
  for (const { id: notificationId } of await news()) await 하니.notifications.delete({ params: { notificationId } })
  await change(id, name, ['얇음', '두꺼움'])
  await change(id, name, ['얇음'])
  await runJob(testApp, 'attribute-news-waiting', { definitionId: id })
  await expectNews('속성이 변경되었어요', name)
  await remove(id)
  const { id: next } = await define(['a'], '마지막 소식')
  await expectNews('새 속성이 추가되었어요', '마지막 소식')
  const { data } = await 관리자.audit.list({ query: { limit: 4 } })
  expect(data.map(({ action }) => action)).toEqual([
    'attribute.added',
    'attribute.deleted',
    'attribute.changed',
    'attribute.added',
  ])
  await remove(next)
})

test('attribute definitions are sorted by name or by age, in both directions', async () => {
  const list = (sortBy: 'name' | 'createdAt', sortDirection: 'ASCENDING' | 'DESCENDING') =>
    하니.attributes.list({ query: { sortBy, sortDirection } })
  const names = (await list('name', 'ASCENDING')).map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
  expect((await list('name', 'DESCENDING')).map(({ name }) => name.toLowerCase())).toEqual(names.toReversed())
  const ages = (await list('createdAt', 'DESCENDING')).map(({ createdAt }) => createdAt.getTime())
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
})

test('clothes saved while a value or its definition is removed do not keep it', async () => {
  const { id, name } = await define(['가', '나'])
  const pieces = await Promise.all(Array.from({ length: 6 }, (_, at) => piece(id, '가', `옷${at}`)))
  const results = await Promise.allSettled([
    ...pieces.map(({ id: clothesId }, at) =>
      하니.clothes.update({
        params: { clothesId },
        body: { name: `새 옷${at}`, type: 'TOP', attributes: [{ definitionId: id, value: '가' }] },
      }),
    ),
    change(id, name, ['나']),
    ...pieces.map((_, at) => piece(id, '가', `더${at}`)),
  ])
  for (const result of results) if (result.status === 'rejected') expect([400, 404]).toContain(result.reason.status)
  expect(await usage(id)).toMatchObject({ clothesCount: 0 })
  const more = await Promise.allSettled([
    remove(id),
    ...pieces.map((_, at) => piece(id, '나', `또${at}`)),
    change(id, `${name}!`, ['나']),
  ])
  for (const result of more) if (result.status === 'rejected') expect(result.reason.status).toBe(404)
  await expect(usage(id)).rejects.toMatchObject({ status: 404 })
  expect((await closet()).flatMap(({ attributes }) => attributes)).toEqual([])
})
