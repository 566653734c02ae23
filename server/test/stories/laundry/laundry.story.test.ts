import { type Clothes, type ClothesId, type LookId, usualLaundryRules, type WearId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { endDays } from '../../../src/diary/index.ts'
import { openStyling } from '../../../src/outfits/index.ts'
import { aDay, garment, testUrls } from '../../kit/fixtures.ts'
import { ApiFailure, type TestUser } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachMorningHasNewUsers()

let shirt: Clothes
let knit: Clothes
let jeans: Clothes
beforeEach(async () => {
  shirt = await garment(하니, '흰 셔츠')
  knit = await garment(하니, '회색 니트')
  jeans = await garment(하니, '청바지', 'BOTTOM')
})

const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)
const wear = (ids: ClothesId[], days = 0, who = 하니) =>
  who.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: inDays(days), state: 'WORN', source: 'HAND', clothesIds: ids, revision: 0 },
  })
const putAway = (ids: ClothesId[], place: 'WASH' | 'STORAGE' = 'WASH', until: string | null = null, who = 하니) =>
  who.laundry.putAway({ body: { clothesIds: ids, place, until } })
const names = (pieces: readonly { item: { name: string } }[]) => pieces.map(({ item }) => item.name).toSorted()
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
const recommended = async (days: number, who = 하니) => {
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 17, inDays(days))
  return (await who.recommendations.get({ query: { weatherId } })).clothes.map(({ clothesId }) => clothesId)
}
async function later(days: number): Promise<TestUser> {
  testApp.clock.advance(days * 86_400)
  return testApp.signIn(하니.email, 하니.password)
}

test('a piece in the wash is not recommended before its return day and returns by itself', async () => {
  const { washing } = await putAway([shirt.id])
  expect(washing).toMatchObject([{ item: { name: '흰 셔츠' }, place: 'WASH', since: inDays(0), until: inDays(3) }])
  expect(await recommended(0)).not.toContain(shirt.id)
  expect(await recommended(2)).not.toContain(shirt.id)
  await putAway([knit.id])
  expect(await recommended(3)).toEqual(expect.arrayContaining([jeans.id]))
  const there = await later(3)
  expect((await there.laundry.get({})).washing).toEqual([])
  expect((await recommended(0, there)).some((id) => id === shirt.id || id === knit.id)).toBe(true)
})

test('a piece named twice in one laundry request is put away, taken out or postponed once', async () => {
  const twice = [shirt.id, knit.id, shirt.id]
  expect(names((await putAway(twice)).washing)).toEqual(['회색 니트', '흰 셔츠'])
  expect((await 하니.laundry.takeOut({ body: { clothesIds: twice } })).washing).toEqual([])
  await wear([shirt.id])
  expect((await 하니.laundry.postpone({ body: { clothesIds: [shirt.id, shirt.id] } })).due).toEqual([])
})

test('a picked outfit with a piece put in the wash is replaced, with the reason', async () => {
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 17)
  const first = await 하니.recommendations.get({ query: { weatherId } })
  const top = first.clothes.find(({ type }) => type === 'TOP')
  await putAway([top?.clothesId as ClothesId])
  const { clothes, renewed } = await 하니.recommendations.get({ query: { weatherId, current: true } })
  expect(clothes.map(({ clothesId }) => clothesId)).not.toContain(top?.clothesId)
  expect(renewed).toBe('세탁 중인 옷이 있어서 새로 골랐어요.')
})

test('a stored piece stays in storage until its date or until it is taken out', async () => {
  await putAway([shirt.id], 'STORAGE', inDays(30))
  await putAway([knit.id], 'STORAGE')
  expect((await 하니.laundry.get({})).stored.map(({ until }) => until)).toEqual([inDays(30), null])
  const { stored } = await 하니.laundry.takeOut({ body: { clothesIds: [knit.id] } })
  expect(names(stored)).toEqual(['흰 셔츠'])
  const there = await later(30)
  expect((await there.laundry.get({})).stored).toEqual([])
})

test('undoing a wash returns the piece to storage, and a look with a piece in the wash suits no weather', async () => {
  await wear([shirt.id])
  await putAway([shirt.id], 'STORAGE')
  await putAway([shirt.id])
  const look = await 하니.looks.save({
    params: { lookId: newId<LookId>() },
    body: { name: '출근', clothesIds: [shirt.id, jeans.id], revision: 0 },
  })
  expect(look.items.map(({ away }) => away)).toEqual(['WASH', null])
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 22)
  const suits = async () => (await 하니.looks.list({ query: { weatherId } })).data.map((each) => each.suits)
  expect(await suits()).toEqual([false])
  const undo = () => 하니.laundry.takeOut({ body: { clothesIds: [shirt.id], isUndone: true } })
  expect(names((await undo()).stored)).toEqual(['흰 셔츠'])
  const { stored, due } = await undo()
  expect(stored).toEqual([])
  expect(due).toMatchObject([{ item: { name: '흰 셔츠' }, wears: 1 }])
  expect(await suits()).toEqual([true])
})

test('a piece is due for washing after the wears its kind allows, and can be postponed', async () => {
  await wear([shirt.id, knit.id, jeans.id])
  await wear([shirt.id])
  expect((await 하니.laundry.get({})).due).toMatchObject([{ item: { name: '흰 셔츠' }, wears: 1, group: 'SHIRT' }])
  await wear([knit.id], -1)
  await wear([knit.id], -2)
  const { due } = await 하니.laundry.get({})
  expect(due.map(({ item, wears }) => [item.name, wears])).toEqual([
    ['회색 니트', 3],
    ['흰 셔츠', 1],
  ])
  expect(names((await 하니.laundry.postpone({ body: { clothesIds: [knit.id] } })).due)).toEqual(['흰 셔츠'])
  await wear([knit.id], -3)
  expect(names((await 하니.laundry.get({})).due)).toEqual(['회색 니트', '흰 셔츠'])
  await putAway([knit.id, shirt.id])
  const there = await later(4)
  expect((await there.laundry.get({})).due).toEqual([])
})

test('laundry rules are per person and put due pieces into the wash at the end of the day', async () => {
  const rules = {
    ...usualLaundryRules,
    wears: { ...usualLaundryRules.wears, BOTTOM: 1 },
    isAutomatic: true,
    daysAway: 2,
  }
  expect((await 하니.laundry.setRules({ body: rules })).rules).toEqual(rules)
  expect((await 민지.laundry.get({})).rules).toEqual(usualLaundryRules)
  await wear([jeans.id])
  const { db } = testApp.database
  const { clock } = testApp
  const deps = { db, clock, styling: openStyling({ db, clock, urls: testUrls(testApp) }) }
  await endDays(deps)
  expect((await 하니.laundry.get({})).washing).toEqual([])
  const there = await later(1)
  await wear([knit.id], 0, there)
  await endDays(deps)
  expect((await there.laundry.get({})).washing).toMatchObject([{ item: { name: '청바지' }, until: inDays(2) }])
  await there.laundry.takeOut({ body: { clothesIds: [jeans.id], isUndone: true } })
  await endDays(deps)
  expect((await there.laundry.get({})).washing).toEqual([])
  await wear([shirt.id], -2, there)
  await endDays(deps)
  expect(names((await there.laundry.get({})).washing)).toEqual(['흰 셔츠'])
})

test('a planned outfit marks pieces that will still be in the wash on that day', async () => {
  await putAway([shirt.id])
  const plan = (days: number) =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: { date: inDays(days), state: 'PLANNED', source: 'HAND', clothesIds: [shirt.id], revision: 0 },
    })
  expect((await plan(1)).items[0]?.away).toBe('WASH')
  expect((await plan(3)).items[0]?.away).toBeNull()
})

test('a foreign piece, a return date of today and too many wears in a rule are refused', async () => {
  const theirs = await garment(민지, '원피스', 'DRESS')
  expect(await refused(putAway([theirs.id]))).toEqual([404, 'ClothesNotFound'])
  expect(await refused(putAway([shirt.id], 'WASH', inDays(0)))).toEqual([400, 'InvalidInput'])
  const wears = { ...usualLaundryRules.wears, SHIRT: 31 }
  expect(await refused(하니.laundry.setRules({ body: { ...usualLaundryRules, wears } }))).toEqual([400, 'InvalidInput'])
  expect((await 하니.laundry.get({})).washing).toEqual([])
})
