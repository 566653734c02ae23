import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AuthCard } from '../features/auth/index.ts'
import { BriefingConfirmation, BriefingStop } from '../features/briefings/index.ts'
import { paths } from '../platform/navigation/paths.ts'

/** Path that mails about briefings lead to (`briefingStopPage`, `briefingConfirmPage`). */
const briefingPath = '/briefing'

/** Chooses the page for rarely used paths, which are left out of the router that is loaded with the first page. */
export function RarePage() {
  const { pathname } = useLocation()
  return pathname === briefingPath ? <BriefingPage /> : <Navigate to={paths.notFound} replace />
}

function BriefingPage() {
  const [parameters] = useSearchParams()
  const question = parameters.get('confirm')
  useEffect(() => {
    document.title = '아침 브리핑 · 옷데이'
  }, [])
  return (
    <AuthCard lang="ko" tagline="오늘 뭐 입지?">
      {question === null ? <BriefingStop /> : <BriefingConfirmation token={question} />}
    </AuthCard>
  )
}
