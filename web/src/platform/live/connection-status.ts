import { createStore, type Store } from '../../ui/store.ts'

type ConnectionState = 'connecting' | 'connected' | 'disconnected'

export interface ConnectionStatus {
  state(): ConnectionState
  /** Whether a connection is wanted but there is none, also while it is being made. */
  away: Pick<Store<boolean>, 'current' | 'subscribe'>
  setState(next: ConnectionState): void
  close(): void
}

function createStatus(): ConnectionStatus {
  const store = createStore<{ state: ConnectionState; isWanted: boolean }>({ state: 'disconnected', isWanted: false })
  const become = (state: ConnectionState, isWanted: boolean) => {
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

export const streamStatus = createStatus()
export const socketStatus = createStatus()
