/**
 * Links of style sheets that failed to load, by URL. Vite requests each once, so modules loaded later would be shown
 * without them.
 */
const lost = new Map<string, HTMLLinkElement>()
/** URLs of the sheets that were missing when a module failed to load, by the function that loads it. */
const missingFor = new WeakMap<() => unknown, ReadonlySet<string>>()

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.set(target.href, target)
  },
  true,
)

function loadAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link.href)
  // Of a link that left the page, neither event would come.
  if (!link.isConnected) return Promise.resolve()
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Failed to import ${again.href}`)))
    link.replaceWith(again)
  })
}

/**
 * Loads a module; before that, loads the style sheets again that failed before. One that still fails counts if it
 * was missing when this very module failed: other modules are shown without it.
 */
export async function loadWhole<Module>(load: () => Promise<Module>): Promise<Module> {
  const needed = missingFor.get(load)
  await Promise.all(
    [...lost].map(([url, link]) =>
      loadAgain(link).catch((error: unknown) => {
        if (needed?.has(url)) throw error
      }),
    ),
  )
  try {
    return await load()
  } catch (error) {
    // Vite's error names the sheet that it could not load.
    missingFor.set(load, new Set([...lost.keys()].filter((url) => String(error).includes(new URL(url).pathname))))
    throw error
  }
}
