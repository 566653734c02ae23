import { type BriefingDay, BriefingTime, briefingStep } from '@otday/contract'
import { useState } from 'react'
import { weekdays } from '../../../platform/time/calendar-days.ts'
import { Switch } from '../../../ui/Switch.tsx'
import styles from './briefing-settings.module.css'

/** Weekdays in the order shown, from Monday (1) to Sunday (0). */
const order = [1, 2, 3, 4, 5, 6, 0] as const

interface BriefingDaysProps {
  days: readonly BriefingDay[]
  onChange: (days: BriefingDay[]) => void
}

export function BriefingDays({ days, onChange }: BriefingDaysProps) {
  const change = (next: BriefingDay) => onChange(days.map((day) => (day.weekday === next.weekday ? next : day)))
  return (
    <div className={styles.block}>
      <h3>받는 시간</h3>
      <ul className={`${styles.rows} ${styles.days}`}>
        {order.flatMap((weekday) => {
          const day = days[weekday]
          return day ? [<Day key={weekday} day={day} onChange={change} />] : []
        })}
      </ul>
    </div>
  )
}

function Day({ day, onChange }: { day: BriefingDay; onChange: (day: BriefingDay) => void }) {
  const name = weekdays[day.weekday] ?? ''
  return (
    <li>
      <b aria-hidden="true">{name}</b>
      {day.isOn ? (
        <TimeField
          key={day.time}
          label={`${name}요일 받는 시간`}
          time={day.time}
          onChange={(time) => onChange({ ...day, time })}
        />
      ) : (
        <span className={styles.off}>쉬어요</span>
      )}
      <Switch label={`${name}요일`} checked={day.isOn} onChange={(isOn) => onChange({ ...day, isOn })} />
    </li>
  )
}

interface TimeFieldProps {
  label: string
  time: string
  onChange: (time: string) => void
}

/**
 * Field for the time of a briefing. The time is rounded down to a multiple of `briefingStep` minutes when typing ends,
 * not before, since people type minutes digit by digit; an invalid time is replaced by the last valid one.
 */
function TimeField({ label, time, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(time)
  const finish = () => {
    const [hour = '', minute = ''] = typed.split(':')
    const stepped = `${hour}:${String(Math.floor(Number(minute) / briefingStep) * briefingStep).padStart(2, '0')}`
    const isTime = BriefingTime.safeParse(stepped).success
    setTyped(isTime ? stepped : time)
    if (isTime && stepped !== time) onChange(stepped)
  }
  return (
    <input
      className={`${styles.time} num`}
      type="time"
      aria-label={label}
      min="04:00"
      max="23:55"
      step={briefingStep * 60}
      required
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish()
      }}
    />
  )
}
