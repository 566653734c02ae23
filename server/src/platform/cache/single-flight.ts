import { shared, type SharedWork } from '../concurrency/request-scope.ts'

/**
 * Runs `work`; if work with the same key is running already, that work's result is shared instead. Work is aborted when
 * its last caller leaves.
 */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

export function createSingleFlight<T>(): SingleFlight<T> {
  const underway = new Map<string, SharedWork<T>>()
  return async (key, work) => {
    const known = underway.get(key)
    const flight = known && !known.isLeft() ? known : shared(work)
    underway.set(key, flight)
    try {
      return await flight.join()
    } finally {
      if (underway.get(key) === flight) underway.delete(key)
    }
  }
}
