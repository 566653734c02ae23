import { setImmediate as turn } from 'node:timers/promises'
import { requestScope } from './request-scope.ts'

/** Most ms for which one task may occupy the event loop before others get a turn. */
const longestTurn = 10

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the event loop that no other long work shares: of several that wait, Node.js would otherwise run all
 * in one turn, and callers would wait for their sum.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => turn())
  return lastTurn
}

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
    await ownTurn()
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
