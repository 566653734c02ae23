import { type DefinitionId, type FeedId, iconWords, type Notification, type UserId } from '@otday/contract'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import {
  inboxPlaceOf,
  notificationsAfter,
  deliver,
  onAttributeSaved,
  onRoleChanged,
  onWeatherAlerted,
} from '../../../src/notifications/index.ts'
import { announceWaiting } from '../../../src/notifications/on-feed-created.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { untoldLikes } from '../../../src/likes/index.ts'
import { administrator, newsDelivered, post, viewConversation, write } from '../../kit/fixtures.ts'
import { jobsDone, runJob, waitingJobs } from '../../kit/run-job.ts'
import { type TestUser, testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const inbox = async (who: TestUser, query = {}) => {
  await newsDelivered(testApp)
  return who.notifications.list({ query })
}
const sent = async (who: TestUser) => (await inbox(who)).data.map(({ title, content }) => [title, content])
const read = async (who: TestUser) => {
  for (const { id } of (await inbox(who)).data) await who.notifications.delete({ params: { notificationId: id } })
}
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
const comment = (who: TestUser, feedId: FeedId, content: string) =>
  who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })
/** Waits for notifications, as jobs run by themselves and deliver them after a while. */
const eventually = (who: TestUser, expected: unknown[]) =>
  vi.waitFor(async () => expect((await sent(who)).map(([title]) => title)).toEqual(expected), { timeout: 30_000 })

/** Returns the word by which clients choose a notification's icon: one from the title, else one from the content. */
const iconOf = ({ title, content }: Notification) =>
  [title, content].map((text) => iconWords.find((word) => text.includes(word))).find((word) => word !== undefined)

test('repeated follows by one person notify the followed person once until the notification is read', async () => {
  const { id } = await follow(민지, 하니)
  expect((await inbox(하니)).data[0]).toMatchObject({
    kind: 'follow.created',
    level: 'INFO',
    title: '민지님이 나를 팔로우해요',
    targetUrl: `/profiles?userId=${민지.id}`,
    replacesId: null,
  })
  await 민지.follows.delete({ params: { followId: id } })
  const again = await follow(민지, 하니)
  expect((await inbox(하니)).totalCount).toBe(1)
  await read(하니)
  await 민지.follows.delete({ params: { followId: again.id } })
  await follow(민지, 하니)
  expect([(await inbox(하니)).totalCount, (await inbox(민지)).totalCount]).toEqual([1, 0])
})

test('likes of one feed are grouped into one notification that replaces the one before', async () => {
  const { id } = await post(하니, { content: '카멜 코트에\n빨간 머플러' })
  const people = [민지, await testApp.signUp('다니엘'), await testApp.signUp('해린')]
  const seen: Notification[] = []
  for (const person of people) {
    await person.likes.create({ params: { feedId: id } })
    const { data, totalCount } = await inbox(하니)
    expect([data.length, totalCount]).toEqual([1, 1])
    seen.push(...data)
  }
  expect(seen.map(({ title }) => title)).toEqual([
    '민지님이 좋아요를 눌렀어요',
    '다니엘님 외 1명이 좋아요를 눌렀어요',
    '해린님 외 2명이 좋아요를 눌렀어요',
  ])
  expect(seen.map(({ content }) => content)).toEqual(seen.map(() => '카멜 코트에 빨간 머플러'))
  expect(seen.map(({ replacesId }) => replacesId)).toEqual([null, seen[0]?.id, seen[1]?.id])
  const { db } = testApp.database
  const rows = (await notificationsAfter(db, [{ receiverId: 하니.id, seq: 0 }], 10))[0] ?? []
  expect(rows.map(({ seq }) => seq)).toEqual([3])
  expect(await inboxPlaceOf(db, 하니.id)).toEqual({ seq: 3, gone: 2 })
  expect(await inboxPlaceOf(db, 민지.id)).toEqual({ seq: 0, gone: 0 })
  await read(하니)
  await (await testApp.signUp('혜인')).likes.create({ params: { feedId: id } })
  expect(await sent(하니)).toEqual([['혜인님이 좋아요를 눌렀어요', '카멜 코트에 빨간 머플러']])
})

test('a repeated like by the same person, and one’s own like or comment, notify nobody', async () => {
  const { id } = await post(하니)
  const params = { feedId: id }
  await 민지.likes.create({ params })
  await read(하니)
  for (let time = 0; time < 3; time++) {
    await 민지.likes.delete({ params })
    await 민지.likes.create({ params })
  }
  await 하니.likes.create({ params })
  await comment(하니, id, '내 옷이에요')
  expect((await inbox(하니)).totalCount).toBe(0)
})

test('a like given again half a year after its notification notifies once more', async () => {
  const { id } = await post(하니)
  const params = { feedId: id }
  await 민지.likes.create({ params })
  await newsDelivered(testApp)
  testApp.clock.advance(181 * 86_400)
  await runJob(testApp, 'notifications-sweep', {})
  const [그때하니, 그때민지] = [
    await testApp.signIn(하니.email, testPassword),
    await testApp.signIn(민지.email, testPassword),
  ]
  expect(await sent(그때하니)).toEqual([])
  await 그때민지.likes.delete({ params })
  await 그때민지.likes.create({ params })
  expect((await sent(그때하니)).map(([title]) => title)).toEqual(['민지님이 좋아요를 눌렀어요'])
  await 그때민지.likes.delete({ params })
  await 그때민지.likes.create({ params })
  expect((await inbox(그때하니)).totalCount).toBe(1)
})

test('a like that joins a group updates one notification row, with no delete or insert', async () => {
  const { id } = await post(하니)
  await 민지.likes.create({ params: { feedId: id } })
  await newsDelivered(testApp)
  const { pool } = testApp.database
  await pool.query(`
    create table news_written (verb text);
    create function note_news() returns trigger language plpgsql as
      $$ begin insert into news_written values (lower(tg_op)); return null; end $$;
    create trigger notifications_noted after insert or update or delete on notifications
      for each row execute function note_news()`)
  await (await testApp.signUp('다니엘')).likes.create({ params: { feedId: id } })
  expect((await sent(하니)).map(([title]) => title)).toEqual(['다니엘님 외 1명이 좋아요를 눌렀어요'])
  const { rows } = await pool.query<{ verb: string }>('select verb from news_written')
  await pool.query(
    'drop trigger notifications_noted on notifications; drop function note_news; drop table news_written',
  )
  expect(rows).toEqual([{ verb: 'update' }])
})

test('likes of many feeds by many people at once each become a notification, in their order', async () => {
  const feeds = [(await post(하니)).id, (await post(하니)).id, (await post(민지)).id]
  const people = [await testApp.signUp('다니엘'), await testApp.signUp('해린')]
  const { database } = testApp
  // While this transaction holds the right to tell likes, they gather.
  await inTransaction(database.db, async (tx) => {
    await vi.waitFor(async () => expect(await untoldLikes(tx, 1)).toEqual([]), { timeout: 20_000 })
    for (const feedId of feeds) for (const person of people) await person.likes.create({ params: { feedId } })
    expect((await 하니.notifications.list({ query: {} })).totalCount).toBe(0)
  })
  const title = '해린님 외 1명이 좋아요를 눌렀어요'
  expect([(await sent(하니)).map(([text]) => text), (await sent(민지)).map(([text]) => text)]).toEqual([
    [title, title],
    [title],
  ])
  const rows = await database.db
    .selectFrom('notifications')
    .select(['seq', 'targetUrl'])
    .where('receiverId', '=', 하니.id)
    .orderBy('seq')
    .execute()
  expect(rows).toEqual([
    { seq: 1, targetUrl: `/feeds?feedId=${feeds[0]}` },
    { seq: 2, targetUrl: `/feeds?feedId=${feeds[1]}` },
  ])
})

test('a like taken back, a feed deleted and an account left before a like is told notify nobody', async () => {
  const [kept, deleted] = [(await post(하니)).id, (await post(하니)).id]
  const 다니엘 = await testApp.signUp('다니엘')
  await inTransaction(testApp.database.db, async (tx) => {
    await vi.waitFor(async () => expect(await untoldLikes(tx, 1)).toEqual([]), { timeout: 20_000 })
    await 민지.likes.create({ params: { feedId: kept } })
    await 민지.likes.delete({ params: { feedId: kept } })
    await 민지.likes.create({ params: { feedId: deleted } })
    await 하니.feeds.delete({ params: { feedId: deleted } })
    await 다니엘.likes.create({ params: { feedId: kept } })
    await 다니엘.account.leave({ params: { userId: 다니엘.id } })
  })
  await newsDelivered(testApp)
  expect(await sent(하니)).toEqual([])
})

test('a comment notifies the author of the feed', async () => {
  const { id } = await post(하니)
  await comment(민지, id, '머플러 어디 거예요?\n색이 예뻐요.')
  const [first] = (await inbox(하니)).data
  expect(first).toMatchObject({ kind: 'comment.created', targetUrl: `/feeds?feedId=${id}` })
  expect(await sent(하니)).toEqual([['민지님이 내 피드에 댓글을 남겼어요', '머플러 어디 거예요? 색이 예뻐요.']])
})

test('comments on one feed are grouped until read, and comments on another feed stay apart', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  const [first, second] = [(await post(하니)).id, (await post(하니)).id]
  const seen: Notification[] = []
  for (const [who, text] of [
    [민지, '하나'],
    [다니엘, '둘'],
    [민지, '셋'],
  ] as const) {
    await comment(who, first, text)
    seen.push(...(await inbox(하니)).data)
  }
  expect(seen.map(({ title, content }) => [title, content])).toEqual([
    ['민지님이 내 피드에 댓글을 남겼어요', '하나'],
    ['내 피드에 새 댓글 2개가 달렸어요', '둘'],
    ['내 피드에 새 댓글 3개가 달렸어요', '셋'],
  ])
  expect(seen.map(({ replacesId }) => replacesId)).toEqual([null, seen[0]?.id, seen[1]?.id])
  await comment(다니엘, second, '여기도')
  expect((await inbox(하니)).totalCount).toBe(2)
  await read(하니)
  await comment(다니엘, first, '넷')
  expect(await sent(하니)).toEqual([['다니엘님이 내 피드에 댓글을 남겼어요', '넷']])
})

test('messages of one sender are grouped into one notification until they are read', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  for (const word of ['하나', '둘', '셋']) await write(testApp, 민지, 하니, word)
  await write(testApp, 다니엘, 하니, '저기요')
  expect(await sent(하니)).toEqual([
    ['다니엘님이 메시지를 보냈어요', '저기요'],
    ['민지님이 메시지 3개를 보냈어요', '셋'],
  ])
  await viewConversation(testApp, 하니, 민지)
  await write(testApp, 민지, 하니, '넷')
  await write(testApp, 다니엘, 하니, '저기요?')
  expect((await sent(하니)).map(([title]) => title)).toEqual([
    '다니엘님이 메시지 2개를 보냈어요',
    '민지님이 메시지 3개를 보냈어요',
  ])
})

test('a new feed notifies the followers of its author through a queued job', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  await follow(민지, 하니)
  await follow(다니엘, 하니)
  const { id } = await post(하니, { content: '첫 영하, 패딩 개시' })
  for (const follower of [민지, 다니엘]) await eventually(follower, ['하니님이 새 피드를 올렸어요'])
  expect((await inbox(민지)).data[0]).toMatchObject({ kind: 'feed.created', content: '첫 영하, 패딩 개시' })
  expect((await inbox(민지)).data[0]?.targetUrl).toBe(`/feeds?feedId=${id}`)
  expect(await sent(하니)).not.toContainEqual(['하니님이 새 피드를 올렸어요', expect.anything()])
})

test('COST-05: followers get at most one notification an hour about the feeds of one author', async () => {
  await follow(민지, 하니)
  const announce = () =>
    announceWaiting({ db: testApp.database.db, clock: testApp.clock, jobs: testApp.app.jobs }, { authorId: 하니.id })
  const anHourLater = async () => {
    testApp.clock.advance(3600)
    return [await testApp.signIn(하니.email, testPassword), await testApp.signIn(민지.email, testPassword)] as const
  }
  await post(하니, { content: '하나' })
  testApp.clock.advance(60)
  await post(하니, { content: '둘' })
  testApp.clock.advance(60)
  await post(하니, { content: '셋' })
  await eventually(민지, ['하니님이 새 피드를 올렸어요'])
  const [author, follower] = await anHourLater()
  await announce()
  await eventually(follower, ['하니님이 새 피드 2개를 올렸어요', '하니님이 새 피드를 올렸어요'])
  expect((await inbox(follower)).data[0]).toMatchObject({ kind: 'feed.created', content: '셋' })
  await announce()
  testApp.clock.advance(60)
  await post(author, { content: '넷' })
  expect((await inbox(follower)).totalCount).toBe(2)
  const [, later] = await anHourLater()
  await announce()
  await eventually(later, [
    '하니님이 새 피드를 올렸어요',
    '하니님이 새 피드 2개를 올렸어요',
    '하니님이 새 피드를 올렸어요',
  ])
})

/** Creates an attribute definition as an administrator does. */
const define = async (name: string): Promise<DefinitionId> => {
  const id = newId<DefinitionId>()
  const definition = { id, name, nameKey: `${name}${id}`, selectableValues: ['얇음'], createdAt: testApp.clock.now() }
  await testApp.database.db.insertInto('attributeDefinitions').values(definition).execute()
  return id
}
const removeAttribute = async (id: DefinitionId) => {
  await testApp.database.db.deleteFrom('attributeDefinitions').where('id', '=', id).execute()
  await saveAttribute(id, 'removed')
}
const saveAttribute = async (definitionId: DefinitionId, change: 'added' | 'changed' | 'removed') =>
  inTransaction(testApp.database.db, (tx) =>
    onAttributeSaved(testApp.app)(tx, { type: 'attribute.saved', definitionId, change, at: testApp.clock.now() }),
  )

test('new attributes are grouped into one notification, and a deleted attribute is removed from it', async () => {
  const [thickness, fit] = [await define('두께감'), await define('핏')]
  await saveAttribute(thickness, 'added')
  for (const person of [하니, 민지]) await eventually(person, ['새 속성이 추가되었어요'])
  const [first] = (await inbox(하니)).data
  expect(first?.content).toBe('‘두께감’ 속성을 내 옷에 입력해 보세요.')
  // The first notification is still unread, so a change of its attribute causes no further one.
  await saveAttribute(thickness, 'changed')
  await saveAttribute(fit, 'added')
  await eventually(하니, ['새 속성 2개가 추가되었어요'])
  const { data, totalCount } = await inbox(하니)
  expect(data[0]).toMatchObject({ content: '‘핏’, ‘두께감’ 속성을 내 옷에 입력해 보세요.', replacesId: first?.id })
  expect(totalCount).toBe(1)
  await read(민지)
  testApp.clock.advance(1)
  await saveAttribute(thickness, 'changed')
  await runJob(testApp, 'attribute-news-waiting', { definitionId: thickness })
  await eventually(민지, ['속성이 변경되었어요'])

  await removeAttribute(fit)
  await vi.waitFor(async () => expect((await sent(하니))[0]?.[1]).toBe(first?.content), { timeout: 30_000 })
  const readBy민지 = async () => (await inbox(민지, { read: true })).data.map(({ title, content }) => [title, content])
  expect(await readBy민지()).toEqual([['새 속성이 추가되었어요', first?.content]])
  await removeAttribute(thickness)
  for (const person of [하니, 민지]) await eventually(person, [])
  expect([(await inbox(하니)).totalCount, (await inbox(민지)).totalCount]).toEqual([0, 0])
  expect(await readBy민지()).toEqual([])
  testApp.clock.reset()
})

test('edits of an attribute are notified once, a minute later, with the final name', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  const lining = await define('안감')
  const params = { definitionId: lining }
  const waiting = async () => {
    const all = await waitingJobs<{ definitionId: string }>(testApp, 'attribute-news-waiting')
    return all.filter(({ definitionId }) => definitionId === lining).length
  }
  for (const name of ['안쪽', '안깜', '안쪽 천'])
    await 관리자.attributes.update({ params, body: { name, selectableValues: ['얇음'] } })
  expect([await waiting(), await sent(하니)]).toEqual([1, []])
  const tell = async () => {
    await runJob(testApp, 'attribute-news-waiting', params)
    await jobsDone(testApp.database, 'attribute-news')
  }
  await tell()
  expect(await sent(하니)).toEqual([['속성이 변경되었어요', '‘안쪽 천’ 속성의 선택 값을 확인해 보세요.']])
  await tell()
  await read(하니)
  await 관리자.attributes.update({ params, body: { name: '안감 소재', selectableValues: ['면'] } })
  await tell()
  expect(await sent(하니)).toEqual([['속성이 변경되었어요', '‘안감 소재’ 속성의 선택 값을 확인해 보세요.']])

  await 관리자.attributes.update({ params, body: { name: '안감 소재', selectableValues: ['두꺼움'] } })
  await 관리자.attributes.delete({ params })
  await tell()
  await eventually(하니, [])
})

const changeRole = (userId: UserId, role: 'ADMIN' | 'USER') =>
  inTransaction(testApp.database.db, (tx) =>
    onRoleChanged(testApp.app.signals)(tx, { type: 'role.changed', userId, role, at: testApp.clock.now() }),
  )
const warn = (userId: UserId, alert: 'COLD' | 'RAIN', forecastDate = '2026-11-22') =>
  inTransaction(testApp.database.db, (tx) =>
    onWeatherAlerted(testApp.app.signals)(tx, {
      type: 'weather.alerted',
      userIds: [userId],
      forecastDate,
      alert,
      at: testApp.clock.now(),
    }),
  )

test('a changed role sends a notification of the level WARNING', async () => {
  await changeRole(하니.id, 'ADMIN')
  expect((await inbox(하니)).data[0]).toMatchObject({ level: 'WARNING', title: '권한이 변경되었어요' })
})

test('a weather warning of one kind is notified once a day, even if the notification was read', async () => {
  await warn(하니.id, 'COLD')
  await read(하니)
  await warn(하니.id, 'COLD')
  await warn(하니.id, 'RAIN')
  await warn(하니.id, 'COLD', '2026-11-23')
  expect((await sent(하니)).map(([title]) => title)).toEqual(['무척 추울 예정이에요', '오늘 비 예보가 새로 나왔어요'])
})

test('the icon of a notification follows its kind, whatever words its names and texts contain', async () => {
  const 작가 = await testApp.signUp('작가')
  for (const name of ['피드왕', '좋아요메시지', '속성권한']) {
    const person = await testApp.signUp(name)
    await follow(person, 작가)
    await follow(작가, person)
    const { id } = await post(작가, { content: '메시지 속성 권한 피드 좋아요' })
    await person.likes.create({ params: { feedId: id } })
    await comment(person, id, '좋아요 메시지 속성 권한')
    await write(testApp, person, 작가, '좋아요 피드')
    await post(person, { content: '좋아요와 메시지' })
  }
  await saveAttribute(await define('좋아요 메시지'), 'added')
  await changeRole(작가.id, 'USER')
  await warn(작가.id, 'RAIN')
  await vi.waitFor(async () => expect((await inbox(작가)).totalCount).toBe(3 * 5 + 3), { timeout: 30_000 })
  const icons: Record<string, string | undefined> = {
    'follow.created': undefined,
    'weather.alerted': undefined,
    'feed.liked': '좋아요',
    'message.sent': '메시지',
    'comment.created': '피드',
    'feed.created': '피드',
    'attribute.saved': '속성',
    'role.changed': '권한',
  }
  const { data } = await inbox(작가, { limit: 100 })
  for (const one of data) {
    const word = icons[one.kind]
    expect([one.title, iconOf(one)]).toEqual([one.title, word])
    expect(iconWords.filter((each) => one.title.includes(each))).toEqual(word === undefined ? [] : [word])
    expect(one.content).not.toBe('')
  }
  expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(Object.keys(icons)))
})

test('a deleted account gets no notification, and other followers still do', async () => {
  const { id } = await post(하니)
  await follow(하니, 민지)
  const { db } = testApp.database
  await db.updateTable('users').set({ deletedAt: testApp.clock.now() }).where('id', '=', 하니.id).execute()
  await inTransaction(db, (tx) =>
    deliver(testApp.app.signals, tx, {
      receiverId: 하니.id,
      kind: 'feed.liked',
      level: 'INFO',
      title: '좋아요',
      content: '누군가',
      targetUrl: null,
      eventKey: id,
      at: testApp.clock.now(),
    }),
  )
  const 다니엘 = await testApp.signUp('다니엘')
  await follow(다니엘, 민지)
  await post(민지)
  await eventually(다니엘, ['민지님이 새 피드를 올렸어요'])
  expect((await notificationsAfter(db, [{ receiverId: 하니.id, seq: 0 }], 10))[0]).toEqual([])
})
