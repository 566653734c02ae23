import { RecommendedItem, toastTexts, UserId, WeatherId } from '@otday/contract'
import { expect, test } from 'vitest'
import { ootdBodyOf } from './ootd-body.ts'

const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`
const userId = UserId.parse(id(1))
const weatherId = WeatherId.parse(id(2))
const item = {
  clothesId: id(3),
  name: '니트',
  type: 'TOP',
  imageUrl: null,
  picture: null,
  appearance: { kind: 'knit', colors: [] },
  attributes: [],
  badges: [],
}
const recommendation = { clothes: [RecommendedItem.parse(item)] }
const whole = { userId, weatherId, recommendation, content: ' 따뜻해요 ' }

test('a missing author, weather or outfit is reported before blank content', () => {
  const missing = { problem: toastTexts.ootdMissing }
  expect(ootdBodyOf({ ...whole, userId: undefined })).toEqual(missing)
  expect(ootdBodyOf({ ...whole, weatherId: undefined, content: '' })).toEqual(missing)
  expect(ootdBodyOf({ ...whole, recommendation: undefined })).toEqual(missing)
  expect(ootdBodyOf({ ...whole, recommendation: { clothes: [] } })).toEqual(missing)
  expect(ootdBodyOf({ ...whole, content: ' \u200b\n' })).toEqual({ problem: toastTexts.ootdContentRequired })
})

test('a complete post has the outfit and the trimmed content', () => {
  expect(ootdBodyOf(whole)).toEqual({
    body: { authorId: userId, weatherId, clothesIds: [id(3)], content: '따뜻해요' },
  })
})
