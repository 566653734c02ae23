import { useLocation, useNavigate } from 'react-router'
import { LoginForm } from '../features/auth/index.ts'
import { paths } from '../platform/navigation/paths.ts'

/**
 * Login page. After the sign-in, somebody with a temporary password goes on to change it, everybody else to the home
 * page.
 */
export function LoginPage() {
  const navigate = useNavigate()
  const state = useLocation().state as { joined?: string } | null
  return (
    <LoginForm
      joined={state?.joined}
      onDone={(limited) => void navigate(limited ? paths.forgotPassword : paths.home, { replace: true })}
    />
  )
}
