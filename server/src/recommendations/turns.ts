/** Runs `work` once nothing else of `key` is under way, in the order of the calls. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Work of one key, one after the other. Without it, calls of one person at the same moment would choose the same outfit
 * and all but one would have to choose again; calls on several instances still settle that in the database.
 */
export function createTurns(): Turns {
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
