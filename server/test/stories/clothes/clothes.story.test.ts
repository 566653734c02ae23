import {
  type Clothes,
  type ClothesId,
  clothesNameLimit,
  ClothesType,
  type DefinitionId,
  type UserId,
} from '@otday/contract'
import { expect, test } from 'vitest'
import { manyUsers } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()

const color = '0199a000-0000-7000-8000-000000000003' as DefinitionId
const season = '0199a000-0000-7000-8000-000000000002' as DefinitionId
const nobody = '00000000-0000-4000-8000-000000000000'

const add = (
  person: TestUser,
  name: string,
  type: ClothesType = 'TOP',
  attributes: { definitionId: string; value: string }[] = [],
) => person.clothes.create({ body: { ownerId: person.id, name, type, attributes } })
const closet = (person: TestUser, ownerId: string = person.id, query: Record<string, string> = {}) =>
  person.clothes.list({ query: { ownerId, ...query } })

async function wholeCloset(person: TestUser, limit: number) {
  const seen: Clothes[] = []
  let cursor: string | null = null
  do {
    const page = await person.clothes.list({ query: { ownerId: person.id, limit, ...(cursor && { cursor }) } })
    seen.push(...page.data)
    cursor = page.nextCursor
  } while (cursor)
  return seen
}

test('a piece is stored with its name and values normalized and can be seen by every signed-in user', async () => {
  const 하니 = await testApp.signUp('하니')
  const 민지 = await testApp.signUp('민지')
  const made = await add(하니, '  검정 후드티 ', 'TOP', [
    { definitionId: season, value: '가을' },
    { definitionId: color, value: '블랙'.normalize('NFD') },
  ])
  expect(made).toMatchObject({ ownerId: 하니.id, name: '검정 후드티', type: 'TOP', imageUrl: null, picture: null })
  expect(made.attributes.map(({ definitionName, value }) => [definitionName, value])).toEqual([
    ['계절', '가을'],
    ['색상', '블랙'],
  ])
  expect(made.attributes[0]?.selectableValues).toContain('사계절')
  expect(await closet(민지, 하니.id)).toEqual({
    data: [made],
    nextCursor: null,
    nextIdAfter: null,
    hasNext: false,
    totalCount: 1,
    sortBy: 'createdAt',
    sortDirection: 'DESCENDING',
  })
})

test('an unknown owner has an empty closet', async () => {
  const 하니 = await testApp.signUp('하니')
  expect(await closet(하니, nobody)).toMatchObject({ data: [], totalCount: 0, hasNext: false })
})

test('pages come newest first and neither repeat nor skip while pieces are added', async () => {
  const 하니 = await testApp.signUp('하니')
  const names = Array.from({ length: 12 }, (_, at) => `옷 ${at}`)
  for (const name of names) await add(하니, name)
  const first = await 하니.clothes.list({ query: { ownerId: 하니.id, limit: 5 } })
  expect(first).toMatchObject({ hasNext: true, totalCount: 12, nextIdAfter: first.data.at(-1)?.id })
  await Promise.all([add(하니, '늦은 옷'), add(하니, '더 늦은 옷')])
  const rest: Clothes[] = []
  for (let cursor = first.nextCursor; cursor; ) {
    const page = await 하니.clothes.list({ query: { ownerId: 하니.id, limit: 5, cursor } })
    expect(page.totalCount).toBe(12)
    rest.push(...page.data)
    cursor = page.nextCursor
  }
  expect([...first.data, ...rest].map(({ name }) => name)).toEqual(names.toReversed())
})

test('pieces made in one instant are all listed, each once', async () => {
  const 하니 = await testApp.signUp('하니')
  const made = await Promise.all(Array.from({ length: 9 }, (_, at) => add(하니, `동시 ${at}`)))
  const listed = await wholeCloset(하니, 2)
  expect(listed.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
})

test('a type filter shows that type alone, and its cursor is refused in another list', async () => {
  const 하니 = await testApp.signUp('하니')
  await add(하니, '셔츠', 'TOP')
  await add(하니, '니트', 'TOP')
  await add(하니, '코트', 'OUTER')
  const tops = await 하니.clothes.list({ query: { ownerId: 하니.id, typeEqual: 'TOP', limit: 1 } })
  expect(tops).toMatchObject({ totalCount: 2, hasNext: true })
  const cursor = tops.nextCursor ?? ''
  await expect(closet(하니, 하니.id, { cursor })).rejects.toMatchObject({ body: { exceptionName: 'InvalidCursor' } })
  await expect(closet(하니, 하니.id, { cursor: 'x.y', typeEqual: 'TOP' })).rejects.toMatchObject({ status: 400 })
  const next = await 하니.clothes.list({ query: { ownerId: 하니.id, typeEqual: 'TOP', limit: 1, cursor } })
  expect(next.data.map(({ name }) => name)).toEqual(['셔츠'])
})

test('an edit replaces name, type and attributes, and the piece is counted under its new type', async () => {
  const 하니 = await testApp.signUp('하니')
  const made = await add(하니, '가디건', 'TOP', [{ definitionId: color, value: '블랙' }])
  const edited = await 하니.clothes.update({
    params: { clothesId: made.id },
    body: { name: '긴 가디건', type: 'OUTER', attributes: [{ definitionId: season, value: '봄' }] },
  })
  expect(edited).toMatchObject({ id: made.id, name: '긴 가디건', type: 'OUTER', createdAt: made.createdAt })
  expect(edited.attributes.map(({ value }) => value)).toEqual(['봄'])
  expect((await closet(하니, 하니.id, { typeEqual: 'TOP' })).totalCount).toBe(0)
  expect((await closet(하니, 하니.id, { typeEqual: 'OUTER' })).totalCount).toBe(1)
})

test('a deleted piece is gone, and deleting it again is not found', async () => {
  const 하니 = await testApp.signUp('하니')
  const made = await add(하니, '낡은 양말', 'SOCKS')
  const params = { clothesId: made.id }
  await 하니.clothes.delete({ params })
  await expect(하니.clothes.delete({ params })).rejects.toMatchObject({ body: { exceptionName: 'ClothesNotFound' } })
  expect(await closet(하니)).toMatchObject({ data: [], totalCount: 0 })
})

test('the closet of another person can be seen but not changed', async () => {
  const 하니 = await testApp.signUp('하니')
  const 민지 = await testApp.signUp('민지')
  const made = await add(하니, '내 모자', 'HAT')
  const params = { clothesId: made.id }
  const body = { name: '네 모자', type: 'HAT' as const, attributes: [] }
  const forbidden = { status: 403, body: { exceptionName: 'Forbidden' } }
  await expect(민지.clothes.update({ params, body })).rejects.toMatchObject(forbidden)
  await expect(민지.clothes.delete({ params })).rejects.toMatchObject(forbidden)
  await expect(민지.clothes.create({ body: { ...body, ownerId: 하니.id } })).rejects.toMatchObject(forbidden)
  expect((await closet(하니)).data).toEqual([made])
  const absent = { params: { clothesId: nobody as ClothesId }, body }
  await expect(민지.clothes.update(absent)).rejects.toMatchObject({ body: { exceptionName: 'ClothesNotFound' } })
})

test('attributes must be offered by the catalog, each at most once', async () => {
  const 하니 = await testApp.signUp('하니')
  const invalid = (details: object) => ({ status: 400, body: { exceptionName: 'InvalidInput', details } })
  await expect(add(하니, '옷', 'TOP', [{ definitionId: color, value: '투명' }])).rejects.toMatchObject(
    invalid({ 'attributes.0.value': expect.stringContaining('색상') }),
  )
  const twice = [
    { definitionId: color, value: '블랙' },
    { definitionId: color, value: '화이트' },
  ]
  await expect(add(하니, '옷', 'TOP', twice)).rejects.toMatchObject(
    invalid({ 'attributes.1.definitionId': expect.any(String) }),
  )
  await expect(add(하니, '옷', 'TOP', [{ definitionId: nobody, value: '블랙' }])).rejects.toMatchObject({
    status: 404,
    body: { exceptionName: 'DefinitionNotFound', details: { definitionId: nobody } },
  })
  const made = await add(하니, '남는 옷', 'TOP', [{ definitionId: color, value: '블랙' }])
  const params = { clothesId: made.id }
  const body = { name: '바뀐 이름', type: 'ETC' as const, attributes: [{ definitionId: season, value: '우기' }] }
  await expect(하니.clothes.update({ params, body })).rejects.toMatchObject({ status: 400 })
  expect(await closet(하니)).toMatchObject({ data: [made], totalCount: 1 })
})

/** The nth of many emoji of 25 octets each. */
const emoji = (nth: number) =>
  Array.from({ length: 4 }, (_, at) => String.fromCodePoint(0x1f400 + ((nth * 7 + at * 61) % 250))).join('\u200d')

test('a name of a hundred emoji is stored, found and sorted', async () => {
  const 하니 = await testApp.signUp('하니')
  const name = Array.from({ length: clothesNameLimit }, (_, nth) => emoji(nth)).join('')
  expect(Buffer.byteLength(name)).toBe(25 * clothesNameLimit)
  const made = [await add(하니, name), await add(하니, '가방', 'BAG')]
  const byName = await closet(하니, 하니.id, { sortBy: 'name', keywordLike: emoji(5) })
  expect(byName.data.map((piece) => piece.name)).toEqual([name])
  const oneByOne = { sortBy: 'name', sortDirection: 'DESCENDING', limit: '1' }
  const first = await closet(하니, 하니.id, oneByOne)
  const next = await closet(하니, 하니.id, { ...oneByOne, cursor: first.nextCursor ?? '' })
  expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(made.map(({ id }) => id))
})

let careful: TestUser | undefined
test.each([
  ['no name', { name: '   ' }],
  ['a name that shows nothing', { name: '\u200b\u3164' }],
  ['a name of 101 characters', { name: '가'.repeat(101) }],
  ['a name of 101 emoji', { name: '👍🏽'.repeat(101) }],
  ['a NUL in the name', { name: '옷\u0000' }],
  ['a lone surrogate', { name: '옷\ud800' }],
  ['an unknown type', { type: 'PANTS' }],
  ['attributes that are no list', { attributes: { definitionId: color, value: '블랙' } }],
  ['an owner that is no id', { ownerId: 'me' }],
])('a piece with %s is refused and not stored', async (_, wrong) => {
  careful ??= await testApp.signUp('다니')
  const body = { ownerId: careful.id, name: '옷', type: 'TOP', attributes: [], ...wrong }
  await expect(careful.clothes.create({ body: body as never })).rejects.toMatchObject({
    status: 400,
    body: { exceptionName: 'InvalidInput' },
  })
  expect((await closet(careful)).totalCount).toBe(0)
})

test('closet counts are right after many simultaneous edits and deletes', async () => {
  const 하니 = await testApp.signUp('하니')
  const types: ClothesType[] = ['TOP', 'BOTTOM', 'OUTER']
  const made = await Promise.all(Array.from({ length: 18 }, (_, at) => add(하니, `옷 ${at}`, types[at % 3])))
  const change = (piece: Clothes, at: number) => {
    const params = { clothesId: piece.id }
    if (at % 2 === 0) return 하니.clothes.delete({ params })
    return 하니.clothes.update({ params, body: { name: '바뀐 옷', type: types[(at + 1) % 3] ?? 'ETC' } })
  }
  await Promise.all(made.map(change))
  const left = await wholeCloset(하니, 100)
  expect(left).toHaveLength(9)
  expect((await closet(하니)).totalCount).toBe(9)
  for (const type of types) {
    const { totalCount } = await closet(하니, 하니.id, { typeEqual: type })
    expect(totalCount).toBe(left.filter((piece) => piece.type === type).length)
  }
  expect(await keptCount(하니.id)).toBe(9)
})

async function keptCount(userId: UserId) {
  const { db } = testApp.database
  const row = await db.selectFrom('profiles').select('clothesCount').where('userId', '=', userId).executeTakeFirst()
  return row?.clothesCount
}

test('a piece deleted by many requests at once lowers the closet’s piece count once', async () => {
  const 하니 = await testApp.signUp('하니')
  const made = await add(하니, '하나뿐인 가방', 'BAG')
  await add(하니, '다른 가방', 'BAG')
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => 하니.clothes.delete({ params: { clothesId: made.id } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await closet(하니)).totalCount).toBe(1)
  expect(await keptCount(하니.id)).toBe(1)
})

test('the catalog is sorted by name or age and searched by a literal word in every case and form', async () => {
  const 하니 = await testApp.signUp('하니')
  const names = async (query: object) => (await 하니.attributes.list({ query })).map(({ name }) => name)
  expect(await names({})).toEqual(['계절', '두께', '방수', '색상', '소재', '스타일'])
  expect(await names({ sortDirection: 'DESCENDING' })).toEqual(['스타일', '소재', '색상', '방수', '두께', '계절'])
  expect(await names({ sortBy: 'createdAt' })).toEqual(['두께', '계절', '색상', '소재', '스타일', '방수'])
  expect(await names({ keywordLike: '계' })).toEqual(['계절'])
  expect(await names({ keywordLike: ' 색상'.normalize('NFD') })).toEqual(['색상'])
  expect(await names({ keywordLike: '스타일' })).toEqual(['스타일'])
  for (const literal of ['%', '_', '\\', '계%', "'"]) expect(await names({ keywordLike: literal })).toEqual([])
  await expect(names({ sortBy: 'id' })).rejects.toMatchObject({ status: 400 })
})

test('pieces that swap their types at once do not deadlock', async () => {
  const 하니 = await testApp.signUp('하니')
  const { pool } = testApp.database
  // With many closets in the table, PostgreSQL looks up the counts of one closet one by one, in the order in which the
  // statement names them; so a deadlock would be possible here.
  await manyUsers(testApp, 2000)
  const types = `{${ClothesType.options.join()}}`
  await pool.query(
    `insert into clothes_counts select id, type, 0 from users, unnest($1::text[]) as type on conflict do nothing`,
    [types],
  )
  await pool.query('analyze clothes_counts')
  const pieces = [await add(하니, '셔츠', 'TOP'), await add(하니, '바지', 'BOTTOM')]
  // A trigger makes each update of a count slow, so that the two changes overlap.
  await pool.query(`create sequence moves;
    create function linger() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.1), nextval('moves');
      return new;
    end $$;
    create trigger lingering before update on clothes_counts for each row execute function linger()`)
  const changed = await Promise.all(
    pieces.map(({ id, name, type }) => {
      const body = { name, type: type === 'TOP' ? ('BOTTOM' as const) : ('TOP' as const) }
      return 하니.clothes.update({ params: { clothesId: id }, body })
    }),
  )
  const { rows } = await pool.query('select last_value::integer as count from moves')
  await pool.query('drop trigger lingering on clothes_counts; drop function linger; drop sequence moves')
  expect(changed.map(({ type }) => type)).toEqual(['BOTTOM', 'TOP'])
  // After a deadlock, a transaction would start again and update counts again; two changes without one make four
  // updates.
  expect(rows).toEqual([{ count: 4 }])
})
