import { fullDay } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, isPlan, spokenEntry } from '../calendar-entries.ts'
import { DayPicture } from './DayPicture.tsx'
import { PlanSign } from './DaySigns.tsx'
import { DayText } from './DayText.tsx'
import { DayWeather } from './DayWeather.tsx'
import styles from './TodayCard.module.css'

interface TodayCardProps {
  entry: CalendarEntry
  onOpen: (date: string) => void
}

/**
 * Shows today's outfit and weather below the month on a phone, where the cells of the month are too small for details.
 */
export function TodayCard({ entry, onOpen }: TodayCardProps) {
  const { date, wears, day } = entry
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
          <DayText
            entry={entry}
            className={styles.text}
            pieces={
              wears[0] && <span className={styles.piecesOf}>{wears[0].items.map(({ name }) => name).join(', ')}</span>
            }
          >
            {isPlan(entry) && <PlanSign isToday />}
          </DayText>
        </span>
      </button>
    </section>
  )
}
