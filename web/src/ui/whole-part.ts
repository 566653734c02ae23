/**
 * Links of style sheets that failed to load. Vite requests each only once, so modules loaded later would be shown
 * without them.
 */
const lost = new Set<HTMLLinkElement>()

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)

function loadAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`Failed to import ${again.href}`)))
    link.replaceWith(again)
  })
}

/** Loads a module; before that, loads the style sheets again that failed before. */
export async function loadWhole<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...lost].map(loadAgain))
  return load()
}
