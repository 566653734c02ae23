import { Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { PasswordReset } from '../features/auth/index.ts'
import { paths } from '../platform/navigation/paths.ts'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const login = useCallback(() => void navigate(paths.login), [navigate])
  return (
    <Suspense fallback={null}>
      <PasswordReset onLogin={login} />
    </Suspense>
  )
}
