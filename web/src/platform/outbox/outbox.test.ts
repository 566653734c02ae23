import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { dismiss } from '../person/auth-state.ts'
import { createOutbox } from './outbox.ts'

let isOnline = true
beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
})
afterEach(() => {
  dismiss()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const failure = (status: number) => new ApiError(status, { message: `${status}` })
/** Runs everything that is due now, without letting time pass. */
const tick = () => vi.advanceTimersByTimeAsync(0)
const connect = async (next: boolean) => {
  isOnline = next
  window.dispatchEvent(new Event(next ? 'online' : 'offline'))
  await tick()
}

/** Returns an outbox of names, and a server that fails on them with the given errors, one per try. */
function boxOf(names: readonly string[], failures: Record<string, Error[]> = {}, lanes = 1) {
  let waiting = [...names]
  const underWay = new Map<string, PromiseWithResolvers<void>>()
  const log: string[] = []
  const take = (name: string) => {
    waiting = waiting.filter((other) => other !== name)
  }
  const start = createOutbox<string>({
    name: 'names',
    lanes,
    next: () => waiting.find((name) => !underWay.has(name)),
    async send(name) {
      log.push(name)
      const arrival = Promise.withResolvers<void>()
      underWay.set(name, arrival)
      if (lanes === 1) arrival.resolve()
      await arrival.promise
      underWay.delete(name)
      const next = failures[name]?.shift()
      if (next) throw next
      take(name)
    },
    postpone: (name) => log.push(`${name} later`),
    refuse(name, error) {
      log.push(`${name} refused: ${(error as Error).message}`)
      take(name)
    },
  })
  return { start, log, arrive: (name: string) => underWay.get(name)?.resolve(), left: () => waiting }
}

test.each([0, 401, 429, 502, 503, 504])(
  'an item whose request fails with %i is retried, and the items after it wait',
  async (status) => {
    const { start, log } = boxOf(['a', 'b'], { a: [failure(status), failure(status)] })
    start()
    await vi.advanceTimersByTimeAsync(1999)
    expect(log).toEqual(['a', 'a later'])
    await vi.advanceTimersByTimeAsync(1)
    expect(log.slice(2)).toEqual(['a', 'a later'])
    await vi.advanceTimersByTimeAsync(3999)
    expect(log).toHaveLength(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(log.slice(4)).toEqual(['a', 'b'])
  },
)

test.each([400, 403, 404, 409, 413, 422, 500])(
  'an item refused with %i is reported and removed, and the next one is sent',
  async (status) => {
    const { start, log, left } = boxOf(['a', 'b'], { a: [failure(status)] })
    start()
    await tick()
    expect(log).toEqual(['a', `a refused: ${status}`, 'b'])
    expect(left()).toEqual([])
  },
)

test('an item whose send throws another error is reported as refused', async () => {
  const { start, log } = boxOf(['a'], { a: [new TypeError('not loaded')] })
  start()
  await tick()
  expect(log).toEqual(['a', 'a refused: not loaded'])
})

test('retries are at most 30 seconds apart, and coming back online ends the wait', async () => {
  const { start, log } = boxOf(['a'], { a: Array.from({ length: 8 }, () => failure(502)) })
  start()
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000)
  expect(log).toHaveLength(10)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(log).toHaveLength(12)
  await connect(true)
  expect(log).toHaveLength(14)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(log).toHaveLength(16)
  await connect(true)
  expect(log.slice(16)).toEqual(['a'])
})

test('nothing is sent while the browser is offline', async () => {
  isOnline = false
  const { start, log } = boxOf(['a', 'b'])
  start()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(log).toEqual([])
  await connect(true)
  expect(log).toEqual(['a', 'b'])
})

test('starting the outbox again, while it runs or after it has ended, sends no item twice', async () => {
  const { start, log } = boxOf(['a', 'b'])
  start()
  start()
  await tick()
  expect(log).toEqual(['a', 'b'])
  start()
  await tick()
  expect(log).toEqual(['a', 'b'])
})

test('lanes send in parallel, and start no further item after a temporary failure', async () => {
  const { start, log, arrive } = boxOf(['a', 'b', 'c'], { a: [failure(503)] }, 2)
  start()
  await tick()
  expect(log).toEqual(['a', 'b'])
  arrive('a')
  await tick()
  arrive('b')
  await tick()
  expect(log).toEqual(['a', 'b', 'a later'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(log.slice(3)).toEqual(['a', 'c'])
})

test('signing out stops the outbox, both while it waits to retry and while it sends', async () => {
  const { start, log, left } = boxOf(['a', 'b'], { a: [failure(502)] })
  start()
  await tick()
  dismiss()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log).toEqual(['a', 'a later'])
  const sending = boxOf(['a', 'b', 'c'], {}, 2)
  sending.start()
  await tick()
  dismiss()
  sending.arrive('a')
  sending.arrive('b')
  await tick()
  expect(sending.log).toEqual(['a', 'b'])
  expect(left()).toEqual(['a', 'b'])
})
