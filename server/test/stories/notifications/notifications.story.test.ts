import type { NotificationId } from '@otday/contract'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { type NewNotification, deliver } from '../../../src/notifications/index.ts'
import { sweepInboxes } from '../../../src/notifications/sweep-inboxes.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { walk } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const days = (count: number) => count * 86_400

const news = (eventKey: string, receiver = 하니): NewNotification => ({
  receiverId: receiver.id,
  kind: 'feed.liked',
  level: 'INFO',
  title: '민지님이 좋아요를 눌렀어요',
  content: eventKey,
  targetUrl: null,
  eventKey,
  at: testApp.clock.now(),
})
const tell = (...sent: NewNotification[]) =>
  inTransaction(testApp.database.db, async (tx) => {
    const rows = []
    for (const one of sent) rows.push(await deliver(testApp.app.signals, tx, one))
    return rows
  })
const list = (who: TestUser, query = {}) => who.notifications.list({ query })
const remove = (who: TestUser, id: string) =>
  testApp.inject({
    method: 'DELETE',
    url: `/api/notifications/${id}`,
    headers: { authorization: `Bearer ${who.token}` },
  })

test('notifications are listed newest first, to their receiver alone', async () => {
  await tell(news('하나'), news('둘'))
  await tell(news('셋'), news('민지에게', 민지))
  const page = await list(하니)
  expect(page.data.map(({ content }) => content)).toEqual(['셋', '둘', '하나'])
  expect(page).toMatchObject({ totalCount: 3, hasNext: false, sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  expect(page.data[0]).toEqual({
    id: expect.any(String),
    createdAt: expect.any(Date),
    receiverId: 하니.id,
    title: '민지님이 좋아요를 눌렀어요',
    content: '셋',
    level: 'INFO',
    kind: 'feed.liked',
    targetUrl: null,
    replacesId: null,
  })
  expect((await list(민지)).data.map(({ content }) => content)).toEqual(['민지에게'])
})

test('an event delivered many times at once is stored once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => tell(news(`사건 ${index % 4}`))))
  const { data, totalCount } = await list(하니)
  expect([data.length, totalCount]).toEqual([4, 4])
  expect((await tell(news('사건 1')))[0]).toBeUndefined()
})

test('a rolled back notification is not stored and leaves no gap in the sequence numbers', async () => {
  await tell(news('먼저'))
  await inTransaction(testApp.database.db, async (tx) => {
    await deliver(testApp.app.signals, tx, news('없던 일'))
    throw new Error('changed my mind')
  }).catch(() => {})
  const [second, again] = await tell(news('다음'), news('먼저'))
  expect([second?.seq, again]).toEqual([2, undefined])
  expect((await list(하니)).totalCount).toBe(2)
})

test('pages of notifications neither omit nor repeat one while new ones arrive', async () => {
  for (let index = 0; index < 7; index++) await tell(news(`소식 ${index}`))
  let late = 0
  const walked = await walk(
    (at) => list(하니, { ...at, limit: 2 }),
    () => tell(news(`늦은 소식 ${late++}`)),
  )
  expect(walked.map(({ content }) => content)).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `소식 ${index}`))
  expect((await list(하니, { limit: 1 })).totalCount).toBe(7 + late)
})

test('another’s notifications cannot be listed by parameter or by a foreign cursor', async () => {
  await tell(news('비밀'), news('더 비밀'))
  const headers = { authorization: `Bearer ${민지.token}` }
  const url = `/api/notifications?userId=${하니.id}&receiverId=${하니.id}&ownerId=${하니.id}`
  expect((await testApp.inject({ url, headers })).json()).toMatchObject({ data: [], totalCount: 0 })
  const { nextCursor } = await list(하니, { limit: 1 })
  const foreign = await testApp.inject({ url: `/api/notifications?cursor=${nextCursor}`, headers })
  expect([foreign.statusCode, foreign.json().exceptionName]).toEqual([400, 'InvalidCursor'])
})

test('simultaneous reads of one notification all get 204 and remove it once', async () => {
  const [first] = await tell(news('하나'), news('둘'))
  const id = first?.id as NotificationId
  const answers = await Promise.all(Array.from({ length: 20 }, () => remove(하니, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204))
  expect(await list(하니)).toMatchObject({ totalCount: 1, data: [{ content: '둘' }] })
  expect((await remove(하니, newId())).statusCode).toBe(204)
})

test('read notifications are listed apart for 90 days, to their receiver alone', async () => {
  const [first, second] = await tell(news('하나'), news('둘'), news('셋'))
  for (const row of [first, second]) await remove(하니, row?.id ?? '')
  const read = await list(하니, { read: true, limit: 1 })
  expect(read).toMatchObject({ totalCount: 2, hasNext: true, data: [{ content: '둘', replacesId: null }] })
  const rest = await list(하니, { read: true, limit: 1, cursor: read.nextCursor ?? '' })
  expect(rest.data.map(({ content }) => content)).toEqual(['하나'])
  expect((await list(하니)).data.map(({ content }) => content)).toEqual(['셋'])
  expect((await list(민지, { read: true })).totalCount).toBe(0)
  const deps = { db: testApp.database.db, notify: () => {}, clock: testApp.clock }
  testApp.clock.advance(days(90) - 1)
  await sweepInboxes(deps)
  const later = await testApp.signIn(하니.email, 하니.password)
  expect((await list(later, { read: true })).totalCount).toBe(2)
  testApp.clock.advance(2)
  await sweepInboxes(deps)
  expect((await list(later, { read: true })).totalCount).toBe(0)
  expect((await list(later)).totalCount).toBe(1)
})

test('unread notifications are removed and no longer counted after 180 days', async () => {
  await tell(news('하나'), news('둘'))
  const deps = { db: testApp.database.db, notify: () => {}, clock: testApp.clock }
  testApp.clock.advance(days(180) - 60)
  await tell(news('셋'))
  await sweepInboxes(deps)
  expect((await list(await testApp.signIn(하니.email, 하니.password))).totalCount).toBe(3)
  testApp.clock.advance(120)
  const notified: string[][] = []
  await sweepInboxes({ ...deps, notify: (channel, ids) => void notified.push([channel, ...ids]) })
  const left = await list(await testApp.signIn(하니.email, 하니.password))
  expect([left.totalCount, left.data.map(({ content }) => content)]).toEqual([1, ['셋']])
  expect(notified).toContainEqual(expect.arrayContaining(['reading', 하니.id]))
})

test('removing another’s notification is forbidden', async () => {
  const [hers] = await tell(news('하니의 것'))
  const answer = await remove(민지, hers?.id ?? '')
  expect([answer.statusCode, answer.json().exceptionName]).toEqual([403, 'Forbidden'])
  expect((await list(하니)).totalCount).toBe(1)
  for (const id of ['1', '%00', 'all']) expect((await remove(하니, id)).statusCode).toBe(400)
})

test('a page limit of notifications that is no whole number from 1 to 100 gets 400', async () => {
  for (const limit of ['0', '-1', '101', 'x', '1e1', '9999999999'])
    expect(
      (
        await testApp.inject({
          url: `/api/notifications?limit=${limit}`,
          headers: { authorization: `Bearer ${하니.token}` },
        })
      ).statusCode,
    ).toBe(400)
})
