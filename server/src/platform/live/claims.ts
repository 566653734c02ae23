/** Keeps how many of something a person or an address holds at once. */
export interface Claims {
  /** Takes one more and gives the function that lets it go; null when `key` holds as many as it may. */
  take(key: string): (() => void) | null
}

/** What is held is never taken away for something newer: the newest is refused. */
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
