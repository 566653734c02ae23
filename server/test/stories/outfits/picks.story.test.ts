import { randomUUID } from 'node:crypto'
import type { ClosetChangeId, ClothesId, Occasion, Recommendation, WeatherId } from '@otday/contract'
import { strFromU8, unzipSync } from 'fflate'
import { present } from '@otday/stylist'
import { readBasis, recommend as chooseHere } from '@otday/stylist/offline'
import { expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import { aDay } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  later,
  mild,
  notFound,
  recommend,
  refused,
  testApp,
  tuesday,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Tests that reloading, on any device, shows the same outfit again. */

eachStoryBeginsOnAMonday()

interface Query {
  occasion?: Occasion
  locked?: string
  workLook?: 'SUIT' | 'FREE'
}
const current = (weatherId: WeatherId, query: Query = {}, who = 하니): Promise<Recommendation> =>
  who.recommendations.get({ query: { weatherId, current: true, ...query } })
const picks = async (weatherId: WeatherId, who = 하니) => (await who.styling.picks({ query: { weatherId } })).data
const sorted = (clothesIds: readonly ClothesId[]) => clothesIds.toSorted()
const pick = (weatherId: WeatherId, clothesIds: ClothesId[], pinned: ClothesId[] = [], occasion: Occasion = 'CASUAL') =>
  하니.styling.pick({ body: { weatherId, occasion, clothesIds, pinned } })
const rows = () => testApp.database.db.selectFrom('outfitPicks').selectAll().where('userId', '=', 하니.id).execute()
const tick = () => testApp.clock.advance(1)

async function named(...names: string[]): Promise<ClothesId[]> {
  const pieces = await fill(하니)
  return names.map((name) => pieces.find((piece) => piece.name === name)?.id ?? newId<ClothesId>())
}

test('the first request for the current outfit stores a pick, and reloads return it until a new recommendation', async () => {
  await fill(하니)
  const weatherId = await mild()
  const first = await current(weatherId)
  expect(first.clothes.length).toBeGreaterThan(1)
  for (let reload = 0; reload < 3; reload++) {
    const again = await current(weatherId)
    expect(again.clothes).toEqual(first.clothes)
    expect(again).toMatchObject({ fit: first.fit, change: null, question: null, renewed: null, exhausted: false })
  }
  expect(await rows()).toHaveLength(1)
  tick()
  const other = await recommend(weatherId)
  expect(ids(other)).not.toEqual(ids(first))
  expect(ids(await current(weatherId))).toEqual(ids(other))
})

test('another device and another instance show the same current outfit', async () => {
  await fill(하니)
  const weatherId = await mild()
  const outfit = await recommend(weatherId)
  const phone = await testApp.signIn(하니.email, 하니.password)
  const there = (await testApp.openSecond())(하니)
  for (const device of [phone, there]) expect(ids(await current(weatherId, {}, device))).toEqual(ids(outfit))
})

test('calls of two instances at the same moment agree on one outfit', async () => {
  await fill(하니)
  const weatherId = await mild()
  const there = (await testApp.openSecond())(하니)
  const both = await Promise.all([current(weatherId), current(weatherId, {}, there)])
  expect(new Set(both.map((outfit) => ids(outfit).join())).size).toBe(1)
})

test('a planned outfit stays the current one for its day despite later picks, until it is deleted', async () => {
  const [knit, jeans, shoes] = await named('회색 맨투맨', '청바지', '흰 스니커즈')
  const clothesIds = [knit, jeans, shoes].filter((id) => id !== undefined)
  const weatherId = await mild()
  await recommend(weatherId)
  const entry = { date: '2027-03-08', source: 'HAND' as const, clothesIds, revision: 0 }
  const params = { wearId: newId<never>() }
  await 하니.wears.save({ params, body: { ...entry, state: 'PLANNED' } })
  expect(sorted(ids(await current(weatherId)))).toEqual(sorted(clothesIds))
  const other = await recommend(weatherId)
  expect(ids(other)).not.toEqual(clothesIds)
  expect(sorted(ids(await current(weatherId)))).toEqual(sorted(clothesIds))
  expect(sorted(ids(await current(weatherId, { occasion: 'WORK' })))).toEqual(sorted(clothesIds))
  await 하니.wears.delete({ params, query: {} })
  expect(sorted(ids(await current(weatherId)))).toEqual(sorted(ids(other)))
})

test('pinned pieces are still pinned after a reload, and released by the next recommendation without pins', async () => {
  const [shirt = '', jeans = ''] = await named('흰 셔츠', '청바지')
  const weatherId = await mild()
  const pinned = sorted([shirt, jeans] as ClothesId[])
  const outfit = await recommend(weatherId, { locked: `${shirt},${jeans}` })
  expect(sorted(outfit.pinned)).toEqual(pinned)
  const again = await current(weatherId)
  expect([sorted(again.pinned), ids(again)]).toEqual([pinned, ids(outfit)])
  expect((await recommend(weatherId)).pinned).toEqual([])
})

test('a chosen outfit becomes current, and choosing it again moves it to the end of the picks', async () => {
  const [shirt, jeans, slacks, loafers] = (await named('흰 셔츠', '청바지', '검정 슬랙스', '검정 로퍼')) as ClothesId[]
  if (!shirt || !jeans || !slacks || !loafers) throw new Error('no closet')
  const weatherId = await mild()
  await pick(weatherId, [shirt, jeans])
  tick()
  await pick(weatherId, [shirt, slacks, loafers], [loafers])
  expect(await current(weatherId)).toMatchObject({ pinned: [loafers], renewed: null, change: null })
  expect(sorted(ids(await current(weatherId)))).toEqual(sorted([shirt, slacks, loafers]))
  tick()
  await pick(weatherId, [jeans, shirt], [jeans, slacks])
  expect((await picks(weatherId)).map(({ clothesIds, pinned }) => [sorted(clothesIds), pinned])).toEqual([
    [sorted([shirt, slacks, loafers]), [loafers]],
    [sorted([shirt, jeans]), [jeans]],
  ])
  expect(sorted(ids(await current(weatherId)))).toEqual(sorted([shirt, jeans]))
})

test('a single shirt picked by hand for a freezing day is kept as the current outfit', async () => {
  const [shirt] = await named('흰 셔츠')
  const cold = await aDay(testApp, 'CLEAR', 'NONE', -12)
  await pick(cold, [shirt as ClothesId])
  expect(await current(cold)).toMatchObject({ clothes: [{ clothesId: shirt }], renewed: null })
})

test('each occasion has its own current outfit, and the latest pick is current when none is given', async () => {
  await fill(하니)
  const weatherId = await mild()
  const casual = await recommend(weatherId, { occasion: 'CASUAL' })
  tick()
  const work = await recommend(weatherId, { occasion: 'WORK' })
  expect(await current(weatherId, { occasion: 'CASUAL' })).toMatchObject({
    occasion: 'CASUAL',
    clothes: casual.clothes.map(({ clothesId }) => ({ clothesId })),
  })
  const latest = await current(weatherId)
  expect([latest.occasion, ids(latest)]).toEqual(['WORK', ids(work)])
  expect((await picks(weatherId)).map(({ occasion }) => occasion)).toEqual(['CASUAL', 'WORK'])
  tick()
  expect((await current(weatherId, { occasion: 'DATE' })).occasion).toBe('DATE')
})

test('a changed answer about the work look gives another outfit for work', async () => {
  await fill(하니)
  const weatherId = await mild()
  await recommend(weatherId, { occasion: 'WORK', workLook: 'FREE' })
  tick()
  await current(weatherId, { occasion: 'WORK', workLook: 'FREE' })
  expect(await rows()).toHaveLength(1)
  await current(weatherId, { occasion: 'WORK', workLook: 'SUIT' })
  expect(await rows()).toHaveLength(2)
  expect((await 하니.stylist.get({})).workLook).toBe('SUIT')
})

test('undoing a deletion brings the picks with the piece back', async () => {
  await fill(하니)
  const weatherId = await mild()
  const outfit = await recommend(weatherId)
  const changeId = randomUUID() as ClosetChangeId
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: ids(outfit).slice(0, 1) } })
  expect(await picks(weatherId)).toEqual([])
  await 하니.closetChanges.undo({ body: { changeId } })
  expect((await picks(weatherId)).map(({ clothesIds }) => clothesIds)).toEqual([sorted(ids(outfit))])
  expect(await current(weatherId)).toMatchObject({ renewed: null, fit: outfit.fit })
})

test('deleting a piece of the pick renews the outfit with a reason and the remaining pins', async () => {
  await fill(하니)
  const weatherId = await mild()
  const outfit = await recommend(weatherId)
  const [kept, gone] = [
    outfit.clothes.find(({ type }) => type === 'BOTTOM'),
    outfit.clothes.find(({ type }) => type === 'TOP'),
  ]
  if (!kept || !gone) throw new Error('no outfit')
  tick()
  await pick(weatherId, ids(outfit), [kept.clothesId, gone.clothesId])
  await 하니.clothes.delete({ params: { clothesId: gone.clothesId } })
  expect(await picks(weatherId)).toEqual([])
  tick()
  const renewed = await current(weatherId)
  expect(renewed).toMatchObject({ renewed: '옷장에서 뺀 옷이 있어서 새로 골랐어요.', pinned: [kept.clothesId] })
  expect(ids(renewed)).toContain(kept.clothesId)
  expect(ids(renewed)).not.toContain(gone.clothesId)
  const again = await current(weatherId)
  expect([again.renewed, ids(again), again.pinned]).toEqual([null, ids(renewed), [kept.clothesId]])
})

const change = async (weatherId: WeatherId, celsius: number, type: 'NONE' | 'SNOW' = 'NONE') => {
  const { db } = testApp.database
  const other = await aDay(testApp, 'CLEAR', type, celsius)
  const { forecast } = await db
    .selectFrom('weathers')
    .select('forecast')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  testApp.clock.advance(60)
  await db
    .updateTable('weathers')
    .set({ forecast: JSON.stringify(forecast), fetchedAt: testApp.clock.now() })
    .where('id', '=', weatherId)
    .execute()
}

test('a changed forecast that makes the outfit wrong renews it and says why', async () => {
  await fill(하니, [
    ['반팔 티셔츠', 'TOP'],
    ['두꺼운 니트', 'TOP'],
    ['반바지', 'BOTTOM'],
    ['기모 바지', 'BOTTOM'],
    ['롱패딩', 'OUTER'],
    ['샌들', 'SHOES'],
    ['어그 부츠', 'SHOES'],
  ])
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 28)
  const summer = await recommend(weatherId)
  await change(weatherId, 27)
  expect(await current(weatherId)).toMatchObject({
    renewed: null,
    clothes: summer.clothes.map(({ name }) => ({ name })),
  })
  await change(weatherId, -6)
  const winter = await current(weatherId)
  expect(winter.renewed).toBe('날씨가 바뀌어서 다시 골랐어요. 더 추워졌어요.')
  expect(winter.clothes.map(({ name }) => name)).toContain('롱패딩')
  expect((await current(weatherId)).renewed).toBeNull()
  await change(weatherId, 29)
  expect((await current(weatherId)).renewed).toBe('날씨가 바뀌어서 다시 골랐어요. 더 더워졌어요.')
})

test('an outfit wrong for the weather stays when the closet has nothing better', async () => {
  await fill(하니, [
    ['반팔 티셔츠', 'TOP'],
    ['반바지', 'BOTTOM'],
    ['샌들', 'SHOES'],
  ])
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 28)
  const outfit = await recommend(weatherId)
  await change(weatherId, -6)
  expect(await current(weatherId)).toMatchObject({
    renewed: null,
    clothes: outfit.clothes.map(({ name }) => ({ name })),
  })
})

test('an incomplete outfit is renewed with a reason once the closet has the missing pieces', async () => {
  await fill(하니, [
    ['검정 슬랙스', 'BOTTOM'],
    ['앵클 부츠', 'SHOES'],
  ])
  const weatherId = await mild()
  const half = await current(weatherId)
  expect(half.clothes.map(({ type }) => type)).not.toContain('TOP')
  tick()
  await fill(하니, [['흰 양말', 'SOCKS']])
  expect(ids(await current(weatherId)).slice(0, 2)).toEqual(ids(half))
  tick()
  await fill(하니, [['니트', 'TOP']])
  const whole = await current(weatherId)
  expect(whole.renewed).toBe('옷장에 새 옷이 있어서 새로 골랐어요.')
  expect(whole.clothes.map(({ type }) => type)).toContain('TOP')
  const again = await current(weatherId)
  expect([again.renewed, ids(again)]).toEqual([null, ids(whole)])
})

test('a too cold outfit is renewed when warmer pieces are added, and a fitting one stays', async () => {
  await fill(하니, [
    ['반팔 티셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['흰 스니커즈', 'SHOES'],
  ])
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 2)
  expect((await current(weatherId)).fit?.verdict).toBe('COLD')
  tick()
  await fill(하니, [
    ['두꺼운 니트', 'TOP'],
    ['롱패딩', 'OUTER'],
  ])
  const warm = await current(weatherId)
  expect(warm).toMatchObject({ renewed: '옷장에 새 옷이 있어서 새로 골랐어요.', fit: { verdict: 'GOOD' } })
  tick()
  await fill(하니)
  expect(ids(await current(weatherId))).toEqual(ids(warm))
})

test('each day has its own picks, at most the latest thirty', async () => {
  const pieces = (await fill(하니)).map(({ id }) => id)
  const [today, tomorrow] = [await mild(), await mild(tuesday)]
  const pairs = pieces.flatMap((a, at) => pieces.slice(at + 1).map((b) => [a, b]))
  for (const pair of pairs.slice(0, 33)) {
    tick()
    await pick(today, pair)
  }
  const kept = await picks(today)
  expect(kept.map(({ clothesIds }) => sorted(clothesIds))).toEqual(pairs.slice(3, 33).map(sorted))
  expect(await rows()).toHaveLength(30)
  expect(await picks(tomorrow)).toEqual([])
  expect(ids(await current(tomorrow)).length).toBeGreaterThan(1)
})

test('a prefetch of the current outfit neither stores a pick nor renews the outfit', async () => {
  await fill(하니)
  const weatherId = await mild()
  const headers = { authorization: `Bearer ${하니.token}`, 'sec-purpose': 'prefetch' }
  const ahead = () => testApp.inject({ url: `/api/recommendations?weatherId=${weatherId}&current=true`, headers })
  expect((await ahead()).statusCode).toBe(200)
  expect(await rows()).toEqual([])
  const outfit = await recommend(weatherId)
  const body: Recommendation = (await ahead()).json()
  expect(ids(body)).toEqual(ids(outfit))
})

test('with an empty closet the current outfit is empty, and no pick is stored', async () => {
  const weatherId = await mild()
  expect(await current(weatherId)).toMatchObject({ clothes: [], pinned: [], renewed: null, scene: null })
  expect(await rows()).toEqual([])
})

test('picks are private, and another’s clothes cannot be picked', async () => {
  await fill(하니)
  const theirs = (await fill(민지)).map(({ id }) => id)
  const weatherId = await mild()
  const mine = await recommend(weatherId)
  expect(await picks(weatherId, 민지)).toEqual([])
  expect(ids(await current(weatherId, {}, 민지)).every((id) => theirs.includes(id))).toBe(true)
  expect(await refused(pick(weatherId, theirs.slice(0, 2)))).toEqual(notFound('Clothes'))
  expect(ids(await current(weatherId))).toEqual(ids(mine))
  expect(await refused(하니.styling.picks({ query: { weatherId: newId<WeatherId>() } }))).toEqual(notFound('Weather'))
})

test('an export contains the owner’s picks alone, and picks are removed after thirty days', async () => {
  const archive = async (who: typeof 하니) => {
    const url = `/api/users/${who.id}/export`
    const asked = await testApp.inject({ method: 'POST', url, headers: { authorization: `Bearer ${who.token}` } })
    const ticket = asked.cookies.find(({ name }) => name === 'EXPORT_TICKET')
    const sent = await testApp.inject({ url, headers: { cookie: `EXPORT_TICKET=${ticket?.value}` } })
    const { 'picks.json': file } = unzipSync(sent.rawPayload)
    return JSON.parse(strFromU8(file ?? new Uint8Array())) as unknown[]
  }
  await fill(하니)
  const weatherId = await mild()
  const outfit = await recommend(weatherId, { occasion: 'WORK' })
  expect(await archive(하니)).toMatchObject([
    { forecastDate: '2027-03-08', occasion: 'WORK', clothesIds: sorted(ids(outfit)), pinned: [], falling: 'RAIN' },
  ])
  expect(await archive(민지)).toEqual([])
  const sweep = () => testApp.app.jobs.enqueue(testApp.database.db, job()('picks-sweep'), {})
  await later(29)
  await sweep()
  await recommend(await mild(), {}, await later(0))
  await later(2)
  await sweep()
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 20_000, interval: 50 })
})

test('from the data of the basis endpoint a browser computes the same next outfit as the server', async () => {
  await fill(하니)
  const weatherId = await mild()
  const first = await current(weatherId, { occasion: 'CASUAL' })
  const { clothes, chosenBy } = await 하니.styling.basis({ query: { weatherId, occasion: 'CASUAL' } })
  const { facts, day, options } = readBasis(chosenBy)
  expect(options.shown).toHaveLength(1)
  const here = chooseHere(facts, day, options)
  const there = await recommend(weatherId, { occasion: 'CASUAL' })
  expect(here.items.map(({ id }) => id).toSorted()).toEqual(sorted(ids(there)))
  expect(ids(there)).not.toEqual(ids(first))
  expect(present(here, day, facts).said.sentences).toEqual(there.sentences)
  for (const { id } of here.items) expect(clothes.map(({ clothesId }) => clothesId)).toContain(id)
  const unknown = { weatherId: newId<WeatherId>(), occasion: 'CASUAL' as const }
  expect(await refused(하니.styling.basis({ query: unknown }))).toEqual(notFound('Weather'))
})

test('the basis endpoint leaves out pieces in the wash and pieces of other people', async () => {
  const [away] = await named('청바지')
  const weatherId = await mild()
  await 하니.laundry.putAway({ body: { clothesIds: away ? [away] : [], place: 'WASH' } })
  const { clothes } = await 하니.styling.basis({ query: { weatherId, occasion: 'CASUAL' } })
  expect(clothes.map(({ name }) => name)).not.toContain('청바지')
  const others = await 민지.styling.basis({ query: { weatherId, occasion: 'CASUAL' } })
  expect(others.clothes).toEqual([])
})
