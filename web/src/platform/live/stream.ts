export interface StreamListener {
  /** Receives JSON, or raw text. */
  onEvent?(data: unknown): void
  /** Receives the number of notifications left after some were read, here or elsewhere. */
  onTotal?(total: number): void
  /** Called at first and after each reconnect: ask for what came before. */
  onConnect?(): void
}

const listeners = new Set<StreamListener>()

/** Listens until the returned function is called. */
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
