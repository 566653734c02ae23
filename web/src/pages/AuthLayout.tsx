import { Outlet, useLocation } from 'react-router'
import { AuthFrame, useAuthWords } from '../features/auth/index.ts'
import { paths } from '../platform/navigation/paths.ts'

/** Layout around login, sign-up and password reset. */
export function AuthLayout() {
  const { pathname } = useLocation()
  const { labels } = useAuthWords()
  const titles: Readonly<Record<string, string>> = {
    [paths.login]: labels.loginWindow,
    [paths.register]: labels.registerWindow,
    [paths.forgotPassword]: labels.resetWindow,
  }
  return (
    <AuthFrame windowTitle={titles[pathname] ?? labels.loginWindow}>
      <Outlet />
    </AuthFrame>
  )
}
