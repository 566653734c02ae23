import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Clothes, ClothesType, Recommendation, WeatherId } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openStyling, readContext } from '../../../src/outfits/index.ts'
import { recommendOutfit } from '../../../src/recommendations/recommend-outfit.ts'
import { openRecommending } from '../../../src/recommendations/recommending-deps.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { aDay, garment, post, setMorning, testUrls, today } from '../../kit/fixtures.ts'
import { ApiFailure, useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
beforeEach(async () => {
  setMorning(testApp)
  하니 = await testApp.signUp('하니')
})

/** Returns the stylist as another server would run it, on the same database. */
const instance = () => openStyling({ db: testApp.database.db, clock: testApp.clock, urls: testUrls(testApp) })

const closet: [string, ClothesType][] = [
  ['긴팔 티셔츠', 'TOP'],
  ['옥스퍼드 셔츠', 'TOP'],
  ['회색 맨투맨', 'TOP'],
  ['반팔 티셔츠', 'TOP'],
  ['청바지', 'BOTTOM'],
  ['검정 슬랙스', 'BOTTOM'],
  ['반바지', 'BOTTOM'],
  ['베이지 트렌치코트', 'OUTER'],
  ['가디건', 'OUTER'],
  ['롱패딩', 'OUTER'],
  ['흰 스니커즈', 'SHOES'],
  ['에코백', 'BAG'],
]
const fill = async (person: TestUser, pieces = closet) => {
  const made = []
  for (const [name, type] of pieces) made.push(await garment(person, name, type))
  return made
}
const advice = (weatherId: WeatherId, who = 하니) => who.recommendations.get({ query: { weatherId } })
const around = (weatherId: WeatherId, locked: string[], who = 하니) =>
  who.recommendations.get({ query: { weatherId, locked: locked.join(',') } })
const ids = ({ clothes }: Recommendation) => clothes.map(({ clothesId }) => clothesId)
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
const names = ({ clothes }: Recommendation) => clothes.map(({ name }) => name)
const core = ({ clothes }: Recommendation) =>
  clothes
    .filter(({ type }) => ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'].includes(type))
    .map(({ clothesId }) => clothesId)
    .toSorted()
    .join(' ')
const tomorrow = () => daysAfter(seoulDate(testApp.clock.now()), 1)
const typesOf = ({ clothes }: Recommendation) => clothes.map(({ type }) => type)

test('an empty closet gets no clothes and advice for the temperature', async () => {
  const { id } = await today(하니)
  expect(await advice(id)).toMatchObject({ weatherId: id, userId: 하니.id, clothes: [], fit: null, exhausted: false })
  const { advice: cold } = await advice(await aDay(testApp, 'CLEAR', 'NONE', 1))
  expect(cold.band).toBe('4℃ 이하')
  expect(cold.examples.map(({ name }) => name)).toContain('패딩')
  const { advice: hot } = await advice(await aDay(testApp, 'CLEAR', 'NONE', 31))
  expect(hot.text).toContain('반바지')
  expect(hot.examples.map(({ type }) => type)).not.toContain('OUTER')
})

test('an outfit is complete and ordered, with reasons and a warmth verdict', async () => {
  await fill(하니)
  const outfit = await advice(await aDay(testApp, 'CLEAR', 'NONE', 14))
  expect(typesOf(outfit).filter((type) => type === 'TOP')).toHaveLength(1)
  expect(typesOf(outfit).filter((type) => type === 'BOTTOM')).toHaveLength(1)
  expect(typesOf(outfit).filter((type) => type === 'SHOES')).toHaveLength(1)
  const order = ['OUTER', 'TOP', 'BOTTOM', 'SHOES', 'BAG']
  expect(typesOf(outfit)).toEqual(typesOf(outfit).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  expect(outfit.reasons.length).toBeGreaterThanOrEqual(1)
  expect(outfit.reasons.length).toBeLessThanOrEqual(3)
  expect(outfit).toMatchObject({ occasion: 'CASUAL', question: null, change: null })
  expect(outfit.fit).toMatchObject({ verdict: 'GOOD' })
  expect(outfit.clothes.every(({ clothesId, attributes }) => clothesId && Array.isArray(attributes))).toBe(true)
})

test('a hot day brings no padded coat, and a freezing day brings the padded coat and no shorts', async () => {
  await fill(하니)
  const [hot, cold] = [await aDay(testApp, 'CLEAR', 'NONE', 27), await aDay(testApp, 'CLEAR', 'NONE', -2)]
  for (let call = 0; call < 4; call++) {
    expect(names(await advice(hot))).not.toContain('롱패딩')
    const winter = names(await advice(cold))
    expect(winter).toContain('롱패딩')
    expect(winter).not.toContain('반바지')
  }
})

test('each call recommends another outfit until all good ones were shown, then the outfits are repeated', async () => {
  await fill(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const shown: string[] = []
  let outfit = await advice(day)
  while (!outfit.exhausted) {
    shown.push(core(outfit))
    expect(shown.length).toBeLessThan(400)
    outfit = await advice(day)
  }
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown).toContain(core(outfit))
  if (shown.length > 1) expect(core(outfit)).not.toBe(shown.at(-1))
  const next = await advice(day)
  expect(next.exhausted).toBe(false)
  expect(core(next)).not.toBe(core(outfit))
})

test('LOG-04: a prefetch request marks no outfit as shown', async () => {
  await fill(하니)
  const weatherId = await aDay(testApp, 'CLEAR')
  const headers = { authorization: `Bearer ${하니.token}`, 'sec-purpose': 'prefetch;anonymous-client-ip' }
  const shown = () => testApp.database.db.selectFrom('outfitsShown').selectAll().where('userId', '=', 하니.id).execute()
  const url = `/api/recommendations?weatherId=${weatherId}`
  const ahead = await testApp.inject({ url, headers })
  expect([ahead.statusCode, (await shown()).length]).toEqual([200, 0])
  const { clothes } = await 하니.recommendations.get({ query: { weatherId } })
  expect(ahead.json().clothes.map(({ clothesId }: { clothesId: string }) => clothesId)).toEqual(
    clothes.map(({ clothesId }) => clothesId),
  )
  expect(await shown()).toHaveLength(1)
})

test('locked pieces stay while the others change', async () => {
  const pieces = await fill(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const locked = pieces.filter(({ name }) => name === '청바지' || name === '에코백').map(({ id }) => id)
  const seen = new Set<string>()
  for (let call = 0; call < 4; call++) {
    const outfit = await around(day, locked)
    if (outfit.exhausted) break
    expect(ids(outfit)).toEqual(expect.arrayContaining(locked))
    seen.add(core(outfit))
    expect(seen.size).toBe(call + 1)
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('when all outfits with a locked piece were shown, they repeat, and those without it stay shown', async () => {
  const pieces = await fill(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const shirt = pieces.find(({ name }) => name === '옥스퍼드 셔츠')?.id ?? ''
  const shown = async () => {
    const rows = await testApp.database.db
      .selectFrom('outfitsShown')
      .where('userId', '=', 하니.id)
      .selectAll()
      .execute()
    return rows.map(({ outfitKey }) => outfitKey).toSorted()
  }
  for (let call = 0; call < 4; call++) await advice(day)
  const without = (await shown()).filter((key) => !key.includes(shirt))
  expect(without.length).toBeGreaterThan(0)
  const mine: string[] = []
  let outfit = await around(day, [shirt])
  for (; !outfit.exhausted; outfit = await around(day, [shirt])) {
    expect(names(outfit)).toContain('옥스퍼드 셔츠')
    mine.push(core(outfit))
    expect(mine.length).toBeLessThan(100)
  }
  expect(mine.length).toBeGreaterThan(1)
  expect(new Set(mine).size).toBe(mine.length)
  expect(names(outfit)).toContain('옥스퍼드 셔츠')
  const after = await shown()
  expect(after.filter((key) => !key.includes(shirt))).toEqual(without)
  expect(after.filter((key) => key.includes(shirt))).toHaveLength(1)
})

test('of two locked bottoms the first stays and the second is dropped', async () => {
  const pieces = await fill(하니)
  const [first, second] = pieces.filter(({ type }) => type === 'BOTTOM')
  const outfit = await around(await aDay(testApp, 'CLEAR', 'NONE', 16), [first?.id ?? '', second?.id ?? ''])
  expect(ids(outfit)).toContain(first?.id)
  expect(ids(outfit)).not.toContain(second?.id)
})

test('only own clothes can be locked', async () => {
  const [mine] = await fill(하니)
  const 민지 = await testApp.signUp('민지')
  const [theirs] = await fill(민지)
  const day = await aDay(testApp, 'CLEAR')
  expect(await refused(around(day, [mine?.id ?? '', theirs?.id ?? '']))).toEqual([404, 'ClothesNotFound'])
  expect(await refused(around(day, [newId()]))).toEqual([404, 'ClothesNotFound'])
  expect(await refused(around(day, ["' or 1=1"]))).toEqual([400, 'InvalidInput'])
  expect(
    await refused(
      around(
        day,
        Array.from({ length: 21 }, () => mine?.id ?? ''),
      ),
    ),
  ).toEqual([400, 'InvalidInput'])
})

test('outfits shown by one instance are not repeated by another', async () => {
  await fill(하니)
  const there = (await testApp.openSecond())(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const shown: string[] = []
  for (let call = 0; call < 4; call++) {
    const outfit = await advice(day, call % 2 === 0 ? 하니 : there)
    if (!outfit.exhausted) shown.push(core(outfit))
  }
  expect(shown.length).toBeGreaterThan(2)
  expect(new Set(shown).size).toBe(shown.length)
})

test('the wear history counts posts and likes of a piece within the last two months', async () => {
  const [plain, praised, old] = await fill(하니, closet.slice(0, 3))
  const of = (...clothes: (Clothes | undefined)[]) => clothes.flatMap((piece) => piece ?? [])
  const wear = async (days: number, clothes: Clothes[]) => {
    testApp.clock.advance(-days * 86_400)
    const past = await testApp.signIn(하니.email, 하니.password)
    const { id: feedId } = await post(past, { clothes, weatherId: await aDay(testApp, 'CLEAR') })
    setMorning(testApp)
    return feedId
  }
  await wear(70, of(old))
  await wear(20, of(plain))
  await wear(9, of(plain, praised))
  const feedId = await wear(4, of(praised))
  for (const name of ['민지', '해린', '다니엘']) await (await testApp.signUp(name)).likes.create({ params: { feedId } })
  const { history } = await readContext(instance(), 하니.id, await aDay(testApp, 'CLEAR'))
  expect(history.worn.toSorted((a, b) => a.likes - b.likes)).toEqual([
    { clothesId: plain?.id, days: 9, posts: 2, likes: 0, usual: 1, worn: 2 },
    { clothesId: praised?.id, days: 4, posts: 2, likes: 3, usual: 1, worn: 2 },
  ])
})

test('simultaneous requests get different outfits', async () => {
  await fill(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const outfits = await Promise.all([advice(day), advice(day), advice(day)])
  expect(new Set(outfits.map(core)).size).toBe(3)
})

test('simultaneous requests at several instances get different outfits', async () => {
  await fill(하니)
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 13)
  const outfits = await Promise.all(
    [instance(), instance(), instance()].map((styling) =>
      recommendOutfit(openRecommending(styling), writerWithoutSession(하니.id), { weatherId }),
    ),
  )
  expect(new Set(outfits.map(core)).size).toBe(3)
})

test('outfits shown to one person or for one day can still be recommended to another person or for another day', async () => {
  const single: [string, ClothesType][] = [
    ['니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['스니커즈', 'SHOES'],
  ]
  const 민지 = await testApp.signUp('민지')
  for (const person of [하니, 민지]) await fill(person, single)
  const [day, next] = [await aDay(testApp, 'CLEAR'), await aDay(testApp, 'CLEAR', 'NONE', 12, tomorrow())]
  const shown = async (weatherId: WeatherId, who = 하니) => {
    const outfit = await advice(weatherId, who)
    return [names(outfit), outfit.exhausted]
  }
  const whole = single.map(([name]) => name)
  expect(await shown(day)).toEqual([whole, false])
  expect(await shown(day)).toEqual([whole, true])
  expect(await shown(day, 민지)).toEqual([whole, false])
  expect(await shown(next)).toEqual([whole, false])
})

test('a person who feels the cold needs a warmer outfit', async () => {
  await fill(하니)
  const day = await aDay(testApp, 'CLEAR', 'NONE', 16)
  const update = (temperatureSensitivity: number) =>
    하니.profiles.update({ params: { userId: 하니.id }, body: { name: '하니', temperatureSensitivity } })
  await update(1)
  const cold = (await advice(day)).fit?.neededClo ?? 0
  await update(5)
  expect((await advice(day)).fit?.neededClo).toBeLessThan(cold)
})

test('a renamed piece is classified by its new name', async () => {
  const [top] = await fill(하니, [
    ['반팔 티셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  const day = await aDay(testApp, 'CLEAR', 'NONE', 8)
  const before = (await advice(day)).fit?.outfitClo ?? 0
  await 하니.clothes.update({
    params: { clothesId: top?.id ?? '' },
    body: { name: '기모 맨투맨', type: 'TOP', attributes: [] },
  })
  const after = await advice(day)
  expect(after.fit?.outfitClo).toBeGreaterThan(before)
  expect(names(after)).toContain('기모 맨투맨')
})

test('a piece posted nine days ago gets the badge 9일 만', async () => {
  const pieces = await fill(하니, [
    ['니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['스니커즈', 'SHOES'],
  ])
  testApp.clock.advance(-9 * 86_400)
  const past = await testApp.signIn(하니.email, 하니.password)
  await post(past, { clothes: pieces, weatherId: await aDay(testApp, 'CLEAR') })
  setMorning(testApp)
  const outfit = await advice(await aDay(testApp, 'CLEAR', 'NONE', 10))
  expect(outfit.clothes.find(({ type }) => type === 'TOP')?.badges).toContain('9일 만')
})

test('a sparse closet gets the best outfit there is and a list of missing types', async () => {
  const day = await aDay(testApp, 'CLEAR', 'NONE', -5)
  await fill(하니, [['반팔 티셔츠', 'TOP']])
  const outfit = await advice(day)
  expect(names(outfit)).toEqual(['반팔 티셔츠'])
  expect(outfit.missing.map(({ type }) => type)).toContain('BOTTOM')
  const 민지 = await testApp.signUp('민지')
  await fill(민지, [['양산', 'ETC']])
  expect(await advice(day, 민지)).toMatchObject({ clothes: [], fit: null })
})

test('a day that does not exist, or an odd id, is refused', async () => {
  expect(await refused(advice(newId()))).toEqual([404, 'WeatherNotFound'])
  for (const weatherId of ['', '1', "' or 1=1", '\u0000'])
    expect(await refused(하니.recommendations.get({ query: { weatherId } }))).toEqual([400, 'InvalidInput'])
})
