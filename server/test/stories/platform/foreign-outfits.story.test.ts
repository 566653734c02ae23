import { beforeAll, expect, test } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { ForeignClient, multipart } from '../../kit/foreign-client.ts'
import type { Day, FeedOf, Paged } from '../../kit/foreign-shapes.ts'
import { type Instance, useTestApp, testPassword } from '../../kit/test-app.ts'

/** Tests of weather, outfits and feeds with a client that shares no code with the product. */

const password = 'foreign1!'
const seoul = { longitude: 126.988, latitude: 37.567 }

const testApp = useTestApp({ BASE_PATH: '/otday' })
let instance: Instance
let 하니: ForeignClient
let 민지: ForeignClient
let 관리자: ForeignClient
beforeAll(async () => {
  instance = await testApp.listen()
  하니 = (await ForeignClient.signUp(instance.url, '하니', password)).client
  민지 = (await ForeignClient.signUp(instance.url, '민지', password)).client
  관리자 = await ForeignClient.start(instance.url)
  const { email } = await administrator(testApp, '관리자')
  expect((await 관리자.signIn(email, testPassword)).status).toBe(200)
})

const failure = (status: number, name: string | RegExp = /./) => ({
  status,
  body: { exceptionName: expect.stringMatching(name) },
})

interface Outfit {
  weatherId: string
  userId: string
  exhausted: boolean
  reasons: string[]
  clothes: { clothesId: string }[]
}
const idsOf = ({ clothes }: Outfit) => clothes.map(({ clothesId }) => clothesId).toSorted()

test('WIRE-02: weather has five days with all words, is empty without a position, and is refused abroad', async () => {
  const days = await 하니.call<Day[]>('GET', '/api/weathers', { query: seoul })
  expect(days.body).toHaveLength(5)
  for (const { skyStatus, precipitation, windSpeed } of days.body)
    expect([skyStatus, precipitation.type, windSpeed.asWord]).toEqual([
      expect.stringMatching(/^(CLEAR|MOSTLY_CLOUDY|CLOUDY)$/),
      expect.stringMatching(/^(NONE|RAIN|SNOW|RAIN_SNOW|SHOWER)$/),
      expect.stringMatching(/^(WEAK|MODERATE|STRONG)$/),
    ])
  const place = '/api/weathers/location'
  expect((await 하니.call('GET', place, { query: seoul })).body).toMatchObject({ locationNames: expect.any(Array) })
  for (const query of [{}, { longitude: 0, latitude: 0 }, { longitude: '', latitude: '' }]) {
    expect(await 하니.call('GET', '/api/weathers', { query })).toMatchObject({ status: 200, body: [] })
    expect(await 하니.call('GET', place, { query })).toMatchObject(failure(400, 'LocationNotSupported'))
  }
  const paris = { longitude: 2.35, latitude: 48.86 }
  for (const path of ['/api/weathers', place])
    expect(await 하니.call('GET', path, { query: paris })).toMatchObject(failure(400, 'LocationNotSupported'))
})

let clothesIds: string[]
let feed: string

test('WIRE-02: recommendations never repeat an outfit, one is posted as a feed, and feeds with wrong pieces are refused', async () => {
  const days = await 하니.call<Day[]>('GET', '/api/weathers', { query: seoul })
  for (const type of ['TOP', 'BOTTOM', 'SHOES', 'OUTER'])
    for (const name of ['검정', '하양'])
      await 하니.call('POST', '/api/clothes', { form: multipart({ ownerId: 하니.id, name: `${name} 옷`, type }) })
  const weatherId = days.body[0]?.id ?? ''
  const next = async () => (await 하니.call<Outfit>('GET', '/api/recommendations', { query: { weatherId } })).body
  const [first, second] = [await next(), await next()]
  expect(first).toMatchObject({ weatherId, userId: 하니.id, exhausted: false })
  expect(first.reasons.join('')).toMatch(/[가-힣]/)
  expect(idsOf(first).length).toBeGreaterThan(1)
  expect(idsOf(second)).not.toEqual(idsOf(first))

  clothesIds = idsOf(first)
  const json = { authorId: 하니.id, weatherId, clothesIds, content: ' 오늘의 옷 100% ' }
  const posted = await 하니.call<FeedOf>('POST', '/api/feeds', { json: { ...json, unknownField: 1 } })
  expect(posted).toMatchObject({ status: 201, body: { content: '오늘의 옷 100%', likeCount: 0, likedByMe: false } })
  expect(posted.body.weather.weatherId).not.toBe(weatherId)
  expect(posted.body.ootds.map(({ clothesId }) => clothesId).toSorted()).toEqual(clothesIds)
  const refused: [object, number][] = [
    [{ authorId: 민지.id }, 403],
    [{ content: ' \n ' }, 400],
    [{ content: '가'.repeat(1001) }, 400],
    [{ clothesIds: [] }, 400],
    [{ weatherId: crypto.randomUUID() }, 404],
  ]
  for (const [more, status] of refused)
    expect(await 하니.call('POST', '/api/feeds', { json: { ...json, ...more } })).toMatchObject(failure(status))
  const withForeignPieces = { ...json, authorId: 민지.id }
  expect(await 민지.call('POST', '/api/feeds', { json: withForeignPieces })).toMatchObject(failure(403, 'Forbidden'))
  feed = `/api/feeds/${posted.body.id}`
})

test('WIRE-02: a feed is liked, commented, edited and searched, and survives the deletion of its piece', async () => {
  await 하니.call('DELETE', `/api/clothes/${clothesIds[0]}`)
  expect((await 민지.call<FeedOf>('GET', feed)).body.ootds).toHaveLength(clothesIds.length)
  for (const [method, likeCount] of [
    ['POST', 1],
    ['POST', 1],
    ['DELETE', 0],
    ['DELETE', 0],
    ['POST', 1],
  ] as const) {
    expect((await 민지.call(method, `${feed}/like`)).status).toBe(204)
    expect((await 민지.call<FeedOf>('GET', feed)).body).toMatchObject({ likeCount, likedByMe: likeCount === 1 })
  }
  for (const content of ['첫째', '둘째']) {
    const comment = { feedId: feed.split('/').at(-1), authorId: 민지.id, content }
    expect((await 민지.call('POST', `${feed}/comments`, { json: comment })).status).toBe(201)
    expect(await 민지.call('POST', `${feed}/comments`, { json: { ...comment, authorId: 하니.id } })).toMatchObject(
      failure(403),
    )
    expect(await 민지.call('POST', `${feed}/comments`, { json: { ...comment, content: ' ' } })).toMatchObject(
      failure(400),
    )
  }
  expect((await 하니.call('GET', `${feed}/comments`)).body).toMatchObject({
    data: [{ content: '둘째' }, { content: '첫째' }],
    totalCount: 2,
  })
  expect(await 민지.call('PATCH', feed, { json: { content: '남의 것' } })).toMatchObject(failure(403))
  expect((await 하니.call('PATCH', feed, { json: { content: '고친 옷 100%' } })).body).toMatchObject({
    content: '고친 옷 100%',
    commentCount: 2,
  })
  const found = async (query: object) =>
    (await 민지.call<Paged<FeedOf>>('GET', '/api/feeds', { query: { authorIdEqual: 하니.id, ...query } })).body
      .totalCount
  expect([
    await found({ keywordLike: '친' }),
    await found({ keywordLike: '100%' }),
    await found({ keywordLike: '1%' }),
  ]).toEqual([1, 1, 0])
  expect(await 민지.call('DELETE', feed)).toMatchObject(failure(403))
  expect((await 관리자.call('DELETE', feed)).status).toBe(204)
  expect(await 하니.call('GET', feed)).toMatchObject(failure(404, 'FeedNotFound'))
})
