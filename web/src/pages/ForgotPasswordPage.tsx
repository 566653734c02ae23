import { PasswordResetNotice } from '../features/auth/index.ts'

export function ForgotPasswordPage() {
  return <PasswordResetNotice />
}
