/** What is known of a live connection. */
export type LineState = 'connecting' | 'connected' | 'disconnected'

/** The state of one connection, told to whoever shows it. */
export interface Line {
  state(): LineState
  /** It is wanted and not there: also while it is being made. */
  isAway(): boolean
  setState(next: LineState): void
  /** Nobody wants it any more. */
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

/** The one event stream and the one socket of this tab. */
export const streamLine = createLine()
export const socketLine = createLine()
