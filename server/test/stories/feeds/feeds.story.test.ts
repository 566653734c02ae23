import {
  fitsFilter,
  type Clothes,
  type Feed,
  type FeedId,
  type PrecipitationType,
  type SkyStatus,
} from '@otday/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aDay, fiveDays, garment, post, today, testAppWithTwo, walk } from '../../kit/fixtures.ts'
import { ApiFailure, type TestUser, type TestApp } from '../../kit/test-app.ts'

let testApp: TestApp
let 하니: TestUser
let 민지: TestUser
let shirt: Clothes
let trousers: Clothes
beforeAll(async () => {
  ;({ testApp, 하니, 민지 } = await testAppWithTwo())
  ;[shirt, trousers] = [await garment(하니, '린넨 셔츠'), await garment(하니, '청바지', 'BOTTOM')]
})
afterAll(() => testApp.close())

const found = async (keywordLike: string, who = 하니) =>
  (await who.feeds.list({ query: { keywordLike, limit: 100 } })).data.map(({ content }) => content)

const refusal = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error),
  )

const raw = (query: string, who = 하니) =>
  testApp.inject({ url: `/api/feeds?${query}`, headers: { authorization: `Bearer ${who.token}` } })

const newFeed = (authorId: string, clothesIds: string[], weatherId: string, content: unknown = '오늘의 옷') =>
  testApp.inject({
    method: 'POST',
    url: '/api/feeds',
    headers: { authorization: `Bearer ${하니.token}` },
    payload: { authorId, weatherId, clothesIds, content },
  })

test('a posted outfit is the newest feed, with its author, weather and clothes', async () => {
  const day = (await fiveDays(하니))[2]
  const { feeds } = 하니
  const feed = await post(하니, {
    content: '  셋째 날의 옷  ',
    clothes: [trousers, shirt],
    ...(day && { weatherId: day.id }),
  })
  expect(feed).toMatchObject({
    content: '셋째 날의 옷',
    author: { userId: 하니.id, name: '하니', profileImageUrl: null },
    weather: {
      skyStatus: day?.skyStatus,
      temperature: { current: Math.round(day?.temperature.current ?? Number.NaN) + 0, comparedToDayBefore: null },
      isSample: true,
    },
    likeCount: 0,
    commentCount: 0,
    likedByMe: false,
  })
  expect(feed.ootds.map(({ clothesId, name, type }) => [clothesId, name, type])).toEqual([
    [trousers.id, '청바지', 'BOTTOM'],
    [shirt.id, '린넨 셔츠', 'TOP'],
  ])
  expect((await feeds.list({ query: { limit: 1 } })).data).toEqual([feed])
  expect(await feeds.get({ params: { feedId: feed.id } })).toEqual(feed)
})

test('a feed reveals nothing about its author except id, name and picture', async () => {
  await post(하니)
  const { body } = await raw('limit=100', 민지)
  expect(body).not.toContain(하니.email)
  expect(Object.keys(JSON.parse(body).data[0].author).toSorted()).toEqual(['name', 'profileImageUrl', 'userId'])
  expect(body).not.toMatch(/passwordHash|searchTokens|contentKey|authorId|"total"/)
})

test('the clothes of a feed stay as posted when the pieces change or are deleted', async () => {
  const coat = await garment(하니, '빨간 코트', 'OUTER')
  const { id } = await post(하니, { content: '빨간 코트의 날', clothes: [coat, shirt] })
  const params = { clothesId: coat.id }
  await 하니.clothes.update({ params, body: { name: '파란 코트', type: 'OUTER', attributes: [] } })
  expect((await 하니.feeds.get({ params: { feedId: id } })).ootds[0]?.name).toBe('빨간 코트')
  await 하니.clothes.delete({ params })
  expect((await 민지.feeds.get({ params: { feedId: id } })).ootds.map(({ name }) => name)).toEqual([
    '빨간 코트',
    '린넨 셔츠',
  ])
})

test('a post as another author, in foreign or unknown clothes or in unknown weather is refused', async () => {
  const weather = (await today(하니)).id
  const hers = await garment(민지, '민지의 모자', 'HAT')
  const before = (await 하니.feeds.list({ query: {} })).totalCount
  const answers = await Promise.all([
    newFeed(민지.id, [shirt.id], weather),
    newFeed(하니.id, [hers.id], weather),
    newFeed(하니.id, [shirt.id, hers.id], weather),
    newFeed(하니.id, [newId()], weather),
    newFeed(하니.id, [shirt.id], newId()),
    newFeed(하니.id, [], weather),
    newFeed(하니.id, [shirt.id, shirt.id], weather),
    newFeed(
      하니.id,
      Array.from({ length: 21 }, () => newId()),
      weather,
    ),
    newFeed(하니.id, ["' or 1=1 --"], weather),
  ])
  expect(answers.map((answer) => [answer.statusCode, answer.json().exceptionName])).toEqual([
    [403, 'Forbidden'],
    [403, 'Forbidden'],
    [403, 'Forbidden'],
    [404, 'ClothesNotFound'],
    [404, 'WeatherNotFound'],
    [400, 'InvalidInput'],
    [400, 'InvalidInput'],
    [400, 'InvalidInput'],
    [400, 'InvalidInput'],
  ])
  expect((await 하니.feeds.list({ query: {} })).totalCount).toBe(before)
})

test('requests with ten thousand ids or attributes are refused', async () => {
  const many = <T>(make: (at: number) => T) => Array.from({ length: 10_000 }, (_, at) => make(at))
  const weather = (await today(하니)).id
  const body = { ownerId: 하니.id, name: '옷', type: 'TOP' as const }
  const attributes = many(() => ({ definitionId: newId() as never, value: '블랙' }))
  const statuses = [
    (await newFeed(하니.id, many(newId), weather)).statusCode,
    (await newFeed(하니.id, Array<string>(10_000).fill(shirt.id), weather)).statusCode,
    (await newFeed(하니.id, [shirt.id], weather, many(String))).statusCode,
    await refusal(하니.clothes.create({ body: { ...body, attributes } })),
    await refusal(하니.clothes.create({ body: { ...body, attributes: attributes.slice(0, 101) } })),
  ]
  expect(statuses).toEqual([400, 400, 400, [413, 'PayloadTooLarge'], [400, 'InvalidInput']])
})

test('a content is 1 to 1000 visible characters and is kept as it was written', async () => {
  const weather = (await today(하니)).id
  for (const content of ['', '  ', '\u200b\u3164\u2800', 'a'.repeat(1001), 'nul\u0000', 7, null, undefined])
    expect((await newFeed(하니.id, [shirt.id], weather, content ?? null)).statusCode).toBe(400)
  const lone = `{"authorId":"${하니.id}","weatherId":"${weather}","clothesIds":["${shirt.id}"],"content":"\\ud83d"}`
  const headers = { authorization: `Bearer ${하니.token}`, 'content-type': 'application/json' }
  expect((await testApp.inject({ method: 'POST', url: '/api/feeds', headers, payload: lone })).statusCode).toBe(400)
  for (const content of [
    '👩‍👩‍👧‍👦 🇰🇷 שלום 𠮷',
    '<script>alert(1)</script>',
    "'; drop table feeds; --",
    'a'.repeat(1000),
  ])
    expect((await newFeed(하니.id, [shirt.id], weather, content)).json()).toMatchObject({ content })
})

test('search finds syllables, words in any order, any case and either Unicode form', async () => {
  await post(하니, { content: '오늘은 캐시미어 니트와 Wool Coat' })
  await post(하니, { content: '캐러멜 코트'.normalize('NFD') })
  expect(await found('캐')).toEqual(['캐러멜 코트', '오늘은 캐시미어 니트와 Wool Coat'])
  expect(await found('캐시미어'.normalize('NFD'))).toEqual(['오늘은 캐시미어 니트와 Wool Coat'])
  expect(await found('  wOOL   캐시 ')).toEqual(['오늘은 캐시미어 니트와 Wool Coat'])
  expect(await found('wool 코트')).toEqual([])
  expect(await found('니트와 w')).toHaveLength(1)
  expect(await found('미어캐시')).toEqual([])
})

test('punctuation and emoji are searched literally', async () => {
  const contents = ['할인 100% 성공', '할인 1000원', 'a_b 조합', 'axb 조합', '역\\슬래시', '그냥 말', '좋아요 👍🏽!']
  for (const content of contents) await post(하니, { content })
  expect(await found('100%')).toEqual(['할인 100% 성공'])
  expect(await found('a_b')).toEqual(['a_b 조합'])
  expect(await found('%')).toEqual(['할인 100% 성공'])
  expect(await found('_')).toEqual(['a_b 조합'])
  expect(await found('\\')).toEqual(['역\\슬래시'])
  expect(await found('👍🏽')).toEqual(['좋아요 👍🏽!'])
  for (const nothing of ["' OR '1'='1", "'; select pg_sleep(5); --", '$$ union select', '{}', '"', '{"a","b"}'])
    expect(await found(nothing)).toEqual([])
})

test('rare words are found far down the list, page by page', async () => {
  const rare: FeedId[] = []
  for (const content of ['희귀한 하나', '희귀한 둘', '희귀한 셋!']) rare.push((await post(하니, { content })).id)
  await testApp.database.pool.query(
    `insert into feeds select gen_random_uuid(), author_id, '흔한 말', '흔한 말', weather_id, weather, ootds, sky_status,
       precipitation_type, '{흔,한,흔한,말}', 1, 0, created_at + interval '1 second', updated_at
     from feeds, generate_series(1, 500) where id = $1`,
    [rare[0]],
  )
  for (const sortBy of ['createdAt', 'likeCount'] as const)
    for (const [keywordLike, expected] of [
      ['희귀한', rare.toReversed()],
      ['!', rare.slice(2)],
      ['희귀한 흔한', []],
    ] as const) {
      const walked = await walk((at) => 하니.feeds.list({ query: { ...at, keywordLike, sortBy, limit: 1 } }))
      expect(walked.map(({ id }) => id).filter((id) => rare.includes(id))).toEqual(expected)
    }
  expect(await 하니.feeds.list({ query: { keywordLike: '흔한', limit: 1 } })).toMatchObject({ totalCount: 500 })
  await testApp.database.pool.query(`delete from feeds where content = '흔한 말'`)
})

test('every combination of filter, sort and direction gives the expected feeds and total', async () => {
  const skies: (SkyStatus | undefined)[] = [undefined, 'CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY']
  const falls: (PrecipitationType | undefined)[] = [undefined, 'NONE', 'RAIN']
  const liker = await testApp.signUp('좋아')
  for (const skyStatus of skies.slice(1) as SkyStatus[])
    for (const fall of falls.slice(1) as PrecipitationType[]) {
      const weatherId = await aDay(testApp, skyStatus, fall)
      const one = await post(하니, { content: `바람 ${fall}`, weatherId, clothes: [shirt] })
      await liker.likes.create({ params: { feedId: one.id } })
      await post(민지, { content: '바람 없는 날', weatherId })
    }
  const all = await walk((at) => 하니.feeds.list({ query: { ...at, limit: 100 } }))
  const compare = (by: 'createdAt' | 'likeCount', way: 1 | -1) => (a: Feed, b: Feed) =>
    way * (Number(a[by]) - Number(b[by]) || (a.id < b.id ? -1 : 1))
  for (const skyStatusEqual of skies)
    for (const precipitationTypeEqual of falls)
      for (const authorIdEqual of [undefined, 하니.id])
        for (const keywordLike of [undefined, '바람', '없는 바람', 'rain'])
          for (const sortBy of ['createdAt', 'likeCount'] as const)
            for (const sortDirection of ['ASCENDING', 'DESCENDING'] as const) {
              const filter = { skyStatusEqual, precipitationTypeEqual, authorIdEqual, keywordLike }
              const page = await 하니.feeds.list({ query: { ...filter, sortBy, sortDirection, limit: 5 } })
              const expected = all
                .filter((feed) => fitsFilter(feed, filter))
                .toSorted(compare(sortBy, sortDirection === 'ASCENDING' ? 1 : -1))
              expect({ ...filter, sortBy, sortDirection, ids: page.data.map(({ id }) => id) }).toEqual({
                ...filter,
                sortBy,
                sortDirection,
                ids: expected.slice(0, 5).map(({ id }) => id),
              })
              expect(page).toMatchObject({ totalCount: expected.length, sortBy, sortDirection })
            }
})

test('feed pages neither miss nor repeat a post when times or likes are equal or posts are added meanwhile', async () => {
  const author = await testApp.signUp('페이지')
  const weatherId = await aDay(testApp, 'CLEAR')
  const clothes = [await garment(author, '티셔츠')]
  const posts = await Promise.all(Array.from({ length: 9 }, () => post(author, { weatherId, clothes, content: '쪽' })))
  const mine = posts.map(({ id }) => id)
  for (const sortBy of ['createdAt', 'likeCount'] as const)
    for (const sortDirection of ['ASCENDING', 'DESCENDING'] as const)
      for (const limit of [1, 2, 4]) {
        let more = 2
        const walked = await walk(
          (at) => 하니.feeds.list({ query: { ...at, keywordLike: '쪽', sortBy, sortDirection, limit } }),
          async () => more-- > 0 && post(하니, { weatherId, clothes: [shirt], content: '사이에 끼어든 쪽지' }),
        )
        const seen = walked.map(({ id }) => id)
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen.filter((id) => mine.includes(id)).toSorted()).toEqual(mine.toSorted())
      }
})

test('the total is on every page and goes up at once with a post', async () => {
  const author = await testApp.signUp('합계')
  const weatherId = await aDay(testApp, 'CLOUDY', 'SNOW')
  for (let i = 0; i < 3; i++) await post(author, { weatherId, content: '눈' })
  const queries = [{}, { authorIdEqual: author.id }, { precipitationTypeEqual: 'SNOW' as const }, { keywordLike: '눈' }]
  const totals = () =>
    Promise.all(queries.map(async (query) => (await 하니.feeds.list({ query: { ...query, limit: 1 } })).totalCount))
  const before = await totals()
  expect(before.slice(1, 3)).toEqual([3, 3])
  await post(author, { weatherId, content: '눈이 또' })
  expect(await totals()).toEqual(before.map((total) => total + 1))
  const first = await 하니.feeds.list({ query: { authorIdEqual: author.id, limit: 2 } })
  const second = await 하니.feeds.list({
    query: { authorIdEqual: author.id, limit: 2, cursor: first.nextCursor ?? '', idAfter: first.nextIdAfter ?? '' },
  })
  expect(second).toMatchObject({ totalCount: 4, hasNext: false, nextCursor: null, nextIdAfter: null })
})

test('forged and foreign cursors are refused', async () => {
  await post(하니, { content: '커서 하나' })
  await post(하니, { content: '커서 둘' })
  const { nextCursor, nextIdAfter } = await 하니.feeds.list({ query: { limit: 1 } })
  const cursor = encodeURIComponent(nextCursor ?? '')
  expect((await raw(`limit=1&cursor=${cursor}&idAfter=${nextIdAfter}`)).statusCode).toBe(200)
  const other = cursor.startsWith('A') ? 'B' : 'A'
  const forged = [
    `cursor=${other}${cursor.slice(1)}`,
    `cursor=${cursor.slice(0, -1)}`,
    `cursor=${cursor}&sortBy=likeCount`,
    `cursor=${cursor}&sortDirection=ASCENDING`,
    `cursor=${cursor}&keywordLike=x`,
    `cursor=${cursor}&skyStatusEqual=CLEAR`,
    `cursor=${cursor}&authorIdEqual=${하니.id}`,
    `cursor=${cursor}&idAfter=${newId()}`,
    `idAfter=${nextIdAfter}`,
    'cursor=garbage',
    'cursor=%00',
    "cursor=' or 1=1 --",
    `cursor=${'x'.repeat(6000)}`,
    `cursor=${Buffer.from('["2026-01-01T00:00:00.000Z","x",1]').toString('base64url')}.AAAA`,
  ]
  for (const query of forged) expect([query, (await raw(query)).statusCode]).toEqual([query, 400])
})

test('invalid limits, orders and filters are refused, and empty ones are ignored', async () => {
  const odd = [
    ...['-1', '0', '101', '1000000000', '12345678901234567890', 'abc', '1.5', 'NaN', '0x10', '%00', '1;drop'].map(
      (limit) => `limit=${limit}`,
    ),
    'sortBy=content',
    'sortBy=id;drop table feeds',
    'sortDirection=UP',
    'skyStatusEqual=SUNNY',
    'precipitationTypeEqual=none',
    'authorIdEqual=me',
    'keywordLike=%00',
    'limit=1&limit=2',
  ]
  for (const query of odd) expect([query, (await raw(query)).statusCode]).toEqual([query, 400])
  const empty = 'limit=&sortBy=&sortDirection=&keywordLike=&skyStatusEqual=&authorIdEqual=&cursor=&idAfter=&unknown=1'
  expect((await raw(empty)).json().data).toEqual((await raw('')).json().data)
  expect((await raw(`authorIdEqual=${newId()}`)).json()).toMatchObject({ data: [], totalCount: 0, hasNext: false })
})

test('an unknown feed is not found, and an invalid id is refused', async () => {
  expect(await refusal(하니.feeds.get({ params: { feedId: newId() } }))).toEqual([404, 'FeedNotFound'])
  for (const id of ['1', '%00', '..%2f', 'x'.repeat(3000)])
    expect(
      (await testApp.inject({ url: `/api/feeds/${id}`, headers: { authorization: `Bearer ${하니.token}` } }))
        .statusCode,
    ).toBeGreaterThanOrEqual(400)
})

test('the feeds of a deleted account are gone from every list and every total', async () => {
  const gone = await testApp.signUp('떠난이')
  const { id } = await post(gone, { content: '떠난이의 옷' })
  const before = (await 하니.feeds.list({ query: { limit: 1 } })).totalCount
  const { db } = testApp.database
  await db.updateTable('users').set({ deletedAt: testApp.clock.now() }).where('id', '=', gone.id).execute()
  expect(await found('떠난이')).toEqual([])
  expect(await refusal(하니.feeds.get({ params: { feedId: id } }))).toEqual([404, 'FeedNotFound'])
  expect(await 하니.feeds.list({ query: { authorIdEqual: gone.id } })).toMatchObject({ data: [], totalCount: 0 })
  expect((await 하니.feeds.list({ query: { limit: 1 } })).totalCount).toBe(before - 1)
})

test('the totals of feeds agree with the rows after many people posted at once', async () => {
  const people = await Promise.all(['가나', '다라', '마바'].map((name) => testApp.signUp(name)))
  const weatherId = await aDay(testApp, 'CLEAR')
  const wardrobes = await Promise.all(people.map(async (person) => [await garment(person, '셔츠')]))
  await Promise.all(
    people.flatMap((person, index) =>
      Array.from({ length: 10 }, () => post(person, { weatherId, clothes: wardrobes[index] ?? [] })),
    ),
  )
  for (const person of people)
    expect((await person.feeds.list({ query: { authorIdEqual: person.id, limit: 1 } })).totalCount).toBe(10)
  const rows = await walk((at) => 하니.feeds.list({ query: { ...at, limit: 100 } }))
  expect((await 하니.feeds.list({ query: { limit: 1 } })).totalCount).toBe(rows.length)
})
