import type { FeedId } from '@otday/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { like, unlike } from '../../../src/likes/index.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { post } from '../../kit/fixtures.ts'
import { noting } from '../../kit/statements.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
let people: TestUser[]
let feedId: FeedId
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  people = await Promise.all(['민지', '다니엘', '해린'].map((name) => testApp.signUp(name)))
})
beforeEach(async () => {
  feedId = (await post(하니)).id
})

const liked = (who: TestUser) => who.feeds.get({ params: { feedId } })
const url = () => `/api/feeds/${feedId}/like`
const as = (who: TestUser) => ({ authorization: `Bearer ${who.token}` })

test('a like raises the count and sets likedByMe for its giver until it is removed', async () => {
  const [민지, 다니엘] = people as [TestUser, TestUser]
  await 민지.likes.create({ params: { feedId } })
  expect(await liked(민지)).toMatchObject({ likeCount: 1, likedByMe: true })
  expect(await liked(다니엘)).toMatchObject({ likeCount: 1, likedByMe: false })
  const [first] = (await 민지.feeds.list({ query: { sortBy: 'likeCount', authorIdEqual: 하니.id } })).data
  expect(first).toMatchObject({ id: feedId, likedByMe: true })
  await 민지.likes.delete({ params: { feedId } })
  expect(await liked(민지)).toMatchObject({ likeCount: 0, likedByMe: false })
})

test('a repeated like or unlike gets 204 and changes nothing more', async () => {
  const [민지] = people as [TestUser]
  for (const method of ['POST', 'POST', 'DELETE', 'DELETE', 'POST'] as const) {
    const answer = await testApp.inject({ method, url: url(), headers: as(민지) })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  }
  expect((await liked(민지)).likeCount).toBe(1)
})

test('a like and a like taken back are one statement each', async () => {
  const { db, statements } = noting(testApp.database)
  const [민지] = people as [TestUser]
  const by = writerWithoutSession(민지.id)
  const deps = { ...testApp.app.demo.liking, db }
  await like(deps, feedId, by)
  expect(statements).toHaveLength(1)
  await unlike(deps, feedId, by)
  expect(statements).toHaveLength(2)
  expect((await liked(민지)).likeCount).toBe(0)
})

test('a like of a deleted feed, by an account that has left or of a session that has ended is refused', async () => {
  const 해린 = await testApp.signUp('해린')
  const liking = () => 해린.likes.create({ params: { feedId } })
  const taking = () => 해린.likes.delete({ params: { feedId } })
  await 하니.feeds.delete({ params: { feedId } })
  for (const call of [liking, taking])
    await expect(call()).rejects.toMatchObject({ status: 404, body: { exceptionName: 'FeedNotFound' } })
  feedId = (await post(하니)).id
  await 해린.account.leave({ params: { userId: 해린.id } })
  const by = writerWithoutSession(해린.id)
  await expect(like(testApp.app.demo.liking, feedId, by)).rejects.toMatchObject({ code: 'SessionEnded' })
  for (const call of [liking, taking]) await expect(call()).rejects.toMatchObject({ status: 401 })
  expect((await liked(하니)).likeCount).toBe(0)
})

test('a hundred simultaneous likes by one person count once, and fifty unlikes leave none', async () => {
  const [민지] = people as [TestUser]
  await Promise.all(Array.from({ length: 100 }, () => 민지.likes.create({ params: { feedId } })))
  expect((await liked(민지)).likeCount).toBe(1)
  await Promise.all(Array.from({ length: 50 }, () => 민지.likes.delete({ params: { feedId } })))
  expect((await liked(민지)).likeCount).toBe(0)
})

test('after a storm of likes and unlikes the count is the number of likers', async () => {
  const storm = people.flatMap((person, index) =>
    Array.from({ length: 30 }, (_, step) =>
      (step * 7 + index) % 3 === 0
        ? person.likes.delete({ params: { feedId } })
        : person.likes.create({ params: { feedId } }),
    ),
  )
  await Promise.all(storm)
  const seen = await Promise.all(people.map(liked))
  expect(seen.map(({ likeCount }) => likeCount)).toEqual(seen.map(() => seen.filter((one) => one.likedByMe).length))
})

/**
 * Reads a list of five feeds by likes, page by page; `people` like the first three feeds. After the first page,
 * `people` take back their likes of its feeds (`DESCENDING`) or like these feeds (`ASCENDING`).
 */
async function walkAmidLikes(query: { sortDirection: 'ASCENDING' | 'DESCENDING'; keywordLike?: string }) {
  const author = await testApp.signUp('저자')
  const ids: FeedId[] = []
  for (let n = 0; n < 5; n++) ids.push((await post(author, { content: '빨간 머플러' })).id)
  const turn = async (to: 'create' | 'delete', some: FeedId[]) => {
    for (const id of some) for (const person of people) await person.likes[to]({ params: { feedId: id } })
  }
  await turn('create', ids.slice(0, 3))
  // The other feeds gained and lost likes before the list is read; it must contain them, too.
  for (const id of ids.slice(3)) await turn('create', [id]).then(() => turn('delete', [id]))
  const seen: FeedId[] = []
  let cursor: string | null = ''
  do {
    const page = await 하니.feeds.list({
      query: { sortBy: 'likeCount', authorIdEqual: author.id, limit: 2, ...query, ...(cursor && { cursor }) },
    })
    seen.push(...page.data.map(({ id }) => id))
    if (cursor === '') await turn(query.sortDirection === 'DESCENDING' ? 'delete' : 'create', seen)
    cursor = page.nextCursor
  } while (cursor)
  return { seen, ids }
}

test.each([
  ['DESCENDING', undefined],
  ['ASCENDING', undefined],
  ['DESCENDING', '머플러'],
  ['ASCENDING', '머플러'],
] as const)(
  'a feed list sorted by likes %s with the keyword %s shows each feed once while likes change',
  async (...asked) => {
    const [sortDirection, keywordLike] = asked
    const { seen, ids } = await walkAmidLikes({ sortDirection, ...(keywordLike && { keywordLike }) })
    expect(seen.toSorted()).toEqual(ids.toSorted())
  },
)

test('liking or unliking an unknown feed gets 404', async () => {
  const absent = newId<FeedId>()
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await testApp.inject({ method, url: `/api/feeds/${absent}/like`, headers: as(하니) })
    expect([answer.statusCode, answer.json().exceptionName]).toEqual([404, 'FeedNotFound'])
    for (const id of ['1', '%00', 'x'.repeat(3000)]) {
      const odd = await testApp.inject({ method, url: `/api/feeds/${id}/like`, headers: as(하니) })
      expect([400, 404, 414]).toContain(odd.statusCode)
    }
  }
})

test('a feed deleted during concurrent likes leaves no like rows and causes no server error', async () => {
  const { db } = testApp.database
  const answers = await Promise.all([
    ...people.flatMap((person) =>
      Array.from({ length: 10 }, () => testApp.inject({ method: 'POST', url: url(), headers: as(person) })),
    ),
    db.deleteFrom('feeds').where('id', '=', feedId).execute(),
    ...people.map((person) => testApp.inject({ method: 'DELETE', url: url(), headers: as(person) })),
  ])
  for (const answer of answers) if ('statusCode' in answer) expect([204, 404]).toContain(answer.statusCode)
  expect(await db.selectFrom('feedLikes').selectAll().where('feedId', '=', feedId).execute()).toEqual([])
})

test('GET on the like URL gets 405 and adds no like', async () => {
  expect((await testApp.inject({ method: 'GET', url: url(), headers: as(하니) })).statusCode).toBe(405)
  expect((await liked(하니)).likeCount).toBe(0)
})
