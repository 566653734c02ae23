import { EmailConfirmation } from '../features/account/index.ts'
import { AuthCard } from '../features/auth/index.ts'

export function EmailPage() {
  return (
    <AuthCard lang="ko" tagline="오늘 뭐 입지?">
      <EmailConfirmation />
    </AuthCard>
  )
}
