import {
  Occasion,
  occasionLabels,
  type OutfitItem,
  outfitLimit,
  type UserId,
  type Wear,
  type WearChange,
  type WearState,
  type WornItem,
} from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/api/api.ts'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClosetPicker, ClothesPicture, type PickerFilter } from '../../clothes/index.ts'
import { fullDay } from '../../../platform/time/calendar-days.ts'
import type { CalendarEntry } from '../calendar-entries.ts'
import { wornItems } from '../../diary/index.ts'
import { GapNote } from './GapNote.tsx'
import styles from './choosing.module.css'

interface OutfitChooserProps {
  userId: UserId
  entry: CalendarEntry
  today: string
  /** Outfit to change; null to add one to the day. */
  wear: Wear | null
  onSave: (chosen: Pick<WearChange, 'clothesIds' | 'occasion' | 'from' | 'source' | 'state'>, items: WornItem[]) => void
  onClose: () => void
}

const occasions = [
  { value: '', label: '상황 없음' },
  ...Occasion.options.map((value) => ({ value, label: occasionLabels[value] })),
] as const

/** Chooses an outfit for a day, from the closet or, on days that the forecast covers, as recommended. */
export function OutfitChooser({ userId, entry, today, wear, onSave, onClose }: OutfitChooserProps) {
  const [pieces, setPieces] = useState<readonly OutfitItem[]>(() => wear?.items.filter(({ isGone }) => !isGone) ?? [])
  const [occasion, setOccasion] = useState<Occasion | ''>(wear?.occasion ?? '')
  const [from, setFrom] = useState(wear?.from ?? '')
  const [source, setSource] = useState(wear?.source ?? 'HAND')
  const [filter, setFilter] = useState<PickerFilter>({ type: '', word: '' })
  const { date, day } = entry
  const isAhead = date > today
  const recommend = useMutation({
    mutationFn: (weatherId: NonNullable<typeof day>['weatherId'] & string) =>
      api.recommendations.get({ query: { weatherId, current: true, ...(occasion && { occasion }) } }),
    onSuccess: ({ clothes }) => {
      if (clothes.length === 0) return toast.info('그날 추천할 옷이 없어요.')
      setPieces(clothes)
      setSource('RECOMMENDATION')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const weatherId = date >= today ? day?.weatherId : null
  const isFull = pieces.length >= outfitLimit
  const ids = pieces.map(({ clothesId }) => clothesId)

  function toggle(piece: OutfitItem) {
    const others = pieces.filter(({ clothesId }) => clothesId !== piece.clothesId)
    if (others.length === pieces.length && isFull) return toast.info(`한 번에 ${outfitLimit}가지까지 고를 수 있어요.`)
    setSource('HAND')
    setPieces(others.length < pieces.length ? others : [...pieces, piece])
  }

  const save = (state: WearState) =>
    onSave(
      {
        state,
        source,
        occasion: occasion || null,
        from: from || null,
        clothesIds: ids,
      },
      wornItems(pieces),
    )

  return (
    <Dialog
      open
      size="xl"
      title={wear ? '옷 바꾸기' : '옷차림 더하기'}
      description={fullDay(date)}
      onClose={onClose}
      footer={<SaveButtons date={date} today={today} wear={wear} count={pieces.length} onSave={save} />}
    >
      <div className={styles.chosen}>
        <ul aria-label="고른 옷">
          {pieces.map((piece) => (
            <li key={piece.clothesId}>
              <button type="button" aria-label={`${piece.name}, 빼기`} onClick={() => toggle(piece)}>
                <ClothesPicture item={piece} sizes="64px" />
              </button>
            </li>
          ))}
          {pieces.length === 0 && (
            <li className={styles.none}>{`아래에서 ${isAhead ? '입을' : '입은'} 옷을 골라 주세요.`}</li>
          )}
        </ul>
        <Gaps wear={wear} />
        <div className={styles.when}>
          <Select label="상황" value={occasion} options={occasions} onChange={setOccasion} active={occasion !== ''} />
          {weatherId && (
            <Button
              variant="soft"
              icon="sparkle"
              loading={recommend.isPending}
              onClick={() => recommend.mutate(weatherId)}
            >
              추천 옷차림
            </Button>
          )}
          <label>
            <span>{isAhead ? '나갈 시각' : '나간 시각'}</span>
            <input type="time" value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
          </label>
        </div>
      </div>
      <ClosetPicker ownerId={userId} filter={filter} onFilter={setFilter} chosen={ids} onToggle={toggle} />
    </Dialog>
  )
}

/** Names the outfit's pieces that are no longer in the closet. */
function Gaps({ wear }: { wear: Wear | null }) {
  const gone = wear?.items.filter(({ isGone }) => isGone) ?? []
  if (gone.length === 0) return null
  return <GapNote>{`${gone.map(({ name }) => name).join(', ')} 자리가 비었어요. 옷장에서 지운 옷이에요.`}</GapNote>
}

interface SaveButtonsProps {
  date: string
  today: string
  wear: Wear | null
  /** Number of chosen pieces. */
  count: number
  onSave: (state: WearState) => void
}

function SaveButtons({ date, today, wear, count, onSave }: SaveButtonsProps) {
  const disabled = count === 0
  const counted = (text: string) => (disabled ? text : `${text} · ${count}개`)
  if (wear)
    return (
      <Button disabled={disabled} onClick={() => onSave(wear.state)}>
        저장
      </Button>
    )
  if (date !== today)
    return (
      <Button disabled={disabled} onClick={() => onSave(date < today ? 'WORN' : 'PLANNED')}>
        {counted(date < today ? '기록하기' : '계획에 넣기')}
      </Button>
    )
  return (
    <>
      <Button variant="soft" disabled={disabled} onClick={() => onSave('PLANNED')}>
        {counted('입을래요')}
      </Button>
      <Button disabled={disabled} onClick={() => onSave('WORN')}>
        {counted('입었어요')}
      </Button>
    </>
  )
}
