import { commonGarments } from '@otday/contract'
import { expect, test } from 'vitest'
import { chosenGarments, usualChoice, withAll, withColor, withTick } from './quick-start.ts'

test('two dozen garments, none drawn like another, each in four colours', () => {
  expect(commonGarments).toHaveLength(24)
  expect(new Set(commonGarments.map(({ key }) => key)).size).toBe(24)
  expect(new Set(commonGarments.map(({ kind }) => kind)).size).toBe(24)
  for (const { colors } of commonGarments) expect(new Set(colors).size).toBe(4)
})

test('ticks and colours end in what is sent, in the order of the sheet', () => {
  expect(chosenGarments(usualChoice)[0]).toEqual({ key: 'short-sleeve', color: '화이트' })
  const none = withAll(usualChoice, false)
  expect(chosenGarments(none)).toEqual([])
  const some = withColor(withTick(none, 'padding', true), { key: 'jeans', color: '블랙' })
  expect(chosenGarments(some)).toEqual([
    { key: 'jeans', color: '블랙' },
    { key: 'padding', color: '블랙' },
  ])
  const again = withTick(withTick(some, 'jeans', false), 'jeans', true)
  expect(chosenGarments(again)).toEqual(chosenGarments(some))
  expect(chosenGarments(withAll(again, true))).toHaveLength(24)
})
