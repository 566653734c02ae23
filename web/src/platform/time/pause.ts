/** Waits until the network returns or the signal aborts, but at most `ms` (null: no limit). */
export async function pause(ms: number | null, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return
  const ended = new AbortController()
  const options = { signal: ended.signal }
  await new Promise<void>((resolve) => {
    const end = () => resolve()
    if (ms !== null) setTimeout(end, ms)
    window.addEventListener('online', end, options)
    signal?.addEventListener('abort', end, options)
  })
  ended.abort()
}
