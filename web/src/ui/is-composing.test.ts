import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test('Enter that ends a Korean syllable is recognized as composing, a plain Enter is not', () => {
  expect(isComposing({ nativeEvent: { isComposing: true } })).toBe(true)
  expect(isComposing({ isComposing: true })).toBe(true)
  expect(isComposing({ keyCode: 229 })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false }, keyCode: 13 })).toBe(false)
})
