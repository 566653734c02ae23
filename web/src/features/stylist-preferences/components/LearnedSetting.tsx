import { stylistTexts } from '@otday/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { ResetButton } from './ResetButton.tsx'
import { chooseAgain } from '../choose-again.ts'
import { learnedQuery, stylistApi } from '../stylist-queries.ts'
import { SettingBlock } from './SettingBlock.tsx'
import styles from './StylistSettings.module.css'

/** Shows what the stylist learned from votes, with a button to forget it. */
export function LearnedSetting() {
  const { data, error, isFetching, refetch } = useQuery(learnedQuery)
  const forget = useForget()
  if (!data) {
    return (
      <SettingBlock title="내가 배운 것" {...(error && { text: <span role="alert">{messageOf(error)}</span> })}>
        {error ? <RetryButton busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton height={24} />}
      </SettingBlock>
    )
  }
  const { learned, votes } = data
  return (
    <SettingBlock title="내가 배운 것" {...(votes > 0 && { text: `지금까지 ${votes}번 알려 주셨어요.` })}>
      {learned.length > 0 ? (
        <ul className={styles.learned} aria-label="내가 배운 것">
          {learned.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{stylistTexts.nothingLearned}</p>
      )}
      <ResetButton
        title="배운 것을 초기화할까요?"
        loading={forget.isPending}
        disabled={votes === 0 && learned.length === 0}
        onReset={() => forget.mutate()}
      >
        마음에 드는지 알려 준 것이 모두 지워져요.
      </ResetButton>
    </SettingBlock>
  )
}

function useForget() {
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: () => stylistApi.forget({}),
    onSuccess: async () => {
      chooseAgain(queryClient)
      await queryClient.invalidateQueries(learnedQuery)
      toast.success(stylistTexts.forgotten)
    },
    onError: (error) => toast.error(messageOf(error), { label: '다시 시도', onPress: () => forget.mutate() }),
  })
  return forget
}
