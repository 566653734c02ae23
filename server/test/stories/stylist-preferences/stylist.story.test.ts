import type { StylistPreferences } from '@otday/contract'
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
  monday,
  names,
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

const update = (body: Partial<StylistPreferences>, who = 하니) => who.stylist.update({ body })
const staysIn = false

test('a new user has the default stylist preferences', async () => {
  expect(await preferences()).toEqual(defaultPreferences)
})

test('preferences are stored field by field, and null clears a field', async () => {
  const hours = [{ weekday: 1, leave: 22, home: 6, staysIn }]
  expect(await update({ workLook: 'SUIT', hours })).toEqual({ ...defaultPreferences, workLook: 'SUIT', hours })
  const avoided = ['SKIRT', 'HEELS'] as const
  await update({ avoided: [...avoided, 'SKIRT'], sport: 'GOLF', formalEvent: 'WEDDING' })
  expect(await preferences()).toMatchObject({ workLook: 'SUIT', hours, avoided, sport: 'GOLF', formalEvent: 'WEDDING' })
  expect(await update({ workLook: null, hours: [] })).toMatchObject({ workLook: null, hours: [], sport: 'GOLF' })
  expect(await preferences(민지)).toEqual(defaultPreferences)
})

test('invalid hours, a duplicate weekday and unknown values are refused, and nothing is stored', async () => {
  const day = { weekday: 1, leave: 8, home: 19, staysIn }
  for (const body of [
    { hours: [{ ...day, leave: 24 }] },
    { hours: [{ ...day, home: -1 }] },
    { hours: [{ ...day, weekday: 7 }] },
    { hours: [day, day] },
    { avoided: ['EVERYTHING' as never] },
    { workLook: 'PYJAMAS' as never },
    { occasions: [{ weekday: 1, occasion: 'PARTY' as never }] },
    { fixedOutfits: [{ weekday: 1, clothesIds: [] }] },
  ])
    expect(await refused(update({ sport: 'GYM', ...body }))).toEqual(invalid)
  expect(await preferences()).toEqual(defaultPreferences)
})

test('each sentence has a kind, and the reason line at the same index contains its headline and its reason', async () => {
  await fill(하니)
  const { reasons, sentences } = await recommend(await aDay(testApp, 'CLOUDY', 'RAIN', 12))
  expect(reasons.length).toBeGreaterThanOrEqual(1)
  expect(reasons.length).toBeLessThanOrEqual(3)
  expect(sentences.map(({ kind }) => kind)).toHaveLength(reasons.length)
  for (const [at, { headline, reason }] of sentences.entries()) {
    expect(reasons[at]).toContain(headline)
    expect(reasons[at]).toContain(reason)
  }
})

test('a skirt is never recommended to a user who avoids skirts', async () => {
  await fill(하니, [
    ['흰 셔츠', 'TOP'],
    ['미니스커트', 'BOTTOM'],
    ['청바지', 'BOTTOM'],
    ['스니커즈', 'SHOES'],
  ])
  await update({ avoided: ['SKIRT', 'SHORT_LEGS'] })
  const day = await aDay(testApp, 'CLEAR', 'NONE', 23)
  for (let call = 0; call < 4; call++) expect(names(await recommend(day))).not.toContain('미니스커트')
})

test('the hours stored for a weekday determine the felt temperature of its recommendation', async () => {
  await fill(하니)
  const feelsLike = async (date: string) => (await recommend(await mild(date))).fit?.feelsLike ?? Number.NaN
  await update({
    hours: [
      { weekday: 1, leave: 5, home: 7, staysIn },
      { weekday: 2, leave: 14, home: 16, staysIn },
    ],
  })
  testApp.clock.set(`${monday}T04:00:00+09:00`)
  expect(await feelsLike(monday)).toBeLessThan(await feelsLike(tuesday))
})

test('a day at home gets an indoor outfit without shoes, unless another occasion is requested', async () => {
  await fill(하니)
  await update({
    hours: [{ weekday: 1, leave: 8, home: 19, staysIn: true }],
    occasions: [{ weekday: 1, occasion: 'WORK' }],
  })
  const cold = await aDay(testApp, 'CLOUDY', 'RAIN', 3, monday)
  const home = await recommend(cold)
  expect(home.occasion).toBe('CASUAL')
  expect(home.fit?.feelsLike).toBeGreaterThanOrEqual(22)
  expect(home.clothes.map(({ type }) => type)).not.toContain('SHOES')
  const work = await recommend(cold, { occasion: 'WORK' })
  expect(work.fit?.feelsLike).toBeLessThan(10)
  expect(work.clothes.map(({ type }) => type)).toContain('SHOES')
})

test('the fixed outfit of a weekday is worn for work and school, but not always for a casual day', async () => {
  const [shirt, , , slacks] = await fill(하니)
  const fixed = [shirt?.id, slacks?.id].flatMap((id) => id ?? [])
  await update({ fixedOutfits: [{ weekday: 1, clothesIds: fixed }] })
  expect((await preferences()).fixedOutfits).toEqual([{ weekday: 1, clothesIds: fixed.toSorted() }])
  for (let call = 0; call < 3; call++) {
    expect(ids(await recommend(await mild()))).toEqual(expect.arrayContaining(fixed))
    expect(ids(await recommend(await mild(), { occasion: 'SCHOOL' }))).toEqual(expect.arrayContaining(fixed))
  }
  const others = []
  for (let call = 0; call < 6; call++) others.push(ids(await recommend(await mild(), { occasion: 'CASUAL' })))
  expect(others.some((worn) => fixed.some((id) => !worn.includes(id)))).toBe(true)
  await 하니.clothes.delete({ params: { clothesId: fixed[0] ?? newId() } })
  expect((await preferences()).fixedOutfits).toEqual([{ weekday: 1, clothesIds: fixed.slice(1) }])
})

test('a fixed outfit with an unknown piece or another user’s piece is refused, and nothing is stored', async () => {
  const [mine, theirs] = [await garment(하니, '교복'), await garment(민지, '교복')]
  for (const id of [theirs.id, newId<typeof mine.id>()]) {
    const fixedOutfits = [{ weekday: 1, clothesIds: [mine.id, id] }]
    expect(await refused(update({ workLook: 'NEAT', fixedOutfits }))).toEqual(notFound('Clothes'))
  }
  expect(await preferences()).toEqual(defaultPreferences)
})

test('stylist preferences are still stored forty days later', async () => {
  await update({ workLook: 'FREE' })
  expect((await preferences(await later(40))).workLook).toBe('FREE')
})
