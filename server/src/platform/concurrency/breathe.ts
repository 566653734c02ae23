import { setImmediate as turn } from 'node:timers/promises'
import { requestScope } from './request-scope.ts'

/** ms for which one work may have the main loop before others have their turn. */
const longestTurn = 10

/**
 * For long work without input or output, to be awaited between its steps: lets others work, and ends what nobody waits
 * for any more.
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

/** The result of work that comes in steps. @throws Unavailable, as `Breathe` */
export async function stepwise<T>(steps: Generator<unknown, T, void>): Promise<T> {
  const breathe = createBreath()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await breathe()
  }
}
