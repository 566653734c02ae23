import type { StylistAnswer } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aDay, garment } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  invalid,
  later,
  mild,
  notFound,
  defaultPreferences,
  preferences,
  recommend,
  refused,
  testApp,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryBeginsOnAMonday()

const answer = (body: Partial<StylistAnswer> & Pick<StylistAnswer, 'kind' | 'value'>, who: TestUser = 하니) =>
  who.stylist.answer({ body })
const questionOf = async (query: Parameters<typeof recommend>[1], who: TestUser = 하니) =>
  (await recommend(await mild(), query, who)).question
const reading = (clothesId: string, who: TestUser = 하니) => who.stylist.read({ params: { clothesId } })

test('the work look question is asked once a day until it is answered', async () => {
  await fill(하니)
  expect(await questionOf({ occasion: 'WORK' })).toEqual({
    kind: 'WORK_LOOK',
    text: '출근할 때 어떻게 입으세요?',
    clothesId: null,
    options: ['SUIT', 'NEAT', 'FREE', 'SITE'].map((value) => ({ value, label: expect.any(String) })),
  })
  expect(await questionOf({ occasion: 'WORK' })).toBeNull()
  expect(await questionOf({ occasion: 'SPORT' })).toBeNull()
  const tomorrow = await later(1)
  expect(await questionOf({ occasion: 'WORK' }, tomorrow)).toMatchObject({ kind: 'WORK_LOOK' })
  await answer({ kind: 'WORK_LOOK', value: 'SUIT' }, tomorrow)
  expect((await preferences(tomorrow)).workLook).toBe('SUIT')
  expect(await questionOf({ occasion: 'WORK' }, await later(1))).toBeNull()
})

test('the daily question limit resets at midnight in Korea', async () => {
  await fill(하니)
  expect(await questionOf({ occasion: 'WORK' })).not.toBeNull()
  expect(await questionOf({ occasion: 'WORK' }, await later(16.9 / 24))).toBeNull()
  expect(await questionOf({ occasion: 'WORK' }, await later(0.2 / 24))).not.toBeNull()
})

test('simultaneous recommendations ask one question', async () => {
  await fill(하니)
  const day = await mild()
  const asked = await Promise.all([1, 2, 3].map(() => recommend(day, { occasion: 'WORK' })))
  expect(asked.filter(({ question }) => question !== null)).toHaveLength(1)
})

test('a skipped question is not asked again', async () => {
  await fill(하니)
  expect(await questionOf({ occasion: 'SPORT' })).toMatchObject({ kind: 'SPORT', text: '어떤 운동을 하세요?' })
  await answer({ kind: 'SPORT', value: null })
  const tomorrow = await later(1)
  expect(await questionOf({ occasion: 'SPORT' }, tomorrow)).toBeNull()
  expect(await questionOf({ occasion: 'WORK' }, tomorrow)).toMatchObject({ kind: 'WORK_LOOK' })
})

test('the formal event question is asked again after two months', async () => {
  await fill(하니)
  expect(await questionOf({ occasion: 'FORMAL' })).toMatchObject({ kind: 'FORMAL_EVENT', text: '어떤 자리인가요?' })
  await answer({ kind: 'FORMAL_EVENT', value: 'WEDDING' })
  expect(await questionOf({ occasion: 'FORMAL' }, await later(59))).toBeNull()
  expect(await questionOf({ occasion: 'FORMAL' }, await later(2))).toMatchObject({ kind: 'FORMAL_EVENT' })
})

test('an answer sent with the request suppresses its question', async () => {
  await fill(하니)
  expect(await questionOf({ occasion: 'FORMAL', formalEvent: 'INTERVIEW' })).toBeNull()
  expect(await questionOf({ occasion: 'WORK', workLook: 'FREE' })).toBeNull()
})

const unclear = (who: TestUser) =>
  fill(who, [
    ['파타고니아', 'OUTER'],
    ['긴팔 티셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['스니커즈', 'SHOES'],
  ])

test('a piece with an unclear name is asked about when it would be worn, and the answer sets its kind', async () => {
  const [piece] = await unclear(하니)
  const clothesId = piece?.id ?? newId()
  const before = await reading(clothesId)
  expect(before.confidence).toBeLessThan(0.6)
  expect(before.guesses.length).toBeGreaterThan(1)
  const cold = await aDay(testApp, 'CLEAR', 'NONE', 4)
  const { question } = await recommend(cold)
  expect(question).toMatchObject({ kind: 'CLOTHES', text: '이 옷은 어떤 옷인가요?', clothesId })
  expect(question?.options).toEqual(before.guesses.map(({ kind, label }) => ({ value: kind, label })))
  const value = question?.options.at(-1)?.value ?? ''
  await answer({ kind: 'CLOTHES', clothesId, value })
  expect(await reading(clothesId)).toMatchObject({ kind: value, source: 'OWNER', confidence: 1, guesses: [] })
  expect((await recommend(cold, {}, await later(1))).question).toBeNull()
})

test('a piece whose question was declined is not asked about again', async () => {
  const [piece] = await unclear(하니)
  await answer({ kind: 'CLOTHES', clothesId: piece?.id ?? null, value: null })
  expect((await recommend(await aDay(testApp, 'CLEAR', 'NONE', 4))).question).toBeNull()
  expect((await reading(piece?.id ?? '')).guesses.length).toBeGreaterThan(1)
})

test('answers that were not offered or concern foreign pieces are refused and change nothing', async () => {
  const [mine, theirs] = [await garment(하니, '파타고니아', 'OUTER'), await garment(민지, '파타고니아', 'OUTER')]
  expect(await refused(answer({ kind: 'WORK_LOOK', value: 'PYJAMAS' }))).toEqual(invalid)
  expect(await refused(answer({ kind: 'SPORT', value: 'SUIT' }))).toEqual(invalid)
  expect(await refused(answer({ kind: 'SPORT', value: 'GYM', clothesId: mine.id }))).toEqual(invalid)
  expect(await refused(answer({ kind: 'CLOTHES', value: null }))).toEqual(invalid)
  expect(await refused(answer({ kind: 'CLOTHES', value: 'jeans', clothesId: mine.id }))).toEqual(invalid)
  for (const clothesId of [theirs.id, newId<typeof mine.id>()])
    expect(await refused(answer({ kind: 'CLOTHES', value: null, clothesId }))).toEqual(notFound('Clothes'))
  expect(await preferences()).toEqual(defaultPreferences)
  expect((await reading(mine.id)).source).not.toBe('OWNER')
})

test('the kind and condition read from a piece’s name can be corrected and reset, which changes recommendations', async () => {
  const [mine] = await fill(하니, [
    ['파타고니아', 'OUTER'],
    ['긴팔 티셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  const clothesId = mine?.id ?? newId<never>()
  const correct = (body: { kind?: string | null; condition?: 'FINE' | 'LAST_RESORT' | 'UNWORN' | null }) =>
    하니.stylist.correct({ params: { clothesId }, body })
  const before = await reading(clothesId)
  expect(await correct({ kind: 'fleece', condition: 'LAST_RESORT' })).toMatchObject({
    clothesId,
    kind: 'fleece',
    label: expect.any(String),
    source: 'OWNER',
    condition: 'LAST_RESORT',
  })
  expect(await correct({ condition: null })).toMatchObject({ kind: 'fleece', condition: 'FINE' })
  const warm = (await recommend(await mild(), { locked: clothesId })).fit?.outfitClo ?? 0
  await correct({ kind: 'windbreaker' })
  expect((await recommend(await mild(), { locked: clothesId })).fit?.outfitClo).toBeLessThan(warm)
  await correct({ condition: 'UNWORN' })
  for (let call = 0; call < 3; call++) expect(ids(await recommend(await mild()))).not.toContain(clothesId)
  expect(await correct({ kind: null, condition: null })).toEqual(before)
})

test('reading or correcting the kind of a foreign piece gets 404, and a kind of another type is refused', async () => {
  const [mine, theirs] = [await garment(하니, '니트'), await garment(민지, '니트')]
  const body = { kind: 'knit' }
  expect(await refused(reading(theirs.id))).toEqual(notFound('Clothes'))
  expect(await refused(reading(newId()))).toEqual(notFound('Clothes'))
  expect(await refused(하니.stylist.correct({ params: { clothesId: theirs.id }, body }))).toEqual(notFound('Clothes'))
  for (const kind of ['jeans', 'constructor', ''])
    expect(await refused(하니.stylist.correct({ params: { clothesId: mine.id }, body: { kind } }))).toEqual(invalid)
})

test('the corrected kind and condition of a piece are restored when its deletion is undone', async () => {
  const { id: clothesId } = await garment(하니, '파타고니아', 'OUTER')
  await 하니.stylist.correct({ params: { clothesId }, body: { kind: 'fleece', condition: 'LAST_RESORT' } })
  const changeId = newId<never>()
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [clothesId] } })
  expect(await refused(reading(clothesId))).toEqual(notFound('Clothes'))
  await 하니.closetChanges.undo({ body: { changeId } })
  expect(await reading(clothesId)).toMatchObject({ kind: 'fleece', condition: 'LAST_RESORT' })
})
