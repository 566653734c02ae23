import { paths } from '../navigation/paths.ts'

const storageKey = 'otday.target'

/** Remembers the requested page, also while the user signs in at a provider. */
export function rememberTarget(url: string): void {
  const { pathname, search } = new URL(url)
  try {
    sessionStorage.setItem(storageKey, pathname + search)
  } catch {
    // Without storage.
  }
}

/** Returns the target once; null unless it is a route of ours. */
export function takeTarget(isAdmin: boolean): string | null {
  try {
    const target = sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.removeItem(storageKey)
    const [wanted = ''] = target.split('?')
    const isOpen = isAdmin || !wanted.startsWith('/admin')
    return isOpen && wanted !== paths.home && Object.values<string>(paths).includes(wanted) ? target : null
  } catch {
    return null
  }
}
