import { expect, test } from 'vitest'
import { inTime } from '../http/in-time.ts'
import { requestScope } from '../concurrency/request-scope.ts'
import { createSingleFlight } from './single-flight.ts'

const times = { handling: 60_000, commit: 60_000 }

/**
 * Sets up shared work for a test: `ask` joins it, and leaves when `gone` aborts; `end` lets the work finish; `begun`
 * returns how often it was started.
 */
function asked() {
  const flight = createSingleFlight<string>()
  const working = Promise.withResolvers<void>()
  let begun = 0
  const work = async () => {
    const own = ++begun
    await working.promise
    requestScope()?.requireTime()
    return `work ${own}`
  }
  const ask = (gone?: AbortSignal) => inTime({ times, gone }, () => flight('key', work))
  return { ask, end: () => working.resolve(), begun: () => begun }
}

test('shared work continues when its first caller leaves', async () => {
  const { ask, end, begun } = asked()
  const leaving = new AbortController()
  const first = ask(leaving.signal)
  const second = ask()
  leaving.abort()
  await expect(first).rejects.toMatchObject({ code: 'Unavailable' })
  end()
  expect([await second, begun()]).toEqual(['work 1', 1])
})

test('shared work ends when its last caller leaves, and the next caller starts it again', async () => {
  const { ask, end, begun } = asked()
  const leaving = [new AbortController(), new AbortController()]
  const left = leaving.map(({ signal }) => ask(signal).catch(({ code }: { code: string }) => code))
  for (const one of leaving) one.abort()
  const next = ask()
  expect(await Promise.all(left)).toEqual(['Unavailable', 'Unavailable'])
  end()
  expect([await next, begun()]).toEqual(['work 2', 2])
})

test('every caller that waits for a sent commit gets OutcomeUnknown at its deadline', async () => {
  const flight = createSingleFlight<void>()
  const committing = Promise.withResolvers<void>()
  const work = async () => {
    requestScope()?.commitSent()
    await committing.promise
  }
  const ask = () => inTime({ times: { handling: 1, commit: 1 } }, () => flight('key', work))
  const results = await Promise.allSettled([ask(), ask()])
  const unknown = { reason: { code: 'OutcomeUnknown' } }
  expect(results).toMatchObject([unknown, unknown])
})

test('shared work continues after its last caller leaves if its commit is already sent', async () => {
  const flight = createSingleFlight<boolean>()
  const committing = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const asking = inTime({ times, gone: leaving.signal }, () =>
    flight('key', async () => {
      await begun.promise
      requestScope()?.commitSent()
      leaving.abort()
      await committing.promise
      return requestScope()?.signal.aborted ?? true
    }),
  )
  begun.resolve()
  committing.resolve()
  expect(await asking).toBe(false)
})
