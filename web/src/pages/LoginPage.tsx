import { useLocation, useNavigate } from 'react-router'
import { LoginForm } from '../features/auth/index.ts'
import { paths } from '../platform/navigation/paths.ts'

/** Login page; sessions that may only change the password are sent there, others to the home page. */
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
