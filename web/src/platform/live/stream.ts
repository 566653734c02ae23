/** Hears the event stream. */
export interface StreamListener {
  /** An event: what its JSON says, or its raw text when it is none. */
  onEvent?(data: unknown): void
  /** Something was read, here or elsewhere: how many notifications are left. */
  onTotal?(total: number): void
  /** The stream stands, at first and after each drop: what came before it has to be asked for. */
  onConnect?(): void
}

const listeners = new Set<StreamListener>()

/** Listens until the returned function is called, whether or not the stream is there yet. */
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
