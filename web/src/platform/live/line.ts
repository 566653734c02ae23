import { createStore, type Store } from '../../ui/store.ts'

type LineState = 'connecting' | 'connected' | 'disconnected'

export interface Line {
  state(): LineState
  /** Whether a connection is wanted but there is none, also while it is being made. */
  away: Pick<Store<boolean>, 'current' | 'subscribe'>
  setState(next: LineState): void
  close(): void
}

function createLine(): Line {
  const store = createStore<{ state: LineState; isWanted: boolean }>({ state: 'disconnected', isWanted: false })
  const become = (state: LineState, isWanted: boolean) => {
    const before = store.current()
    if (before.state !== state || before.isWanted !== isWanted) store.set({ state, isWanted })
  }
  return {
    state: () => store.current().state,
    away: {
      subscribe: store.subscribe,
      current: () => store.current().isWanted && store.current().state !== 'connected',
    },
    setState: (next) => become(next, true),
    close: () => become('disconnected', false),
  }
}

export const streamLine = createLine()
export const socketLine = createLine()
