import { createYieldQueue } from './yield-queue.ts'
import { requestScope } from './request-scope.ts'

/** Most ms for which one task may occupy the event loop before others get a turn. */
const longestTurn = 10

/** The turns that all long work of this process shares. */
const nextYield = createYieldQueue()

/**
 * Lets other tasks run, and aborts work that nobody waits for any more; long synchronous work awaits it between its
 * steps.
 * @throws Unavailable when the request's deadline has passed or its caller has disconnected
 */
export type Breathe = () => Promise<void>

export function createBreath(): Breathe {
  let since = performance.now()
  return async () => {
    requestScope()?.requireTime()
    if (performance.now() - since < longestTurn) return
    await nextYield()
    since = performance.now()
    requestScope()?.requireTime()
  }
}

/** Runs a generator whose steps are short, with `Breathe` between them. @throws Unavailable, as `Breathe` */
export async function stepwise<T>(steps: Generator<unknown, T, void>): Promise<T> {
  const breathe = createBreath()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await breathe()
  }
}
