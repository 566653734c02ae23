import { expect, test } from 'vitest'
import { waitOf } from './backoff.ts'

test.each([
  ['the server says when', 3000, 0, null, 3000],
  ['never at once', 0, 0, null, 1000],
  ['twice as long each time', 1000, 4, null, 8000],
  ['but not for ever', 1000, 30, null, 60_000],
  ['unless the server wants it', 300_000, 30, null, 300_000],
  ['a refusal has its own time', 1000, 4, 30, 30_000],
  ['at most five hours', 1e12, 0, null, 18_000_000],
])('the wait before reconnecting follows the rule: %s', (_, delay, failures, retryAfter, wait) => {
  expect(waitOf(delay, failures, retryAfter)).toBe(wait)
})
