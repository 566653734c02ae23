import { Navigate, Outlet, replace } from 'react-router'
import { paths } from '../platform/paths.ts'
import { restoreSession, useSession } from '../platform/session.ts'

/** Before a protected page: whoever isn't signed in is asked for once, then sent to the login. */
export async function requireSession() {
  return (await restoreSession()) ? null : replace(paths.login)
}

/**
 * Around protected pages: when the session ends they go with it, and who may only change the password is led there.
 * Somebody else begins with fresh pages.
 */
export function Guard() {
  const session = useSession()
  if (session.status === 'out' && session.limited) return <Navigate to={paths.forgotPassword} replace />
  if (session.status !== 'in') return <Navigate to={paths.login} replace />
  return <Outlet key={session.auth.userDto.id} />
}

/** Around the pages of administrators; for everybody else they don't exist. */
export function AdminGuard() {
  const session = useSession()
  const admin = session.status === 'in' && session.auth.userDto.role === 'ADMIN'
  return admin ? <Outlet /> : <Navigate to={paths.notFound} replace />
}
