import { setImmediate as turn } from 'node:timers/promises'

/**
 * Most rows of a step: with more, its transaction would be long; with fewer, there would be more steps, each of which
 * scans the dead rows that earlier ones left.
 */
const stepSize = 10_000

/**
 * Repeats `step`, which returns how many rows it found, until that is less than `limit`; other tasks run in between.
 * @throws the reason of `signal` once that has aborted, before the next step
 */
export async function inSteps(step: (limit: number) => Promise<number>, signal?: AbortSignal): Promise<void> {
  for (let found = stepSize; found === stepSize; await turn()) {
    signal?.throwIfAborted()
    found = await step(stepSize)
  }
}
