import { diaryDate } from '@otday/common/seoul-time'
import { Link } from 'react-router'
import { Icon } from '../../../../art/Icon.tsx'
import { groundTones, MiniFlatLay } from '../../../../ui/MiniFlatLay.tsx'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { classNames } from '../../../../styles/class-names.ts'
import { ErrorState } from '../../../../ui/States.tsx'
import { dayOf, weekdayOf, weekFrom, weekOf } from '../../../../platform/time/calendar-days.ts'
import { type CalendarEntry, entriesOf, feelingOf, isPlan, skyOfDay, spokenEntry } from '../../calendar-entries.ts'
import { useDays } from '../../use-days.ts'
import { daysAround, NightNote, useReadOnReturn } from '../../../diary/index.ts'
import { FeltSign } from '../../../../art/FeltSign.tsx'
import styles from './WeekStrip.module.css'

/** The week from Sunday to Saturday; each day links to itself in the calendar. */
export function WeekStrip() {
  const today = diaryDate(useNow())
  const days = weekFrom(weekOf(today))
  const { data, isError, error, isFetching, refetch } = useDays(daysAround(today))
  useReadOnReturn()
  return (
    <section className={styles.week} aria-labelledby="this-week">
      <header>
        <h2 id="this-week">이번 주</h2>
        <Link className={styles.link} to={paths.calendar}>
          기록 보기
          <Icon name="chevron-right" size={16} />
        </Link>
      </header>
      <NightNote about="today" />
      {isError && !data ? (
        <ErrorState
          level={3}
          title="이번 주를 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ol>
          {entriesOf(days, data).map((entry) => (
            <li key={entry.date}>
              <Day entry={entry} today={today} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Day({ entry, today }: { entry: CalendarEntry; today: string }) {
  const { date, wears } = entry
  const feeling = feelingOf(entry)
  const [first] = wears
  return (
    <Link
      to={`${paths.calendar}?day=${date}`}
      className={classNames(
        styles.day,
        date === today && styles.today,
        isPlan(entry) && styles.plan,
        wears.length === 0 && styles.none,
      )}
      aria-current={date === today ? 'date' : undefined}
      style={groundTones(skyOfDay(entry))}
    >
      <span className="sr">{spokenEntry(entry, today)}</span>
      <span aria-hidden="true">
        {weekdayOf(date)} <b className="num">{dayOf(date)}</b>
      </span>
      {first?.scene ? <MiniFlatLay items={first.items} scene={first.scene} /> : <Icon name="plus" size={18} />}
      {feeling && (
        <i data-feeling={feeling}>
          <FeltSign feeling={feeling} />
        </i>
      )}
    </Link>
  )
}
