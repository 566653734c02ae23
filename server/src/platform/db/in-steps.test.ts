import { expect, test } from 'vitest'
import { inSteps } from './in-steps.ts'

test('steps are repeated until one finds fewer rows than its limit', async () => {
  const left = [0, 3, 10_000, 10_000]
  await inSteps(async () => left.pop() ?? 0)
  expect(left).toEqual([0])
})

test('no step begins after the signal has aborted', async () => {
  const expired = new AbortController()
  let steps = 0
  const step = async (limit: number) => {
    if (++steps === 2) expired.abort()
    return limit
  }
  await expect(inSteps(step, expired.signal)).rejects.toThrow('aborted')
  expect(steps).toBe(2)
})
