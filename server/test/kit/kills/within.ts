import { setTimeout as sleep } from 'node:timers/promises'

/** ms, many times what a busy machine takes. */
const longest = 120_000

/** Thrown for something that takes so long that it will never end. */
export class Endless extends Error {
  override readonly name = 'Endless'
}

/**
 * Fails if work takes too long, so that a trial of hours shows where it stopped.
 * @throws Endless naming `what`
 */
export async function within<T>(what: string, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = sleep(longest, undefined, { signal: done.signal }).then(() => {
    throw new Endless(`${what} has not ended after ${longest / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
