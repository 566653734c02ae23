import { pause } from '../time/pause.ts'

/**
 * Durations in ms: the longest delay of the first connection, the pause between tries to load the code, and the time
 * until a hidden window disconnects.
 */
const times = { first: 3000, again: 5000, rest: 5 * 60_000 }

/**
 * Connects stream and socket once the first page is shown. Windows hidden for long disconnect, and connect again when
 * shown.
 */
export async function keepConnected(signal: AbortSignal): Promise<void> {
  await leisure()
  const connectAll = await load(signal)
  if (!connectAll) return
  let connected: AbortController | null = null
  const open = () => {
    if (connected || signal.aborted) return
    connected = new AbortController()
    connectAll(AbortSignal.any([signal, connected.signal]))
  }
  const close = () => {
    connected?.abort()
    connected = null
  }
  window.addEventListener('pagehide', close, { signal })
  window.addEventListener('pageshow', open, { signal })
  closeAfterHidden({ open, close }, signal)
  open()
}

function closeAfterHidden({ open, close }: { open: () => void; close: () => void }, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, times.rest)
    else open()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

const leisure = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: times.first })
    else setTimeout(resolve, times.first)
  })

async function load(signal: AbortSignal) {
  while (!signal.aborted) {
    const loaded = await import('./connect-all.ts').catch(() => null)
    if (loaded) return loaded.connectAll
    await pause(times.again, signal)
  }
  return null
}
