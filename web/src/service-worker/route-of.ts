import { sharePath } from './names.ts'

export type Route = 'page' | 'part' | 'picture' | 'share' | 'network'

interface Asked {
  url: string
  method: string
  mode: string
  cache: string
}

/**
 * Returns how the worker handles a request. Client routes are in the hash, so navigations to other paths go to the
 * server.
 * @param files paths of the version's files, relative to the scope
 */
export function routeOf({ url, method, mode, cache }: Asked, scope: string, files: ReadonlySet<string>): Route {
  const { origin, pathname } = new URL(url)
  const home = new URL(scope)
  if (origin !== home.origin || !pathname.startsWith(home.pathname)) return 'network'
  const path = pathname.slice(home.pathname.length)
  if (method === 'POST') return path === sharePath && mode === 'navigate' ? 'share' : 'network'
  if (method !== 'GET' || cache === 'no-store') return 'network'
  if (mode === 'navigate') return path === '' ? 'page' : 'network'
  if (path.startsWith('files/')) return 'picture'
  return path.startsWith('assets/') || (path !== '' && files.has(path)) ? 'part' : 'network'
}
