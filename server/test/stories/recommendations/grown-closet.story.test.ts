import type { WeatherId } from '@otday/contract'
import { expect, test } from 'vitest'
import { openStyling } from '../../../src/outfits/index.ts'
import { nextOutfit } from '../../../src/recommendations/recommend-outfit.ts'
import { openRecommending } from '../../../src/recommendations/recommending-deps.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { aDay, testUrls } from '../../kit/fixtures.ts'
import { eachStoryBeginsOnAMonday, fill, testApp, 하니 } from '../../kit/stylist-fixtures.ts'

/** Tests of how often outfits are chosen again for a day when the closet has grown. */

eachStoryBeginsOnAMonday()

/** Returns an instance that counts how often a person's taste is read: once for judging, once more for each choice. */
function countingInstance() {
  const styling = openStyling({ db: testApp.database.db, clock: testApp.clock, urls: testUrls(testApp) })
  let count = 0
  const tastes: typeof styling.tastes = (...asked) => {
    count++
    return styling.tastes(...asked)
  }
  const deps = openRecommending({ ...styling, tastes })
  const by = writerWithoutSession(하니.id)
  return async (weatherId: WeatherId) => {
    const before = count
    const { styled } = await nextOutfit(deps, by, { weatherId, current: true }, false)
    return { names: styled.outfit.items.map(({ name }) => name), asked: count - before }
  }
}

test('a poor current outfit is compared with better ones once each time the closet has grown', async () => {
  await fill(하니, [
    ['반팔 티셔츠', 'TOP'],
    ['반바지', 'BOTTOM'],
    ['샌들', 'SHOES'],
  ])
  const weatherId = await aDay(testApp, 'CLEAR', 'NONE', -6)
  const current = countingInstance()
  const { names } = await current(weatherId)
  const judging = (await current(weatherId)).asked
  const growing = async () => {
    testApp.clock.advance(60)
    await fill(하니, [['슬리퍼', 'SHOES']])
    return [await current(weatherId), await current(weatherId)].map((found) => [found.names, found.asked > judging])
  }
  const kept = [
    [names, true],
    [names, false],
  ]
  expect(await growing()).toEqual(kept)
  expect(await growing()).toEqual(kept)
})
