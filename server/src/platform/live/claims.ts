/** Limits concurrent uses per user or address. */
export interface Claims {
  /** Returns the release function; null when `key` is at its maximum. */
  take(key: string): (() => void) | null
}

/** Creates claims that refuse the newest use rather than end an older one. */
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
