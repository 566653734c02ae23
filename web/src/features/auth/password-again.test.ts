import { expect, test } from 'vitest'
import { currentRequired, currentRuleOf } from './password-again.ts'

test('the current password is required if the account has one', () => {
  expect(currentRuleOf(true)('', {})).toEqual({ text: currentRequired, isMissing: true })
  expect(currentRuleOf(true)('otday123!', {})).toBeNull()
  expect(currentRuleOf(false)('', {})).toBeNull()
})
