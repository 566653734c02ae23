import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { useNow } from '../../../platform/time/use-now.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { learnedText } from '../comfort-words.ts'
import { useResetComfort } from '../comfort-mutations.ts'
import { comfortQuery } from '../comfort-queries.ts'
import { ResetButton } from './ResetButton.tsx'

export function ComfortSettings() {
  const { data, error, isFetching, refetch } = useQuery(comfortQuery(seoulDate(useNow())))
  const reset = useResetComfort()
  if (!data && error) {
    return <FailedCard title="체감 보정" message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <SideCard
      title="체감 보정"
      text={<span aria-live="polite">{data ? learnedText(data.offset) : <Skeleton width={220} height={20} />}</span>}
    >
      <ResetButton
        title="체감 보정을 초기화할까요?"
        loading={reset.isPending}
        disabled={!data?.offset}
        onReset={() => reset.mutate()}
      >
        추웠어요, 더웠어요로 알려 준 답이 모두 지워져요.
      </ResetButton>
    </SideCard>
  )
}
