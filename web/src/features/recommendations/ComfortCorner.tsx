import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { seoulDate } from '@otday/common/seoul-time'
import { useNow } from '../../platform/use-now.ts'
import { comfortQuery } from './queries.ts'

const ComfortCards = lazy(async () => ({ default: (await import('./ComfortCards.tsx')).ComfortCards }))

/** Asks how what was worn felt; nothing at all while nothing was. `onAgain` asks for another outfit. */
export function ComfortCorner({ onAgain }: { onAgain: () => void }) {
  const today = seoulDate(useNow())
  const { data: comfort } = useQuery(comfortQuery(today))
  if (!comfort?.yesterday && !comfort?.today) return null
  return (
    <Suspense fallback={null}>
      <ComfortCards comfort={comfort} today={today} onAgain={onAgain} />
    </Suspense>
  )
}
