const storageKey = 'otday.loaded-version'

const versionIn = (html: string) => /type="module"[^>]+src="([^"]+)/.exec(html)?.[1]

/**
 * Loads the page anew once for each new version; if asked, in any case: some browsers keep what failed. A worker's
 * version waits for consent.
 */
export async function reload(isAsked: boolean): Promise<void> {
  try {
    if (await hasWorker()) return isAsked ? (await import('./worker.ts')).changeVersion() : undefined
    const response = await fetch('../', { cache: 'no-store' })
    const version = response.ok && versionIn(await response.text())
    if (!version) return
    if (!isAsked) {
      const isKnown = version === versionIn(document.head.innerHTML) || version === sessionStorage.getItem(storageKey)
      if (isKnown) return
      sessionStorage.setItem(storageKey, version)
    }
    window.location.reload()
  } catch {
    // Offline, or without storage.
  }
}

async function hasWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  return true
}
