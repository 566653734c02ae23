/** All parts, into the browser's cache. */
export async function fetchAhead(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const parts: string[] = await (await fetch('./parts.json')).json()
  for (const part of parts) {
    await idle()
    await (await fetch(part, { priority: 'low' })).blob()
  }
}

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )
