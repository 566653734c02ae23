import type { Comment, FeedId } from '@otday/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { post, walk } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
let 민지: TestUser
let feedId: FeedId
beforeAll(async () => {
  ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
})
beforeEach(async () => {
  feedId = (await post(하니)).id
})

const say = (who: TestUser, content = '예뻐요') =>
  who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })
const list = (query: { cursor?: string; idAfter?: string; limit?: number } = {}) =>
  민지.comments.list({ params: { feedId }, query })
const count = async () => (await 민지.feeds.get({ params: { feedId } })).commentCount
const raw = async (payload: unknown, at: string = feedId, who = 민지) => {
  const answer = await testApp.inject({
    method: 'POST',
    url: `/api/feeds/${at}/comments`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return [answer.statusCode, answer.json().exceptionName]
}
const body = (content: unknown = '예뻐요') => ({ feedId, authorId: 민지.id, content })

test('a new comment is first in the list, is counted and names its author', async () => {
  await say(하니, '첫 댓글')
  const comment = await say(민지, '  둘째 댓글  ')
  expect(comment).toEqual({
    id: comment.id,
    feedId,
    author: { userId: 민지.id, name: '민지', profileImageUrl: null },
    content: '둘째 댓글',
    createdAt: comment.createdAt,
  })
  const page = await list()
  expect(page).toMatchObject({ totalCount: 2, hasNext: false, sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  expect(page.data[0]).toEqual(comment)
  expect(page.data.map(({ content }) => content)).toEqual(['둘째 댓글', '첫 댓글'])
  expect(await count()).toBe(2)
})

test('a comment in another person’s name or under another feed than the path is refused', async () => {
  const other = (await post(하니)).id
  expect(await raw({ ...body(), authorId: 하니.id })).toEqual([403, 'Forbidden'])
  expect(await raw({ ...body(), feedId: other })).toEqual([400, 'InvalidInput'])
  expect(await raw(body(), other)).toEqual([400, 'InvalidInput'])
  expect([await count(), (await list()).data]).toEqual([0, []])
})

test('a comment is 1 to 500 visible characters and is kept as it was written', async () => {
  for (const content of [
    '',
    '  ',
    '\u200b\u3164\u2800',
    'ㅋ'.repeat(501),
    'a'.repeat(1001),
    '👨‍👩‍👧‍👦'.repeat(501),
    `e${'\u0301'.repeat(99)}`.repeat(100),
    'nul\u0000',
    7,
    null,
    ['a'],
  ])
    expect([content, await raw(body(content))]).toEqual([content, [400, 'InvalidInput']])
  expect(await raw(`{"feedId":"${feedId}","authorId":"${민지.id}","content":"\\ud83d"}`)).toEqual([400, 'InvalidInput'])
  expect(await raw(body('가'.repeat(100_000)))).toEqual([400, 'InvalidInput'])
  expect(await raw({ content: '예뻐요' })).toEqual([400, 'InvalidInput'])
  expect(await count()).toBe(0)
  const kept = [
    '👩‍👩‍👧‍👦 🇰🇷 שלום 𠮷',
    '<script>alert(1)</script>',
    "'; drop table comments; --",
    'ㅋ'.repeat(500),
    '👨‍👩‍👧‍👦'.repeat(500),
  ]
  for (const content of kept) expect((await say(민지, content)).content).toBe(content)
  expect((await say(민지, '예뻐요'.normalize('NFD'))).content).toBe('예뻐요')
  expect((await list()).data.map(({ content }) => content)).toEqual(['예뻐요', ...kept.toReversed()])
})

test('a deleted or unknown feed has no comments and refuses new ones', async () => {
  await say(민지)
  await 하니.feeds.delete({ params: { feedId } })
  expect(await raw(body())).toEqual([404, 'FeedNotFound'])
  const unknown = newId<FeedId>()
  expect(await raw({ ...body(), feedId: unknown }, unknown)).toEqual([404, 'FeedNotFound'])
  for (const id of [feedId, unknown]) {
    const answer = await testApp.inject({
      url: `/api/feeds/${id}/comments`,
      headers: { authorization: `Bearer ${민지.token}` },
    })
    expect([answer.statusCode, answer.json().exceptionName]).toEqual([404, 'FeedNotFound'])
  }
  expect(await testApp.database.db.selectFrom('comments').selectAll().where('feedId', '=', feedId).execute()).toEqual(
    [],
  )
})

test('comment pages neither miss nor repeat a comment when times are equal or comments are added meanwhile', async () => {
  const written: string[] = []
  for (let i = 0; i < 9; i++) written.unshift((await say(민지, `${i}번째`)).id)
  await testApp.database.db
    .updateTable('comments')
    .set({ createdAt: testApp.clock.now() })
    .where('feedId', '=', feedId)
    .execute()
  for (const limit of [1, 2, 4]) {
    let more = 2
    const seen = await walk<Comment>(
      (at) => list({ ...at, limit }),
      async () => more-- > 0 && say(하니, '사이에'),
    )
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ id }) => id).filter((id) => written.includes(id))).toEqual(written)
  }
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ totalCount: 15, hasNext: true })
  expect(await list({ limit: 2, cursor: first.nextCursor ?? '' })).toMatchObject({ totalCount: 15 })
  expect((await list()).data).toHaveLength(15)
})

test('comments come twenty a page; foreign cursors, forged cursors and invalid limits are refused', async () => {
  for (let i = 0; i < 21; i++) await say(민지)
  const { data, nextCursor, nextIdAfter } = await list()
  expect(data).toHaveLength(20)
  const other = (await post(하니)).id
  const status = async (query: string, at: string = feedId) =>
    (
      await testApp.inject({
        url: `/api/feeds/${at}/comments?${query}`,
        headers: { authorization: `Bearer ${민지.token}` },
      })
    ).statusCode
  expect(await status(`cursor=${nextCursor}&idAfter=${nextIdAfter}`)).toBe(200)
  expect(await status(`cursor=${nextCursor}`, other)).toBe(400)
  const odd = [
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1e9',
    'limit=abc',
    'limit=1.5',
    'limit=%00',
    'limit=1&limit=2',
  ]
  const forged = [
    'cursor=x',
    'cursor=%00',
    `cursor=${'x'.repeat(6000)}`,
    `idAfter=${nextIdAfter}`,
    `cursor=${nextCursor}&idAfter=${feedId}`,
  ]
  for (const query of [...odd, ...forged]) expect([query, await status(query)]).toEqual([query, 400])
  expect(await status('limit=&cursor=&idAfter=&unknown=1')).toBe(200)
})

test('of a hundred comments at once the acknowledged ones are listed and counted', async () => {
  const busy = 503
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const who = index % 2 ? 하니 : 민지
      return raw({ feedId, authorId: who.id, content: `${index}` }, feedId, who)
    }),
  )
  for (const [status] of answers) expect([201, busy]).toContain(status)
  const acknowledged = answers.filter(([status]) => status === 201).length
  expect(acknowledged).toBeGreaterThan(0)
  expect(await count()).toBe(acknowledged)
  expect(await walk<Comment>((at) => list({ ...at, limit: 30 }))).toHaveLength(acknowledged)
})

test('without a session nothing is read or written', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await testApp.inject({
      method,
      url: `/api/feeds/${feedId}/comments`,
      ...(method === 'POST' && { payload: body() }),
    })
    expect(answer.statusCode).toBe(401)
  }
})
