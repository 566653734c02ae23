import { paths } from '../navigation/paths.ts'
import { sessionValue } from '../storage/local-value.ts'

const remembered = sessionValue('otday.target')

/** Remembers the requested page in this tab, also while the user signs in on the page of Google or Kakao. */
export function rememberTarget(url: string): void {
  const { pathname, search } = new URL(url)
  remembered.write(pathname + search)
}

/** Returns the remembered page and forgets it; null unless it is a route that this user may open. */
export function takeTarget(isAdmin: boolean): string | null {
  const target = remembered.read() ?? ''
  remembered.write(null)
  const [wanted = ''] = target.split('?')
  const isOpen = isAdmin || !wanted.startsWith('/admin')
  return isOpen && wanted !== paths.home && Object.values<string>(paths).includes(wanted) ? target : null
}
