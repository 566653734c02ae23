import type { Clothes, Feed, FeedId, FollowAlong, WeatherId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { WearId } from '@otday/contract'
import { aDay, garment, post } from '../../kit/fixtures.ts'
import { ApiFailure } from '../../kit/test-app.ts'
import { eachMorningHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'

eachMorningHasNewUsers()

let posted: Clothes[]
let feed: Feed
beforeEach(async () => {
  posted = [
    await garment(민지, '핑크 가디건'),
    await garment(민지, '네이비 플리츠 스커트', 'BOTTOM'),
    await garment(민지, '갈색 첼시 부츠', 'SHOES'),
    await garment(민지, '올리브 미니백', 'BAG'),
  ]
  feed = await post(민지, { clothes: posted, weatherId: await aDay(testApp, 'CLEAR', 'NONE', 16) })
})

async function closet() {
  const coat = await garment(하니, '카멜 울 코트', 'OUTER')
  const cardigan = await garment(하니, '연핑크 가디건')
  const slacks = await garment(하니, '네이비 슬랙스', 'BOTTOM')
  const skirt = await garment(하니, '남색 플리츠 스커트', 'BOTTOM')
  const boots = await garment(하니, '진갈색 첼시 부츠', 'SHOES')
  return { coat, cardigan, slacks, skirt, boots }
}
const follow = (weatherId: WeatherId, feedId = feed.id, who = 하니) =>
  who.followAlong.get({ params: { feedId }, query: { weatherId, scene: 'square' } })
const sameWeather = () => aDay(testApp, 'CLEAR', 'NONE', 16)
const line = ({ pieces }: FollowAlong, name: string) => pieces.find((each) => each.posted?.name === name)
const refused = (request: Promise<unknown>) =>
  request.catch((error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error))

test('following along a feed picks similar pieces of the own closet and judges them for the own weather', async () => {
  const { cardigan, skirt, boots } = await closet()
  const weatherId = await sameWeather()
  const found = await follow(weatherId)
  expect(found.pieces.map(({ posted: theirs, piece }) => [theirs?.name, piece?.clothesId])).toEqual([
    ['핑크 가디건', cardigan.id],
    ['네이비 플리츠 스커트', skirt.id],
    ['갈색 첼시 부츠', boots.id],
    ['올리브 미니백', undefined],
  ])
  expect(line(found, '올리브 미니백')).toMatchObject({ how: 'MISSING', reason: '비슷한 가방이 아직 없어요' })
  expect(found).toMatchObject({ note: null, isClosetEmpty: false, outfit: { weatherId } })
  expect(found.outfit.clothes).toHaveLength(3)
  expect(found.outfit.scene?.format).toBe('square')
  expect(found.postedLayout?.pieces).toHaveLength(4)
  const judged = await 하니.styling.judge({
    query: { weatherId, clothesIds: found.outfit.clothes.map(({ clothesId }) => clothesId) },
  })
  expect(found.outfit.match).toBe(judged.match)
})

test('following along on a colder day adds a layer, and a note says why', async () => {
  const { coat } = await closet()
  const found = await follow(await aDay(testApp, 'CLEAR', 'NONE', 5))
  const added = found.pieces.find(({ how }) => how === 'ADDED')
  expect(added).toMatchObject({ slot: 'OUTER', posted: null, piece: { clothesId: coat.id } })
  expect(added?.reason).toBe('11° 낮아서 한 겹 더했어요')
  expect(found.note).toBe('민지 님은 16°에 입었어요. 지금은 11° 낮아서 카멜 울 코트를 더했어요.')
})

test('a feed’s outfit recreated from one’s own closet has no piece that is in the wash, in storage or planned', async () => {
  const { slacks, skirt, cardigan } = await closet()
  const weatherId = await sameWeather()
  await 하니.laundry.putAway({ body: { clothesIds: [skirt.id], place: 'WASH' } })
  const washing = line(await follow(weatherId), '네이비 플리츠 스커트')
  expect(washing?.piece?.clothesId).toBe(slacks.id)
  expect(washing?.reason).toMatch(/스커트는 세탁 중이라 /)
  await 하니.laundry.takeOut({ body: { clothesIds: [skirt.id] } })
  await 하니.wears.save({
    params: { wearId: newId<WearId>() },
    body: {
      date: daysAfter(seoulDate(testApp.clock.now()), 1),
      state: 'PLANNED',
      source: 'HAND',
      clothesIds: [skirt.id],
      revision: 0,
    },
  })
  expect(line(await follow(weatherId), '네이비 플리츠 스커트')?.reason).toMatch(/스커트는 곧 입을 계획이라 /)
  await 하니.laundry.putAway({ body: { clothesIds: [cardigan.id], place: 'STORAGE' } })
  expect(line(await follow(weatherId), '핑크 가디건')).toMatchObject({
    piece: null,
    how: 'MISSING',
    reason: expect.stringMatching(/보관 중이에요$/),
  })
})

test('with an empty closet following along lists every piece of the feed as missing', async () => {
  const found = await follow(await sameWeather())
  expect(found).toMatchObject({ isClosetEmpty: true, outfit: { clothes: [], fit: null } })
  expect(found.pieces.every(({ how }) => how === 'MISSING')).toBe(true)
})

test('following along still works from the posted clothes when the author has deleted them', async () => {
  const { skirt } = await closet()
  for (const { id } of posted) await 민지.clothes.delete({ params: { clothesId: id } })
  expect(line(await follow(await sameWeather()), '네이비 플리츠 스커트')?.piece?.clothesId).toBe(skirt.id)
})

test('following along an unknown or deleted feed, or for unknown weather, is answered with 404', async () => {
  const weatherId = await sameWeather()
  expect(await refused(follow(weatherId, newId<FeedId>()))).toEqual([404, 'FeedNotFound'])
  expect(await refused(follow(newId<WeatherId>()))).toEqual([404, 'WeatherNotFound'])
  await 민지.feeds.delete({ params: { feedId: feed.id } })
  expect(await refused(follow(weatherId))).toEqual([404, 'FeedNotFound'])
})
