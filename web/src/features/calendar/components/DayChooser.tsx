import type { Wear } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { dayOf, fullDay, monthOf, monthsAfter, monthTitle, weeksOf } from '../../../platform/time/calendar-days.ts'
import { entriesOf, spokenEntry } from '../calendar-entries.ts'
import { canMoveTo, lastPlanned } from '../../diary/index.ts'
import { useDays } from '../use-days.ts'
import { DayWeather } from './DayWeather.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import styles from './choosing.module.css'

interface DayChooserProps {
  wear: Wear
  purpose: 'copy' | 'move'
  today: string
  onChoose: (date: string) => void
  onClose: () => void
}

const texts = {
  copy: { title: '어느 날로 복사할까요?', done: '복사하기' },
  move: { title: '어느 날로 옮길까요?', done: '옮기기' },
} as const

export function DayChooser({ wear, purpose, today, onChoose, onClose }: DayChooserProps) {
  const [month, setMonth] = useState(monthOf(wear.date))
  const [date, setDate] = useState<string | null>(null)
  const dates = weeksOf(month).flat()
  const list = useDays({ from: dates[0] ?? '', to: dates.at(-1) ?? '' })
  const entries = new Map(entriesOf(dates, list.data).map((entry) => [entry.date, entry]))
  const fits = (to: string) =>
    to !== wear.date && (purpose === 'move' ? canMoveTo(wear, to, today) : to <= lastPlanned(today))
  const chosen = date === null ? undefined : entries.get(date)
  const { title, done } = texts[purpose]
  const step = (months: number) => setMonth(monthOf(monthsAfter(`${month}-01`, months)))
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button disabled={!date} onClick={() => date && onChoose(date)}>
          {done}
        </Button>
      }
    >
      <div className={styles.pickhead}>
        <h3>{monthTitle(month)}</h3>
        <IconButton icon="chevron-left" label="이전 달" onClick={() => step(-1)} />
        <IconButton icon="chevron-right" label="다음 달" onClick={() => step(1)} />
      </div>
      <MonthGrid
        small
        month={month}
        today={today}
        initial={wear.date}
        busy={list.isPending}
        onMonth={setMonth}
        onOpen={(to) => fits(to) && setDate(to)}
        cellOf={(to) => ({
          label: spokenEntry(entries.get(to) ?? { date: to, wears: [], day: undefined }, today),
          disabled: !fits(to),
          selected: to === date,
          content: (
            <span className="num" aria-hidden="true">
              <span>{dayOf(to)}</span>
              {(entries.get(to)?.wears.length ?? 0) > 0 && <i />}
            </span>
          ),
        })}
      />
      <p className={styles.picked} aria-live="polite">
        {date === null ? (
          '날을 골라 주세요.'
        ) : (
          <>
            <b>{fullDay(date)}</b>
            {chosen?.day?.weather ? <DayWeather day={chosen.day} /> : list.data && <span>그날 날씨가 없어요.</span>}
          </>
        )}
      </p>
    </Dialog>
  )
}
