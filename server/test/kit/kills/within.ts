import { setTimeout as sleep } from 'node:timers/promises'

/** Most ms that a piece of work may take, which is many times what a busy machine needs. */
const longest = 120_000

/** Thrown for work that takes so long that it will probably never end. */
export class Endless extends Error {
  override readonly name = 'Endless'
}

/**
 * Fails if work takes too long, so that a trial of hours shows where it stopped.
 * @throws Endless, which names `what`, when the work has not ended after `longest` ms
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
