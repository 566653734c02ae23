import type { Recommendation } from '@otday/contract'
import { Suspense } from 'react'
import { useSeen } from '../../../ui/lazy.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { QuestionCard } from '../lazy.ts'

interface QuestionSlotProps {
  recommendation: Recommendation
  /** Called if the answer affects today's outfit. */
  onMatters: () => void
}

/** Loads the question card only on days with a question. */
export function QuestionSlot(props: QuestionSlotProps) {
  // Stays mounted once the question is answered, as the card then shows its thanks.
  if (!useSeen(props.recommendation.question !== null)) return null
  return (
    <Suspense fallback={<Skeleton height={100} radius={16} />}>
      <QuestionCard {...props} />
    </Suspense>
  )
}
