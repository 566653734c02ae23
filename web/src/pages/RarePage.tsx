import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AuthCard } from '../features/auth/index.ts'
import { BriefingStop } from '../features/briefings/index.ts'
import { paths } from '../platform/paths.ts'

/** Where the mail of a briefing leads to (`briefingStopPage`). */
const briefingPath = '/briefing'

/** Addresses that the first page need not know. */
export function RarePage() {
  const { pathname } = useLocation()
  return pathname === briefingPath ? <BriefingPage /> : <Navigate to={paths.notFound} replace />
}

function BriefingPage() {
  useEffect(() => {
    document.title = '아침 브리핑 · 옷데이'
  }, [])
  return (
    <AuthCard lang="ko" tagline="오늘 뭐 입지?">
      <BriefingStop />
    </AuthCard>
  )
}
