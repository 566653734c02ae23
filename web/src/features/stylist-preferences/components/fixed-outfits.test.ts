import type { ClothesId } from '@otday/contract'
import { expect, test } from 'vitest'
import { fixedOn, withFixed } from './fixed-outfits.ts'

const ids = (...names: string[]) => names as ClothesId[]

test('a weekday has one fixed outfit, or none', () => {
  const monday = withFixed([], 1, ids('a', 'b'))
  const both = withFixed(monday, 2, ids('c'))
  expect(fixedOn(both, 1)).toEqual(['a', 'b'])
  expect(fixedOn(withFixed(both, 1, ids('d')), 1)).toEqual(['d'])
  expect(withFixed(both, 1, [])).toEqual([{ weekday: 2, clothesIds: ['c'] }])
  expect(fixedOn([], 0)).toEqual([])
})
