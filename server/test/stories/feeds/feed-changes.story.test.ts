import type { Feed, FeedId } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { administrator, garment, post, testAppWithTwo } from '../../kit/fixtures.ts'
import type { TestUser, TestApp } from '../../kit/test-app.ts'

let testApp: TestApp
let 하니: TestUser
let 민지: TestUser
let admin: TestUser
let feed: Feed
beforeAll(async () => {
  ;({ testApp, 하니, 민지 } = await testAppWithTwo())
  admin = await administrator(testApp, '관리자')
})
beforeEach(async () => {
  feed = await post(하니, { content: '처음 쓴 글' })
})
afterAll(() => testApp.close())

/** Status that a server with too much to do at once may answer; it has done nothing then. */
const busy = 503
const ask = async (who: TestUser, method: 'PATCH' | 'DELETE', payload?: object, id: string = feed.id) => {
  const answer = await testApp.inject({
    method,
    url: `/api/feeds/${id}`,
    headers: { authorization: `Bearer ${who.token}` },
    ...(payload && { payload }),
  })
  return [answer.statusCode, answer.body && answer.json().exceptionName]
}
const current = () => 민지.feeds.get({ params: { feedId: feed.id } })
const found = async (keywordLike: string) =>
  (await 민지.feeds.list({ query: { keywordLike, authorIdEqual: 하니.id } })).data.map(({ id }) => id)
const totals = async () => {
  const [all, own] = [{}, { authorIdEqual: 하니.id }].map((query) => 민지.feeds.list({ query: { ...query, limit: 1 } }))
  return [(await all)?.totalCount, (await own)?.totalCount]
}

test('an edited feed has the new text, is found by it, and keeps everything else', async () => {
  await 민지.likes.create({ params: { feedId: feed.id } })
  const before = await current()
  const edited = await 하니.feeds.update({ params: { feedId: feed.id }, body: { content: '  고쳐 쓴 글  ' } })
  expect(edited).toEqual({ ...before, likedByMe: false, content: '고쳐 쓴 글', updatedAt: edited.updatedAt })
  expect(edited.updatedAt.getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime())
  expect(await current()).toEqual({ ...edited, likedByMe: true })
  expect(await found('고쳐')).toContain(feed.id)
  expect(await found('처음 쓴')).not.toContain(feed.id)
})

test('a feed can be edited by its author alone, not even by an administrator', async () => {
  for (const other of [민지, admin])
    expect(await ask(other, 'PATCH', { content: '남의 글' })).toEqual([403, 'Forbidden'])
  expect(await ask(하니, 'PATCH', { content: '없는 글' }, newId<FeedId>())).toEqual([404, 'FeedNotFound'])
  for (const content of ['', '  ', '\u200b\u3164\u2800', 'a'.repeat(1001), 'nul\u0000', 7, null, undefined])
    expect(await ask(하니, 'PATCH', { content })).toEqual([400, 'InvalidInput'])
  expect(await current()).toEqual(feed)
  const ignored = {
    content: '고친 글',
    likeCount: 99,
    authorId: 민지.id,
    ootds: [],
    createdAt: '2020-01-01T00:00:00.000Z',
  }
  expect((await ask(하니, 'PATCH', ignored))[0]).toBe(200)
  expect(await current()).toEqual({ ...feed, content: '고친 글', updatedAt: expect.any(Date) })
})

test('a deleted feed is gone from lists and totals, with its likes, comments and picture references', async () => {
  const { id } = feed
  await 민지.likes.create({ params: { feedId: id } })
  await 민지.comments.create({ params: { feedId: id }, body: { feedId: id, authorId: 민지.id, content: '안녕' } })
  const before = await totals()
  const searched = (await 민지.feeds.list({ query: { keywordLike: '처음 쓴', limit: 1 } })).totalCount
  expect(await ask(하니, 'DELETE')).toEqual([204, ''])
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) - 1))
  expect((await 민지.feeds.list({ query: { keywordLike: '처음 쓴', limit: 1 } })).totalCount).toBe(searched - 1)
  expect(await found('처음')).not.toContain(id)
  const { db } = testApp.database
  for (const table of ['feedLikes', 'comments', 'feedImages'] as const)
    expect(await db.selectFrom(table).select('feedId').where('feedId', '=', id).execute()).toEqual([])
  expect(await ask(하니, 'DELETE')).toEqual([404, 'FeedNotFound'])
  expect(await ask(하니, 'PATCH', { content: '늦은 글' })).toEqual([404, 'FeedNotFound'])
})

test('a feed cannot be deleted by a stranger, but by an administrator', async () => {
  expect(await ask(민지, 'DELETE')).toEqual([403, 'Forbidden'])
  expect(await current()).toEqual(feed)
  expect(await ask(민지, 'DELETE', undefined, newId<FeedId>())).toEqual([404, 'FeedNotFound'])
  for (const id of ['1', '%00', 'x'.repeat(3000)])
    expect([400, 404, 414]).toContain((await ask(하니, 'DELETE', undefined, id))[0])
  const before = await totals()
  expect(await ask(admin, 'DELETE')).toEqual([204, ''])
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) - 1))
})

test('of twenty deletes at once one succeeds, and the counters move once', async () => {
  const before = await totals()
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(하니, 'DELETE')))
  expect(answers.filter(([status]) => status === 204)).toHaveLength(1)
  for (const [status] of answers) expect([204, 404, busy]).toContain(status)
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) - 1))
})

test('a feed deleted during comments and likes leaves no orphaned rows and no server errors', async () => {
  const people = await Promise.all(['다니엘', '해린', '혜인', '태하'].map((name) => testApp.signUp(name)))
  const before = await totals()
  const { id } = feed
  const headers = (who: TestUser) => ({ authorization: `Bearer ${who.token}` })
  const amid = people.flatMap((who) =>
    Array.from({ length: 5 }, (_, index) => [
      () => testApp.inject({ method: 'POST', url: `/api/feeds/${id}/like`, headers: headers(who) }),
      () =>
        testApp.inject({
          method: 'POST',
          url: `/api/feeds/${id}/comments`,
          headers: headers(who),
          payload: { feedId: id, authorId: who.id, content: `${index}` },
        }),
    ]).flat(),
  )
  const deletion = () => testApp.inject({ method: 'DELETE', url: `/api/feeds/${id}`, headers: headers(하니) })
  const answers = await Promise.all([...amid.slice(0, 15), deletion, ...amid.slice(15)].map((send) => send()))
  expect(answers[15]?.statusCode).toBe(204)
  for (const { statusCode } of answers) expect([201, 204, 404, busy]).toContain(statusCode)
  const { db } = testApp.database
  for (const table of ['feedLikes', 'comments'] as const)
    expect(await db.selectFrom(table).select('feedId').where('feedId', '=', id).execute()).toEqual([])
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) - 1))
})

test('a feed deleted during edits is not found by the edited text', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => ask(하니, 'PATCH', { content: `고침 ${index}` })),
    ask(하니, 'DELETE'),
  ])
  for (const [status] of answers.slice(0, 10)) expect([200, 404, busy]).toContain(status)
  expect(answers[10]?.[0]).toBe(204)
  expect(await found('고침')).not.toContain(feed.id)
})

test('totals are right after simultaneous posts and deletions', async () => {
  const before = await totals()
  const clothes = [await garment(하니, '셔츠')]
  const posts = await Promise.all(Array.from({ length: 10 }, () => post(하니, { clothes })))
  await Promise.all(posts.slice(0, 6).map(({ id }) => ask(하니, 'DELETE', undefined, id)))
  expect(await totals()).toEqual(before.map((total) => (total ?? 0) + 4))
})
