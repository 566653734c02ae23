import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLanes } from './lanes.ts'

/** These tests call lanes directly and not over HTTP, since fake timers do not control the timeouts of sockets. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a request that has waited eight seconds in a lane is refused with TooManyRequests', async () => {
  const lanes = createLanes()
  const gone = new AbortController().signal
  let refused = 0
  const run = () =>
    lanes
      .run({ person: '하니', lane: 'heavy', gone }, () => new Promise(() => {}))
      .catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'TooManyRequests', retryAfter: 2 })
        refused++
      })
  const [atWork, waiting] = [2, 16]
  for (let nth = 0; nth < atWork + waiting; nth++) void run()
  await vi.advanceTimersByTimeAsync(7999)
  expect(refused).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toBe(waiting)
})
