import type { Recommendation } from '@otday/contract'
import { Suspense } from 'react'
import { useSeen } from '../../../ui/lazy.ts'
import { QuestionCard } from '../lazy.ts'

interface QuestionSlotProps {
  recommendation: Recommendation
  /** The answer changes what to wear now. */
  onMatters: () => void
}

/** Most days have no question, and load nothing. */
export function QuestionSlot(props: QuestionSlotProps) {
  // To give thanks.
  if (!useSeen(props.recommendation.question !== null)) return null
  return (
    <Suspense fallback={null}>
      <QuestionCard {...props} />
    </Suspense>
  )
}
