import { pause } from './backoff.ts'

/** Milliseconds: until the first page stands at the latest, until a failed download is tried again, and until a window that nobody looks at rests. */
const times = { first: 3000, again: 5000, rest: 5 * 60_000 }

/**
 * Keeps both live connections open until `life` ends: from when the first page stands, and not while the page is left
 * or has been out of sight for long. Coming back asks for what was missed.
 */
export async function keepConnected(life: AbortSignal): Promise<void> {
  await leisure()
  const connectAll = await load(life)
  if (!connectAll) return
  let round: AbortController | null = null
  const open = () => {
    if (round || life.aborted) return
    round = new AbortController()
    connectAll(AbortSignal.any([life, round.signal]))
  }
  const close = () => {
    round?.abort()
    round = null
  }
  window.addEventListener('pagehide', close, { signal: life })
  window.addEventListener('pageshow', open, { signal: life })
  closeAfterHidden({ open, close }, life)
  open()
}

function closeAfterHidden({ open, close }: { open: () => void; close: () => void }, life: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, times.rest)
    else open()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal: life })
  life.addEventListener('abort', () => clearTimeout(timer))
}

/** When the browser has nothing better to do. */
const leisure = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: times.first })
    else setTimeout(resolve, times.first)
  })

async function load(life: AbortSignal) {
  while (!life.aborted) {
    const loaded = await import('./connections.ts').catch(() => null)
    if (loaded) return loaded.connectAll
    await pause(times.again, life).catch(() => undefined)
  }
  return null
}
