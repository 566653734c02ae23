import { seoulDate } from '@otday/common/seoul-time'
import type { Laundry } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Garment } from '../../../art/Garment.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { type LaundryActions, useLaundryChange } from '../mutations.ts'
import { DuePieces } from './DuePieces.tsx'
import styles from './laundry.module.css'
import { laundryQuery } from '../queries.ts'
import { RulesCard } from './RulesCard.tsx'
import { StoredPieces } from './StoredPieces.tsx'
import { WashingPieces } from './WashingPieces.tsx'

/** Shows which clothes are in the wash, due for washing, or packed away for the season, and the rules for washing. */
export function LaundryBoard() {
  const laundry = useQuery(laundryQuery)
  return (
    <>
      <PageHeader title="세탁·보관" />
      {laundry.data ? (
        <Board laundry={laundry.data} />
      ) : laundry.isError ? (
        <ErrorState
          title="세탁·보관을 불러오지 못했어요"
          text={messageOf(laundry.error)}
          busy={laundry.isFetching}
          onRetry={() => void laundry.refetch()}
        />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}

function Board({ laundry: { washing, due, stored, rules } }: { laundry: Laundry }) {
  const today = seoulDate(useNow())
  const { mutate, isPending, variables } = useLaundryChange()
  const actions: LaundryActions = {
    today,
    change: mutate,
    isBusy: (clothesId) => isPending && variables.clothesIds.includes(clothesId),
  }
  return (
    <div className={styles.laundry}>
      <div className={styles.main}>
        {washing.length + due.length + stored.length === 0 && (
          <section className={styles.card}>
            <EmptyState
              picture={<Garment kind="socks" color="#E3B23C" />}
              title="세탁 중인 옷이 없어요"
              text="옷을 열어 세탁을 누르면 여기에 모여요."
            />
          </section>
        )}
        {washing.length > 0 && <WashingPieces washing={washing} actions={actions} />}
        {due.length > 0 && <DuePieces due={due} actions={actions} />}
        {stored.length > 0 && <StoredPieces stored={stored} actions={actions} />}
      </div>
      <RulesCard rules={rules} />
    </div>
  )
}

function BoardSkeleton() {
  return (
    <div className={styles.laundry}>
      <output className="sr">세탁·보관을 불러오는 중...</output>
      <div className={styles.main}>
        <Skeleton height={280} radius={16} />
        <Skeleton height={220} radius={16} />
      </div>
      <Skeleton height={420} radius={16} />
    </div>
  )
}
