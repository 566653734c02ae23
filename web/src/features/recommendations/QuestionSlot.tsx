import type { Recommendation } from '@otday/contract'
import { lazy, Suspense } from 'react'
import { useSeen } from '../../ui/warm-up.ts'

const QuestionCard = lazy(async () => ({ default: (await import('./QuestionCard.tsx')).QuestionCard }))

interface QuestionSlotProps {
  recommendation: Recommendation
  /** The answer changes what to wear now. */
  onMatters: () => void
}

/** Where the stylist's question stands: most days there is none, and nothing is loaded for it. */
export function QuestionSlot(props: QuestionSlotProps) {
  // It stays after the answer, to give thanks.
  if (!useSeen(props.recommendation.question !== null)) return null
  return (
    <Suspense fallback={null}>
      <QuestionCard {...props} />
    </Suspense>
  )
}
