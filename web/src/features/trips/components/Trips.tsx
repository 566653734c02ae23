import { seoulDate } from '@otday/common/seoul-time'
import { TripId, type TripSummary, type UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Garment } from '../../../art/Garment.tsx'
import { useAddressLayer } from '../../../platform/navigation/address-layer.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { TripForm } from './TripForm.tsx'
import { TripPicture } from './TripPicture.tsx'
import { TripView } from './TripView.tsx'
import { daysText, titleOf } from '../trip-words.ts'
import styles from './Trips.module.css'
import { tripsQuery } from '../queries.ts'

/** Trips and what to pack; `?tripId=` opens one. */
export function Trips({ user }: { user: UserDto }) {
  const opened = useAddressLayer('tripId')
  const dialogs = useHistoryDialog()
  const tripId = TripId.safeParse(opened.value).data
  if (tripId) return <TripView key={tripId} tripId={tripId} user={user} dialogs={dialogs} onClose={opened.close} />
  return (
    <>
      <TripList onOpen={opened.open} onNew={() => dialogs.open({ name: 'trip-new' })} />
      {dialogs.dialog?.name === 'trip-new' && <TripForm onSaved={opened.replace} onClose={dialogs.close} />}
    </>
  )
}

interface TripListProps {
  onOpen: (id: string) => void
  onNew: () => void
}

function TripList({ onOpen, onNew }: TripListProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(tripsQuery)
  const today = seoulDate(useNow())
  const coming = data?.filter(({ endsOn }) => endsOn >= today) ?? []
  const past = data?.filter(({ endsOn }) => endsOn < today) ?? []
  return (
    <>
      <PageHeader
        title="여행"
        text={<span aria-live="polite">적은 옷으로 여러 벌을 짜 드려요.</span>}
        action={
          <Button icon="plus" onClick={onNew}>
            만들기
          </Button>
        }
      />
      {data && data.length > 0 ? (
        <>
          <Cards label="다가오는 여행" trips={coming} onOpen={onOpen} />
          <Cards label="지난 여행" trips={past} onOpen={onOpen} />
        </>
      ) : data ? (
        <EmptyState
          picture={<Garment kind="tote" color="#9DBFE3" />}
          title="아직 여행이 없어요"
          text="갈 곳과 날을 알려 주면 옷장에서 짐을 싸 드려요."
          action={<Button onClick={onNew}>여행 만들기</Button>}
        />
      ) : isError ? (
        <ErrorState
          title="여행을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.cards}>
          <output className="sr">여행을 불러오는 중...</output>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} ratio="4 / 3" radius={16} />
          ))}
        </div>
      )}
    </>
  )
}

interface CardsProps {
  label: string
  trips: readonly TripSummary[]
  onOpen: (id: string) => void
}

function Cards({ label, trips, onOpen }: CardsProps) {
  if (trips.length === 0) return null
  return (
    <section className={styles.section} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.cards}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <article className={styles.card} aria-label={titleOf(trip)}>
              <TripPicture items={trip.items} scene={trip.scene} label="첫 옷차림" />
              <h3>
                <button type="button" className={styles.open} onClick={() => onOpen(trip.id)}>
                  {titleOf(trip)}
                </button>
              </h3>
              <p className="num">{daysText(trip)}</p>
              <p className="num">{`옷 ${trip.pieces}개로 옷차림 ${trip.outfits}개 · ${trip.packed}개 챙겼어요`}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
