import { type LoaderFunctionArgs, Navigate, Outlet, replace } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'
import { restoreSession, useSession } from '../platform/session/session.ts'
import { rememberTarget } from '../platform/session/target.ts'

/** Loader of pages for signed-in users: restores the session, or else redirects to the login and remembers the page. */
export async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (await restoreSession()) return null
  rememberTarget(request.url)
  return replace(paths.login)
}

/** Renders its pages only for a signed-in user, and mounts them anew for another user. */
export function Guard() {
  const session = useSession()
  if (session.status === 'out' && session.limited) return <Navigate to={paths.forgotPassword} replace />
  if (session.status !== 'in') return <Navigate to={paths.login} replace />
  return <Outlet key={session.auth.userDto.id} />
}

/** Shows its pages to administrators, and 404 to everybody else. */
export function AdminGuard() {
  const session = useSession()
  const admin = session.status === 'in' && session.auth.userDto.role === 'ADMIN'
  return admin ? <Outlet /> : <Navigate to={paths.notFound} replace />
}
