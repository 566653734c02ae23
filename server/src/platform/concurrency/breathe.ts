import { setImmediate as turn } from 'node:timers/promises'
import { requestScope } from './request-scope.ts'

/** Most ms for which one task may have the main loop before others get a turn. */
const longestTurn = 10

/**
 * Lets others work, and ends what nobody waits for any more: awaited between the steps of long work without input or
 * output.
 * @throws Unavailable past the request's deadline and when its caller has gone
 */
export type Breathe = () => Promise<void>

export function createBreath(): Breathe {
  let since = performance.now()
  return async () => {
    requestScope()?.requireTime()
    if (performance.now() - since < longestTurn) return
    await turn()
    since = performance.now()
    requestScope()?.requireTime()
  }
}

/** Returns the result of work that is done in steps. @throws Unavailable, as `Breathe` */
export async function stepwise<T>(steps: Generator<unknown, T, void>): Promise<T> {
  const breathe = createBreath()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await breathe()
  }
}
