import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isFinal, isPassing, isUnreached } from './is-passing.ts'

const failure = (status: number) => new ApiError(status, undefined)

test.each([
  [0, { isUnreached: true, isPassing: true, isFinal: false }],
  [502, { isUnreached: true, isPassing: true, isFinal: false }],
  [503, { isUnreached: true, isPassing: true, isFinal: false }],
  [504, { isUnreached: true, isPassing: true, isFinal: false }],
  [401, { isUnreached: false, isPassing: true, isFinal: false }],
  [429, { isUnreached: false, isPassing: true, isFinal: false }],
  [400, { isUnreached: false, isPassing: false, isFinal: true }],
  [404, { isUnreached: false, isPassing: false, isFinal: true }],
  [409, { isUnreached: false, isPassing: false, isFinal: true }],
  [500, { isUnreached: false, isPassing: false, isFinal: false }],
])('status %i is classified as unreached, passing, final or none of them', (status, is) => {
  const error = failure(status)
  expect({ isUnreached: isUnreached(error), isPassing: isPassing(error), isFinal: isFinal(error) }).toEqual(is)
})

test('an error that is not an API error is neither unreached, passing nor final', () => {
  for (const is of [isUnreached, isPassing, isFinal]) expect(is(new TypeError('not loaded'))).toBe(false)
})
