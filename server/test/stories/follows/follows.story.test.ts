import type { Follow, FollowId, UserId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { walk } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

/** Status that a server with too much to do at once may answer; it has done nothing then. */
const busy = 503
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
const summary = (of: TestUser, seenBy = 하니) => seenBy.follows.summary({ query: { userId: of.id } })
const followers = async (of: TestUser, nameLike?: string) =>
  (
    await 하니.follows.followers({
      query: { followeeId: of.id, limit: 100, ...(nameLike !== undefined && { nameLike }) },
    })
  ).data.map(({ follower }) => follower.name)
const ask = async (who: TestUser, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const answer = await testApp.inject({
    method,
    url: `/api/follows${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
  return [answer.statusCode, answer.body && answer.json().exceptionName]
}
const counts = async (person: TestUser) => {
  const { followerCount, followingCount } = await summary(person, person)
  return [followerCount, followingCount]
}

test('a follow shows in the counts and lists of both people until it is deleted', async () => {
  const relation = await follow(하니, 민지)
  const people = {
    followee: { userId: 민지.id, name: '민지', profileImageUrl: null },
    follower: { userId: 하니.id, name: '하니', profileImageUrl: null },
  }
  expect(relation).toEqual({ id: relation.id, ...people })
  expect(await summary(민지)).toEqual({
    followeeId: 민지.id,
    followerCount: 1,
    followingCount: 0,
    followedByMe: true,
    followedByMeId: relation.id,
    followingMe: false,
  })
  expect(await summary(하니, 민지)).toMatchObject({ followingCount: 1, followedByMe: false, followingMe: true })
  expect((await 민지.follows.followings({ query: { followerId: 하니.id } })).data).toEqual([relation])
  expect((await 민지.follows.followers({ query: { followeeId: 민지.id } })).data).toEqual([relation])
  await 하니.follows.delete({ params: { followId: relation.id } })
  expect(await summary(민지)).toMatchObject({ followerCount: 0, followedByMe: false, followedByMeId: null })
  expect([await counts(하니), await followers(민지)]).toEqual([[0, 0], []])
})

test('follower and following lists belong to the requested person, newest first', async () => {
  const people = [await testApp.signUp('가가'), await testApp.signUp('나나'), await testApp.signUp('다다')]
  for (const person of people) await follow(person, 민지)
  await follow(민지, people[0] as TestUser)
  expect(await followers(민지)).toEqual(['다다', '나나', '가가'])
  const page = await 하니.follows.followings({ query: { followerId: 민지.id } })
  expect(page).toMatchObject({ totalCount: 1, hasNext: false, sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  expect(page.data.map(({ followee }) => followee.name)).toEqual(['가가'])
  expect(await 하니.follows.followings({ query: { followerId: newId() } })).toMatchObject({ data: [], totalCount: 0 })
})

test('following is refused in another’s name, for oneself, twice, or for an unknown person', async () => {
  const body = (followerId: UserId, followeeId: UserId | string) => ({ followerId, followeeId })
  expect(await ask(하니, 'POST', '', body(민지.id, 하니.id))).toEqual([403, 'Forbidden'])
  expect(await ask(하니, 'POST', '', body(하니.id, 하니.id))).toEqual([400, 'SelfFollow'])
  expect(await ask(하니, 'POST', '', body(하니.id, newId()))).toEqual([404, 'UserNotFound'])
  expect(await ask(하니, 'POST', '', body(하니.id, "' or 1=1"))).toEqual([400, 'InvalidInput'])
  expect(await ask(하니, 'POST', '', { followerId: 하니.id })).toEqual([400, 'InvalidInput'])
  await follow(하니, 민지)
  expect(await ask(하니, 'POST', '', body(하니.id, 민지.id))).toEqual([409, 'AlreadyFollowing'])
  expect([await counts(하니), await counts(민지)]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('a follow is deleted by its follower alone, and other people get 403', async () => {
  const { id } = await follow(하니, 민지)
  const stranger = await testApp.signUp('낯선이')
  for (const other of [민지, stranger]) expect(await ask(other, 'DELETE', `/${id}`)).toEqual([403, 'Forbidden'])
  expect(await ask(하니, 'DELETE', `/${newId<FollowId>()}`)).toEqual([404, 'FollowNotFound'])
  for (const odd of ['1', '%00', 'x'.repeat(3000)])
    expect([400, 404, 414]).toContain((await ask(하니, 'DELETE', `/${odd}`))[0])
  expect(await followers(민지)).toEqual(['하니'])
  expect(await ask(하니, 'DELETE', `/${id}`)).toEqual([204, ''])
  expect(await ask(하니, 'DELETE', `/${id}`)).toEqual([404, 'FollowNotFound'])
  expect([await counts(하니), await counts(민지)]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('followers are found by part of a name in either case or Unicode form, without wildcards', async () => {
  for (const name of ['팜하니', '하늘Sky', 'HaniBae', '김민지']) await follow(await testApp.signUp(name), 민지)
  expect(await followers(민지, '하')).toEqual(['하늘Sky', '팜하니'])
  expect(await followers(민지, '하니'.normalize('NFD'))).toEqual(['팜하니'])
  expect(await followers(민지, ' sKY ')).toEqual(['하늘Sky'])
  expect(await followers(민지, 'hani')).toEqual(['HaniBae'])
  for (const sign of ['%', '_', '\\', '100%', "' or 1=1 --", '하%니', '$$'])
    expect([sign, await followers(민지, sign)]).toEqual([sign, []])
  expect(await followers(민지, '\u200b')).toHaveLength(4)
  const found = await 하니.follows.followers({ query: { followeeId: 민지.id, nameLike: '하', limit: 1 } })
  expect(found).toMatchObject({ totalCount: 2, hasNext: true })
})

test('follower pages miss and repeat nobody despite ties and new followers, and refuse foreign cursors', async () => {
  const fans = await Promise.all(Array.from({ length: 9 }, (_, index) => testApp.signUp(`팬${index}`)))
  for (const fan of fans) await follow(fan, 민지)
  await testApp.database.db
    .updateTable('follows')
    .set({ createdAt: testApp.clock.now() })
    .where('followeeId', '=', 민지.id)
    .execute()
  for (const [limit, nameLike] of [
    [1, undefined],
    [2, '팬'],
    [4, undefined],
  ] as const) {
    const late = [await testApp.signUp('늦은팬1'), await testApp.signUp('늦은팬2')]
    const seen = await walk<Follow>(
      (at) => 하니.follows.followers({ query: { ...at, followeeId: 민지.id, limit, ...(nameLike && { nameLike }) } }),
      async () => {
        const one = late.pop()
        if (one) await follow(one, 민지)
      },
    )
    const ids = seen.map(({ follower }) => follower.userId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(fans.map(({ id }) => id)))
  }
  const first = await 하니.follows.followers({ query: { followeeId: 민지.id, limit: 2 } })
  expect(first.totalCount).toBe((await summary(민지)).followerCount)
  const cursor = encodeURIComponent(first.nextCursor ?? '')
  const forged = [
    `followeeId=${민지.id}&cursor=${cursor}&nameLike=x`,
    `followeeId=${하니.id}&cursor=${cursor}`,
    `followeeId=${민지.id}&cursor=${cursor}&idAfter=${newId()}`,
    `followeeId=${민지.id}&idAfter=${first.nextIdAfter}`,
    ...['cursor=x', 'cursor=%00', 'limit=0', 'limit=101', 'limit=abc', 'nameLike=%00'].map(
      (odd) => `followeeId=${민지.id}&${odd}`,
    ),
    'limit=1',
    'followeeId=me',
  ]
  for (const query of forged) expect([query, (await ask(하니, 'GET', `/followers?${query}`))[0]]).toEqual([query, 400])
  expect((await ask(하니, 'GET', `/followings?followerId=${민지.id}&cursor=${cursor}`))[0]).toBe(400)
  expect((await ask(하니, 'GET', `/followers?followeeId=${민지.id}&cursor=${cursor}&limit=2&nameLike=`))[0]).toBe(200)
})

test('of fifty simultaneous follows one succeeds, and of twenty simultaneous unfollows one succeeds', async () => {
  const body = { followerId: 하니.id, followeeId: 민지.id }
  const asked = await Promise.all(Array.from({ length: 50 }, () => ask(하니, 'POST', '', body)))
  expect(asked.filter(([status]) => status === 201)).toHaveLength(1)
  for (const [status] of asked) expect([201, 409, busy]).toContain(status)
  expect([await counts(하니), await counts(민지)]).toEqual([
    [0, 1],
    [1, 0],
  ])
  const { followedByMeId } = await summary(민지)
  const ended = await Promise.all(Array.from({ length: 20 }, () => ask(하니, 'DELETE', `/${followedByMeId}`)))
  expect(ended.filter(([status]) => status === 204)).toHaveLength(1)
  for (const [status] of ended) expect([204, 404, busy]).toContain(status)
  expect([await counts(하니), await counts(민지)]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('after concurrent follows and unfollows the counts equal the stored follow rows', async () => {
  const people = [하니, 민지, await testApp.signUp('다니엘'), await testApp.signUp('해린')]
  const pairs = people.flatMap((who) => people.filter((whom) => whom !== who).map((whom) => ({ who, whom })))
  const storm = Array.from({ length: 100 }, async (_, step) => {
    const { who, whom } = pairs[(step * 7) % pairs.length] as (typeof pairs)[number]
    const [status] = await ask(who, 'POST', '', { followerId: who.id, followeeId: whom.id })
    if (step % 3 !== 0) return status
    const relation = await testApp.database.db
      .selectFrom('follows')
      .select('id')
      .where('followerId', '=', who.id)
      .where('followeeId', '=', whom.id)
      .executeTakeFirst()
    return relation ? (await ask(who, 'DELETE', `/${relation.id}`))[0] : status
  })
  for (const status of await Promise.all(storm)) expect([201, 204, 404, 409, busy]).toContain(status)
  const relations = await testApp.database.db.selectFrom('follows').selectAll().execute()
  for (const person of people)
    expect(await counts(person)).toEqual([
      relations.filter(({ followeeId }) => followeeId === person.id).length,
      relations.filter(({ followerId }) => followerId === person.id).length,
    ])
})

test('deleted accounts are absent from follower lists and counts and cannot be followed', async () => {
  const gone = await testApp.signUp('떠난이')
  await follow(gone, 민지)
  await follow(하니, 민지)
  await testApp.database.db
    .updateTable('users')
    .set({ deletedAt: testApp.clock.now() })
    .where('id', '=', gone.id)
    .execute()
  expect(await followers(민지)).toEqual(['하니'])
  expect((await summary(민지)).followerCount).toBe(1)
  expect(await ask(하니, 'GET', `/summary?userId=${gone.id}`)).toEqual([404, 'UserNotFound'])
  expect(await ask(하니, 'POST', '', { followerId: 하니.id, followeeId: gone.id })).toEqual([404, 'UserNotFound'])
})

test('a follower list contains no email, role, lock or password of the people in it', async () => {
  await follow(하니, 민지)
  const { body } = await testApp.inject({
    url: `/api/follows/followers?followeeId=${민지.id}`,
    headers: { authorization: `Bearer ${하니.token}` },
  })
  expect(Object.keys(JSON.parse(body).data[0]).toSorted()).toEqual(['followee', 'follower', 'id'])
  expect(body).not.toMatch(/@example|role|locked|password/i)
})
