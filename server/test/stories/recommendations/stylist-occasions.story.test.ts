import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  invalid,
  mild,
  notFound,
  defaultPreferences,
  preferences,
  recommend,
  refused,
  testApp,
  tuesday,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

eachStoryBeginsOnAMonday()

test('a chosen occasion is kept for its weekday and used by later requests without an occasion', async () => {
  await fill(하니)
  expect((await recommend(await mild())).occasion).toBe('CASUAL')
  expect((await preferences()).occasions).toEqual([])
  expect((await recommend(await mild(), { occasion: 'WORK' })).occasion).toBe('WORK')
  const { occasions } = await preferences()
  expect(occasions).toEqual([{ weekday: 1, occasion: 'WORK' }])
  expect((await recommend(await mild('2027-03-15'))).occasion).toBe('WORK')
  expect((await recommend(await mild(tuesday))).occasion).toBe('CASUAL')
  expect((await preferences()).occasions).toEqual(occasions)
  await recommend(await mild(), { occasion: 'DATE' })
  await recommend(await mild(tuesday), { occasion: 'SCHOOL' })
  expect((await preferences()).occasions).toEqual([
    { weekday: 1, occasion: 'DATE' },
    { weekday: 2, occasion: 'SCHOOL' },
  ])
})

test('a substitute holiday shares its occasion with Sundays, not with its weekday', async () => {
  await fill(하니)
  await recommend(await mild(), { occasion: 'WORK' })
  const [substitute, sunday] = ['2027-10-04', '2027-10-10']
  expect((await recommend(await mild(substitute))).occasion).toBe('CASUAL')
  await recommend(await mild(substitute), { occasion: 'TRAVEL' })
  expect((await recommend(await mild(sunday))).occasion).toBe('TRAVEL')
  expect((await recommend(await mild('2027-10-18'))).occasion).toBe('WORK')
})

test('stylist answers sent with a recommendation request are stored', async () => {
  await fill(하니)
  await recommend(await mild(), { occasion: 'WORK', workLook: 'SITE' })
  await recommend(await mild(), { occasion: 'SPORT', sport: 'RUNNING' })
  await recommend(await mild(), { occasion: 'FORMAL', formalEvent: 'FUNERAL' })
  expect(await preferences()).toMatchObject({ workLook: 'SITE', sport: 'RUNNING', formalEvent: 'FUNERAL' })
})

test('the chosen occasion is stored even with an empty closet', async () => {
  expect(await recommend(await mild(), { occasion: 'WORK' })).toMatchObject({ clothes: [], fit: null, question: null })
  expect((await preferences()).occasions).toEqual([{ weekday: 1, occasion: 'WORK' }])
})

test('unknown option values are refused, empty ones ignored, and a failed request stores no preference', async () => {
  await fill(하니)
  const theirs = await garment(민지, '흰 셔츠')
  const day = await mild()
  for (const field of ['occasion', 'workLook', 'formalEvent', 'sport'])
    expect(await refused(recommend(day, { [field]: 'PARTY' }))).toEqual(invalid)
  expect(await refused(recommend(day, { occasion: 'WORK', locked: theirs.id }))).toEqual(notFound('Clothes'))
  expect(await refused(recommend(newId(), { occasion: 'WORK', workLook: 'SUIT' }))).toEqual(notFound('Weather'))
  expect(await preferences()).toEqual(defaultPreferences)
  const headers = { authorization: `Bearer ${하니.token}` }
  const url = `/api/recommendations?weatherId=${day}&occasion=&workLook=&formalEvent=&sport=&locked=`
  expect((await testApp.inject({ url, headers })).json()).toMatchObject({ occasion: 'CASUAL' })
  expect(await preferences()).toEqual(defaultPreferences)
})

test('outfits vary separately for each occasion, and a response states the change since the last one of it', async () => {
  await fill(하니)
  const day = await mild()
  const first = await recommend(day, { occasion: 'CASUAL' })
  expect(first).toMatchObject({ change: null, exhausted: false })
  expect((await recommend(day, { occasion: 'CASUAL' })).change).toEqual(expect.any(String))
  expect((await recommend(day, { occasion: 'DATE' })).change).toBeNull()
})
