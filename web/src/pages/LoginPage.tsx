import { useNavigate } from 'react-router'
import { LoginForm } from '../features/auth/index.ts'
import { paths } from '../platform/paths.ts'

/** A session that may only change its password goes where passwords are changed, everybody else home. */
export function LoginPage() {
  const navigate = useNavigate()
  return (
    <LoginForm onDone={(limited) => void navigate(limited ? paths.forgotPassword : paths.home, { replace: true })} />
  )
}
