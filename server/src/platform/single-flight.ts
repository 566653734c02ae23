/** Callers share in-flight work by key. */
export type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

export function createSingleFlight<T>(): SingleFlight<T> {
  const underway = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = underway.get(key)
    if (known) return known
    const own = work().finally(() => underway.delete(key))
    underway.set(key, own)
    return own
  }
}
