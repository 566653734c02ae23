import { daysAfter } from '@otday/common/seoul-time'
import { mostWears, plannedDaysAhead, tooManyTexts, type UserId, type Wear } from '@otday/contract'
import { useId, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PhotoDialog } from '../../../ui/PhotoDialog.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { fullDay, monthDay } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, wearName } from '../calendar-entries.ts'
import {
  addWear,
  changeWear,
  copiedTo,
  deleteWear,
  lastPlanned,
  movedTo,
  newChange,
  restoreWear,
} from '../../diary/index.ts'
import { DayChooser } from './DayChooser.tsx'
import { DayWeatherCard } from './DayWeatherCard.tsx'
import { OutfitChooser } from './OutfitChooser.tsx'
import { reservedText } from '../plan-texts.ts'
import { WearCard } from './WearCard.tsx'
import styles from './DayPanel.module.css'

interface DayPanelProps {
  userId: UserId
  entry: CalendarEntry
  today: string
  reach: number | null
  state: 'loading' | 'failed' | 'ready'
  message: string
  onRetry: () => void
  /** Shows another day in the panel. */
  onDay: (date: string) => void
  onClose: () => void
}

/** Panel of one day: its weather and outfits. */
export function DayPanel(props: DayPanelProps) {
  const { userId, entry, today, reach, state, message, onRetry, onDay, onClose } = props
  const { date, wears } = entry
  const { dialog, open, close } = useHistoryDialog()
  const [deleted, setDeleted] = useState<readonly Deleted[]>([])
  const gone = deleted.filter((one) => one.wear.date === date && !wears.some(({ id }) => id === one.wear.id))
  const wear = wears.find(({ id }) => id === dialog?.id) ?? null
  const isFull = wears.length >= mostWears
  const isFar = date > lastPlanned(today)

  function copy(from: Wear, to: string) {
    const change = copiedTo(from, to, today)
    close()
    if (!change) return toast.error('남은 옷이 없어서 복사하지 못했어요.')
    const items = from.items.filter(({ isGone }) => !isGone)
    const isShort = items.length < from.items.length
    addWear(change, { items, scene: isShort ? null : from.scene }, addedText(to, today, isShort))
  }

  return (
    <SidePanel
      title={fullDay(date)}
      onClose={onClose}
      returnFocus={() => cellOf(date)}
      actions={
        <>
          <IconButton icon="chevron-left" label="전날" onClick={() => onDay(daysAfter(date, -1))} />
          <IconButton icon="chevron-right" label="다음 날" onClick={() => onDay(daysAfter(date, 1))} />
        </>
      }
      footer={
        state === 'ready' && (
          <>
            {wears[0] && (
              <Button variant="secondary" onClick={() => open({ name: 'copy', id: wears[0]?.id ?? '' })}>
                다른 날로 복사
              </Button>
            )}
            <Button icon="plus" disabled={isFull || isFar} onClick={() => open({ name: 'add' })}>
              옷차림 더하기
            </Button>
          </>
        )
      }
    >
      <output className="sr">{fullDay(date)}</output>
      <div className={styles.panel}>
        {state === 'loading' && (
          <>
            <Skeleton height={68} radius={12} />
            <Skeleton height={360} radius={16} />
          </>
        )}
        {state === 'failed' && <ErrorState title="그날을 불러오지 못했어요" text={message} onRetry={onRetry} />}
        {state === 'ready' && (
          <>
            <DayWeatherCard entry={entry} today={today} reach={reach} />
            {wears.map((one, index) => (
              <WearCard
                key={one.id}
                wear={one}
                today={today}
                at={index + 1}
                onChange={({ id }) => open({ name: 'change', id })}
                onMove={({ id }) => open({ name: 'move', id })}
                onCopy={({ id }) => open({ name: 'copy', id })}
                onPhoto={({ id }) => open({ name: 'photo', id })}
                onDelete={() => {
                  deleteWear(one)
                  setDeleted([...deleted.filter(({ wear: { id } }) => id !== one.id), { wear: one, at: index + 1 }])
                }}
              />
            ))}
            {gone.map((one) => (
              <DeletedWear key={one.wear.id} {...one} />
            ))}
            {wears.length === 0 && (
              <EmptyState
                title={date > today ? '아직 계획이 없어요' : '기록이 없어요'}
                text={
                  isFar
                    ? `${plannedDaysAhead}일 뒤까지 계획할 수 있어요.`
                    : date > today
                      ? '입을 옷을 미리 골라 둘까요?'
                      : '무엇을 입었는지 적어 볼까요?'
                }
              />
            )}
            {isFull && <p className={styles.quiet}>{tooManyTexts.wears}</p>}
            {date > today && reservedText(date, wears, today) && (
              <p className={styles.reserved}>
                <Icon name="lock" size={18} />
                <span>{reservedText(date, wears, today)}</span>
              </p>
            )}
          </>
        )}
      </div>
      {dialog?.name === 'photo' && wear?.photo && (
        <PhotoDialog title={`${wearName(wear, wears.indexOf(wear) + 1)} 사진`} photo={wear.photo} onClose={close} />
      )}
      {(dialog?.name === 'copy' || dialog?.name === 'move') && wear && (
        <DayChooser
          wear={wear}
          purpose={dialog.name}
          today={today}
          onClose={close}
          onChoose={(to) => {
            if (dialog.name === 'copy') return copy(wear, to)
            close()
            changeWear(wear, movedTo(wear, to, today), `${monthDay(to)}로 옮겼어요.`)
          }}
        />
      )}
      {(dialog?.name === 'add' || (dialog?.name === 'change' && wear)) && (
        <OutfitChooser
          userId={userId}
          entry={entry}
          today={today}
          wear={dialog.name === 'change' ? wear : null}
          onClose={close}
          onSave={(chosen, items) => {
            close()
            if (dialog.name === 'change' && wear) changeWear(wear, chosen, '옷차림을 바꿨어요.', { items, scene: null })
            else addWear(newChange({ date, ...chosen }), { items, scene: null }, addedText(date, today, false))
          }}
        />
      )}
    </SidePanel>
  )
}

/** A deleted outfit and its place among those of the day, from 1. */
interface Deleted {
  wear: Wear
  at: number
}

function DeletedWear({ wear, at }: Deleted) {
  const id = useId()
  return (
    <p className={styles.deleted}>
      <span id={id}>{`${wearName(wear, at)} ${wear.state === 'WORN' ? '기록을' : '계획을'} 지웠어요.`}</span>
      <button ref={focusNow} type="button" aria-describedby={id} onClick={() => restoreWear(wear)}>
        되돌리기
      </button>
    </p>
  )
}

function addedText(date: string, today: string, isShort: boolean): string {
  const day = date === today ? '오늘' : monthDay(date)
  const text = date > today ? `${day} 계획에 넣었어요.` : `${day} 입은 옷으로 적었어요.`
  return isShort ? `${text} 지운 옷은 빼고 넣었어요.` : text
}

/**
 * Moves the focus to the undo button as soon as it appears, since the deleted outfit had the focus. A toast could not
 * take it, and would offer the same a second time.
 */
const focusNow = (button: HTMLElement | null) => button?.focus()

const cellOf = (date: string) =>
  document.querySelector<HTMLElement>(`main [data-date="${date}"]`) ??
  document.querySelector<HTMLElement>('main [role=gridcell][tabindex="0"]')
