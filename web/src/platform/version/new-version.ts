const storageKey = 'otday.loaded-version'

const versionIn = (html: string) => /type="module"[^>]+src="([^"]+)/.exec(html)?.[1]

/**
 * Reloads the page, because some browsers cache a module that failed to load: always if the user has asked (`isAsked`),
 * otherwise once for each new version that the server has. With a service worker, the page stays until the user asks,
 * and then changes to the new version.
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
    // The server is unreachable, or storage is refused.
  }
}

async function hasWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  return true
}
