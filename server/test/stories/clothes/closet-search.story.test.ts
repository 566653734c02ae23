import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  type Clothes,
  type ClothesType,
  type DefinitionId,
  type OutfitItem,
  Timestamp,
  type WearId,
} from '@otday/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { post } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 민지, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

type Query = Omit<Parameters<TestUser['clothes']['list']>[0]['query'], 'ownerId'>

const color = '0199a000-0000-7000-8000-000000000003' as DefinitionId
const material = '0199a000-0000-7000-8000-000000000004' as DefinitionId
const season = '0199a000-0000-7000-8000-000000000002' as DefinitionId

const add = (name: string, type: ClothesType = 'TOP', values: Partial<Record<DefinitionId, string>> = {}) => {
  const attributes = Object.entries(values).map(([definitionId, value]) => ({ definitionId, value: value ?? '' }))
  return 하니.clothes.create({ body: { ownerId: 하니.id, name, type, attributes } })
}
const page = (query: Query = {}, who = 하니) => who.clothes.list({ query: { ownerId: 하니.id, ...query } })
const found = async (query: Query) => (await page(query)).data.map(({ name }) => name)

async function fillCloset() {
  await add('케이블 니트', 'TOP', { [color]: '아이보리', [material]: '울' })
  await add('검정 슬랙스', 'BOTTOM')
  await add('코트', 'OUTER', { [color]: '네이비', [material]: '캐시미어', [season]: '겨울' })
  await add('Nike 러닝 쇼츠', 'BOTTOM', { [color]: '블랙', [season]: '여름' })
}

test('a search finds words of name, color and material', async () => {
  await fillCloset()
  expect(await found({ keywordLike: '니트' })).toEqual(['케이블 니트'])
  expect(await found({ keywordLike: '  NIKE ' })).toEqual(['Nike 러닝 쇼츠'])
  expect(await found({ keywordLike: '캐시미어' })).toEqual(['코트'])
  expect(await found({ keywordLike: '검정' })).toEqual(['Nike 러닝 쇼츠', '검정 슬랙스'])
  expect(await found({ keywordLike: '네이비 코트' })).toEqual(['코트'])
  expect(await found({ keywordLike: '니트'.normalize('NFD') })).toEqual(['케이블 니트'])
  expect(await found({ keywordLike: '%' })).toEqual([])
  expect(await page({ keywordLike: '니트', typeEqual: 'OUTER' })).toMatchObject({ data: [], totalCount: 0 })
})

test('a search finds types, kinds and colors by synonyms in both languages and by initial consonants', async () => {
  await add('기모 후디', 'TOP')
  await add('Black coat', 'OUTER')
  await add('척테일러', 'SHOES', { [color]: '블랙' })
  await add('페이즐리 롱드레스', 'DRESS', { [color]: '스카이블루' })
  await add('반팔 티', 'TOP', { [color]: '네이비' })
  const first = async (keywordLike: string) => (await found({ keywordLike })).toReversed()
  expect(await first('hoodie')).toEqual(['기모 후디'])
  expect(await first('후드티')).toEqual(['기모 후디'])
  expect(await first('신발')).toEqual(['척테일러'])
  expect(await first('sneakers')).toEqual(['척테일러'])
  expect(await first('검정')).toEqual(['Black coat', '척테일러'])
  expect(await first('BLACK')).toEqual(['Black coat', '척테일러'])
  expect(await first('검정코트')).toEqual(['Black coat'])
  expect(await first('까만 외투')).toEqual(['Black coat'])
  expect(await first('원피스')).toEqual(['페이즐리 롱드레스'])
  expect(await first('blue')).toEqual(['페이즐리 롱드레스'])
  expect(await first('T-shirt')).toEqual(['반팔 티'])
  expect(await first('ㅎㄷ')).toEqual(['기모 후디'])
  expect(await first('ㅋㅌ')).toEqual(['Black coat'])
  expect(await first('ㅅㅂ')).toEqual(['척테일러'])
})

test('a search for a season or an occasion finds the pieces that are worn then', async () => {
  await add('롱패딩', 'OUTER')
  await add('민소매', 'TOP', { [season]: '여름' })
  await add('정장 바지', 'BOTTOM')
  await add('러닝 쇼츠', 'BOTTOM')
  const first = async (keywordLike: string) => (await found({ keywordLike })).toReversed()
  expect(await first('겨울')).toEqual(['롱패딩', '정장 바지'])
  expect(await first('winter')).toEqual(['롱패딩', '정장 바지'])
  expect(await first('여름')).toEqual(['민소매', '정장 바지', '러닝 쇼츠'])
  expect(await first('여름 바지')).toEqual(['정장 바지', '러닝 쇼츠'])
  expect(await first('간절기')).toEqual(['정장 바지'])
  expect(await first('사계절')).toEqual(['정장 바지'])
  expect(await first('출근룩')).toContain('정장 바지')
  expect(await first('출근')).not.toContain('러닝 쇼츠')
  expect(await first('운동 바지')).toEqual(['러닝 쇼츠'])
  expect(await first('면접')).toEqual(['정장 바지'])
  expect(await first('데이트')).not.toContain('러닝 쇼츠')
  expect(await first('편하게')).not.toContain('정장 바지')
  expect(await first('교복')).toEqual([])
  const casual = await found({ occasionEqual: 'CASUAL' })
  expect(await found({ keywordLike: '편하게' })).toEqual(casual)
})

test('each filter shows the pieces that match it, and combined filters those that match all', async () => {
  await fillCloset()
  expect(await found({ colorIn: ['BLACK'] })).toEqual(['Nike 러닝 쇼츠', '검정 슬랙스'])
  expect(await found({ colorIn: 'NAVY,WHITE' as never })).toEqual(['코트', '케이블 니트'])
  expect(await found({ seasonEqual: 'WINTER', typeEqual: 'OUTER' })).toEqual(['코트'])
  expect(await found({ seasonEqual: 'SUMMER', colorIn: ['BLACK'] })).toContain('Nike 러닝 쇼츠')
  expect(await found({ occasionEqual: 'SPORT' })).toEqual(['Nike 러닝 쇼츠'])
  expect(await found({ occasionEqual: 'WORK' })).toContain('검정 슬랙스')
  expect(await found({ definitionIdEqual: color, valueEqual: '블랙' })).toEqual(['Nike 러닝 쇼츠'])
  expect(await found({ definitionIdEqual: material })).toEqual(['코트', '케이블 니트'])
  expect(await found({ definitionIdEqual: season, valueEqual: '겨울', colorIn: ['BLACK'] })).toEqual([])
})

test('a closet is sorted by age or by name, across pages', async () => {
  const names = ['하얀 셔츠', '가디건', 'zip 후드', '나시', 'Apple 티']
  for (const name of names) await add(name)
  expect(await found({})).toEqual(names.toReversed())
  expect(await found({ sortDirection: 'ASCENDING' })).toEqual(names)
  const byName = ['Apple 티', 'zip 후드', '가디건', '나시', '하얀 셔츠']
  expect(await page({ sortBy: 'name' })).toMatchObject({ sortBy: 'name', sortDirection: 'ASCENDING' })
  const walked: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { data, nextCursor } = await page({ sortBy: 'name', limit: 2, ...(cursor && { cursor }) })
    walked.push(...data.map(({ name }) => name))
    if (!nextCursor) break
    cursor = nextCursor
  }
  expect(walked).toEqual(byName)
  expect(await found({ sortBy: 'name', sortDirection: 'DESCENDING' })).toEqual(byName.toReversed())
})

test('the notWorn filter shows pieces without an OOTD in the last ninety days', async () => {
  const [old, recent, never] = [await add('묵은 니트'), await add('요즘 니트'), await add('새 니트')]
  const { createdAt } = await post(하니, { clothes: [old] })
  expect(await found({ notWorn: true })).toEqual([never.name, recent.name])
  const daysAgo = (days: number) => new Date(createdAt.getTime() - days * 86_400_000)
  await sql`update feeds set created_at = ${daysAgo(91)} where author_id = ${하니.id}`.execute(testApp.database.db)
  await post(하니, { clothes: [recent] })
  expect(await found({ notWorn: true })).toEqual([never.name, old.name])
  expect(await found({ notWorn: false })).toHaveLength(3)
})

test('a closet is sorted by days worn in posts and diary, each day counted once, across pages', async () => {
  const [posted, both, never] = [await add('니트'), await add('셔츠'), await add('코트', 'OUTER')]
  const today = seoulDate(testApp.clock.now())
  const wear = (date: string, clothesIds: Clothes['id'][]) =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: { date, state: 'WORN', source: 'HAND', clothesIds, feeling: null, revision: 0 },
    })
  await post(하니, { clothes: [posted, both] })
  await wear(today, [both.id])
  expect(await found({ sortBy: 'worn', typeEqual: 'TOP' })).toHaveLength(2)
  await wear(daysAfter(today, -3), [both.id])
  expect(await found({ sortBy: 'worn' })).toEqual([both.name, posted.name, never.name])
  expect(await found({ sortBy: 'lastWorn', sortDirection: 'ASCENDING' })).toEqual([never.name, posted.name, both.name])
  const first = await page({ sortBy: 'worn', sortDirection: 'ASCENDING', limit: 2 })
  const { data } = await page({
    sortBy: 'worn',
    sortDirection: 'ASCENDING',
    limit: 2,
    cursor: first.nextCursor ?? '',
  })
  expect([...first.data, ...data].map(({ name }) => name)).toEqual([never.name, posted.name, both.name])
  await sql`delete from feeds where author_id = ${하니.id}`.execute(testApp.database.db)
  expect(await found({ notWorn: true })).toEqual([never.name, posted.name])
})

test('an edited piece is found by its new values at once, and a correction overrides them', async () => {
  const knit = await add('검정 니트')
  expect(await found({ colorIn: ['BLACK'] })).toEqual(['검정 니트'])
  const body = { name: '남색 바지', type: 'BOTTOM' as const, attributes: [] }
  await 하니.clothes.update({ params: { clothesId: knit.id }, body })
  expect(await found({ colorIn: ['BLACK'] })).toEqual([])
  expect(await found({ colorIn: ['NAVY'], keywordLike: '바지' })).toEqual(['남색 바지'])
  expect(await found({ occasionEqual: 'FORMAL' })).toEqual([])
  await 하니.stylist.correct({ params: { clothesId: knit.id }, body: { kind: 'suitPants' } })
  expect(await found({ occasionEqual: 'FORMAL' })).toEqual(['남색 바지'])
  await 하니.stylist.correct({ params: { clothesId: knit.id }, body: { condition: 'UNWORN' } })
  expect(await found({ occasionEqual: 'FORMAL' })).toEqual([])
})

test('a piece whose deletion is undone is found again', async () => {
  const { id } = await add('검정 니트')
  expect(await found({ keywordLike: '검정' })).toHaveLength(1)
  const changeId = crypto.randomUUID() as never
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [id] } })
  expect(await found({ keywordLike: '검정' })).toEqual([])
  await 하니.closetChanges.undo({ body: { changeId } })
  expect(await found({ keywordLike: '검정' })).toEqual(['검정 니트'])
})

test('the total counts matching pieces, and a cursor is refused with other filters or another order', async () => {
  for (let count = 0; count < 5; count++) await add(`검정 티 ${count}`)
  await add('흰 티')
  const first = await page({ colorIn: ['BLACK', 'NAVY'], limit: 2 })
  expect(first).toMatchObject({ totalCount: 5, hasNext: true })
  const cursor = first.nextCursor ?? ''
  const next = await page({ colorIn: ['NAVY', 'BLACK'], limit: 2, cursor })
  expect(next.data.map(({ name }) => name)).toEqual(['검정 티 2', '검정 티 1'])
  const invalid = { status: 400, body: { exceptionName: 'InvalidCursor' } }
  for (const query of [
    {},
    { colorIn: ['BLACK' as const] },
    { colorIn: ['BLACK' as const, 'NAVY' as const], notWorn: true },
    { colorIn: ['BLACK' as const, 'NAVY' as const], sortBy: 'name' as const },
  ])
    await expect(page({ ...query, limit: 2, cursor })).rejects.toMatchObject(invalid)
})

test('filters and order are ignored in the closet of another person', async () => {
  await fillCloset()
  const plain = await page({ limit: 2 }, 민지)
  const query: Query = { keywordLike: '니트', colorIn: ['RED'], notWorn: true, sortBy: 'name', limit: 2 }
  expect(await page(query, 민지)).toEqual(plain)
  expect(plain.totalCount).toBe(4)
  const cursor = plain.nextCursor ?? ''
  expect((await page({ ...query, cursor }, 민지)).data).toEqual((await page({ limit: 2, cursor }, 민지)).data)
})

test.each<Record<string, string>>([
  { colorIn: 'BLACK,NEON' },
  { seasonEqual: 'FALL' },
  { occasionEqual: 'PARTY' },
  { definitionIdEqual: '계절' },
  { valueEqual: '겨울' },
  { notWorn: '90' },
  { sortBy: 'price' },
  { sortDirection: 'UP' },
])('a closet query with %o is refused', async (query) => {
  await expect(page(query as never)).rejects.toMatchObject({ status: 400, body: { exceptionName: 'InvalidInput' } })
})

test('pieces stored before the search existed get their search words when the product starts', async () => {
  const { db } = testApp.database
  await sql`
    insert into clothes (id, owner_id, name, type, created_at)
    select gen_random_uuid(), ${하니.id}, '검정 티셔츠', 'TOP', now() from generate_series(1, 30)`.execute(db)
  const second = await testApp.listen({})
  const unread = () =>
    db.selectFrom('clothes').select('id').where('ownerId', '=', 하니.id).where('searchRevision', '=', 0).execute()
  await expect.poll(unread, { timeout: 10_000 }).toEqual([])
  await second.close()
  const families = await db.selectFrom('clothes').select('colorFamily').where('ownerId', '=', 하니.id).execute()
  expect(new Set(families.map(({ colorFamily }) => colorFamily))).toEqual(new Set(['BLACK']))
})

test('a piece whose notes the previous version left out of its search words gets them at the next search', async () => {
  const { db } = testApp.database
  const body = { ownerId: 하니.id, name: '검정 셔츠', type: 'TOP' } as const
  const { id: clothesId } = await 하니.clothes.create({ body })
  expect(await found({ keywordLike: '셔츠' })).toEqual(['검정 셔츠'])
  await 하니.clothes.update({ params: { clothesId }, body: { ...body, notes: { memo: '이모가 준 것' } } })
  await sql`update clothes set read_revision = revision, search_key = '검정 셔츠' where id = ${clothesId}`.execute(db)
  expect(await found({ keywordLike: '이모' })).toEqual(['검정 셔츠'])
})

test('pieces with search words of another version get new ones at the next search', async () => {
  await add('검정 셔츠')
  expect(await found({ keywordLike: '셔츠' })).toEqual(['검정 셔츠'])
  await sql`update clothes set search_version = 0, search_key = '' where owner_id = ${하니.id}`.execute(
    testApp.database.db,
  )
  expect(await found({ keywordLike: '셔츠' })).toEqual(['검정 셔츠'])
})

test('simultaneous searches and changes of the same pieces end with one color for all of them', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, async (_, at) => (await add(`검정 티 ${at}`)).id))
  const change = (value: string, clothesIds: typeof ids) =>
    하니.closetChanges.setAttribute({
      body: { changeId: crypto.randomUUID() as never, clothesIds, definitionId: color, value },
    })
  await Promise.all([
    page({ colorIn: ['BLACK'] }),
    change('레드', ids),
    page({ colorIn: ['RED'] }),
    change('네이비', ids.toReversed()),
    page({ sortBy: 'name' }),
    change('블랙', ids),
  ])
  const counts = await Promise.all((['RED', 'NAVY', 'BLACK'] as const).map((family) => page({ colorIn: [family] })))
  expect(counts.map(({ totalCount }) => totalCount).toSorted((a, b) => a - b)).toEqual([0, 0, 8])
})

test('a search covers a closet of five thousand pieces', async () => {
  await add('찾는 옷', 'TOP', { [color]: '레드' })
  await sql`
    insert into clothes (id, owner_id, name, type, created_at)
    select gen_random_uuid(), ${하니.id}, '검정 티셔츠 ' || n, 'TOP', now() - n * interval '1 minute'
    from generate_series(1, 5000) as n`.execute(testApp.database.db)
  expect(await page({ colorIn: ['BLACK'] })).toMatchObject({ totalCount: 5000, hasNext: true })
  expect(await found({ colorIn: ['RED'] })).toEqual(['찾는 옷'])
  expect(await found({ keywordLike: '티셔츠 4321' })).toEqual(['검정 티셔츠 4321'])
})

const namesOf = (items: readonly (Clothes | OutfitItem)[]) => items.map(({ name }) => name)

test('the details of a piece show its color, seasons and posts to its owner alone', async () => {
  const knit = await add('검정 니트', 'TOP', { [season]: '겨울' })
  const jeans = await add('청바지', 'BOTTOM')
  const feed = await post(하니, { clothes: [knit, jeans] })
  const params = { clothesId: knit.id }
  const { clothes, facts, worn } = await 하니.clothesDetails.get({ params })
  expect(clothes).toEqual((await page({ keywordLike: '니트' })).data[0])
  expect(facts).toMatchObject({
    color: { family: 'BLACK', source: 'NAME' },
    seasons: { values: ['WINTER'], source: 'ATTRIBUTES' },
  })
  expect(worn.times).toBe(1)
  expect(worn.posts[0]?.feedId).toBe(feed.id)
  expect(Timestamp.encode(worn.posts[0]?.createdAt ?? new Date(0))).toBe(Timestamp.encode(feed.createdAt))
  expect(namesOf(worn.posts[0]?.ootds ?? [])).toEqual(namesOf(feed.ootds))
  const notFound = { status: 404, body: { exceptionName: 'ClothesNotFound' } }
  await expect(민지.clothesDetails.get({ params })).rejects.toMatchObject(notFound)
  await 하니.clothes.delete({ params })
  await expect(하니.clothesDetails.get({ params })).rejects.toMatchObject(notFound)
})
