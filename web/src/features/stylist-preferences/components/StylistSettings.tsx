import type { UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../platform/api/api-error.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { preferencesQuery } from '../stylist-queries.ts'
import { AvoidedSetting } from './AvoidedSetting.tsx'
import { FixedOutfitsSetting } from './FixedOutfitsSetting.tsx'
import { HoursSetting } from './HoursSetting.tsx'
import { LearnedSetting } from './LearnedSetting.tsx'
import { WorkLookSetting } from './WorkLookSetting.tsx'
import styles from './StylistSettings.module.css'

/** Shows the settings that the stylist follows; each is saved on its own. */
export function StylistSettings({ user }: { user: UserDto }) {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery)
  if (!data && error) {
    return (
      <FailedCard title="스타일리스트" message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  return (
    <SideCard title="스타일리스트" text="추천할 때 참고해요. 나만 볼 수 있어요.">
      {data ? (
        <div className={styles.blocks}>
          <WorkLookSetting preferences={data} />
          <HoursSetting preferences={data} />
          <FixedOutfitsSetting preferences={data} user={user} />
          <AvoidedSetting preferences={data} />
          <LearnedSetting />
        </div>
      ) : (
        <Loading />
      )}
    </SideCard>
  )
}

const heights = [92, 420, 420, 180, 92]

function Loading() {
  return (
    <div className={styles.loading}>
      <output className="sr">스타일리스트 설정을 불러오는 중...</output>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} radius={12} />
      ))}
    </div>
  )
}
