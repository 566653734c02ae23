import type { ReactNode } from 'react'
import { classNames } from '../../../styles/class-names.ts'
import { type CalendarEntry, feelingOf, occasionsOf } from '../calendar-entries.ts'
import { DayPhoto } from './DayPhoto.tsx'
import { FeelingWord } from './DaySigns.tsx'
import styles from './DayText.module.css'

interface DayTextProps {
  entry: CalendarEntry
  className?: string | undefined
  /** Shown below the occasions. */
  pieces?: ReactNode
  /** Signs, shown below the feeling. */
  children: ReactNode
}

/** Says what is recorded of a day, in words and with its photo. */
export function DayText({ entry, className, pieces, children }: DayTextProps) {
  const feeling = feelingOf(entry)
  return (
    <span className={classNames(styles.text, className)}>
      <span>{entry.wears.length === 0 ? '기록이 없어요' : occasionsOf(entry)}</span>
      {pieces}
      {feeling && <FeelingWord feeling={feeling} />}
      {children}
      <DayPhoto wears={entry.wears} variant="text" />
    </span>
  )
}
