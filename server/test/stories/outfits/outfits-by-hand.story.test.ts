import { type ClothesId, type ClothesType, type Judgement, type WeatherId, warmthPoints } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aDay } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  invalid,
  mild,
  notFound,
  recommend,
  refused,
  testApp,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Tests of judging outfits that a person has put together, of exchanging their pieces and of filling them up. */

eachStoryBeginsOnAMonday()

const many: [string, ClothesType][] = [
  ['흰 셔츠', 'TOP'],
  ['회색 맨투맨', 'TOP'],
  ['두꺼운 니트', 'TOP'],
  ['검정 슬랙스', 'BOTTOM'],
  ['청바지', 'BOTTOM'],
  ['네이비 블레이저', 'OUTER'],
  ['롱패딩', 'OUTER'],
  ['검정 로퍼', 'SHOES'],
  ['스웨이드 로퍼', 'SHOES'],
  ['장화', 'SHOES'],
  ['검정 원피스', 'DRESS'],
  ['꽃무늬 원피스', 'DRESS'],
  ['검정 양말', 'SOCKS'],
  ['볼캡', 'HAT'],
]

async function closetOf(who = 하니) {
  const pieces = await fill(who, many)
  const named = (...names: string[]): ClothesId[] =>
    names.map((name) => pieces.find((piece) => piece.name === name)?.id ?? newId<ClothesId>())
  return { all: pieces.map(({ id }) => id), named }
}

const judge = (clothesIds: string[], weatherId: WeatherId, more: { occasion?: 'WORK'; scene?: 'card' } = {}) =>
  하니.styling.judge({ query: { weatherId, clothesIds, ...more } })
const pointsOf = ({ fit }: Judgement) => warmthPoints(fit?.outfitClo ?? 0)
const namesOf = ({ clothes }: Judgement) => clothes.map(({ name }) => name)

/** Every call that names pieces. */
const callsWith = (weatherId: WeatherId, clothesIds: string[]) => [
  () => 하니.styling.judge({ query: { weatherId, clothesIds } }),
  () => 하니.styling.alternatives({ query: { weatherId, clothesIds, slot: 'TOP' } }),
  () => 하니.styling.fill({ query: { weatherId, clothesIds } }),
  () => 하니.styling.pick({ body: { weatherId, occasion: 'CASUAL', clothesIds } }),
]

test('judging a recommended outfit returns the same warmth, pieces and missing types as its recommendation', async () => {
  await closetOf()
  const weatherId = await mild()
  const outfit = await recommend(weatherId, { occasion: 'WORK' })
  const judged = await judge(ids(outfit), weatherId, { occasion: 'WORK' })
  expect(judged.fit).toEqual(outfit.fit)
  expect(judged.clothes).toEqual(outfit.clothes)
  expect(judged).toMatchObject({ weatherId, occasion: 'WORK', scene: null, missing: outfit.missing })
  expect(judged.match).toBeGreaterThan(60)
  expect(judged.reasons.length).toBeGreaterThan(1)
  expect((await judge(ids(outfit), weatherId)).occasion).toBe('WORK')
})

test('odd combinations of pieces are judged with hints and never refused', async () => {
  const { named, all } = await closetOf()
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 1)
  const socks = await judge(named('검정 양말'), weatherId)
  expect(socks.hints).toEqual(['상의를 아직 안 골랐어요.', '하의를 아직 안 골랐어요.', '신발을 아직 안 골랐어요.'])
  expect(socks.missing).toEqual([])
  expect(socks.reasons.join()).not.toContain('옷장에서')
  const two = await judge(named('검정 원피스', '꽃무늬 원피스', '검정 로퍼'), weatherId)
  expect(two.hints).toContain('원피스를 2벌 골랐어요. 1벌이면 충분해요.')
  expect(two.hints[0]).toMatch(/° (?:넘게 )?춥게 느낄 수 있어요\.$/)
  expect(two.match).toBeLessThan(60)
  expect((await judge(all, weatherId)).clothes).toHaveLength(all.length)
  const rainy = await aDay(testApp, 'CLOUDY', 'RAIN', 20)
  const wet = await judge(named('흰 셔츠', '검정 슬랙스', '스웨이드 로퍼'), rainy)
  expect(wet.hints.join()).toContain('젖어도 되는 신발이 좋아요.')
})

test('pieces in the wash or in storage add hints to a judged outfit and do not lower its match', async () => {
  const { named } = await closetOf()
  const weatherId = await mild()
  const worn = named('흰 셔츠', '검정 슬랙스', '검정 로퍼')
  const whole = await judge(worn, weatherId)
  await 하니.laundry.putAway({ body: { clothesIds: named('흰 셔츠', '검정 슬랙스'), place: 'WASH' } })
  await 하니.laundry.putAway({ body: { clothesIds: named('검정 로퍼'), place: 'STORAGE' } })
  const judged = await judge(worn, weatherId)
  expect(judged.hints).toEqual(['흰 셔츠 외 1가지는 세탁 중이에요.', '검정 로퍼는 보관 중이에요.', ...whole.hints])
  expect(judged.match).toBe(whole.match)
})

test('the layout with the bounds of each piece is returned when a scene is requested, else null', async () => {
  const { named } = await closetOf()
  const weatherId = await mild()
  const worn = named('흰 셔츠', '검정 슬랙스', '검정 로퍼')
  const { scene } = await judge(worn, weatherId, { scene: 'card' })
  expect(scene?.pieces.map(({ clothesId }) => clothesId).toSorted()).toEqual(worn.toSorted())
  expect(scene?.format).toBe('card')
  for (const { bounds, shape } of scene?.pieces ?? [])
    expect([shape, bounds.width > 0 && bounds.height > 0]).toEqual(['drawing', true])
  const filled = await 하니.styling.fill({ query: { weatherId, clothesIds: worn, scene: 'square' } })
  expect(filled.scene?.ratio).toBe(1)
  const shown = await 하니.recommendations.get({ query: { weatherId, scene: 'card' } })
  expect(shown.scene?.pieces).toHaveLength(shown.clothes.length)
  expect((await recommend(weatherId)).scene).toBeNull()
})

test('alternatives are the other pieces of the slot, best match first, with their effect on warmth', async () => {
  const { named } = await closetOf()
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 6)
  const clothesIds = named('흰 셔츠', '검정 슬랙스', '롱패딩', '검정 로퍼')
  const [shirt] = clothesIds
  const query = { weatherId, clothesIds, slot: 'TOP' as const, replaces: shirt }
  const { data, totalCount } = await 하니.styling.alternatives({ query })
  expect(data.map(({ item }) => item.name).toSorted()).toEqual(['두꺼운 니트', '회색 맨투맨'])
  expect(totalCount).toBe(2)
  expect(data.map(({ match }) => match)).toEqual(data.map(({ match }) => match).toSorted((a, b) => b - a))
  const before = await judge(clothesIds, weatherId)
  for (const { item, warmth, match, removes, wornDaysAgo } of data) {
    expect([removes, wornDaysAgo]).toEqual([[shirt], null])
    const next = await judge([...clothesIds.filter((id) => !removes.includes(id)), item.clothesId], weatherId)
    expect([match, warmth]).toEqual([next.match, pointsOf(next) - pointsOf(before)])
  }
  expect(data.find(({ item }) => item.name === '두꺼운 니트')?.warmth).toBeGreaterThan(0)
})

test('a dress alternative removes top and bottom, and shoe alternatives state how they stand rain', async () => {
  const { named } = await closetOf()
  const weatherId = await mild()
  const clothesIds = named('흰 셔츠', '검정 슬랙스', '검정 로퍼')
  const [shirt, slacks, loafers] = clothesIds
  const dresses = await 하니.styling.alternatives({ query: { weatherId, clothesIds, slot: 'DRESS', replaces: shirt } })
  for (const { removes } of dresses.data) expect(removes).toEqual([shirt, slacks])
  const query = { weatherId, clothesIds, slot: 'SHOES' as const }
  const shoes = await 하니.styling.alternatives({ query })
  expect(Object.fromEntries(shoes.data.map(({ item, rain }) => [item.name, rain]))).toEqual({
    장화: 'RESISTS',
    '스웨이드 로퍼': 'SUFFERS',
  })
  for (const { removes } of shoes.data) expect(removes).toEqual([loafers])
  const hats = await 하니.styling.alternatives({ query: { weatherId, clothesIds, slot: 'HAT' } })
  expect(hats.data).toMatchObject([{ removes: [], occasion: 'SAME' }])
  expect((await 하니.styling.alternatives({ query: { weatherId, clothesIds, slot: 'BAG' } })).data).toEqual([])
})

test('filling an outfit adds the missing types and keeps all given pieces', async () => {
  const { named } = await closetOf()
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 1)
  const filled = await 하니.styling.fill({ query: { weatherId, clothesIds: named('회색 맨투맨') } })
  expect(namesOf(filled)).toContain('회색 맨투맨')
  expect(filled.clothes.map(({ type }) => type)).toEqual(expect.arrayContaining(['BOTTOM', 'SHOES', 'OUTER']))
  expect(filled.hints).not.toContain('신발을 아직 안 골랐어요.')
  const odd = named('검정 원피스', '꽃무늬 원피스', '검정 로퍼', '장화')
  const around = await 하니.styling.fill({ query: { weatherId, clothesIds: odd } })
  expect(around.clothes.map(({ clothesId }) => clothesId)).toEqual(expect.arrayContaining(odd))
})

test('nothing is stored by judging, exchanging and filling', async () => {
  const { named } = await closetOf()
  const weatherId = await mild()
  for (const call of callsWith(weatherId, named('흰 셔츠')).slice(0, 3)) await call()
  expect(await 하니.styling.picks({ query: { weatherId } })).toEqual({ data: [] })
  expect((await 하니.stylist.get({})).occasions).toEqual([])
})

test('foreign or deleted pieces and unknown weather ids get 404', async () => {
  const { named } = await closetOf()
  const theirs = (await closetOf(민지)).named('흰 셔츠')
  const [gone] = named('볼캡')
  await 하니.clothes.delete({ params: { clothesId: gone ?? '' } })
  const weatherId = await mild()
  for (const strange of [theirs, [gone ?? ''], [newId()]])
    for (const call of callsWith(weatherId, [...named('흰 셔츠'), ...strange]))
      await expect(call()).rejects.toMatchObject({
        status: 404,
        body: { exceptionName: 'ClothesNotFound', details: { clothesIds: strange.join(',') } },
      })
  const query = { weatherId, clothesIds: named('흰 셔츠'), slot: 'TOP' as const }
  for (const replaces of [theirs[0], gone])
    expect(await refused(하니.styling.alternatives({ query: { ...query, replaces } }))).toEqual(notFound('Clothes'))
  for (const call of callsWith(newId<WeatherId>(), named('흰 셔츠')))
    expect(await refused(call())).toEqual(notFound('Weather'))
})

test('none, the same twice or more than twenty pieces are refused', async () => {
  const { named, all } = await closetOf()
  const weatherId = await mild()
  const [shirt = ''] = named('흰 셔츠')
  const tooMany = [...all, ...Array.from({ length: 21 - all.length }, () => newId())]
  for (const wrong of [[], [shirt, shirt], tooMany, ["' or 1=1"]])
    for (const call of callsWith(weatherId, wrong)) expect(await refused(call())).toEqual(invalid)
  const twenty = [...all, ...(await fill(하니, many.slice(0, 20 - all.length))).map(({ id }) => id)]
  expect((await judge(twenty, weatherId)).clothes).toHaveLength(20)
})
