import {
  ClothesId,
  CommentId,
  type FeedId,
  FollowId,
  ImageId,
  UserId,
  type WeatherId,
  FeedId as Feed,
} from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { follow, followPrivately, setAudience, setClosetAudience, summaryOf } from '../../kit/audiences.ts'
import { answerOf, type Reachable, waysToReach } from '../../kit/blocked-ways.ts'
import { administrator, garment, post, today, waiting } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

/** Stories of what others see of a private account (민지): what its followers do not see is gone for 하니. */

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

/** The ways that stay open: an account for followers has a name, and can be followed, written to and muted. */
const staysOpen = new Set([
  'a profile',
  'a summary of follows',
  'messages',
  'a follow',
  'the end of a follow',
  'reading a conversation',
  'a mute',
])
const closedWays = waysToReach.filter(({ name }) => !staysOpen.has(name))

/** 민지 has a feed, a piece and, in 다니엘, an approved follower. */
beforeEach(async () => {
  다니엘 = await testApp.signUp('다니엘')
  weatherId = (await today(하니)).id
  const piece = await garment(민지, '니트')
  const feed = await post(민지, { content: '민지의 옷', clothes: [piece] })
  await setAudience(민지, 'FOLLOWERS')
  await followPrivately(다니엘, 민지)
  const commented = { feedId: feed.id, authorId: 민지.id, content: '제 옷이에요' }
  const { id: commentId } = await 민지.comments.create({ params: { feedId: feed.id }, body: commented })
  real = {
    userId: 민지.id,
    feedId: feed.id,
    followId: newId<FollowId>(),
    imageId: newId<ImageId>(),
    clothesId: piece.id,
    commentId,
  }
})

const answers = async (way: (typeof waysToReach)[number], viewer: TestUser) => ({
  real: await answerOf(testApp, way, { to: real, viewer, weatherId }),
  nothing: await answerOf(testApp, way, { to: nothing, viewer, weatherId }),
})

test.each(closedWays)('AUD-01: $name answers a stranger of a private account as if there were nothing', async (way) => {
  const { real, nothing } = await answers(way, 하니)
  expect(real).toEqual(nothing)
})

test('AUD-02: every way answers whoever waits for approval as if there were nothing', async () => {
  await follow(하니, 민지)
  for (const way of closedWays) {
    const { real, nothing } = await answers(way, 하니)
    expect([way.name, real]).toEqual([way.name, nothing])
  }
})

test('AUD-03: reading answers an administrator who does not follow as if there were nothing', async () => {
  const admin = await administrator(testApp, '관리자')
  for (const way of closedWays.filter(({ method }) => method === 'GET')) {
    const { real, nothing } = await answers(way, admin)
    expect([way.name, real]).toEqual([way.name, nothing])
  }
  await admin.feeds.delete({ params: { feedId: real.feedId } })
})

test('AUD-04: an approved follower sees, likes and comments what a private account has', async () => {
  for (const name of ['a feed', 'the comments of a feed', 'following along', 'a like', 'a comment']) {
    const way = waysToReach.find((one) => one.name === name)
    if (!way) throw new Error(`no way ${name}`)
    const { status } = await answerOf(testApp, way, { to: real, viewer: 다니엘, weatherId })
    expect([name, status < 300]).toEqual([name, true])
  }
  const lists = [
    다니엘.feeds.list({ query: { authorIdEqual: 민지.id } }),
    다니엘.feeds.list({ query: { authorIdEqual: 민지.id, sortBy: 'likeCount' } }),
    다니엘.feeds.list({ query: { authorIdEqual: 민지.id, keywordLike: '민지' } }),
    다니엘.clothes.list({ query: { ownerId: 민지.id } }),
    다니엘.follows.followers({ query: { followeeId: 민지.id } }),
  ]
  for (const list of lists) expect((await list).totalCount).toBe(1)
  expect((await 다니엘.feeds.get({ params: { feedId: real.feedId } })).audience).toBe('FOLLOWERS')
})

test('AUD-05: of a private account others get name, picture and counts, and its followers the profile', async () => {
  await 민지.profiles.update({ params: { userId: 민지.id }, body: { name: '민지', gender: 'FEMALE' } })
  const profileFor = (who: TestUser) => who.profiles.get({ params: { userId: 민지.id } })
  expect(await profileFor(하니)).toMatchObject({ name: '민지', gender: null, audience: 'FOLLOWERS', isLocked: true })
  expect(await profileFor(다니엘)).toMatchObject({ name: '민지', gender: 'FEMALE', audience: 'FOLLOWERS' })
  expect(await profileFor(다니엘)).not.toHaveProperty('isLocked')
  expect(await profileFor(민지)).toMatchObject({ audience: 'FOLLOWERS', closetAudience: 'FOLLOWERS' })
  expect(await profileFor(하니)).not.toHaveProperty('closetAudience')
  expect(await summaryOf(하니, 민지)).toMatchObject({ followerCount: 1, followedByMe: false })
})

test('AUD-06: lists and searches leave out feeds for followers, and their totals do too', async () => {
  for (const content of ['하나', '둘', '셋']) await post(민지, { content: `${content} 물방울 셔츠` })
  for (const content of ['넷', '다섯']) await post(다니엘, { content: `${content} 물방울 셔츠` })
  const word = { keywordLike: '물방울' }
  const lists = [word, { ...word, sortBy: 'likeCount' }] as const
  const totalsOf = async (who: TestUser, lists: readonly object[]) =>
    Promise.all(lists.map(async (query) => (await who.feeds.list({ query: { ...query, limit: 1 } })).totalCount))
  expect(await totalsOf(하니, lists)).toEqual([2, 2])
  expect(await totalsOf(다니엘, lists)).toEqual([5, 5])
  expect(await totalsOf(민지, lists)).toEqual([5, 5])
  const everything = [{}, { sortBy: 'likeCount' }] as const
  const [all = 0] = await totalsOf(다니엘, everything)
  // 민지 has four feeds in all, the first of them without the word.
  expect([await totalsOf(하니, everything), await totalsOf(민지, everything)]).toEqual([
    [all - 4, all - 4],
    [all, all],
  ])
  for (const query of [...lists, ...everything]) {
    const { data } = await 하니.feeds.list({ query: { ...query, limit: 100 } })
    expect(data.filter(({ author }) => author.userId === 민지.id)).toEqual([])
  }
})

test('AUD-07: a feed for followers of a public account is gone for others, and back when its audience changes', async () => {
  const clothes = [await garment(하니, '코트')]
  const body = { authorId: 하니.id, weatherId, clothesIds: clothes.map(({ id }) => id), content: '우리끼리 줄무늬' }
  const own = await 하니.feeds.create({ body: { ...body, audience: 'FOLLOWERS' } })
  await post(하니, { content: '모두에게 줄무늬', clothes })
  await post(하니, { content: '모두에게 줄무늬', clothes })
  await follow(다니엘, 하니)
  const isThere = (who: TestUser) =>
    who.feeds.get({ params: { feedId: own.id } }).then(
      () => true,
      () => false,
    )
  const totals = async (who: TestUser) =>
    Promise.all(
      [{ authorIdEqual: 하니.id }, { authorIdEqual: 하니.id, keywordLike: '줄무늬' }].map(
        async (query) => (await who.feeds.list({ query: { ...query, limit: 1 } })).totalCount,
      ),
    )
  expect([await isThere(민지), await isThere(다니엘), await isThere(하니)]).toEqual([false, true, true])
  expect([await totals(민지), await totals(다니엘), await totals(하니)]).toEqual([
    [2, 2],
    [3, 3],
    [3, 3],
  ])
  const edit = (audience?: 'EVERYONE' | 'FOLLOWERS') =>
    하니.feeds.update({ params: { feedId: own.id }, body: { content: '우리끼리', ...(audience && { audience }) } })
  expect([(await edit()).audience, await isThere(민지)]).toEqual(['FOLLOWERS', false])
  expect([(await edit('EVERYONE')).audience, await isThere(민지)]).toEqual(['EVERYONE', true])
  await edit('FOLLOWERS')
  expect(await isThere(민지)).toBe(false)
})

test('AUD-08: going public opens the earlier feeds again, but for those posted while private', async () => {
  const later = await post(민지, { content: '비공개일 때' })
  expect(later.audience).toBe('FOLLOWERS')
  const seen = async () => (await 하니.feeds.list({ query: { authorIdEqual: 민지.id } })).data.map(({ id }) => id)
  expect(await seen()).toEqual([])
  await setAudience(민지, 'EVERYONE')
  expect(await seen()).toEqual([real.feedId])
  expect((await 하니.feeds.get({ params: { feedId: real.feedId } })).audience).toBe('EVERYONE')
  await setAudience(민지, 'FOLLOWERS')
  expect(await seen()).toEqual([])
})

test('AUD-09: a closet is open to whom its owner chose, and unseen it is an empty page', async () => {
  const open = async () =>
    Promise.all(
      [하니, 다니엘, 민지].map(async (who) => {
        const page = await who.clothes.list({ query: { ownerId: 민지.id } })
        return [page.data.length, page.totalCount]
      }),
    )
  const [none, one] = [
    [0, 0],
    [1, 1],
  ]
  expect(await open()).toEqual([none, one, one])
  await setClosetAudience(민지, 'NOBODY')
  expect(await open()).toEqual([none, none, one])
  await setClosetAudience(민지, 'EVERYONE')
  expect(await open()).toEqual([one, one, one])
  await setAudience(민지, 'EVERYONE')
  await setAudience(민지, 'FOLLOWERS')
  expect(await open()).toEqual([none, one, one])
  await setClosetAudience(민지, 'NOBODY')
  await setAudience(민지, 'EVERYONE')
  expect(await open()).toEqual([none, none, one])
})

test('AUD-10: underwear is its owner’s alone: in the closet, its totals, feeds and following along', async () => {
  const under = await garment(하니, '발열 내의', 'UNDERWEAR')
  const coats = [await garment(하니, '코트', 'OUTER'), await garment(하니, '점퍼', 'OUTER')]
  const feed = await post(하니, { content: '내의 입은 날', clothes: [under, ...coats] })
  const listed = async (who: TestUser, query: object = {}) => {
    const page = await who.clothes.list({ query: { ownerId: 하니.id, ...query } })
    return [page.data.length, page.totalCount]
  }
  expect([await listed(민지), await listed(하니)]).toEqual([
    [2, 2],
    [3, 3],
  ])
  expect((await 민지.clothes.list({ query: { ownerId: 하니.id, limit: 1 } })).totalCount).toBe(2)
  expect(await listed(민지, { typeEqual: 'UNDERWEAR' })).toEqual([0, 0])
  const types = (ootds: readonly { type: string }[]) => ootds.map(({ type }) => type)
  const shown = async (who: TestUser) => {
    const [first] = (await who.feeds.list({ query: { authorIdEqual: 하니.id } })).data
    const [liked] = (await who.feeds.list({ query: { authorIdEqual: 하니.id, sortBy: 'likeCount' } })).data
    const one = await who.feeds.get({ params: { feedId: feed.id } })
    return [first, liked, one].map((each) => types(each?.ootds ?? []))
  }
  expect(await shown(민지)).toEqual(Array(3).fill(['OUTER', 'OUTER']))
  expect(await shown(하니)).toEqual(Array(3).fill(['UNDERWEAR', 'OUTER', 'OUTER']))
  const followed = await 민지.followAlong.get({ params: { feedId: feed.id }, query: { weatherId } })
  expect(JSON.stringify(followed)).not.toContain('발열 내의')
  const refused = { status: 404, body: { exceptionName: 'ClothesNotFound' } }
  await expect(민지.clothes.delete({ params: { clothesId: under.id } })).rejects.toMatchObject(refused)
})

test('AUD-11: nobody changes the audience of somebody else', async () => {
  const change = 하니.audiences.update({ params: { userId: 민지.id }, body: { audience: 'EVERYONE' } })
  await expect(change).rejects.toMatchObject({ status: 403 })
  const admin = await administrator(testApp, '관리자')
  const forced = admin.audiences.update({ params: { userId: 민지.id }, body: { closetAudience: 'EVERYONE' } })
  await expect(forced).rejects.toMatchObject({ status: 403 })
  expect((await 민지.profiles.get({ params: { userId: 민지.id } })).audience).toBe('FOLLOWERS')
})

test('AUD-12: a feed that is being posted while its author goes private is for followers', async () => {
  const { pool, db } = testApp.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query(`update users set audience = 'FOLLOWERS' where id = $1`, [하니.id])
  // Written as an instance of the version before does, which knows no audience.
  const old = await post(민지, { content: '옛 글' })
  const id = newId<FeedId>()
  const posting = pool.query(
    `insert into feeds (id, author_id, content, content_key, search_tokens, weather_id, weather, ootds, sky_status,
       precipitation_type, created_at, updated_at)
     select $1, $2, content, content_key, search_tokens, weather_id, weather, ootds, sky_status, precipitation_type,
       created_at, updated_at from feeds where id = $3`,
    [id, 하니.id, old.id],
  )
  await waiting(testApp, 1)
  await holder.query('commit')
  holder.release()
  await posting
  const row = await db.selectFrom('feedReactions').selectAll().where('feedId', '=', id).executeTakeFirstOrThrow()
  expect(row.isRestricted).toBe(true)
  await expect(민지.feeds.get({ params: { feedId: Feed.parse(id) } })).rejects.toMatchObject({ status: 404 })
})
