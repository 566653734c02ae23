import { mostMutedWords, type MuteId, type UserId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { inboxOf, post, write } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const mute = (who: TestUser, whom: { id: UserId }) => who.mutes.create({ body: { kind: 'PERSON', userId: whom.id } })
const muteWord = (who: TestUser, word: string, kind: 'WORD' | 'HASHTAG' = 'WORD') =>
  who.mutes.create({ body: { kind, word } })
const contents = async (who: TestUser, query = {}) =>
  (await who.feeds.list({ query: { limit: 100, ...query } })).data
    .filter(({ author }) => author.userId !== who.id)
    .map(({ content }) => content)
const from = (person: TestUser) => ({ authorIdEqual: person.id })

test('a mute of a person leaves their feeds out of lists, but not out of their profile, until it ends', async () => {
  const feed = await post(민지, { content: '뮤트될 글' })
  const muted = await mute(하니, 민지)
  expect(muted).toMatchObject({ kind: 'PERSON', person: { userId: 민지.id, name: '민지' }, word: null })
  expect(await mute(하니, 민지)).toEqual(muted)
  expect(await contents(하니)).not.toContain('뮤트될 글')
  expect(await contents(하니, { keywordLike: '뮤트될' })).toEqual([])
  expect(await 하니.profiles.get({ params: { userId: 민지.id } })).toMatchObject({ name: '민지', muteId: muted.id })
  expect(await 하니.feeds.get({ params: { feedId: feed.id } })).toMatchObject({ content: '뮤트될 글' })
  expect((await 민지.profiles.get({ params: { userId: 하니.id } })).muteId).toBeUndefined()
  await 하니.mutes.delete({ params: { muteId: muted.id } })
  expect(await contents(하니)).toContain('뮤트될 글')
  expect((await 하니.profiles.get({ params: { userId: 민지.id } })).muteId).toBeUndefined()
})

test('SIGHT-15: a muted person learns nothing of it and notifies of nothing', async () => {
  const feed = await post(하니)
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 민지.id } })
  await mute(하니, 민지)
  await 민지.likes.create({ params: { feedId: feed.id } })
  await 민지.comments.create({
    params: { feedId: feed.id },
    body: { feedId: feed.id, authorId: 민지.id, content: '와' },
  })
  await write(testApp, 민지, 하니, '안녕')
  await post(민지, { content: '새 글' })
  expect(await 민지.follows.summary({ query: { userId: 하니.id } })).toMatchObject({ followingMe: true })
  const 다니엘 = await testApp.signUp('다니엘')
  await write(testApp, 다니엘, 하니, '저예요')
  await expect
    .poll(async () => (await inboxOf(testApp, 하니)).data.map(({ title }) => title))
    .toEqual(['다니엘님이 메시지를 보냈어요'])
  expect((await 하니.messages.list({ query: { userId: 민지.id } })).data).toHaveLength(1)
})

test('a muted word leaves feeds with it out, in any case and form, and signs in it mean themselves', async () => {
  for (const content of ['오늘은 Sale이에요', '50% (할인)', '보통 글', '할인 없음']) await post(민지, { content })
  await muteWord(하니, 'SALE')
  await muteWord(하니, '50% (할인)')
  expect(await contents(하니, from(민지))).toEqual(['할인 없음', '보통 글'])
  await muteWord(하니, '.*')
  expect(await contents(하니, from(민지))).toEqual(['할인 없음', '보통 글'])
  await muteWord(하니, '할인'.normalize('NFD'))
  expect(await contents(하니, from(민지))).toEqual(['보통 글'])
  expect(await contents(하니, { keywordLike: '할인' })).toEqual([])
})

test('a muted hashtag leaves out feeds with the whole hashtag only', async () => {
  for (const content of ['#코디 추천', '오늘 #코디북', '코디', '끝에 #코디', '(#코디)', '#코디_1'])
    await post(민지, { content })
  const muted = await muteWord(하니, '#코디', 'HASHTAG')
  expect(muted).toMatchObject({ kind: 'HASHTAG', word: '코디' })
  expect(await contents(하니, from(민지))).toEqual(['#코디_1', '코디', '오늘 #코디북'])
  await 하니.mutes.delete({ params: { muteId: muted.id } })
  expect(await contents(하니, from(민지))).toHaveLength(6)
})

test('comments of muted people and with muted words are marked, so that clients fold them, and stay counted', async () => {
  const 다니엘 = await testApp.signUp('다니엘')
  const { id: feedId } = await post(하니)
  for (const [who, content] of [
    [민지, '안녕'],
    [다니엘, '세일해요'],
    [다니엘, '예뻐요'],
  ] as const)
    await who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })
  await mute(하니, 민지)
  await muteWord(하니, '세일')
  const page = await 하니.comments.list({ params: { feedId }, query: {} })
  expect(page.data.map(({ content, mutedBy }) => [content, mutedBy])).toEqual([
    ['예뻐요', undefined],
    ['세일해요', 'WORD'],
    ['안녕', 'PERSON'],
  ])
  expect((await 하니.comments.list({ params: { feedId }, query: { limit: 1 } })).totalCount).toBe(3)
  const others = await 다니엘.comments.list({ params: { feedId }, query: {} })
  expect(others.data.every(({ mutedBy }) => mutedBy === undefined)).toBe(true)
})

test('mutes are listed, the latest first, and are their owner’s alone', async () => {
  await mute(하니, 민지)
  testApp.clock.advance(1)
  const word = await muteWord(하니, '세일')
  const page = await 하니.mutes.list({ query: {} })
  expect(page.data.map(({ kind, word, person }) => [kind, word ?? person?.name])).toEqual([
    ['WORD', '세일'],
    ['PERSON', '민지'],
  ])
  expect(page.totalCount).toBe(2)
  expect((await 민지.mutes.list({ query: {} })).data).toEqual([])
  const missing = { status: 404, body: { exceptionName: 'NotFound' } }
  await expect(민지.mutes.delete({ params: { muteId: word.id } })).rejects.toMatchObject(missing)
  await expect(민지.mutes.delete({ params: { muteId: newId<MuteId>() } })).rejects.toMatchObject(missing)
  await 하니.blocks.create({ body: { userId: 민지.id } })
  expect((await 하니.mutes.list({ query: {} })).data).toEqual([word])
})

test('muting oneself, an unknown person, nothing or too much is refused', async () => {
  await expect(mute(하니, 하니)).rejects.toMatchObject({ body: { exceptionName: 'InvalidInput' } })
  await expect(mute(하니, { id: newId<UserId>() })).rejects.toMatchObject({ body: { exceptionName: 'UserNotFound' } })
  for (const word of ['', ' ', '가'.repeat(31), 'nul\u0000'])
    await expect(muteWord(하니, word)).rejects.toMatchObject({ status: 400 })
  for (const word of ['#', '두 말', '#a#b'])
    await expect(muteWord(하니, word, 'HASHTAG')).rejects.toMatchObject({ status: 400 })
  for (let at = 0; at < mostMutedWords; at++) await muteWord(하니, `낱말${at}`)
  await expect(muteWord(하니, '하나 더')).rejects.toMatchObject({
    status: 413,
    body: { exceptionName: 'ListFull' },
  })
  await post(민지, { content: '낱말99가 있어요' })
  expect(await contents(하니, from(민지))).toEqual([])
})
