import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { seoulDate } from '@otday/common/seoul-time'
import { useNow } from '../../../platform/use-now.ts'
import { comfortQuery } from '../queries.ts'
import { ComfortCards } from '../lazy.ts'

/** Nothing without worn outfits. */
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
