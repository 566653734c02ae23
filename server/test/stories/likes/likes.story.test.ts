import type { FeedId } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { post } from '../../kit/fixtures.ts'
import { openTestApp, type TestUser, type TestApp } from '../../kit/test-app.ts'

let testApp: TestApp
let 하니: TestUser
let people: TestUser[]
let feedId: FeedId
beforeAll(async () => {
  testApp = await openTestApp()
  하니 = await testApp.signUp('하니')
  people = await Promise.all(['민지', '다니엘', '해린'].map((name) => testApp.signUp(name)))
})
beforeEach(async () => {
  feedId = (await post(하니)).id
})
afterAll(() => testApp.close())

const liked = (who: TestUser) => who.feeds.get({ params: { feedId } })
const url = () => `/api/feeds/${feedId}/like`
const as = (who: TestUser) => ({ authorization: `Bearer ${who.token}` })

test('a like is counted and seen by the one who gave it', async () => {
  const [민지, 다니엘] = people as [TestUser, TestUser]
  await 민지.likes.create({ params: { feedId } })
  expect(await liked(민지)).toMatchObject({ likeCount: 1, likedByMe: true })
  expect(await liked(다니엘)).toMatchObject({ likeCount: 1, likedByMe: false })
  const [first] = (await 민지.feeds.list({ query: { sortBy: 'likeCount', authorIdEqual: 하니.id } })).data
  expect(first).toMatchObject({ id: feedId, likedByMe: true })
  await 민지.likes.delete({ params: { feedId } })
  expect(await liked(민지)).toMatchObject({ likeCount: 0, likedByMe: false })
})

test('liking twice and taking back twice change nothing more', async () => {
  const [민지] = people as [TestUser]
  for (const method of ['POST', 'POST', 'DELETE', 'DELETE', 'POST'] as const) {
    const answer = await testApp.inject({ method, url: url(), headers: as(민지) })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  }
  expect((await liked(민지)).likeCount).toBe(1)
})

test('a hundred likes by one person at once are one', async () => {
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

test('what is not there cannot be liked', async () => {
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

test('a feed that is deleted amid likes leaves no orphan and no failure of ours', async () => {
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

test('a like is never given by looking', async () => {
  expect((await testApp.inject({ method: 'GET', url: url(), headers: as(하니) })).statusCode).toBe(405)
  expect((await liked(하니)).likeCount).toBe(0)
})
