/** A Map, a WeakMap, or a cache of a fixed size. */
interface Kept<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns a function that keeps its results: it calls `make`, which never returns undefined, once for each key. */
export const memoized =
  <Key, Value>(kept: Kept<Key, Value>, make: (key: Key) => Value) =>
  (key: Key): Value => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
