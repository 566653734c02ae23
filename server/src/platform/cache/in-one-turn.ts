import { inBackground } from '../concurrency/callers.ts'

/**
 * Combines reads of single keys: those that are asked for in one turn of the event loop are read together at its end,
 * so each is read after it was asked for.
 * @param readAll returns the values in the order of the keys
 */
export function inOneTurn<Key, Value>(
  readAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let next: { keys: Key[]; read: Promise<readonly Value[]> } | undefined
  const prepare = () => {
    const keys: Key[] = []
    const read = inBackground(async () => {
      await new Promise(setImmediate)
      next = undefined
      return readAll(keys)
    })
    return { keys, read }
  }
  return async (key) => {
    const { keys, read } = (next ??= prepare())
    const at = keys.push(key) - 1
    return (await read)[at] as Value
  }
}
