import type { Wear } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { useStore } from '../../../ui/store.ts'
import { dayOf, weekdayOf } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, countsOf, isPlan, spokenEntry } from '../calendar-entries.ts'
import { writes } from '../../diary/index.ts'
import { DayOutfit } from './DayOutfit.tsx'
import { DayPicture } from './DayPicture.tsx'
import { LateSign, PlanSign } from './DaySigns.tsx'
import { DayText } from './DayText.tsx'
import { DayTop } from './DayTop.tsx'
import styles from './WeekList.module.css'

const lateLabel = '보낼 기록'

interface WeekListProps {
  entries: readonly CalendarEntry[]
  next: readonly CalendarEntry[]
  today: string
  onOpen: (date: string) => void
  onWorn: (wear: Wear) => void
}

export function WeekList({ entries, next, today, onOpen, onWorn }: WeekListProps) {
  const { planned } = countsOf(next)
  return (
    <>
      <ol className={styles.week}>
        {entries.map((entry) => (
          <WeekDay key={entry.date} entry={entry} today={today} onOpen={onOpen} onWorn={onWorn} />
        ))}
      </ol>
      <div className={styles.notes}>
        <p>
          <Icon name="refresh" size={20} />
          <span>
            <b>이번 주에 입은 옷은 쉬게 할게요</b>
            입은 상의와 원피스는 며칠 쉬었다가 다시 골라요. 코트, 신발, 가방은 괜찮아요.
          </span>
        </p>
        <p>
          <Icon name="lock" size={20} />
          <span>
            <b>계획에 넣은 옷은 남겨 둘게요</b>
            계획한 상의, 하의, 원피스는 이틀 전부터 그날까지 다른 날에 추천하지 않아요.
          </span>
        </p>
      </div>
      <section className={styles.next}>
        <h2>
          <span>다음 주</span> {planned > 0 && <small className="num">{`${planned}일 계획`}</small>}
        </h2>
        <ol>
          {next.map((entry) => (
            <li key={entry.date}>
              <button
                type="button"
                data-date={entry.date}
                className={classNames(styles.mini, isPlan(entry) && styles.planned)}
                onClick={() => onOpen(entry.date)}
              >
                <span className="sr">{spokenEntry(entry, today)}</span>
                <span className={styles.shows} aria-hidden="true">
                  <DayTop variant="next" day={entry.day}>
                    <b className="num">{dayOf(entry.date)}</b>
                  </DayTop>
                  <DayOutfit wears={entry.wears} variant="next" />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

interface WeekDayProps extends Pick<WeekListProps, 'today' | 'onOpen' | 'onWorn'> {
  entry: CalendarEntry
}

function WeekDay({ entry, today, onOpen, onWorn }: WeekDayProps) {
  const { date, wears, day } = entry
  const plan = date <= today ? wears.find(({ state }) => state === 'PLANNED') : undefined
  const isLate = useStore(writes).some(
    (write) => write.isLate && !write.problem && wears.some(({ id }) => id === write.wearId),
  )
  return (
    <li
      className={classNames(styles.day, date === today && styles.today)}
      aria-current={date === today ? 'date' : undefined}
    >
      <button type="button" data-date={date} className={styles.open} onClick={() => onOpen(date)}>
        <span className="sr">{[spokenEntry(entry, today), ...(isLate ? [lateLabel] : [])].join(', ')}</span>
        <span className={styles.shows} aria-hidden="true">
          <span className={styles.dhead}>
            <span>{weekdayOf(date)}</span>
            <b className="num">{dayOf(date)}</b>
            {date === today && <i>오늘</i>}
          </span>
          <span className={styles.dsky}>
            {day?.weather && (
              <>
                {day.kind === 'KNOWN' ? (
                  <WeatherIcon kind={weatherKindOf(day.weather.skyStatus, day.weather.precipitationType)} size={28} />
                ) : (
                  <span>평년</span>
                )}
                <span className={`${styles.range} num`}>
                  <i>{degreesOf(day.weather.min)}</i> / <b>{degreesOf(day.weather.max)}</b>
                </span>
              </>
            )}
          </span>
          <DayPicture entry={entry} className={styles.picture} />
          <DayText entry={entry} className={styles.text}>
            {isLate ? <LateSign>{lateLabel}</LateSign> : isPlan(entry) && !plan && <PlanSign isToday={false} />}
          </DayText>
        </span>
      </button>
      {plan && (
        <Button size="s" block onClick={() => onWorn(plan)}>
          입었어요
        </Button>
      )}
    </li>
  )
}
