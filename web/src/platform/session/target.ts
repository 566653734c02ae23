import { paths } from '../navigation/paths.ts'

const storageKey = 'otday.target'

/** Remembers the requested page in this tab, also while the user signs in on the page of Google or Kakao. */
export function rememberTarget(url: string): void {
  const { pathname, search } = new URL(url)
  try {
    sessionStorage.setItem(storageKey, pathname + search)
  } catch {
    // Storage is refused, so the target is forgotten.
  }
}

/** Returns the remembered page and forgets it; null unless it is a route that this user may open. */
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
