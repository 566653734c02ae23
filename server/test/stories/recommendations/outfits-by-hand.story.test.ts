import type { ClothesId, ClothesType, Occasion, WeatherId } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aDay } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  invalid,
  mild,
  notFound,
  recommend,
  refused,
  testApp,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Judging, exchanging and filling outfits of one's own choice. */

eachStoryBeginsOnAMonday()

const many: [string, ClothesType][] = [
  ['흰 셔츠', 'TOP'],
  ['회색 맨투맨', 'TOP'],
  ['두꺼운 니트', 'TOP'],
  ['검정 슬랙스', 'BOTTOM'],
  ['청바지', 'BOTTOM'],
  ['네이비 블레이저', 'OUTER'],
  ['롱패딩', 'OUTER'],
  ['검정 로퍼', 'SHOES'],
  ['스웨이드 로퍼', 'SHOES'],
  ['장화', 'SHOES'],
  ['검정 원피스', 'DRESS'],
  ['꽃무늬 원피스', 'DRESS'],
  ['검정 양말', 'SOCKS'],
  ['볼캡', 'HAT'],
]

interface Sent {
  weatherId: WeatherId
  occasion?: Occasion
}
const judge = (clothesIds: readonly string[], query: Sent, who = 하니) =>
  who.styling.judge({ query: { ...query, clothesIds: [...clothesIds] } })

async function closetOf(who = 하니) {
  const pieces = await fill(who, many)
  const idOf = (name: string) => pieces.find((piece) => piece.name === name)?.id ?? ('' as ClothesId)
  return { pieces, idOf }
}

test('a recommended outfit is judged as it was recommended', async () => {
  await closetOf()
  const weatherId = await mild()
  const outfit = await recommend(weatherId, { occasion: 'WORK' })
  const judged = await judge(ids(outfit), { weatherId, occasion: 'WORK' })
  expect(judged.fit).toEqual(outfit.fit)
  expect(ids({ ...outfit, clothes: judged.clothes })).toEqual(ids(outfit))
  expect(judged).toMatchObject({ weatherId, occasion: 'WORK', scene: null })
  expect(judged.match).toBeGreaterThan(60)
  expect(judged.reasons.length).toBeGreaterThan(1)
})
