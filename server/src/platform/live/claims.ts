/** Limits concurrent uses of something, per user or IP address. */
export interface Claims {
  /** Begins a use and returns the function that ends it; null when `key` has as many uses as allowed. */
  take(key: string): (() => void) | null
}

/** Creates claims that refuse a new use at the limit rather than end an older one. */
export function createClaims(max: number): Claims {
  const counts = new Map<string, number>()
  const letGo = (key: string) => {
    const left = (counts.get(key) ?? 1) - 1
    if (left === 0) counts.delete(key)
    else counts.set(key, left)
  }
  return {
    take(key) {
      const count = counts.get(key) ?? 0
      if (count >= max) return null
      counts.set(key, count + 1)
      let isTaken = true
      return () => {
        if (isTaken) letGo(key)
        isTaken = false
      }
    },
  }
}
