import { useSyncExternalStore } from 'react'

/** State outside React: components read it by `useStore`, everything else directly. */
export interface Store<State> {
  current: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    current: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns the selected part of a store's state; `select` must return an identical value while the state is the same.
 */
export const useStore = <State, Part = State>(
  { subscribe, current }: Pick<Store<State>, 'subscribe' | 'current'>,
  select: (state: State) => Part = (state) => state as unknown as Part,
): Part => useSyncExternalStore(subscribe, () => select(current()))
