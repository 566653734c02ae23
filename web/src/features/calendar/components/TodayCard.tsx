import { fullDay } from '../../../platform/time/calendar-days.ts'
import { feelingLabels } from '@otday/contract'
import { type CalendarEntry, feelingOf, isPlan, occasionsOf, spokenEntry } from '../calendar-entries.ts'
import { DayPhoto } from './DayPhoto.tsx'
import { DayWeather } from './DayWeather.tsx'
import { FeltSign } from '../../../art/FeltSign.tsx'
import { DayPicture } from './WeekList.tsx'
import styles from './days.module.css'

interface TodayCardProps {
  entry: CalendarEntry
  onOpen: (date: string) => void
}

/**
 * Shows today's outfit and weather below the month on a phone, where the cells of the month are too small for details.
 */
export function TodayCard({ entry, onOpen }: TodayCardProps) {
  const { date, wears, day } = entry
  const feeling = feelingOf(entry)
  return (
    <section className={styles.now} aria-label="오늘">
      <h2>
        <span>{`오늘 · ${fullDay(date)}`}</span>
        <span className={styles.sky}>
          <DayWeather day={day} />
        </span>
      </h2>
      <button type="button" onClick={() => onOpen(date)}>
        <span className="sr">{spokenEntry(entry, date)}</span>
        <span className={styles.shows} aria-hidden="true">
          <DayPicture entry={entry} />
          <span className={styles.dtext}>
            <span>{wears.length === 0 ? '기록이 없어요' : occasionsOf(entry)}</span>
            {wears[0] && <span className={styles.piecesOf}>{wears[0].items.map(({ name }) => name).join(', ')}</span>}
            {feeling && (
              <span className={styles.word} data-feeling={feeling}>
                <FeltSign feeling={feeling} size={16} />
                <span>{feelingLabels[feeling]}</span>
              </span>
            )}
            {isPlan(entry) && <span className={`${styles.plan} ${styles.on}`}>입을래요</span>}
            <DayPhoto wears={wears} size={40} />
          </span>
        </span>
      </button>
    </section>
  )
}
