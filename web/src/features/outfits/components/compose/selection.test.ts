import type { ClothesId, ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { addressOf, type Chosen, idsIn, openSlotText, placed, removed } from './selection.ts'

const piece = (name: string, type: ClothesType): Chosen => ({ clothesId: name as ClothesId, name, type })
const all = (...pieces: Chosen[]) => pieces.reduce<readonly Chosen[]>((chosen, one) => placed(chosen, one).pieces, [])
const names = (pieces: readonly Chosen[]) => pieces.map(({ name }) => name).join(' ')

test('a piece placed in a filled slot replaces the one before, but two tops are worn together', () => {
  expect(names(all(piece('청바지', 'BOTTOM'), piece('치마', 'BOTTOM')))).toBe('치마')
  const tops = all(piece('셔츠', 'TOP'), piece('니트', 'TOP'))
  expect(names(tops)).toBe('셔츠 니트')
  expect(names(placed(tops, piece('조끼', 'TOP')).pieces)).toBe('니트 조끼')
})

test('adding a dress removes the tops, and the message says so', () => {
  const { pieces, text } = placed(all(piece('니트', 'TOP'), piece('구두', 'SHOES')), piece('원피스', 'DRESS'))
  expect(names(pieces)).toBe('구두 원피스')
  expect(text).toBe('원피스를 놓아서 상의를 뺐어요.')
})

test('the messages about placed and removed pieces use the right Korean particle', () => {
  expect(placed([], piece('니트', 'TOP')).text).toBe('니트를 놓았어요.')
  const { pieces, text } = removed(all(piece('머플러', 'SCARF')), '머플러' as ClothesId)
  expect([pieces, text]).toEqual([[], '머플러를 뺐어요.'])
})

test('the address holds the ids of the chosen pieces, or 1 if none is chosen', () => {
  expect(idsIn('1')).toEqual([])
  expect(idsIn(addressOf(['a', 'b'] as ClothesId[]))).toEqual(['a', 'b'])
  expect(addressOf([])).toBe('1')
})

test('the hint names the first slot that is still empty', () => {
  expect(openSlotText([])).toBe('옷을 하나 골라 주세요.')
  expect(openSlotText([piece('a', 'SHOES')])).toBe('상의를 아직 안 골랐어요.')
  expect(openSlotText([piece('a', 'DRESS')])).toBe('신발을 아직 안 골랐어요.')
  expect(openSlotText([piece('a', 'DRESS'), piece('b', 'SHOES')])).toBeNull()
})
