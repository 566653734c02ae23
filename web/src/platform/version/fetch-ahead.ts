import { isSavingData } from '../device/saving-data.ts'

/** Downloads all chunks into the browser's cache, unless the user saves data. */
export async function fetchAhead(): Promise<void> {
  if (isSavingData()) return
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
