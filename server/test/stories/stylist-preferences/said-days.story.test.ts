import type { ClothesId, Occasion, OccasionDay, WeatherId } from '@otday/contract'
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
  monday,
  names,
  notFound,
  recommend,
  refused,
  testApp,
  tuesday,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Tests of what a person says about a single day: plans, hours and a note. */

eachStoryBeginsOnAMonday()

type Described = Partial<Pick<OccasionDay, 'plans' | 'leave' | 'home' | 'without'>> & { note?: string; keep?: boolean }

const paramsOf = (occasion: Occasion, date = monday) => ({ date, occasion })
const dayOf = (occasion: Occasion = 'CASUAL', who = 하니, date = monday) =>
  who.stylist.day({ params: paramsOf(occasion, date) })
const describe = (body: Described, occasion: Occasion = 'CASUAL', who = 하니) =>
  who.stylist.describeDay({ params: paramsOf(occasion), body })
const current = (weatherId: WeatherId, occasion: Occasion = 'CASUAL') =>
  하니.recommendations.get({ query: { weatherId, occasion, current: true } })
const nothing = { plans: [], leave: null, home: null, without: [] }
const rows = () => testApp.database.db.selectFrom('occasionDays').selectAll().where('userId', '=', 하니.id).execute()

test('a day description is stored with its plans in a fixed order, until it is cleared', async () => {
  expect(await dayOf()).toEqual({ ...paramsOf('CASUAL'), ...nothing })
  const read = await describe({ plans: ['CARRY', 'LATE', 'KIDS'], leave: 9, home: 1 })
  const kept = { ...paramsOf('CASUAL'), plans: ['LATE', 'KIDS', 'CARRY'], leave: 9, home: 1, without: [] }
  expect(read).toEqual({ ...kept, formalEvent: null, sport: null, isUnderstood: true })
  expect(await dayOf()).toEqual(kept)
  expect(await dayOf('CASUAL', 하니, tuesday)).toMatchObject(nothing)
  expect(await dayOf('CASUAL', 민지)).toMatchObject(nothing)
  await describe({})
  expect(await dayOf()).toMatchObject(nothing)
})

test('plans and pieces put off hold for every occasion of the day until they are taken away, hours for one', async () => {
  const { id } = await garment(하니, '니트')
  await describe({ leave: 9 }, 'WORK')
  await describe({ plans: ['KIDS'], without: [id], home: 22 })
  expect(await dayOf('WORK')).toMatchObject({ plans: ['KIDS'], without: [id], leave: 9, home: null })
  expect(await dayOf('DATE')).toMatchObject({ plans: ['KIDS'], without: [id], leave: null, home: null })
  await describe({}, 'DATE')
  expect(await dayOf()).toMatchObject({ plans: [], without: [], home: 22 })
  expect(await dayOf('WORK')).toMatchObject({ plans: [], without: [], leave: 9 })
  await describe({ plans: ['KIDS'], home: 22 })
  expect(await dayOf('DATE')).toMatchObject({ plans: ['KIDS'] })
})

test('a note is read into occasion, plans and hours, and its text is not stored', async () => {
  const read = await describe({ plans: ['CARRY'], note: '점심에 사촌 결혼식, 밤 11시에 집' })
  expect(read).toMatchObject({
    ...paramsOf('FORMAL'),
    plans: ['LATE', 'CARRY'],
    home: 23,
    formalEvent: 'WEDDING',
    isUnderstood: true,
  })
  expect(await dayOf('FORMAL')).toMatchObject({ plans: ['LATE', 'CARRY'], home: 23 })
  expect(await dayOf()).toMatchObject({ plans: ['LATE', 'CARRY'], home: null })
  expect(JSON.stringify(await rows())).not.toContain('결혼식')
  const unread = await describe({ plans: ['CARRY'], home: 20, note: '음냐음냐' })
  expect(unread).toMatchObject({ plans: ['CARRY'], home: 20, isUnderstood: false })
})

test('a note that is only read changes nothing, until it is said to be kept', async () => {
  await describe({ plans: ['CARRY'], home: 20 })
  const read = await describe({ plans: ['CARRY'], note: '종일 걸어요, 밤 11시까지', keep: false })
  expect(read).toMatchObject({ plans: ['LATE', 'WALKING', 'CARRY'], home: 23, isUnderstood: true })
  expect(await dayOf()).toMatchObject({ plans: ['CARRY'], home: 20 })
  expect(await describe({ note: '점심에 사촌 결혼식', keep: false })).toMatchObject({ occasion: 'FORMAL' })
  expect(await dayOf('FORMAL')).toMatchObject({ plans: ['CARRY'], home: null })
})

test('invalid plans, hours, dates, notes or pieces are refused, and nothing is stored', async () => {
  const { id: theirs } = await garment(민지, '니트')
  expect(await refused(describe({ plans: ['PARTY' as never] }))).toEqual(invalid)
  expect(await refused(describe({ plans: ['LATE', 'KIDS', 'CARRY', 'CAR'] }))).toEqual(invalid)
  expect(await refused(describe({ home: 24 }))).toEqual(invalid)
  expect(await refused(describe({ note: '가'.repeat(61) }))).toEqual(invalid)
  expect(await refused(describe({ without: [theirs] }))).toEqual(notFound('Clothes'))
  expect(await refused(describe({ without: [newId<ClothesId>()] }))).toEqual(notFound('Clothes'))
  for (const date of ['2027-02-30', '2027-02-01', '2027-04-01'])
    expect(await refused(하니.stylist.describeDay({ params: paramsOf('CASUAL', date), body: {} }))).toEqual(invalid)
  expect(await rows()).toEqual([])
})

test('the outfit of the day is chosen again after its description changes, and then stays the same', async () => {
  await fill(하니)
  const weatherId = await mild()
  const first = await recommend(weatherId, { occasion: 'CASUAL' })
  testApp.clock.advance(1)
  await describe({ leave: 7 }, 'WORK')
  expect(ids(await current(weatherId))).toEqual(ids(first))
  testApp.clock.advance(1)
  const [shoes] = first.clothes.filter(({ type }) => type === 'SHOES')
  await describe({ without: shoes ? [shoes.clothesId] : [] })
  testApp.clock.advance(1)
  const changed = await current(weatherId)
  expect(changed.renewed).toBe('말해 준 하루에 맞춰 다시 골랐어요.')
  expect(names(changed)).not.toContain(shoes?.name)
  testApp.clock.advance(1)
  const again = await current(weatherId)
  expect([ids(again), again.renewed]).toEqual([ids(changed), null])
  for (let roll = 0; roll < 3; roll++)
    expect(names(await recommend(weatherId, { occasion: 'CASUAL' }))).not.toContain(shoes?.name)
})

test('an outfit response states the described plans and hours of its date and occasion in words', async () => {
  await fill(하니)
  const weatherId = await mild()
  expect((await current(weatherId)).saidOfDay).toBe('')
  await describe({ plans: ['WALKING'], home: 22 })
  await describe({ plans: ['WALKING'], leave: 8, home: 1 }, 'WORK')
  expect((await current(weatherId)).saidOfDay).toBe('많이 걸어요, 22시까지')
  expect((await recommend(weatherId, { occasion: 'CASUAL' })).saidOfDay).toBe('많이 걸어요, 22시까지')
  expect((await current(weatherId, 'WORK')).saidOfDay).toBe('많이 걸어요, 8시~새벽 1시')
})

test('the sweep deletes day descriptions that are older than thirty days', async () => {
  await describe({ plans: ['KIDS'] })
  await 하니.stylist.describeDay({ params: paramsOf('CASUAL', tuesday), body: { plans: ['CAR'] } })
  await later(31)
  await testApp.app.jobs.enqueue(testApp.database.db, job()('votes-sweep'), {})
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ date: tuesday, plans: ['CAR'] }]), {
    timeout: 20_000,
    interval: 50,
  })
})
