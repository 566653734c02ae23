import { type Trip, type TripId, type UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ClosetIcon } from '../../../art/closet-icons.tsx'
import { Garment } from '../../../art/Garment.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { WeatherScene } from '../../../art/WeatherScene.tsx'
import { ApiError, messageOf } from '../../../platform/api/api-error.ts'
import type { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { countedOf } from '../../clothes/index.ts'
import { PickDialog } from '../../lookbook/index.ts'
import { keepLooks, plannable, planDays, repack, setExtras, tripRecords } from '../mutations.ts'
import { PackingList } from './PackingList.tsx'
import { TripForm } from './TripForm.tsx'
import { TripOutfits } from './TripOutfits.tsx'
import { airText, daysText, titleOf } from '../trip-words.ts'
import { tripQuery } from '../queries.ts'
import styles from './TripView.module.css'

interface TripViewProps {
  tripId: TripId
  user: UserDto
  dialogs: ReturnType<typeof useHistoryDialog>
  onClose: () => void
}

export function TripView({ tripId, user, dialogs, onClose }: TripViewProps) {
  const { data: trip, error, isFetching, refetch } = useQuery(tripQuery(tripId))
  const { dialog, open, close } = dialogs
  const isGone = error instanceof ApiError && error.exceptionName === 'TripNotFound'
  if (isGone)
    return (
      <EmptyState
        picture={<Garment kind="folded" color="#B9C6D4" />}
        title="이 여행은 이제 없어요"
        action={<Button onClick={onClose}>여행 목록으로</Button>}
      />
    )
  if (!trip)
    return error && !isFetching ? (
      <ErrorState title="여행을 불러오지 못했어요" text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <div className={styles.waiting}>
        <output className="sr">여행을 불러오는 중...</output>
        <Skeleton height={176} radius={16} />
        <Skeleton height={420} radius={16} />
      </div>
    )
  return (
    <>
      <Head trip={trip} onEdit={() => open({ name: 'trip-edit' })} onClose={onClose} />
      <Body trip={trip} onAdd={() => open({ name: 'trip-extras' })} />
      {dialog?.name === 'trip-edit' && <TripForm trip={trip} onSaved={close} onClose={close} />}
      {dialog?.name === 'trip-extras' && <Extras trip={trip} user={user} onClose={close} />}
    </>
  )
}

function Head({ trip, onEdit, onClose }: { trip: Trip; onEdit: () => void; onClose: () => void }) {
  const air = airText(trip)
  const place = trip.place.locationNames.slice(1).join(' ')
  const remove = async () => {
    if (await tripRecords.remove(trip)) onClose()
  }
  return (
    <section className={styles.head} data-sky="clear" aria-label={titleOf(trip)}>
      <WeatherScene sky="clear" className={styles.heaven} />
      <div className={styles.bar}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="chevron-left" size={18} />
          여행
        </button>
        <Menu
          label="여행 메뉴"
          trigger={<IconButton icon="more" label="여행 메뉴" />}
          items={[
            { label: '여행 고치기', icon: 'edit', onSelect: onEdit },
            { label: '삭제', icon: 'trash', danger: true, onSelect: () => void remove() },
          ]}
        />
      </div>
      <h1>{titleOf(trip)}</h1>
      <p className="num">{`${daysText(trip)}${place ? ` · ${place}` : ''}`}</p>
      <ul className={`${styles.facts} num`} aria-label="여행 한눈에">
        {air && <Fact icon="thermometer">{air}</Fact>}
        {trip.rain !== null && <Fact icon="umbrella">{`비 올 확률 ${trip.rain}%`}</Fact>}
        <Fact icon="closet">{`옷 ${countedOf(trip.packing.map(({ item }) => item))}로 옷차림 ${trip.outfits.length}개`}</Fact>
      </ul>
    </section>
  )
}

const Fact = ({ icon, children }: { icon: 'thermometer' | 'umbrella' | 'closet'; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={18} />
    <span>{children}</span>
  </li>
)

function Body({ trip, onAdd }: { trip: Trip; onAdd: () => void }) {
  const [busy, setBusy] = useState<'PACK' | 'LOOKS' | 'PLANS' | null>(null)
  const navigate = useNavigate()
  const during = (what: NonNullable<typeof busy>, work: () => Promise<unknown>) => () => {
    if (busy) return
    setBusy(what)
    void work().finally(() => setBusy(null))
  }
  if (trip.outfits.every(({ items }) => items.length === 0))
    return (
      <EmptyState
        picture={<Garment kind="folded" color="#9DBFE3" />}
        title="짤 수 있는 옷이 없어요"
        text="옷장에 옷을 등록하거나 세탁·보관에서 꺼내 주세요."
        action={
          <>
            <Button variant="secondary" loading={busy === 'PACK'} onClick={during('PACK', () => repack(trip))}>
              다시 짜기
            </Button>
            <Button onClick={() => void navigate(paths.closet)}>옷장으로</Button>
          </>
        }
      />
    )
  const planned = plannable(trip).length
  return (
    <div className={styles.columns}>
      <TripOutfits trip={trip} busy={busy === 'PACK'} onRepack={during('PACK', () => repack(trip))} />
      <PackingList trip={trip} onAdd={onAdd}>
        <Button variant="secondary" loading={busy === 'LOOKS'} onClick={during('LOOKS', () => keepLooks(trip))}>
          <ClosetIcon name="bookmark" />
          <span>룩북에 저장</span>
        </Button>
        {planned > 0 && (
          <Button
            variant="secondary"
            icon="calendar"
            loading={busy === 'PLANS'}
            onClick={during('PLANS', () => planDays(trip))}
          >
            계획에 넣기
          </Button>
        )}
      </PackingList>
    </div>
  )
}

function Extras({ trip, user, onClose }: { trip: Trip; user: UserDto; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const before = trip.packing.filter(({ isExtra }) => isExtra).map(({ item }) => item)
  return (
    <PickDialog
      user={user}
      title="더 챙길 옷"
      before={before}
      isEmptyAllowed={before.length > 0}
      busy={isBusy}
      onSave={(ids) => {
        setBusy(true)
        void setExtras(trip, ids)
          .then((saved) => saved && onClose())
          .finally(() => setBusy(false))
      }}
      onClose={onClose}
    />
  )
}
