export interface StreamListener {
  /** Receives an event's data, parsed if it is JSON. */
  onEvent?(data: unknown): void
  /** Receives the number of unread notifications after some were read, in this window or elsewhere. */
  onTotal?(total: number): void
  /** Called at the first connection and each reconnect: the listener must fetch what it may have missed before. */
  onConnect?(): void
}

const listeners = new Set<StreamListener>()

/** Calls the listener for events of the stream until the returned function is called. */
export function hearStream(listener: StreamListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyEvent(text: string): void {
  const data = parsed(text)
  for (const listener of listeners) listener.onEvent?.(data)
}

export function notifyTotal(total: number): void {
  for (const listener of listeners) listener.onTotal?.(total)
}

export function notifyStreamConnected(): void {
  for (const listener of listeners) listener.onConnect?.()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
