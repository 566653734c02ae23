/** Keeps how many of something a person or an address holds at once. */
export interface Claims {
  /** Takes one more and gives the function that lets it go; null when `key` holds as many as it may. */
  take(key: string): (() => void) | null
}

/** What is held is never taken away for something newer: the newest is refused. */
export function createClaims(max: number): Claims {
  const held = new Map<string, number>()
  const letGo = (key: string) => {
    const left = (held.get(key) ?? 1) - 1
    if (left === 0) held.delete(key)
    else held.set(key, left)
  }
  return {
    take(key) {
      const count = held.get(key) ?? 0
      if (count >= max) return null
      held.set(key, count + 1)
      let isHeld = true
      return () => {
        if (isHeld) letGo(key)
        isHeld = false
      }
    },
  }
}
