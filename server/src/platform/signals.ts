/**
 * What live channels wait for: a conversation, named by `conversationKeyOf`, news in an inbox, or that some of it was
 * read, both named by the owner's id, or the end of a session, named by its own. A signal carries no news; whoever hears
 * it reads the database.
 */
export const signalChannels = ['conversation', 'inbox', 'reading', 'session'] as const
export type SignalChannel = (typeof signalChannels)[number]

/** Tells that there is something new to read. Called after the commit only, with `afterCommit`. */
export type Notify = (channel: SignalChannel, ids: readonly string[]) => void

export interface Signals {
  notify: Notify
  /** Hears every signal until the returned function is called. */
  listen(listener: Notify): () => void
}

/** Signals within this process. */
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
