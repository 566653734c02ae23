/**
 * Channels of signals. The ids in `conversation` are made by `conversationKeyOf`; those in `inbox` and `reading` (of
 * notifications) are of the owner; those in `session` are of sessions. Signals carry no data: listeners read the
 * database.
 */
export const signalChannels = ['conversation', 'inbox', 'reading', 'session'] as const
type SignalChannel = (typeof signalChannels)[number]

/** Notifies listeners that the subjects with these ids have changed; call it in `afterCommit`. */
export type Notify = (channel: SignalChannel, ids: readonly string[]) => void

export interface Signals {
  notify: Notify
  /** Registers a listener; returns a function that removes it. */
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
