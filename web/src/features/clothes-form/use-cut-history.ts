import { useState } from 'react'

/** Maximum number of strokes that can be undone; each keeps a copy of the mask. */
const mostSteps = 40

interface Steps {
  past: readonly Uint8Array[]
  now: Uint8Array
  future: readonly Uint8Array[]
}

/** Keeps the mask after each stroke of the brush, for undo and redo. */
export function useCutHistory(first: Uint8Array) {
  const [{ past, now, future }, set] = useState<Steps>({ past: [], now: first, future: [] })
  const before = past.at(-1)
  const [after, ...later] = future
  return {
    now,
    isChanged: past.length > 0,
    add: (inside: Uint8Array) => set({ past: [...past, now].slice(-mostSteps), now: inside, future: [] }),
    undo: before && (() => set({ past: past.slice(0, -1), now: before, future: [now, ...future] })),
    redo: after && (() => set({ past: [...past, now], now: after, future: later })),
  }
}
