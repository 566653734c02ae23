import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../styles/class-names.ts'
import { dayByKey, monthOf, monthTitle, weekdays, weeksOf } from '../../../platform/time/calendar-days.ts'
import styles from './MonthGrid.module.css'

interface MonthGridProps {
  month: string
  today: string
  onMonth: (month: string) => void
  /** Called on Enter, Space or a press. */
  onOpen: (date: string) => void
  cellOf: (date: string) => {
    /** Describes all that the cell shows. */
    label: string
    className?: string | undefined
    style?: CSSProperties
    disabled?: boolean
    selected?: boolean
    content: ReactNode
  }
  /** Date from which the arrow keys start, instead of today. */
  initial?: string
  busy?: boolean
  small?: boolean
}

/** A grid with one tab stop; arrow keys move from day to day, also into other months. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, onMonth, onOpen, cellOf, initial = today, busy = false, small = false } = props
  const [chosen, setChosen] = useState(initial)
  const at = monthOf(chosen) === month ? chosen : monthOf(today) === month ? today : `${month}-01`
  const box = useRef<HTMLTableElement>(null)
  /** Date that a key moved to and whose month is not shown yet; further keys go on from it. */
  const moved = useRef<string>(null)
  useEffect(() => {
    if (moved.current !== at) return
    moved.current = null
    box.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus()
  }, [at, month, chosen])

  function press(event: KeyboardEvent, focused: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const date = moved.current ?? focused
    const asked = moved.current === null ? month : monthOf(moved.current)
    const next = event.key === 'Process' ? undefined : dayByKey(date, event.key, event.shiftKey, today)
    if (event.key === 'Enter' || event.key === ' ') onOpen(date)
    else if (!next) return
    else {
      moved.current = next
      setChosen(next)
      if (monthOf(next) !== asked) onMonth(monthOf(next))
    }
    event.preventDefault()
  }

  return (
    <table
      ref={box}
      role="grid"
      aria-label={monthTitle(month)}
      aria-busy={busy || undefined}
      className={classNames(styles.grid, small && styles.small)}
      onFocus={() => {
        moved.current = null
      }}
    >
      <thead>
        <tr className={`${styles.row} ${styles.names}`}>
          {weekdays.map((name) => (
            <th key={name} scope="col" aria-label={`${name}요일`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]} className={styles.row}>
            {week.map((date) => {
              const { label, className, style, disabled = false, selected, content } = cellOf(date)
              return (
                <td
                  key={date}
                  data-date={date}
                  tabIndex={date === at ? 0 : -1}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={disabled || undefined}
                  aria-selected={selected}
                  className={classNames(
                    styles.cell,
                    date === today && styles.today,
                    monthOf(date) !== month && styles.other,
                    className,
                  )}
                  style={style}
                  onClick={() => {
                    setChosen(date)
                    onOpen(date)
                  }}
                  onKeyDown={(event) => press(event, date)}
                >
                  <span className="sr">{label}</span>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
