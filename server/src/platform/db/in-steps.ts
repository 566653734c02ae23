import { setImmediate as turn } from 'node:timers/promises'

/** Rows of a step: its transaction is short, and there are few steps, each of which passes what those before left. */
const stepSize = 10_000

/** Repeats `step`, which tells how many it found, until it finds fewer than it may; others have their turn between. */
export async function inSteps(step: (limit: number) => Promise<number>): Promise<void> {
  while ((await step(stepSize)) === stepSize) await turn()
}
