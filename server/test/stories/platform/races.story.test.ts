import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClosetChangeId, ClothesId, WearId } from '@otday/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { administrator, garment, post, today, walk } from '../../kit/fixtures.ts'
import { ApiFailure, useTestApp, type TestUser, testPassword } from '../../kit/test-app.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

/**
 * Tests of calls at the same moment, alternately at two instances. Behavior of one instance alone is tested elsewhere.
 */

const testApp = useTestApp()
let there: (person: TestUser) => TestUser
let 하니: TestUser
let 민지: TestUser
beforeAll(async () => {
  there = await testApp.openSecond()
})
beforeEach(async () => {
  ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
})

/** Returns the person as a client of the first instance for an even index, of the second for an odd one. */
const at = (index: number, person: TestUser) => (index % 2 ? there(person) : person)
/**
 * Returns the statuses of simultaneous calls, made alternately at both instances; success is 200. Errors other than
 * refusals are thrown.
 */
const together = (times: number, person: TestUser, act: (who: TestUser, index: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: times }, (_, index) =>
      act(at(index, person), index).then(
        () => 200,
        (error: unknown) => {
          if (error instanceof ApiFailure) return error.status
          throw error
        },
      ),
    ),
  )
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
/** Status that a server with too much to do at once may answer; it has done nothing then. */
const busy = 503
const numberOf = async (query: string, id: string): Promise<number> => {
  const { rows } = await testApp.database.pool.query(`select count(*)::integer as count from ${query}`, [id])
  return rows[0].count
}

test('RACE-01, 02, 03: after simultaneous likes and unlikes the count equals the like rows', async () => {
  const { id: feedId } = await post(하니)
  const params = { feedId }
  const likes = async () => (await 하니.feeds.get({ params })).likeCount
  const rows = () => numberOf('feed_likes where feed_id = $1', feedId)
  await together(100, 민지, (who) => who.likes.create({ params }))
  expect([await likes(), await rows()]).toEqual([1, 1])
  await together(50, 민지, (who) => who.likes.delete({ params }))
  expect([await likes(), await rows()]).toEqual([0, 0])
  const storm = [하니, 민지, await testApp.signUp('다니엘')].map((who, shift) =>
    together(30, who, (one, index) =>
      (index * 7 + shift) % 3 === 0 ? one.likes.delete({ params }) : one.likes.create({ params }),
    ),
  )
  await Promise.all(storm)
  expect(await likes()).toBe(await rows())
})

test('RACE-04: of fifty simultaneous follows one succeeds, and of twenty unfollows one ends it', async () => {
  const body = { followerId: 하니.id, followeeId: 민지.id }
  const rows = () => numberOf('follows where follower_id = $1', 하니.id)
  expect(count(await together(50, 하니, (who) => who.follows.create({ body })), 200)).toBe(1)
  expect(await rows()).toBe(1)
  const { followedByMeId } = await 하니.follows.summary({ query: { userId: 민지.id } })
  if (!followedByMeId) throw new Error('nobody is followed')
  const params = { followId: followedByMeId }
  expect(count(await together(20, 하니, (who) => who.follows.delete({ params })), 200)).toBe(1)
  expect(await rows()).toBe(0)
  const { followerCount } = await 민지.follows.summary({ query: { userId: 민지.id } })
  expect(followerCount).toBe(0)
})

test('RACE-05: of thirty simultaneous sign-ups with one address one succeeds', async () => {
  const email = `race.${crypto.randomUUID()}@example.com`
  const statuses = await together(30, 하니, (who) =>
    who.users.create({ body: { email, name: '달리기', password: testPassword } }),
  )
  for (const status of statuses) expect([200, 409, busy]).toContain(status)
  expect(count(statuses, 200)).toBe(1)
  expect(await numberOf('users where email = $1', email)).toBe(1)
})

test('RACE-06, 07: of twenty deletes of a feed during comments and likes one succeeds, and no rows stay', async () => {
  const { id: feedId } = await post(하니)
  const params = { feedId }
  const comment = { feedId, authorId: 민지.id, content: '예뻐요' }
  const [comments, likes, deletes] = await Promise.all([
    together(20, 민지, (who) => who.comments.create({ params, body: comment })),
    together(20, 민지, (who) => who.likes.create({ params })),
    together(20, 하니, (who) => who.feeds.delete({ params })),
  ])
  for (const status of [...comments, ...likes, ...deletes]) expect([200, 404, busy]).toContain(status)
  expect(count(deletes, 200)).toBe(1)
  for (const table of ['feeds where id', 'comments where feed_id', 'feed_likes where feed_id'])
    expect([table, await numberOf(`${table} = $1`, feedId)]).toEqual([table, 0])
})

test('RACE-08: of twenty simultaneous comments, list and count hold exactly the acknowledged ones', async () => {
  const { id: feedId } = await post(하니)
  const params = { feedId }
  const statuses = await together(20, 민지, (who, index) =>
    who.comments.create({ params, body: { feedId, authorId: 민지.id, content: `${index}` } }),
  )
  const listed = await walk((page) => 하니.comments.list({ params, query: { ...page, limit: 7 } }))
  expect(listed).toHaveLength(count(statuses, 200))
  expect((await 하니.feeds.get({ params })).commentCount).toBe(listed.length)
})

test('RACE-09: after thirty simultaneous role changes both instances show the role of the last audited change', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  const params = { userId: 하니.id }
  const statuses = await together(30, 관리자, (who, index) =>
    who.users.changeRole({ params, body: { role: index % 3 ? 'ADMIN' : 'USER' } }),
  )
  for (const status of statuses) expect([200, busy]).toContain(status)
  const { rows } = await testApp.database.pool.query<{ detail: string }>(
    `select detail from audit_entries where action = 'role.changed' and subject_id = $1 order by id`,
    [하니.id],
  )
  const changes = rows.map(({ detail }) => detail)
  // A change to the role that a user already has is not recorded, so that USER and ADMIN alternate.
  expect(changes).toEqual(changes.map((_, index) => (index % 2 ? 'USER' : 'ADMIN')))
  expect(changes.length).toBeGreaterThan(0)
  const seen = async (who: TestUser) =>
    (await who.users.list({ query: { emailLike: 하니.email } })).data.map(({ role }) => role)
  const last = [changes.at(-1)]
  expect([await seen(관리자), await seen(there(관리자))]).toEqual([last, last])
})

test('RACE-10: of twenty simultaneous profile edits one is stored whole', async () => {
  const params = { userId: 하니.id }
  await together(20, 하니, (who, index) =>
    who.profiles.update({ params, body: { name: `하니${index}`, birthDate: `2000-01-${index + 10}` } }),
  )
  const { name, birthDate } = await 하니.profiles.get({ params })
  expect(birthDate).toBe(`2000-01-${Number(name.slice(2)) + 10}`)
  expect(await there(하니).profiles.get({ params })).toMatchObject({ name, birthDate })
})

test('RACE-11: two hundred simultaneous reads of ten kinds all get 200', async () => {
  const { id: feedId } = await post(하니)
  const reads = [
    (who: TestUser) => who.feeds.list({ query: {} }),
    (who: TestUser) => who.feeds.get({ params: { feedId } }),
    (who: TestUser) => who.comments.list({ params: { feedId }, query: {} }),
    (who: TestUser) => who.clothes.list({ query: { ownerId: 하니.id } }),
    (who: TestUser) => who.profiles.get({ params: { userId: 하니.id } }),
    (who: TestUser) => who.follows.summary({ query: { userId: 하니.id } }),
    (who: TestUser) => who.notifications.list({ query: {} }),
    (who: TestUser) => who.conversations.list({ query: {} }),
    (who: TestUser) => who.attributes.list({ query: {} }),
    (who: TestUser) => today(who),
  ]
  const statuses = await together(200, 민지, async (who, index) => reads[(index >> 1) % reads.length]?.(who))
  expect(count(statuses, 200)).toBe(200)
})

test('RACE-13: once an account is locked, neither instance acknowledges a write by its owner', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  let acknowledged = 0
  const writing = together(50, 하니, async (who, index) => {
    await garment(who, `옷 ${index}`)
    acknowledged++
  })
  await there(관리자).users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  const before = acknowledged
  for (const status of await writing) expect([200, 401, busy]).toContain(status)
  expect(acknowledged).toBe(before)
  expect(await numberOf('clothes where owner_id = $1', 하니.id)).toBe(before)
})

test('RACE-14: posting pieces while they are deleted stores complete feeds or none', async () => {
  const { id: weatherId } = await today(하니)
  const pieces = await Promise.all(Array.from({ length: 10 }, (_, index) => garment(하니, `옷 ${index}`)))
  const [posts, deletes] = await Promise.all([
    together(10, 하니, (who, index) =>
      who.feeds.create({
        body: {
          authorId: 하니.id,
          weatherId,
          clothesIds: pieces.slice(index, index + 2).map(({ id }) => id),
          content: `글 ${index}`,
        },
      }),
    ),
    together(10, 하니, (who, index) => {
      const [piece] = pieces.slice(index)
      return piece ? who.clothes.delete({ params: { clothesId: piece.id } }) : Promise.resolve()
    }),
  ])
  for (const status of posts) expect([200, 404, busy]).toContain(status)
  for (const status of deletes) expect([200, busy]).toContain(status)
  const { data, totalCount } = await there(민지).feeds.list({ query: { authorIdEqual: 하니.id } })
  expect([data.length, totalCount]).toEqual([count(posts, 200), count(posts, 200)])
  for (const { ootds } of data) for (const { name } of ootds) expect(name).toMatch(/^옷 \d$/)
})

test('wear counts stay right when wears, feeds and pieces are created and deleted simultaneously', async () => {
  const { id: weatherId } = await today(하니)
  const pieces = await Promise.all(Array.from({ length: 6 }, (_, index) => garment(하니, `옷 ${index}`)))
  const some = (index: number) => [pieces[index % 6], pieces[(index + 1) % 6]].flatMap((piece) => piece?.id ?? [])
  const lastDay = seoulDate(new Date())
  const wearIds = Array.from({ length: 4 }, () => newId<WearId>())
  const save = async (who: TestUser, index: number) => {
    const params = { wearId: wearIds[index % 4] as WearId }
    const stored = await who.wears.get({ params }).catch(() => null)
    const body = {
      date: daysAfter(lastDay, -(index % 3)),
      state: 'WORN',
      source: 'HAND',
      clothesIds: some(index),
      revision: stored?.revision ?? 0,
    } as const
    return index % 5 === 4 ? who.wears.delete({ params, query: {} }) : who.wears.save({ params, body })
  }
  const body = (index: number) => ({ authorId: 하니.id, weatherId, clothesIds: some(index), content: `글 ${index}` })
  const [saves, posts, deletes] = await Promise.all([
    together(20, 하니, save),
    together(12, 하니, async (who, index) => {
      const { id: feedId } = await who.feeds.create({ body: body(index) })
      if (index % 2) await who.feeds.delete({ params: { feedId } })
    }),
    together(4, 하니, async (who, index) => {
      const changeId = newId<ClosetChangeId>()
      await who.closetChanges.delete({ body: { changeId, clothesIds: [pieces[index]?.id as ClothesId] } })
      if (index % 2) await who.closetChanges.undo({ body: { changeId } })
    }),
  ])
  for (const status of saves) expect([200, 404, 409, busy]).toContain(status)
  for (const status of posts) expect([200, 404, busy]).toContain(status)
  for (const status of deletes) expect([200, busy]).toContain(status)
  expect(count(saves, 200)).toBeGreaterThan(0)
  expect(await wrongSums(testApp.database.pool, 하니.id)).toEqual([])
})
