import { ClothesId, CommentId, FeedId, FollowId, ImageId, UserId, type WeatherId } from '@otday/contract'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { answerOf, type Reachable, waysOfBlocked, waysToReach } from '../../kit/blocked-ways.ts'
import { administrator, post, today, write } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

/** Stories of what two people of whom one blocks the other see of each other: the same as of somebody who never existed. */

eachStoryHasNewUsers()

let 다니엘: TestUser
let weatherId: WeatherId
let real: Reachable
const nothing: Reachable = {
  userId: newId<UserId>(),
  feedId: newId<FeedId>(),
  followId: newId<FollowId>(),
  imageId: newId<ImageId>(),
  clothesId: newId<ClothesId>(),
  commentId: newId<CommentId>(),
}

const picture = async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  return new Blob([Uint8Array.from(bytes)])
}
const block = (who: TestUser, whom: { id: UserId }) => who.blocks.create({ body: { userId: whom.id } })
const comment = (who: TestUser, feedId: FeedId, content: string) =>
  who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content } })

/** 민지 has a feed, a piece with a picture, a follower, followings, a like, a comment and messages with 하니. */
beforeEach(async () => {
  다니엘 = await testApp.signUp('다니엘')
  weatherId = (await today(하니)).id
  const body = { ownerId: 민지.id, name: '니트', type: 'TOP' as const }
  const piece = await 민지.clothes.create({ body, image: await picture() })
  const feed = await post(민지, { content: '민지의 옷', clothes: [piece] })
  const follow = await 다니엘.follows.create({ body: { followerId: 다니엘.id, followeeId: 민지.id } })
  await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 다니엘.id } })
  const { id: commentId } = await comment(민지, feed.id, '제 옷이에요')
  await write(testApp, 하니, 민지, '안녕')
  await write(testApp, 민지, 하니, '반가워')
  const imageId = ImageId.parse(/[0-9a-f-]{36}/.exec(piece.imageUrl ?? '')?.[0])
  real = { userId: 민지.id, feedId: feed.id, followId: follow.id, imageId, clothesId: piece.id, commentId }
})

const answers = async (way: (typeof waysToReach)[number]) => ({
  real: await answerOf(testApp, way, { to: real, viewer: 하니, weatherId }),
  nothing: await answerOf(testApp, way, { to: nothing, viewer: 하니, weatherId }),
})

test.each(waysToReach)(
  'SIGHT-01: $name answers whoever has blocked somebody as if that person never existed',
  async (way) => {
    await block(하니, 민지)
    const { real, nothing } = await answers(way)
    expect(real).toEqual(nothing)
  },
)

test.each([...waysToReach, ...waysOfBlocked])(
  'SIGHT-02: $name answers a blocked person as if the one who blocks never existed',
  async (way) => {
    await block(민지, 하니)
    const { real, nothing } = await answers(way)
    expect(real).toEqual(nothing)
  },
)

test('SIGHT-03: lists and searches leave out both people, and their totals do too', async () => {
  for (const content of ['하나', '둘', '셋']) await post(민지, { content: `${content} 체크 셔츠` })
  for (const content of ['넷', '다섯']) await post(다니엘, { content: `${content} 체크 셔츠` })
  await post(하니, { content: '여섯 체크 셔츠' })
  const word = { keywordLike: '체크' }
  const lists = [{}, { sortBy: 'likeCount' }, word, { ...word, sortBy: 'likeCount' }] as const
  const totalOf = async (who: TestUser, query: object) =>
    (await who.feeds.list({ query: { ...query, limit: 1 } })).totalCount
  const totals = () => Promise.all([하니, 민지].flatMap((who) => lists.map((query) => totalOf(who, query))))
  const before = await totals()
  await block(하니, 민지)
  // 민지 has four feeds, three of them with the word, and 하니 one.
  const lost = [4, 4, 3, 3, 1, 1, 1, 1]
  expect(await totals()).toEqual(before.map((total, at) => total - (lost[at] ?? 0)))
  for (const query of lists)
    for (const [who, others] of [
      [하니, 민지],
      [민지, 하니],
    ] as const) {
      const { data } = await who.feeds.list({ query: { ...query, limit: 100 } })
      const authors = new Set(data.map(({ author }) => author.userId))
      expect([authors.has(others.id), authors.has(다니엘.id)]).toEqual([false, true])
    }
  await 하니.blocks.delete({ params: { userId: 민지.id } })
  expect(await totals()).toEqual(before)
})

test('SIGHT-04: comments leave out blocked people, counts stay those of everybody', async () => {
  const feed = await post(다니엘)
  await comment(민지, feed.id, '민지예요')
  await comment(하니, feed.id, '하니예요')
  await comment(다니엘, feed.id, '다니엘이에요')
  await 민지.likes.create({ params: { feedId: feed.id } })
  await block(민지, 하니)
  for (const [who, left] of [
    [하니, ['다니엘이에요', '하니예요']],
    [민지, ['다니엘이에요', '민지예요']],
  ] as const) {
    const page = await who.comments.list({ params: { feedId: feed.id }, query: {} })
    expect(page.data.map(({ content }) => content)).toEqual(left)
    const first = await who.comments.list({ params: { feedId: feed.id }, query: { limit: 1 } })
    expect(first.totalCount).toBe(2)
    expect(await who.feeds.get({ params: { feedId: feed.id } })).toMatchObject({ likeCount: 1, commentCount: 3 })
  }
  expect((await 다니엘.comments.list({ params: { feedId: feed.id }, query: { limit: 1 } })).totalCount).toBe(3)
})

test('SIGHT-05: lists of followers leave out blocked people, and their totals do too', async () => {
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 다니엘.id } })
  const other = await testApp.signUp('해린')
  await other.follows.create({ body: { followerId: other.id, followeeId: 다니엘.id } })
  await block(하니, 민지)
  for (const [who, hidden] of [
    [하니, '민지'],
    [민지, '하니'],
  ] as const) {
    const query = { followeeId: 다니엘.id }
    const names = (await who.follows.followers({ query })).data.map(({ follower }) => follower.name)
    expect(names).toHaveLength(2)
    expect(names).not.toContain(hidden)
    expect((await who.follows.followers({ query: { ...query, limit: 1 } })).totalCount).toBe(2)
    expect((await who.follows.followers({ query: { ...query, nameLike: hidden } })).data).toEqual([])
  }
})

test('SIGHT-06: a block keeps no administrator from deleting a feed', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  await block(민지, 관리자)
  await expect(관리자.feeds.get({ params: { feedId: real.feedId } })).rejects.toMatchObject({ status: 404 })
  await 관리자.feeds.delete({ params: { feedId: real.feedId } })
  await expect(민지.feeds.get({ params: { feedId: real.feedId } })).rejects.toMatchObject({ status: 404 })
})

test('SIGHT-07: cursors from before a block go on after it, without the blocked person’s rows', async () => {
  for (const content of ['하나', '둘']) await post(민지, { content })
  for (const content of ['셋', '넷', '다섯']) await post(다니엘, { content })
  const first = await 하니.feeds.list({ query: { limit: 2 } })
  expect(first.data.map(({ content }) => content)).toEqual(['다섯', '넷'])
  const next = async (limit: number) => {
    const page = await 하니.feeds.list({ query: { limit, cursor: first.nextCursor ?? '' } })
    return page.data.map(({ content }) => content)
  }
  await block(하니, 민지)
  const [third, ...older] = await next(100)
  expect([third, older.includes('둘'), older.includes('하나')]).toEqual(['셋', false, false])
  await 하니.blocks.delete({ params: { userId: 민지.id } })
  expect(await next(4)).toEqual(['셋', '둘', '하나', '민지의 옷'])
})
