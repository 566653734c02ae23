export type LineState = 'connecting' | 'connected' | 'disconnected'

export interface Line {
  state(): LineState
  /** Wanted and not there, also while it is being made. */
  isAway(): boolean
  setState(next: LineState): void
  close(): void
  subscribe(listener: () => void): () => void
}

function createLine(): Line {
  let state: LineState = 'disconnected'
  let wanted = false
  const listeners = new Set<() => void>()
  function become(next: LineState, isWanted: boolean) {
    if (state === next && wanted === isWanted) return
    state = next
    wanted = isWanted
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    isAway: () => wanted && state !== 'connected',
    setState: (next) => become(next, true),
    close: () => become('disconnected', false),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const streamLine = createLine()
export const socketLine = createLine()
