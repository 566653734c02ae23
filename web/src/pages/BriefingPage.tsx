import { AuthCard } from '../features/auth/index.ts'
import { BriefingStop } from '../features/briefings/index.ts'

/** Where the mail of a briefing leads to, in whatever browser. */
export function BriefingPage() {
  return (
    <AuthCard lang="ko" tagline="오늘 뭐 입지?">
      <BriefingStop />
    </AuthCard>
  )
}
