import { expect, test } from 'vitest'
import { includes, wishOf } from './day-wish.ts'

test('a wish (occasion, event and sport) includes another one if it has each value that the other names', () => {
  const read = wishOf({ occasion: 'FORMAL', formalEvent: 'WEDDING', sport: null })
  expect(includes({ occasion: 'FORMAL', formalEvent: 'WEDDING' }, read)).toBe(true)
  expect(includes({ occasion: 'FORMAL' }, read)).toBe(false)
  expect(includes({ occasion: 'WORK' }, read)).toBe(false)
  const same = wishOf({ occasion: 'FORMAL', formalEvent: null, sport: null })
  expect(includes({ occasion: 'FORMAL', formalEvent: 'INTERVIEW' }, same)).toBe(true)
})
