import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Clothes, ClothesType, RequestOf, Trip, TripId, trips as table, WearId } from '@otday/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { ApiFailure } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachMorningHasNewUsers()

type Change = RequestOf<(typeof table)['save']>['body']
const busan = { latitude: 35.163, longitude: 129.163 }
const pieces: [string, ClothesType][] = [
  ['흰 반팔 티셔츠', 'TOP'],
  ['줄무늬 긴팔 티셔츠', 'TOP'],
  ['흰 셔츠', 'TOP'],
  ['회색 울 니트', 'TOP'],
  ['네이비 울 니트', 'TOP'],
  ['청바지', 'BOTTOM'],
  ['검정 슬랙스', 'BOTTOM'],
  ['베이지 반바지', 'BOTTOM'],
  ['카멜 울 코트', 'OUTER'],
  ['검정 롱패딩', 'OUTER'],
  ['베이지 바람막이', 'OUTER'],
  ['흰 운동화', 'SHOES'],
  ['검정 첼시 부츠', 'SHOES'],
]
let closet: Clothes[]
beforeEach(async () => {
  closet = []
  for (const [name, type] of pieces) closet.push(await garment(하니, name, type))
})

const today = () => seoulDate(testApp.clock.now())
/** Returns a trip with days counted from today; the second day has two occasions. */
function change(from: number, count: number, over: Partial<Change> = {}): Change {
  const startsOn = daysAfter(today(), from)
  const dates = Array.from({ length: count }, (_, at) => daysAfter(startsOn, at))
  return {
    ...busan,
    startsOn,
    endsOn: dates.at(-1) ?? startsOn,
    size: 'LIGHT',
    days: dates.map((date, at) => ({ date, occasions: at === 1 ? ['CASUAL', 'DATE'] : ['CASUAL'] })),
    revision: 0,
    ...over,
  }
}
const save = (body: Change, id = newId<TripId>(), who = 하니) => who.trips.save({ params: { tripId: id }, body })
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))
const typesOf = ({ packing }: Trip, type: ClothesType) => packing.filter(({ item }) => item.type === type)

test('a trip to a place found by name keeps the location names of that place', async () => {
  const [found] = await 하니.weathers.places({ query: { nameLike: '성수동' } })
  if (!found) throw new Error('no place')
  const { latitude, longitude, locationNames } = found
  const trip = await save(change(2, 1, { latitude, longitude, locationNames }))
  expect(trip.place).toEqual({ latitude, longitude, locationNames })
  expect(locationNames).toHaveLength(3)
})

test('a trip gets an outfit per day and occasion from few pieces, by forecast or typical weather', async () => {
  const trip = await save(change(2, 5))
  expect(trip.place.locationNames[0]).toContain('부산')
  expect(trip.outfits.map(({ date, occasion }) => [date, occasion])).toEqual(
    [2, 3, 3, 4, 5, 6].map((ahead, at) => [daysAfter(today(), ahead), at === 2 ? 'DATE' : 'CASUAL']),
  )
  expect(trip.days.map(({ kind }) => kind)).toEqual(['KNOWN', 'KNOWN', 'KNOWN', 'TYPICAL', 'TYPICAL'])
  expect(trip.days.every(({ weather }) => weather !== null && weather.min !== null)).toBe(true)
  expect(trip.rain).toEqual(expect.any(Number))
  for (const { items, scene, verdict } of trip.outfits) {
    for (const type of ['TOP', 'BOTTOM', 'SHOES']) expect(items.some((item) => item.type === type)).toBe(true)
    expect(scene?.pieces.length).toBe(items.length)
    expect(verdict).not.toBeNull()
  }
  const worn = new Set(trip.outfits.flatMap(({ items }) => items.map(({ clothesId }) => clothesId)))
  expect(new Set(trip.packing.map(({ item }) => item.clothesId))).toEqual(worn)
  expect(typesOf(trip, 'OUTER').length).toBeLessThan(3)
  expect(typesOf(trip, 'SHOES').length).toBeLessThanOrEqual(2)
  expect(trip.packing.reduce((sum, { outfits }) => sum + outfits, 0)).toBe(
    trip.outfits.reduce((sum, { items }) => sum + items.length, 0),
  )
})

test('saving an unchanged trip changes nothing, and a changed trip gets new outfits and keeps its ticks', async () => {
  const id = newId<TripId>()
  const made = await save(change(3, 3), id)
  expect(await save(change(3, 3), id)).toEqual(made)
  const ticked = made.packing.slice(0, 2).map(({ item }) => item.clothesId)
  const packed = await 하니.trips.pack({ params: { tripId: id }, body: { clothesIds: ticked, isPacked: true } })
  expect(packed.packing.filter(({ isPacked }) => isPacked).map(({ item }) => item.clothesId)).toEqual(ticked)
  expect(packed.revision).toBe(made.revision)
  expect(await refused(save(change(3, 4), id))).toEqual([409, 'TripChanged'])
  const longer = await save(change(3, 4, { revision: 1 }), id)
  expect(longer).toMatchObject({ revision: 2, outfits: { length: 5 } })
  const stillThere = ticked.filter((each) => longer.packing.some(({ item }) => item.clothesId === each))
  expect(longer.packing.filter(({ isPacked }) => isPacked).length).toBe(stillThere.length)
  const again = await 하니.trips.repack({ params: { tripId: id }, body: { revision: 2 } })
  const idsOf = (trip: Trip) => trip.outfits.map(({ items }) => items.map(({ clothesId }) => clothesId).join())
  expect(again.revision).toBe(3)
  expect(idsOf(again)).not.toEqual(idsOf(longer))
  expect(await refused(하니.trips.repack({ params: { tripId: id }, body: { revision: 2 } }))).toEqual([
    409,
    'TripChanged',
  ])
})

test('two simultaneous saves of the same trip create it once and return the same response', async () => {
  const id = newId<TripId>()
  const both = await Promise.all([save(change(3, 3), id), save(change(3, 3), id)])
  expect(both.map(({ revision }) => revision)).toEqual([1, 1])
  expect(both[1]).toEqual(both[0])
})

test('deleting a trip keeps the latest 200 deleted trips, and the deleted trip can be restored', async () => {
  const made = await save(change(2, 1))
  const { db } = testApp.database
  await sql`insert into trips (user_id, id, place_names, latitude, longitude, nx, ny, starts_on, ends_on, size, created_at,
      updated_at, deleted_at)
    select user_id, gen_random_uuid(), place_names, latitude, longitude, nx, ny, starts_on, ends_on, size, created_at,
      updated_at, ${testApp.clock.now()}::timestamptz - place * interval '1 minute'
    from trips, generate_series(1, 250) as place where user_id = ${하니.id}`.execute(db)
  await 하니.trips.delete({ params: { tripId: made.id }, query: { revision: 1 } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from trips where user_id = ${하니.id} and deleted_at is not null`.execute(db)
  expect(rows).toEqual([{ count: 200 }])
  expect(await save({ ...change(2, 1), revision: 2 }, made.id)).toMatchObject({ id: made.id })
})

test('the nightly sweep keeps the latest 200 deleted trips of a user', async () => {
  await save(change(2, 1))
  const { db } = testApp.database
  await sql`insert into trips (user_id, id, place_names, latitude, longitude, nx, ny, starts_on, ends_on, size, created_at,
      updated_at, deleted_at)
    select user_id, gen_random_uuid(), place_names, latitude, longitude, nx, ny, starts_on, ends_on, size, created_at,
      updated_at, ${testApp.clock.now()}::timestamptz - place * interval '1 minute'
    from trips, generate_series(1, 250) as place where user_id = ${하니.id}`.execute(db)
  const deleted = async () => {
    await runJob(testApp, 'trip-sweep', {})
    const { rows } = await sql<{ count: number; last: number }>`
      select count(*)::integer as count, max(extract(epoch from ${testApp.clock.now()}::timestamptz - deleted_at)
        / 60)::integer as last from trips where user_id = ${하니.id} and deleted_at is not null`.execute(db)
    return rows
  }
  expect(await deleted()).toEqual([{ count: 200, last: 200 }])
  await sql`update trips set deleted_at = deleted_at + interval '3 hours' where user_id = ${하니.id}`.execute(db)
  expect(await deleted()).toMatchObject([{ count: 200 }])
})

test('ticks for socks, underwear and umbrella are stored separately and survive a change of the trip', async () => {
  const id = newId<TripId>()
  const made = await save(change(3, 3), id)
  expect(made.packedNeeds).toEqual([])
  const tick = (needs: Trip['packedNeeds'], isPacked: boolean, clothesIds: string[] = []) =>
    하니.trips.pack({ params: { tripId: id }, body: { needs, clothesIds, isPacked } })
  await Promise.all([tick(['SOCKS'], true), tick(['UMBRELLA'], true), tick(['UMBRELLA'], true)])
  const both = await tick(['UNDERWEAR'], true, [made.packing[0]?.item.clothesId ?? ''])
  expect(both.packedNeeds.toSorted()).toEqual(['SOCKS', 'UMBRELLA', 'UNDERWEAR'])
  expect(both.packing.filter(({ isPacked }) => isPacked)).toHaveLength(1)
  expect(both.revision).toBe(made.revision)
  const longer = await save({ ...change(3, 4), revision: made.revision }, id)
  expect(longer.packedNeeds.toSorted()).toEqual(['SOCKS', 'UMBRELLA', 'UNDERWEAR'])
  expect((await tick(['UMBRELLA', 'SOCKS'], false)).packedNeeds).toEqual(['UNDERWEAR'])
  const theirs = 민지.trips.pack({ params: { tripId: id }, body: { needs: ['SOCKS'], isPacked: true } })
  expect(await refused(theirs)).toEqual([404, 'TripNotFound'])
  expect(await refused(tick([], true))).toEqual([400, 'InvalidInput'])
})

test('pieces in storage are not packed, extras are, and a deleted piece stays as a named gap', async () => {
  const id = newId<TripId>()
  const named = (name: string) => closet.find((each) => each.name === name)?.id ?? newId()
  const coats = [named('카멜 울 코트'), named('검정 롱패딩')]
  await 하니.laundry.putAway({ body: { clothesIds: coats, place: 'STORAGE' } })
  const trip = await save(change(8, 2), id)
  expect(trip.packing.some(({ item }) => coats.includes(item.clothesId))).toBe(false)
  const unused = closet.find((each) => !trip.packing.some(({ item }) => item.clothesId === each.id))
  const extra = await 하니.trips.setExtras({ params: { tripId: id }, body: { clothesIds: [unused?.id ?? ''] } })
  expect(extra.packing.find(({ item }) => item.clothesId === unused?.id)).toMatchObject({ isExtra: true, outfits: 0 })
  const [first] = trip.outfits[0]?.items ?? []
  await 하니.clothes.delete({ params: { clothesId: first?.clothesId ?? '' } })
  const left = await 하니.trips.get({ params: { tripId: id } })
  expect(left.outfits[0]?.items.find(({ isGone }) => isGone)).toMatchObject({ name: first?.name, imageUrl: null })
  expect(left.packing.some(({ item }) => item.clothesId === first?.clothesId)).toBe(false)
  const none = await 하니.trips.setExtras({ params: { tripId: id }, body: { clothesIds: [] } })
  expect(none.packing.some(({ isExtra }) => isExtra)).toBe(false)
  const theirs = await garment(민지, '남의 옷')
  expect(await refused(하니.trips.setExtras({ params: { tripId: id }, body: { clothesIds: [theirs.id] } }))).toEqual([
    404,
    'ClothesNotFound',
  ])
})

test('saving a trip outfit as a plan twice under its own id returns the same plan', async () => {
  const trip = await save(change(1, 1))
  const [outfit] = trip.outfits
  const clothesIds = outfit?.items.map(({ clothesId }) => clothesId) ?? []
  const body = { date: outfit?.date ?? '', state: 'PLANNED', source: 'HAND', clothesIds, revision: 0 } as const
  const params = { wearId: outfit?.id as string as WearId }
  const plan = await 하니.wears.save({ params, body })
  expect(await 하니.wears.save({ params, body })).toEqual(plan)
})

test('trips are visible to their owner alone, soonest first, and a deleted trip can be restored', async () => {
  const id = newId<TripId>()
  const later = await save(change(30, 2))
  const sooner = await save(change(2, 1), id)
  const list = async (who = 하니) => (await who.trips.list({})).data
  expect((await list()).map((trip) => trip.id)).toEqual([sooner.id, later.id])
  expect((await list())[0]).toMatchObject({ outfits: 1, pieces: sooner.packing.length, packed: 0 })
  expect(await list(민지)).toEqual([])
  expect(await refused(민지.trips.get({ params: { tripId: id } }))).toEqual([404, 'TripNotFound'])
  await 하니.trips.delete({ params: { tripId: id }, query: { revision: 1 } })
  await 하니.trips.delete({ params: { tripId: id }, query: { revision: 1 } })
  expect(await refused(하니.trips.get({ params: { tripId: id } }))).toEqual([404, 'TripNotFound'])
  const back = await save(change(2, 1, { revision: 2 }), id)
  expect(back).toMatchObject({ revision: 3, outfits: sooner.outfits })
})

test('a trip with an empty closet has empty outfits and lists the missing types', async () => {
  const trip = await save(change(10, 2), newId<TripId>(), 민지)
  expect(trip.outfits.map(({ items }) => items)).toEqual([[], [], []])
  expect(trip.missing).toEqual(['TOP', 'BOTTOM', 'SHOES'])
})

test('invalid days return 400 InvalidInput, and a place outside Korea returns 400 LocationNotSupported', async () => {
  for (const body of [
    change(2, 15),
    change(-3, 2),
    change(366, 2),
    change(2, 3, { endsOn: daysAfter(today(), 9) }),
    change(2, 3, { endsOn: daysAfter(today(), 1) }),
    change(2, 1, { days: [] }),
  ])
    expect(await refused(save(body))).toEqual([400, 'InvalidInput'])
  expect(await refused(save(change(2, 1, { latitude: 35.68, longitude: 139.69 })))).toEqual([
    400,
    'LocationNotSupported',
  ])
})
