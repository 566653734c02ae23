import { readdirSync } from 'node:fs'
import path from 'node:path'
import { departedName, type FeedId, live, type UserId, type WearId } from '@otday/contract'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { like } from '../../../src/likes/index.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { emailsIn } from '../../kit/mail-catcher.ts'
import { administrator, garment, inboxOf, night, post, write } from '../../kit/fixtures.ts'
import { jobsDone } from '../../kit/run-job.ts'
import { type Instance, type TestUser, testPassword } from '../../kit/test-app.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

eachStoryHasNewUsers()
let instance: Instance
beforeAll(async () => {
  instance = await testApp.listen()
})

const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
/**
 * Waits until the job is done that hides or shows the reactions and follows of deleted or restored accounts, and
 * corrects the counts.
 */
const settled = () => jobsDone(testApp.database, 'account-settle')
async function leave(who: TestUser, userId = who.id) {
  await who.account.leave({ params: { userId } })
  await settled()
}
async function back(who: TestUser) {
  const returned = await testApp.signIn(who.email, who.password)
  await settled()
  return returned
}
const days = (count: number) => count * 86_400
const seen = (who: TestUser, feedId: FeedId) => who.feeds.get({ params: { feedId } })
const comment = (who: TestUser, feedId: FeedId, content: string) =>
  who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })
const follow = (who: TestUser, whom: TestUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })
const summary = (who: TestUser, of = who) => who.follows.summary({ query: { userId: of.id } })
const inbox = async (who: TestUser) => {
  const { data, totalCount } = await inboxOf(testApp, who)
  expect(totalCount).toBe(data.length)
  return data.map(({ title }) => title)
}
const subjectsTo = (email: string) =>
  emailsIn(path.join(testApp.config.dataDir, 'mail'))
    .filter(({ raw }) => raw.includes(`To: ${email}`) || raw.includes(`<${email}>`))
    .map(({ subject }) => subject)

/** Returns every table and column with a foreign key to `users` in which the person's id stands. */
async function tracesOf(userId: UserId): Promise<string[]> {
  const { pool } = testApp.database
  const { rows } = await pool.query<{ name: string; column: string }>(
    `select conrelid::regclass::text as name, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  expect(rows.length).toBeGreaterThan(15)
  const found: string[] = []
  for (const { name, column } of rows) {
    const { rowCount } = await pool.query(`select from ${name} where ${column} = $1 limit 1`, [userId])
    if (rowCount) found.push(`${name}.${column}`)
  }
  return found
}

test('a deleted account is hidden at once with its posts, likes, comments, follows and clothes', async () => {
  const shirt = await garment(하니, '흰 셔츠')
  const mine = await post(하니, { content: '하니의 옷차림', clothes: [shirt] })
  const theirs = await post(민지, { content: '민지의 옷차림' })
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await comment(하니, theirs.id, '예뻐요')
  await comment(민지, theirs.id, '고마워요')
  await follow(하니, 민지)
  await follow(민지, 하니)
  await write(testApp, 하니, 민지, '내일 봐요')
  const before = (await 민지.feeds.list({ query: {} })).totalCount
  const stream = await StreamTalk.open(instance.url + live.stream, 하니.token)
  const socket = await StompTalk.connect(instance.url + live.socket, 하니.token)

  await leave(하니)
  await stream.ended
  await socket.closed
  await expect(하니.feeds.list({ query: {} })).rejects.toMatchObject({ status: 401 })

  const list = await 민지.feeds.list({ query: {} })
  expect(list.totalCount).toBe(before - 1)
  expect(list.data.map(({ id }) => id)).not.toContain(mine.id)
  expect((await 민지.feeds.list({ query: { keywordLike: '하니의 옷차림' } })).data).toEqual([])
  await expect(seen(민지, mine.id)).rejects.toMatchObject(refusal(404, 'FeedNotFound'))
  expect(await seen(민지, theirs.id)).toMatchObject({ likeCount: 0, commentCount: 1 })
  const below = await 민지.comments.list({ params: { feedId: theirs.id }, query: {} })
  expect([below.totalCount, below.data.map(({ content }) => content)]).toEqual([1, ['고마워요']])
  expect(await summary(민지)).toMatchObject({ followerCount: 0, followingCount: 0 })
  for (const page of [
    민지.follows.followers({ query: { followeeId: 민지.id } }),
    민지.follows.followings({ query: { followerId: 민지.id } }),
    민지.follows.followers({ query: { followeeId: 민지.id, nameLike: '하니' } }),
  ])
    expect((await page).data).toEqual([])
  const gone = refusal(404, 'UserNotFound')
  await expect(민지.profiles.get({ params: { userId: 하니.id } })).rejects.toMatchObject(gone)
  await expect(summary(민지, 하니)).rejects.toMatchObject(gone)
  await expect(follow(민지, 하니)).rejects.toMatchObject(gone)
  await expect(write(testApp, 민지, 하니, '어디예요?')).rejects.toMatchObject({ code: 'UserNotFound' })
  expect(await 민지.clothes.list({ query: { ownerId: 하니.id } })).toMatchObject({ data: [], totalCount: 0 })
})

test('messages with a deleted account stay readable without its name or picture', async () => {
  await write(testApp, 하니, 민지, '내일 봐요')
  await write(testApp, 민지, 하니, '네')
  await leave(하니)
  const { data } = await 민지.messages.list({ query: { userId: 하니.id } })
  expect(data.map(({ content, sender }) => [content, sender.name])).toEqual([
    ['네', '민지'],
    ['내일 봐요', departedName],
  ])
  const [conversation] = (await 민지.conversations.list({ query: {} })).data
  expect(conversation?.partner).toEqual({ userId: 하니.id, name: departedName, profileImageUrl: null })
})

test('notifications that name a deleted account are removed and no longer count in the totals', async () => {
  const theirs = await post(민지)
  await follow(민지, 하니)
  await follow(하니, 민지)
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await comment(하니, theirs.id, '예뻐요')
  await write(testApp, 하니, 민지, '내일 봐요')
  await post(하니, { content: '새 옷' })
  const 해린 = await testApp.signUp('해린')
  await follow(해린, 민지)
  await vi.waitFor(async () => expect(await inbox(민지)).toHaveLength(6), { timeout: 20_000 })
  const { data } = await inboxOf(testApp, 민지, { limit: 100 })
  for (const { id, title } of data)
    if (title.includes('좋아요')) await 민지.notifications.delete({ params: { notificationId: id } })
  expect((await 민지.notifications.list({ query: { read: true } })).totalCount).toBe(1)
  await leave(하니)
  await vi.waitFor(async () => expect(await inbox(민지)).toEqual(['해린님이 나를 팔로우해요']), { timeout: 20_000 })
  expect((await 민지.notifications.list({ query: { read: true } })).totalCount).toBe(0)
})

test('the sign-in that restores an account says so, and no other does', async () => {
  const payload = new URLSearchParams({ username: 하니.email, password: 하니.password }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const signIn = async () =>
    (await testApp.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })).json()
  expect(await signIn()).not.toHaveProperty('isRestored')
  await leave(하니)
  expect(await signIn()).toMatchObject({ isRestored: true })
  expect(await signIn()).not.toHaveProperty('isRestored')
})

test('signing in within the days of grace restores the account with its posts, likes and comments', async () => {
  const mine = await post(하니, { content: '돌아올 글' })
  const theirs = await post(민지)
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await 민지.likes.create({ params: { feedId: mine.id } })
  await comment(하니, theirs.id, '하나')
  await comment(하니, theirs.id, '둘')
  await follow(하니, 민지)
  const before = (await 민지.feeds.list({ query: {} })).totalCount
  await leave(하니)
  testApp.clock.advance(days(29))
  const returned = await back(하니)
  const 그때민지 = await back(민지)
  expect(await seen(그때민지, mine.id)).toMatchObject({ likeCount: 1, author: { name: '하니' } })
  expect(await seen(returned, theirs.id)).toMatchObject({ likeCount: 1, commentCount: 2, likedByMe: true })
  expect(await summary(그때민지)).toMatchObject({ followerCount: 1 })
  expect((await 그때민지.feeds.list({ query: {} })).totalCount).toBe(before)
  await returned.likes.delete({ params: { feedId: theirs.id } })
  expect(await seen(returned, theirs.id)).toMatchObject({ likeCount: 0 })
})

test('several simultaneous sign-ins bring a deleted account back once', async () => {
  const theirs = await post(민지)
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await leave(하니)
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => back(하니)))
  expect(attempts.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await seen(민지, theirs.id)).toMatchObject({ likeCount: 1 })
})

test('the owner gets a mail about the deletion and a mail about the return of the account', async () => {
  await leave(하니)
  await back(하니)
  await vi.waitFor(
    () => expect(subjectsTo(하니.email)).toEqual(['[옷데이] 계정을 삭제했어요', '[옷데이] 계정이 돌아왔어요']),
    { timeout: 20_000 },
  )
})

test('an owner who leaves and returns repeatedly gets each of both mails at most once a day', async () => {
  const both = ['[옷데이] 계정을 삭제했어요', '[옷데이] 계정이 돌아왔어요']
  let person = 하니
  for (let turns = 0; turns < 3; turns++) {
    await leave(person)
    person = await back(하니)
  }
  await vi.waitFor(() => expect(subjectsTo(하니.email)).toEqual(both), { timeout: 20_000 })
  testApp.clock.advance(days(1))
  await leave(await back(하니))
  await vi.waitFor(() => expect(subjectsTo(하니.email)).toEqual([...both, both[0]]), { timeout: 20_000 })
})

test('like, comment and follow counts are right after requests that run while an account is deleted', async () => {
  const theirs = await Promise.all(Array.from({ length: 6 }, (_, at) => post(민지, { content: `글 ${at}` })))
  const mine = await post(하니)
  await Promise.allSettled([
    ...theirs.map(({ id }) => 하니.likes.create({ params: { feedId: id } })),
    ...theirs.map(({ id }) => comment(하니, id, '예뻐요')),
    follow(하니, 민지),
    follow(민지, 하니),
    민지.likes.create({ params: { feedId: mine.id } }),
    comment(민지, mine.id, '예뻐요'),
    write(testApp, 하니, 민지, '안녕'),
    leave(하니),
    ...theirs.map(({ id }) => 하니.likes.delete({ params: { feedId: id } })),
    write(testApp, 민지, 하니, '안녕'),
  ])
  await settled()
  for (const { id } of theirs) expect(await seen(민지, id)).toMatchObject({ likeCount: 0, commentCount: 0 })
  expect(await summary(민지)).toMatchObject({ followerCount: 0, followingCount: 0 })
  const returned = await back(하니)
  const { db } = testApp.database
  for (const { id } of theirs) {
    const likes = await db.selectFrom('feedLikes').select('userId').where('feedId', '=', id).execute()
    const comments = await db.selectFrom('comments').select('id').where('feedId', '=', id).execute()
    expect(await seen(returned, id)).toMatchObject({ likeCount: likes.length, commentCount: comments.length })
  }
})

test('a like by an account that has left is refused and not counted', async () => {
  const theirs = await post(민지)
  const { clock, database } = testApp
  await leave(하니)
  const deps = { db: database.db, clock, deliverSoon: () => undefined }
  const liking = like(deps, theirs.id, writerWithoutSession(하니.id))
  await expect(liking).rejects.toMatchObject({ code: 'SessionEnded' })
  expect(await seen(민지, theirs.id)).toMatchObject({ likeCount: 0 })
})

test('after thirty days an account is removed with its rows and files, and the counts of others are right', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a3b2e' } })
    .png()
    .toBuffer()
  const image = new Blob([Uint8Array.from(picture)], { type: 'image/png' })
  const shirt = await 하니.clothes.create({ body: { ownerId: 하니.id, name: '셔츠', type: 'TOP' }, image })
  await 하니.profiles.update({ params: { userId: 하니.id }, body: { name: '하니' }, image })
  const mine = await post(하니, { content: '곧 사라질 글', clothes: [shirt] })
  await 하니.wears.save({
    params: { wearId: newId<WearId>() },
    body: { date: '2026-01-01', state: 'WORN', source: 'HAND', clothesIds: [shirt.id], revision: 0 },
  })
  const theirs = await post(민지)
  await 민지.likes.create({ params: { feedId: mine.id } })
  await comment(민지, mine.id, '예뻐요')
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await comment(하니, theirs.id, '예뻐요')
  await follow(하니, 민지)
  await follow(민지, 하니)
  await write(testApp, 하니, 민지, '안녕')
  const files = () => readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  const stored = (url: string | null | undefined) => files().filter((file) => file.includes(url?.split('/')[2] ?? '?'))
  expect(stored(shirt.imageUrl).length).toBeGreaterThan(0)
  const total = (await 민지.feeds.list({ query: {} })).totalCount

  await leave(하니)
  testApp.clock.advance(days(30) + 1)
  await expect(back(하니)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
  await night(testApp, 하니.id)
  expect(await tracesOf(하니.id)).toEqual([])
  expect(await wrongSums(testApp.database.pool, 하니.id)).toEqual([])
  expect(await testApp.database.db.selectFrom('users').select('id').where('id', '=', 하니.id).execute()).toEqual([])
  await vi.waitFor(() => expect(stored(shirt.imageUrl)).toEqual([]))

  const 그때민지 = await back(민지)
  expect((await 그때민지.feeds.list({ query: {} })).totalCount).toBe(total - 1)
  expect(await seen(그때민지, theirs.id)).toMatchObject({ likeCount: 0, commentCount: 0 })
  expect(await summary(그때민지)).toMatchObject({ followerCount: 0, followingCount: 0 })
  const kept = await testApp.database.db
    .selectFrom('profiles')
    .select(['followerCount', 'followingCount'])
    .where('userId', '=', 민지.id)
    .executeTakeFirst()
  expect(kept).toEqual({ followerCount: 0, followingCount: 0 })
  expect((await 그때민지.conversations.list({ query: {} })).data).toEqual([])
  const { email } = 하니
  await 그때민지.users.create({ body: { email, name: '새사람', password: testPassword } })
  expect((await testApp.signIn(email, testPassword)).id).not.toBe(하니.id)
})

test('a removed account that the audit log names keeps an empty row', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  await 관리자.users.changeRole({ params: { userId: 하니.id }, body: { role: 'ADMIN' } })
  const { db } = testApp.database
  const identity = { provider: 'google', subject: 하니.id, userId: 하니.id, createdAt: testApp.clock.now() } as const
  await db.insertInto('oauthIdentities').values(identity).execute()
  const fresh = await back(하니)
  await leave(fresh)
  testApp.clock.advance(days(31))
  await night(testApp, 하니.id)
  expect(await tracesOf(하니.id)).toEqual(['audit_entries.subject_id'])
  const row = await db.selectFrom('users').selectAll().where('id', '=', 하니.id).executeTakeFirst()
  expect(row).toMatchObject({ email: '', name: departedName, passwordHash: null, role: 'USER' })
  const { data } = await (await back(관리자)).audit.list({ query: {} })
  expect(data.find(({ subject }) => subject?.userId === 하니.id)?.subject?.name).toBe(departedName)
})

test('within the days of grace an account is not removed and its email address stays taken', async () => {
  const 해린 = await testApp.signUp('해린')
  await leave(하니)
  await leave(해린)
  await expect(
    민지.users.create({ body: { email: 하니.email, name: '다른사람', password: testPassword } }),
  ).rejects.toMatchObject(refusal(409, 'EmailTaken'))
  testApp.clock.advance(days(30) - 60)
  await back(하니)
  testApp.clock.advance(120)
  await night(testApp, 해린.id)
  expect((await testApp.signIn(하니.email, testPassword)).name).toBe('하니')
})

test('an account can be deleted by its owner alone, shortly after a sign-in', async () => {
  await expect(leave(민지, 하니.id)).rejects.toMatchObject(refusal(403, 'Forbidden'))
  testApp.clock.advance(15 * 60 + 30)
  await expect(leave(하니)).rejects.toMatchObject(refusal(403, 'SignInTooOld'))
  await leave(await back(하니))
})

test('a locked account cannot be brought back', async () => {
  await leave(하니)
  await testApp.database.db.updateTable('users').set({ lockedAt: new Date() }).where('id', '=', 하니.id).execute()
  await expect(back(하니)).rejects.toMatchObject(refusal(401, 'AccountLocked'))
})

test('the last administrator cannot leave, also when two try at once', async () => {
  const { db } = testApp.database
  await db.updateTable('users').set({ role: 'USER' }).where('role', '=', 'ADMIN').execute()
  const [first, second] = [await administrator(testApp, '하나'), await administrator(testApp, '둘')]
  const results = await Promise.allSettled([leave(first), leave(second)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject(refusal(409, 'LastAdmin'))
})
