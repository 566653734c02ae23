import { commonGarments } from '@otday/contract'
import { expect, test } from 'vitest'
import { chosenGarments, sheetOf, usualChoice, withAll, withColor, withTick } from './quick-start.ts'

test('the sheet has 24 common garments of different kinds, each in four colors', () => {
  expect(commonGarments).toHaveLength(24)
  expect(new Set(commonGarments.map(({ key }) => key)).size).toBe(24)
  expect(new Set(commonGarments.map(({ kind }) => kind)).size).toBe(24)
  for (const { colors } of commonGarments) expect(new Set(colors).size).toBe(4)
})

const keysIn = (month: number) => [...usualChoice(new Date(Date.UTC(2027, month - 1, 15))).ticked]

test('garments of the current season are ticked at first, with a top, a bottom and shoes in each month', () => {
  expect(keysIn(7)).toEqual(expect.arrayContaining(['short-sleeve', 'shorts', 'sneakers']))
  for (const key of ['knit', 'coat', 'padding', 'hoodie']) expect(keysIn(7)).not.toContain(key)
  expect(keysIn(1)).toEqual(expect.arrayContaining(['knit', 'coat', 'padding', 'jeans', 'sneakers']))
  for (const key of ['short-sleeve', 'shorts']) expect(keysIn(1)).not.toContain(key)
  for (let month = 1; month <= 12; month++) {
    const types = new Set(commonGarments.filter(({ key }) => keysIn(month).includes(key)).map(({ type }) => type))
    for (const type of ['TOP', 'BOTTOM', 'SHOES']) expect([month, types.has(type as 'TOP')]).toEqual([month, true])
  }
})

test('the sheet lists the ticked garments first and contains all 24', () => {
  const choice = usualChoice(new Date('2027-07-15T00:00:00Z'))
  const keys = sheetOf(choice).map(({ key }) => key)
  expect(keys.slice(0, choice.ticked.size)).toEqual([...choice.ticked])
  expect(new Set(keys).size).toBe(24)
})

const midsummer = usualChoice(new Date('2027-07-15T00:00:00Z'))

test('ticked garments are sent with their colors, in the order of the sheet', () => {
  expect(chosenGarments(midsummer)[0]).toEqual({ key: 'short-sleeve', color: '화이트' })
  const none = withAll(midsummer, false)
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
