/** Runs work one by one per key, in the order of calls. */
export type RunExclusively = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Prevents concurrent calls of one user from choosing the same outfit, after which all but one would have to choose
 * again. This works within one server instance; between instances, the database accepts one call, and the others choose
 * again.
 */
export function createKeyedMutex(): RunExclusively {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key)
    const mine = before === undefined ? work() : before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
