import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

test('a memoized function computes the result of a key once, also if it is 0, empty or false', () => {
  for (const result of ['long', '', 0, false, null]) {
    const asked: string[] = []
    const measured = memoized(new Map<string, unknown>(), (key) => {
      asked.push(key)
      return result
    })
    expect([measured('a'), measured('b'), measured('a')]).toEqual([result, result, result])
    expect(asked).toEqual(['a', 'b'])
  }
})
