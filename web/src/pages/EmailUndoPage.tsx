import { EmailUndo } from '../features/account/index.ts'
import { AuthCard } from '../features/auth/index.ts'

export function EmailUndoPage() {
  return (
    <AuthCard lang="ko" tagline="오늘 뭐 입지?">
      <EmailUndo />
    </AuthCard>
  )
}
