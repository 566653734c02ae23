import { useLocation } from 'react-router'
import { isActivePath, paths } from '../../platform/navigation/paths.ts'
import { useUser } from '../../platform/session/session.ts'

/**
 * Returns a function that says whether a menu entry is current. The entry for profiles leads to the user's own, so it
 * is not current while somebody else's is shown.
 */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname, search } = useLocation()
  const user = useUser()
  const named = new URLSearchParams(search).get('userId')
  const isOwn = !named || named === user?.id
  return (path) => isActivePath(pathname, path) && (path !== paths.profiles || isOwn)
}
