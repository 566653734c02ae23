import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../platform/api-error.ts'
import { calendarDayOf } from '../../platform/format.ts'
import { useNow } from '../../platform/use-now.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { SideCard } from '../../ui/SideCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { learnedText } from './comfort-words.ts'
import { useResetComfort } from './comfort-mutations.ts'
import { comfortQuery } from './queries.ts'

/** What was learned from how outfits felt, and the way to forget it; saved on its own. */
export function ComfortSettings() {
  const { data, error, isFetching, refetch } = useQuery(comfortQuery(calendarDayOf(useNow())))
  const reset = useResetComfort()
  const [asking, setAsking] = useState(false)
  if (!data && error) {
    return (
      <SideCard title="체감 보정" text={messageOf(error)}>
        <Button variant="secondary" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          다시 시도
        </Button>
      </SideCard>
    )
  }
  return (
    <SideCard
      title="체감 보정"
      text={<span aria-live="polite">{data ? learnedText(data.offset) : <Skeleton width={220} height={20} />}</span>}
    >
      <Button variant="secondary" loading={reset.isPending} disabled={!data?.offset} onClick={() => setAsking(true)}>
        초기화
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          reset.mutate()
        }}
        title="체감 보정을 초기화할까요?"
        confirmLabel="초기화"
        cancelLabel="취소"
      >
        추웠어요, 더웠어요로 알려 준 답이 모두 지워져요.
      </ConfirmDialog>
    </SideCard>
  )
}
