import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { asCaller } from '../concurrency/callers.ts'
import { ConnectionQueue } from './connection-queue.ts'

afterEach(() => void vi.useRealTimers())

const newCaller = (key: string, since?: number) => ({
  kind: 'message' as const,
  key,
  isBegun: false,
  ...(since !== undefined && { since }),
})
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('no caller gets more than one turn ahead of another caller that is waiting for a connection', async () => {
  const people = fc.constantFrom('하니', '민지', '다니엘', '혜린')
  await fc.assert(
    fc.asyncProperty(fc.array(people, { minLength: 1, maxLength: 30 }), async (asking) => {
      const queue = new ConnectionQueue(1)
      await queue.acquire()
      const served: string[] = []
      for (const key of asking) void asCaller(newCaller(key), () => queue.acquire()).then(() => served.push(key))
      for (const _ of asking) {
        queue.release()
        await nextTurn()
      }
      expect(served.toSorted()).toEqual(asking.toSorted())
      const left = Map.groupBy<string, string>(asking, (key) => key)
      const had = new Map<string, number>(asking.map((key) => [key, 0]))
      for (const key of served) {
        had.set(key, (had.get(key) ?? 0) + 1)
        for (const [other, count] of had)
          if (count < (left.get(other)?.length ?? 0)) expect(had.get(key)).toBeLessThanOrEqual(count + 1)
      }
    }),
  )
})

test('callers that had a connection before and background work get a connection before new callers', async () => {
  const queue = new ConnectionQueue(1)
  const served: string[] = []
  const caller = newCaller('하니')
  await asCaller(caller, () => queue.acquire())
  const asked = [
    asCaller(newCaller('민지'), () => queue.acquire()).then(() => served.push('new')),
    asCaller(caller, () => queue.acquire()).then(() => served.push('begun')),
    queue.acquire().then(() => served.push('background')),
  ]
  for (const _ of asked) {
    queue.release()
    await nextTurn()
  }
  expect(served).toEqual(['begun', 'background', 'new'])
})

test('after its first connection a caller gets its further connections before the next caller', async () => {
  const queue = new ConnectionQueue(1)
  const served: string[] = []
  await queue.acquire()
  const caller = newCaller('하니')
  const ask = (name: string, who = caller) => void asCaller(who, () => queue.acquire()).then(() => served.push(name))
  ask('first')
  ask('other', newCaller('민지'))
  ask('second')
  for (let turn = 0; turn < 3; turn++) {
    queue.release()
    await nextTurn()
  }
  expect(served).toEqual(['first', 'second', 'other'])
})

test('a caller that is already late is refused while all connections are busy, else served', async () => {
  const queue = new ConnectionQueue(1)
  const late = () => newCaller('하니', performance.now() - 1500)
  await asCaller(late(), () => queue.acquire())
  await expect(asCaller(late(), () => queue.acquire())).rejects.toMatchObject({ code: 'Overloaded' })
  expect(() => asCaller(late(), () => queue.requireTurn())).toThrow('Overloaded')
  expect(() => asCaller(newCaller('하니'), () => queue.requireTurn())).not.toThrow()
})

/** Load of the test: a caller arrives `every` ms, and uses a connection for `kept` ms. */
const load = { every: 1, kept: 4 }

test('at four times the capacity the connection stays busy, and served callers wait less than 1.2 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const queue = new ConnectionQueue(1)
  const waits: number[] = []
  let refused = 0
  const ask = async (key: string) => {
    const begun = performance.now()
    try {
      await asCaller(newCaller(key), () => queue.acquire())
      waits.push(performance.now() - begun)
      setTimeout(() => queue.release(), load.kept)
    } catch (error) {
      expect(error).toMatchObject({ code: 'Overloaded' })
      refused++
    }
  }
  const last = 20_000
  for (let at = 0; at < last; at += load.every) {
    void ask(`사람${at % 997}`)
    await vi.advanceTimersByTimeAsync(load.every)
  }
  const served = last / load.kept
  expect(waits.length).toBeGreaterThan(served * 0.99)
  expect(waits.length + refused).toBeGreaterThan((last - 1000) / load.every)
  expect(Math.max(...waits)).toBeLessThanOrEqual(1125)
  expect(Math.max(...waits.slice(served / 2))).toBeLessThanOrEqual(565)
}, 60_000)

test('messages and other requests take turns for a connection, so that many requests do not delay a message', async () => {
  const queue = new ConnectionQueue(1)
  const served: string[] = []
  await queue.acquire()
  for (const key of ['하니', '민지', '다니엘', '혜린'])
    void asCaller({ ...newCaller(key), kind: 'call' }, () => queue.acquire()).then(() => served.push('call'))
  void asCaller(newCaller('해린'), () => queue.acquire()).then(() => served.push('message'))
  for (let turn = 0; turn < 5; turn++) {
    queue.release()
    await nextTurn()
  }
  expect(served).toEqual(['call', 'message', 'call', 'call', 'call'])
})

test('while one person floods the queue, every request of another person is served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const queue = new ConnectionQueue(1)
  const served: string[] = []
  const ask = (key: string) =>
    asCaller(newCaller(key), () => queue.acquire()).then(
      () => {
        served.push(key)
        setTimeout(() => queue.release(), load.kept)
      },
      () => undefined,
    )
  for (let at = 0; at < 5000; at += load.every) {
    void ask('범람')
    if (at % 50 === 0) void ask('하니')
    await vi.advanceTimersByTimeAsync(load.every)
  }
  await vi.advanceTimersByTimeAsync(load.kept * 2)
  expect(served.filter((key) => key === '하니')).toHaveLength(100)
})

test('when no connection is released, all waiting callers fail with Unavailable, not Overloaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const queue = new ConnectionQueue(1)
  await queue.acquire()
  const asked = Promise.allSettled([asCaller(newCaller('하니'), () => queue.acquire()), queue.acquire()])
  await vi.advanceTimersByTimeAsync(4900)
  const free = asCaller(newCaller('민지'), () => queue.acquire())
  await vi.advanceTimersByTimeAsync(400)
  expect(await asked).toMatchObject([{ reason: { code: 'Unavailable' } }, { reason: { code: 'Unavailable' } }])
  queue.release()
  await free
})
