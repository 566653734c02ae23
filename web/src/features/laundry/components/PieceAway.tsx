import { seoulDate } from '@otday/common/seoul-time'
import type { Clothes, ClothesId, Laundry } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { useNow } from '../../../platform/time/use-now.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useLaundryChange } from '../mutations.ts'
import { backText } from '../days-left.ts'
import styles from './PieceAway.module.css'
import { laundryQuery } from '../queries.ts'

const placeLabels = { WASH: '세탁 중', STORAGE: '보관 중' } as const

/**
 * Says on a card that a piece is in the wash or packed away for the season; renders nothing while it is in the closet,
 * or unknown.
 */
export function AwayMark({ clothesId }: { clothesId: ClothesId }) {
  const { data: place } = useQuery({ ...laundryQuery, select: (all) => awayOf(all, clothesId)?.place })
  return place && <span className={styles.mark}>{` · ${placeLabels[place]}`}</span>
}

const awayOf = ({ washing, stored }: Laundry, clothesId: ClothesId) =>
  [...washing, ...stored].find(({ item }) => item.clothesId === clothesId)

/**
 * Says whether a piece is in the wash or packed away for the season, with a button to bring it back; for a piece in the
 * closet, shows buttons to wash it or pack it away.
 */
export function PieceAway({ clothesId }: { clothesId: ClothesId }) {
  const { data, isError, isFetching, refetch } = useQuery(laundryQuery)
  const today = seoulDate(useNow())
  const { mutate: change, isPending } = useLaundryChange()
  if (!data)
    return (
      <div className={styles.away}>
        {isError ? (
          <>
            <span>세탁·보관을 불러오지 못했어요.</span>
            <RetryButton size="s" busy={isFetching} onRetry={() => void refetch()} />
          </>
        ) : (
          <Skeleton height={36} radius={12} />
        )}
      </div>
    )
  const away = awayOf(data, clothesId)
  if (!away)
    return (
      <div className={styles.away}>
        <PutAwayButtons clothesIds={[clothesId]} />
      </div>
    )
  const isWash = away.place === 'WASH'
  return (
    <div className={styles.away}>
      <Badge tone={isWash ? 'accent' : 'plain'}>
        <ClosetIcon name={isWash ? 'wash' : 'storage'} size={14} />
        <span>{placeLabels[away.place]}</span>
      </Badge>
      <span className="num">{backText(away.until, today)}</span>
      <Button
        variant="secondary"
        size="s"
        loading={isPending}
        onClick={() => change({ to: 'CLOSET', clothesIds: [clothesId] })}
      >
        {isWash ? '다 말랐어요' : '꺼내기'}
      </Button>
    </div>
  )
}

/**
 * Buttons that put all selected pieces into the wash or pack them away for the season, shown in the bar of the
 * selection.
 */
export const PutAwayMany = ({ pieces }: { pieces: readonly Clothes[] }) => (
  <span className={styles.many}>
    <PutAwayButtons clothesIds={pieces.map(({ id }) => id)} />
  </span>
)

function PutAwayButtons({ clothesIds }: { clothesIds: readonly ClothesId[] }) {
  const { mutate: change, isPending, variables } = useLaundryChange()
  const disabled = clothesIds.length === 0
  return (['WASH', 'STORAGE'] as const).map((to) => {
    const loading = isPending && variables.to === to
    return (
      <Button
        key={to}
        variant="soft"
        size="s"
        disabled={disabled || (isPending && !loading)}
        loading={loading}
        onClick={() => change({ to, clothesIds })}
      >
        {!loading && <ClosetIcon name={to === 'WASH' ? 'wash' : 'storage'} size={16} />}
        <span>{to === 'WASH' ? '세탁' : '보관'}</span>
      </Button>
    )
  })
}
