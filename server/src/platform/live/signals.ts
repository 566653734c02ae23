/**
 * `conversation` ids are `conversationKeyOf`, `inbox` and `reading` ids the owner's. Signals carry no data: listeners
 * read the database.
 */
export const signalChannels = ['conversation', 'inbox', 'reading', 'session'] as const
type SignalChannel = (typeof signalChannels)[number]

/** Call with `afterCommit`. */
export type Notify = (channel: SignalChannel, ids: readonly string[]) => void

export interface Signals {
  notify: Notify
  /** Returns the unsubscribe function. */
  listen(listener: Notify): () => void
}

/** Creates signals that work within this process. */
export function createSignals(): Signals {
  const listeners = new Set<Notify>()
  return {
    notify: (channel, ids) => {
      for (const listener of listeners) listener(channel, ids)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
