import type { Clothes, LookId, looks as table, RequestOf, WearId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aDay, garment } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { ApiFailure } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachMorningHasNewUsers()

type Change = RequestOf<(typeof table)['save']>['body']
let padding: Clothes
let knit: Clothes
let tee: Clothes
let jeans: Clothes
let shorts: Clothes
beforeEach(async () => {
  padding = await garment(하니, '검정 롱패딩', 'OUTER')
  knit = await garment(하니, '회색 울 니트')
  tee = await garment(하니, '흰 반팔 티셔츠')
  jeans = await garment(하니, '청바지', 'BOTTOM')
  shorts = await garment(하니, '베이지 반바지', 'BOTTOM')
})

const save = (over: Partial<Change> = {}, id = newId<LookId>(), who = 하니) =>
  who.looks.save({
    params: { lookId: id },
    body: { name: '겨울 출근', clothesIds: [padding.id, knit.id, jeans.id], revision: 0, ...over },
  })
const list = async (query: RequestOf<(typeof table)['list']>['query'] = {}, who = 하니) =>
  (await who.looks.list({ query })).data
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))

test('a look keeps name, tags, occasions and scene, and an edit of a stale revision gets 409', async () => {
  const id = newId<LookId>()
  const saved = await save({ tags: ['카멜', '쌀쌀한날'], occasions: ['WORK'] }, id)
  expect(saved).toMatchObject({
    name: '겨울 출근',
    tags: ['카멜', '쌀쌀한날'],
    occasions: ['WORK'],
    wornDays: 0,
    revision: 1,
  })
  expect(saved.scene?.pieces).toHaveLength(3)
  expect(await save({ tags: ['카멜', '쌀쌀한날'], occasions: ['WORK'] }, id)).toEqual(saved)
  const renamed = await save({ name: '월요일 기본', revision: 1 }, id)
  expect(renamed).toMatchObject({ name: '월요일 기본', tags: [], revision: 2 })
  expect(await refused(save({ name: '옛 이름', revision: 1 }, id))).toEqual([409, 'LookChanged'])
  expect(await list()).toEqual([renamed])
  expect(await list({}, 민지)).toEqual([])
  expect(await refused(민지.looks.get({ params: { lookId: id }, query: {} }))).toEqual([404, 'LookNotFound'])
})

test('with weather given, the look that suits it best is listed first, without weather the newest', async () => {
  const winter = await save()
  const summer = await save({ name: '한여름', clothesIds: [tee.id, shorts.id] })
  const order = async (celsius: number) =>
    (await list({ weatherId: await aDay(testApp, 'CLEAR', 'NONE', celsius) })).map(({ id, suits }) => [id, suits])
  expect(await order(-6)).toMatchObject([
    [winter.id, true],
    [summer.id, false],
  ])
  expect(await order(30)).toMatchObject([
    [summer.id, true],
    [winter.id, false],
  ])
  expect((await list()).map(({ id, match }) => [id, match])).toEqual([
    [summer.id, null],
    [winter.id, null],
  ])
  expect((await list({ occasion: 'WORK' })).length).toBe(0)
})

test('looks are found by their pieces, in another order too, and not by some of them', async () => {
  const ids = [padding.id, knit.id, jeans.id]
  const saved = await save({ clothesIds: ids })
  await save({ name: '한여름', clothesIds: [tee.id, shorts.id] })
  const found = (clothesIds: Clothes['id'][], who = 하니) => list({ clothesIds }, who)
  expect(await found(ids.toReversed())).toEqual([saved])
  expect(await found(ids.slice(1))).toEqual([])
  expect(await found([...ids, tee.id])).toEqual([])
  await 하니.clothes.delete({ params: { clothesId: knit.id } })
  expect(await found(ids)).toEqual([])
})

test('the lookbook is paged with each look once, those that match the weather first', async () => {
  for (let nth = 0; nth < 7; nth++)
    await save({
      name: `${nth}`,
      occasions: nth < 3 ? ['WORK'] : [],
      ...(nth % 2 && { clothesIds: [tee.id, shorts.id] }),
    })
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', 30)
  const pagesOf = async (asked: RequestOf<(typeof table)['list']>['query']) => {
    const pages = [await 하니.looks.list({ query: { ...asked, limit: 3 } })]
    for (let last = pages.at(-1); last?.nextCursor; last = pages.at(-1))
      pages.push(await 하니.looks.list({ query: { ...asked, limit: 3, cursor: last.nextCursor } }))
    return pages
  }
  const namesIn = (pages: Awaited<ReturnType<typeof pagesOf>>) => pages.map(({ data }) => data.map(({ name }) => name))
  const byMatch = await pagesOf({ weatherId })
  expect(namesIn(byMatch)).toEqual([['5', '3', '1'], ['6', '4', '2'], ['0']])
  for (const page of byMatch) expect(page).toMatchObject({ totalCount: 7, sortBy: 'match' })
  const suiting = byMatch.flatMap(({ data }) => data).filter(({ suits }) => suits).length
  expect(byMatch.map(({ suitingCount }) => suitingCount)).toEqual([suiting, suiting, suiting])
  expect(
    namesIn(await pagesOf({ weatherId, sortBy: 'createdAt' }))
      .flat()
      .join(''),
  ).toBe('6543210')
  const [newest] = await pagesOf({})
  expect(newest).toMatchObject({ totalCount: 7, suitingCount: null, sortBy: 'createdAt' })
  expect(namesIn(await pagesOf({ occasion: 'WORK' }))).toEqual([['2', '1', '0']])
  const cursor = newest?.nextCursor ?? ''
  expect(await refused(하니.looks.list({ query: { occasion: 'WORK', cursor } }))).toEqual([400, 'InvalidCursor'])
})

test('look details give its temperature range and the days on which it was worn', async () => {
  const winter = await save()
  const summer = await save({ name: '한여름', clothesIds: [tee.id, shorts.id] })
  const today = seoulDate(testApp.clock.now())
  const wear = (date: string, feeling: 'GOOD' | 'COLD') =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: {
        date,
        state: 'WORN',
        source: 'LOOK',
        lookId: winter.id,
        clothesIds: winter.items.map(({ clothesId }) => clothesId),
        feeling,
        revision: 0,
      },
    })
  await wear(daysAfter(today, -3), 'COLD')
  await wear(today, 'GOOD')
  await wear(today, 'GOOD')
  const details = await 하니.looks.get({ params: { lookId: winter.id }, query: {} })
  expect(details.wornDays).toBe(2)
  expect(details.days.map(({ date, feeling }) => [date, feeling])).toEqual([
    [today, 'GOOD'],
    [today, 'GOOD'],
    [daysAfter(today, -3), 'COLD'],
  ])
  const other = await 하니.looks.get({ params: { lookId: summer.id }, query: {} })
  expect(details.range?.warmest).toBeLessThan(other.range?.coldest ?? 0)
  await 하니.looks.delete({ params: { lookId: winter.id }, query: { revision: 1 } })
  expect((await 하니.wears.list({ query: { from: today, to: today } })).wears).toHaveLength(2)
})

test('a piece that leaves the closet is a gap with its name, and can be replaced', async () => {
  const { id } = await save()
  await 하니.clothes.delete({ params: { clothesId: knit.id } })
  const [left] = await list({ weatherId: await aDay(testApp, 'CLEAR', 'NONE', -6) })
  expect(left).toMatchObject({ match: null, suits: false })
  expect(left?.items.filter(({ isGone }) => isGone)).toMatchObject([{ name: '회색 울 니트' }])
  const mended = await save({ clothesIds: [padding.id, tee.id, jeans.id], revision: 1 }, id)
  expect(mended.items.some(({ isGone }) => isGone)).toBe(false)
})

test('a look calls its pieces by their names of today', async () => {
  const { id } = await save()
  await 하니.clothes.update({
    params: { clothesId: knit.id },
    body: { name: '포근한 니트', type: 'TOP', attributes: [] },
  })
  await 하니.clothes.delete({ params: { clothesId: padding.id } })
  const [listed] = await list()
  expect(listed?.items.map(({ name }) => name)).toEqual(['검정 롱패딩', '포근한 니트', '청바지'])
  expect((await 하니.looks.get({ params: { lookId: id }, query: {} })).items).toEqual(listed?.items)
})

test('a deleted look is restored by saving it with the next revision', async () => {
  const id = newId<LookId>()
  await save({}, id)
  const remove = (revision: number) => 하니.looks.delete({ params: { lookId: id }, query: { revision } })
  expect(await refused(remove(5))).toEqual([409, 'LookChanged'])
  await remove(1)
  await remove(1)
  expect(await list()).toEqual([])
  expect((await save({ revision: 2 }, id)).revision).toBe(3)
})

test('recently deleted looks are all kept for undo, and of older ones the latest 200', async () => {
  const { id } = await save()
  const { db } = testApp.database
  await sql`insert into looks (user_id, id, name, items, scene, created_at, updated_at, deleted_at)
    select user_id, gen_random_uuid(), name, items, scene, created_at, updated_at,
      ${testApp.clock.now()}::timestamptz - place * interval '1 second'
    from looks, generate_series(1, 250) as place where user_id = ${하니.id}`.execute(db)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from looks where user_id = ${하니.id} and deleted_at is not null`.execute(db)
    return rows[0]?.count
  }
  const deleted = async (revision: number) => {
    await 하니.looks.delete({ params: { lookId: id }, query: { revision } })
    return count()
  }
  expect(await deleted(1)).toBe(251)
  await runJob(testApp, 'look-sweep', {})
  expect(await count()).toBe(251)
  await save({ revision: 2 }, id)
  await sql`update looks set deleted_at = deleted_at - interval '1 hour' where user_id = ${하니.id}`.execute(db)
  await runJob(testApp, 'look-sweep', {})
  expect(await count()).toBe(200)
  expect(await deleted(3)).toBe(200)
  expect(await save({ revision: 4 }, id)).toMatchObject({ id, name: '겨울 출근' })
})

test('a look with foreign pieces, no pieces, or an invalid name or tag is refused', async () => {
  const theirs = await garment(민지, '원피스', 'DRESS')
  expect(await refused(save({ clothesIds: [theirs.id] }))).toEqual([404, 'ClothesNotFound'])
  for (const over of [{ name: ' ' }, { name: '가'.repeat(41) }, { tags: ['가'.repeat(21)] }, { clothesIds: [] }])
    expect(await refused(save(over as Partial<Change>))).toEqual([400, 'InvalidInput'])
})
