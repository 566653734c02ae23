import type { Vote } from '@otday/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import { garment } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  invalid,
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

eachStoryBeginsOnAMonday()

type GivenVote = Pick<Vote, 'weatherId' | 'clothesIds'> & Partial<Vote>
const vote = (given: GivenVote, who = 하니) => who.stylist.vote({ body: { occasion: 'CASUAL', liked: true, ...given } })
const learned = (who = 하니) => who.stylist.learned({})
const rows = () => testApp.database.db.selectFrom('outfitVotes').selectAll().where('userId', '=', 하니.id).execute()

test('a vote is stored with date and felt temperature, and a second vote on the same outfit replaces it', async () => {
  await fill(하니)
  const weatherId = await mild()
  const clothesIds = ids(await recommend(weatherId))
  expect(await vote({ weatherId, clothesIds })).toBeUndefined()
  expect(await learned()).toMatchObject({ votes: 1 })
  await vote({ weatherId, clothesIds: clothesIds.toReversed(), liked: false, reason: 'COMBINATION' })
  expect(await rows()).toMatchObject([
    { forecastDate: '2027-03-08', clothesIds: clothesIds.toSorted(), liked: false, reason: 'COMBINATION' },
  ])
  expect(Math.abs((await rows())[0]?.felt ?? Number.NaN)).toBeLessThan(30)
  await vote({ weatherId, clothesIds, occasion: 'DATE' })
  await vote({ weatherId: await mild(tuesday), clothesIds })
  expect(await learned()).toMatchObject({ votes: 3 })
  expect(await learned(민지)).toEqual({ learned: [], votes: 0 })
})

test('the latest two thousand votes are kept', async () => {
  await fill(하니)
  const weatherId = await mild()
  const clothesIds = ids(await recommend(weatherId))
  const { db } = testApp.database
  const now = testApp.clock.now()
  await sql`insert into outfit_votes (id, user_id, forecast_date, felt, clothes_ids, occasion, liked, voted_at)
    select gen_random_uuid(), ${하니.id}, date '2024-01-01' + place::integer % 300, 10, array[gen_random_uuid()], 'WORK', true,
      ${now}::timestamptz - place * interval '1 minute'
    from generate_series(1, 2000) as place`.execute(db)
  await vote({ weatherId, clothesIds })
  const all = await rows()
  expect(all).toHaveLength(2000)
  expect(all.filter(({ occasion }) => occasion === 'CASUAL')).toHaveLength(1)
  const oldest = now.getTime() - 1999 * 60_000
  expect(Math.min(...all.map(({ votedAt }) => votedAt.getTime()))).toBe(oldest)
})

test('a withdrawn vote is deleted, and withdrawing a vote that does not exist succeeds', async () => {
  await fill(하니)
  const weatherId = await mild()
  const clothesIds = ids(await recommend(weatherId))
  await vote({ weatherId, clothesIds, liked: null })
  await vote({ weatherId, clothesIds, liked: false, reason: 'COLD' })
  await vote({ weatherId, clothesIds, occasion: 'DATE' })
  await vote({ weatherId, clothesIds: clothesIds.toReversed(), liked: null })
  expect(await rows()).toMatchObject([{ occasion: 'DATE', liked: true }])
  expect(await refused(vote({ weatherId, clothesIds, liked: null, reason: 'COLD' }))).toEqual(invalid)
})

test('votes on unknown weather, with pieces not owned or with invalid values are refused and not stored', async () => {
  const [mine, theirs] = [await garment(하니, '니트'), await garment(민지, '니트')]
  const weatherId = await mild()
  const clothesIds = [mine.id]
  expect(await refused(vote({ weatherId: newId(), clothesIds }))).toEqual(notFound('Weather'))
  expect(await refused(vote({ weatherId, clothesIds: [mine.id, theirs.id] }))).toEqual(notFound('Clothes'))
  expect(await refused(vote({ weatherId, clothesIds: [newId()] }))).toEqual(notFound('Clothes'))
  expect(await refused(vote({ weatherId, clothesIds: [] }))).toEqual(invalid)
  expect(await refused(vote({ weatherId, clothesIds, occasion: 'PARTY' as never }))).toEqual(invalid)
  expect(await refused(vote({ weatherId, clothesIds, reason: 'COLD' }))).toEqual(invalid)
  expect(await refused(vote({ weatherId, clothesIds, liked: false, reason: 'UGLY' as never }))).toEqual(invalid)
  expect(await rows()).toEqual([])
})

test('too-cold votes raise the needed warmth, and the learned data can be read and deleted', async () => {
  await fill(하니)
  const weatherId = await mild()
  const neededClo = async (who = 하니) => (await recommend(weatherId, {}, who)).fit?.neededClo ?? Number.NaN
  const before = await neededClo()
  const outfits = new Set<string>()
  for (let call = 0; call < 5; call++) outfits.add(ids(await recommend(weatherId)).join(' '))
  for (const outfit of outfits)
    await vote({ weatherId, clothesIds: outfit.split(' ') as never, liked: false, reason: 'COLD' })
  expect(await neededClo()).toBeGreaterThan(before)
  const sent = await learned()
  expect(sent.votes).toBe(outfits.size)
  expect(sent.learned.length).toBeGreaterThan(0)
  for (const { text, weight } of sent.learned) {
    expect(text).toMatch(/[가-힣]/)
    expect(Math.abs(weight)).toBeLessThanOrEqual(1)
  }
  expect(await 하니.stylist.forget({})).toBeUndefined()
  expect(await learned()).toEqual({ learned: [], votes: 0 })
  expect(await neededClo()).toBe(before)
})

test('many too-cold votes raise the needed warmth by less than 0.45 clo', async () => {
  await fill(하니)
  const weatherId = await mild()
  const fits = []
  for (let round = 0; round < 3; round++) {
    for (let call = 0; call < 8; call++) {
      const clothesIds = ids(await recommend(weatherId))
      await vote({ weatherId, clothesIds, liked: false, reason: 'COLD' })
    }
    fits.push((await recommend(weatherId)).fit?.neededClo ?? Number.NaN)
  }
  const 해린 = await testApp.signUp('해린')
  await fill(해린)
  const unmoved = (await recommend(weatherId, {}, 해린)).fit?.neededClo ?? Number.NaN
  expect(Math.max(...fits)).toBeLessThan(unmoved + 0.45)
})

test('deleting a piece, alone or in bulk, deletes the votes on outfits that contain it', async () => {
  const [one, two, three] = [await garment(하니, '니트'), await garment(하니, '셔츠'), await garment(하니, '맨투맨')]
  const weatherId = await mild()
  await vote({ weatherId, clothesIds: [one.id, two.id] })
  await vote({ weatherId, clothesIds: [two.id, three.id] })
  await vote({ weatherId, clothesIds: [three.id] })
  await 하니.clothes.delete({ params: { clothesId: one.id } })
  expect(await rows()).toHaveLength(2)
  await 하니.closetChanges.delete({ body: { changeId: newId<never>(), clothesIds: [two.id] } })
  expect((await rows()).map(({ clothesIds }) => clothesIds)).toEqual([[three.id]])
})

test('votes are kept for four hundred days', async () => {
  const clothesIds = [(await garment(하니, '니트')).id]
  const left = async () => (await rows()).map(({ forecastDate }) => forecastDate)
  await vote({ weatherId: await mild(), clothesIds })
  await vote({ weatherId: await mild('2027-03-10'), clothesIds }, await later(2))
  expect(await left()).toHaveLength(2)
  testApp.clock.advance(399 * 86_400)
  await testApp.app.jobs.enqueue(testApp.database.db, job()('votes-sweep'), {})
  await vi.waitFor(async () => expect(await left()).toEqual(['2027-03-10']), { timeout: 20_000, interval: 50 })
})

test('at most three pieces that the closet lacks are named, each with the number of outfits it would add', async () => {
  await fill(하니)
  const { gaps } = await 하니.stylist.gaps({ query: {} })
  expect(gaps.length).toBeLessThanOrEqual(3)
  for (const { label, outfits } of gaps) expect([label !== '', outfits > 0]).toEqual([true, true])
  expect(await 하니.stylist.gaps({ query: {} })).toEqual({ gaps })
  const winter = await 하니.stylist.gaps({ query: { on: '2027-12-01' } })
  expect(winter.gaps.map(({ type }) => type)).toContain('OUTER')
  expect(await refused(하니.stylist.gaps({ query: { on: '2027-13-01' } }))).toEqual(invalid)
})
