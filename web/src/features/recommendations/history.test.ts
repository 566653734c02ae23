import type { ClothesId, WeatherId } from '@otday/contract'
import { expect, test } from 'vitest'
import { itemOf, pieceOf } from '../../../test/kit/diary-fixtures.ts'
import { outfitOf } from '../../../test/kit/weather-fixtures.ts'
import {
  backAt,
  canStep,
  earlierPick,
  type History,
  outfitKey,
  shownIn,
  stepped,
  withEarlier,
  withOutfit,
  withoutQuestion,
  withPinned,
} from './history.ts'

const outfit = (...ids: string[]) =>
  outfitOf('w' as WeatherId, {
    clothes: ids.map((id) => ({ ...itemOf(pieceOf(id, 'TOP', { id: id as ClothesId })), badges: [] })),
  })
const names = (history: History) => shownIn(history)?.clothes.map(({ name }) => name)
const three = [outfit('b'), outfit('c')].reduce(withOutfit, withOutfit(undefined, outfit('a')))

test('steps go back and forward through the shown outfits and stop at both ends', () => {
  expect(names(three)).toEqual(['c'])
  expect(canStep(three, 1)).toBe(false)
  const first = stepped(stepped(three, -1), -1)
  expect(names(first)).toEqual(['a'])
  expect(canStep(first, -1)).toBe(false)
  expect(stepped(first, -1)).toBe(first)
  expect(names(stepped(first, 1))).toEqual(['b'])
})

test('a remembered outfit is shown again at its latest place, and an unknown one changes nothing', () => {
  const back = backAt(three, outfit('b'))
  expect(names(back)).toEqual(['b'])
  expect(names(stepped(back, 1))).toEqual(['c'])
  expect(names(backAt(withOutfit(three, outfit('a')), outfit('a')))).toEqual(['a'])
  expect(canStep(backAt(withOutfit(three, outfit('a')), outfit('a')), 1)).toBe(false)
  expect(backAt(three, outfit('x'))).toBe(three)
})

test('a new outfit is put last, even after stepping back', () => {
  const history = withOutfit(stepped(three, -1), outfit('d'))
  expect(names(history)).toEqual(['d'])
  expect(names(stepped(history, -1))).toEqual(['c'])
})

test('the latest 50 outfits are remembered', () => {
  let history: History | undefined
  for (let turn = 0; turn < 60; turn++) history = withOutfit(history, outfit(String(turn)))
  expect(history?.outfits).toHaveLength(50)
  expect(history && names(history)).toEqual(['59'])
})

test('pinned pieces belong to the outfit in which they were pinned, not to the outfit before it', () => {
  const pinned = withPinned(three, ['c' as ClothesId])
  expect(shownIn(pinned)?.pinned).toEqual(['c'])
  expect(shownIn(stepped(pinned, -1))?.pinned).toEqual([])
})

test('outfits from earlier in the day come before those of this visit', () => {
  const pick = (...ids: string[]) => ({
    occasion: 'CASUAL' as const,
    clothesIds: ids as ClothesId[],
    pinned: [],
    pickedAt: new Date(0),
  })
  const picks = [pick('x'), pick('y'), pick('a'), pick('b')]
  expect(earlierPick(three, picks)?.clothesIds).toEqual(['y'])
  const earlier = withEarlier(three, outfit('y'))
  expect(names(earlier)).toEqual(['y'])
  expect(names(stepped(earlier, 1))).toEqual(['a'])
  expect(earlierPick(earlier, picks)?.clothesIds).toEqual(['x'])
  expect(earlierPick(withEarlier(earlier, outfit('x')), picks)).toBeUndefined()
  expect(earlierPick(three, [])).toBeUndefined()
})

test('two outfits have the same key if their occasion and pieces are the same', () => {
  expect(outfitKey(outfit('a', 'b'))).toBe(outfitKey(outfit('a', 'b')))
  expect(outfitKey(outfit('a', 'b'))).not.toBe(outfitKey(outfit('a')))
  expect(outfitKey(outfit('a'))).not.toBe(outfitKey({ ...outfit('a'), occasion: 'WORK' }))
})

test('an answered question is removed from every outfit of the history', () => {
  const question = { kind: 'WORK_LOOK', text: '?', clothesId: null, options: [] } as const
  const asking = withOutfit(three, { ...outfit('d'), question: { ...question, options: [] } })
  const { outfits, at } = withoutQuestion(asking)
  expect(outfits.every((one) => one.question === null)).toBe(true)
  expect(at).toBe(asking.at)
})
