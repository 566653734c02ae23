import { inBackground } from '../concurrency/callers.ts'

/**
 * Combines reads of single keys: one `readAll` runs at a time, and all keys that are requested meanwhile share the
 * next.
 */
export function createGathered<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let next: { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> } | undefined
  let running: Promise<unknown> = Promise.resolve()
  const prepare = () => {
    const keys = new Set<Key>()
    const found = running.then(() => {
      next = undefined
      return inBackground(() => readAll([...keys]))
    })
    running = found.catch(() => {})
    return { keys, found }
  }
  return async (key) => {
    next ??= prepare()
    next.keys.add(key)
    return (await next.found).get(key)
  }
}
