import { memo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { dayOf, monthOf } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, feelingOf, isPlan } from '../calendar-entries.ts'
import { DayOutfit } from './DayOutfit.tsx'
import { DayPhoto } from './DayPhoto.tsx'
import { Badge, FeelingBadge, PlanSign } from './DaySigns.tsx'
import { DayTop } from './DayTop.tsx'
import styles from './MonthCell.module.css'

/** Content of a day's cell, hidden from screen readers as the cell has a label that says all of it. */
export const MonthCell = memo(function MonthCell(props: { entry: CalendarEntry; month: string; today: string }) {
  const { entry, month, today } = props
  const { date, wears, day } = entry
  const [first] = wears
  const feeling = feelingOf(entry)
  const isFirstOfOther = monthOf(date) !== month && dayOf(date) === 1
  return (
    <span className={styles.in} aria-hidden="true">
      <DayTop variant="month" day={day}>
        <b className="num">
          {isFirstOfOther && <small>{`${Number(monthOf(date).slice(5))}월 `}</small>}
          <span>{dayOf(date)}</span>
        </b>
        {date === today && <i>오늘</i>}
      </DayTop>
      {(first?.scene || (date < today && wears.length === 0)) && <DayOutfit wears={wears} variant="month" />}
      {wears.length === 0 && date >= today && day?.weather && (
        <span className={`${styles.soon} num`}>
          {day.kind === 'TYPICAL' && <small>평년</small>}
          <span>
            <i>{degreesOf(day.weather.min)}</i>
            <span>/</span>
            <wbr />
            <b>{degreesOf(day.weather.max)}</b>
          </span>
        </span>
      )}
      {wears.length === 0 && date >= today && (
        <span className={`${styles.foot} ${styles.ahead}`}>
          <Icon name="plus" size={16} />
        </span>
      )}
      {wears.length > 0 && (
        <span className={styles.foot}>
          {wears.length > 1 && <Badge className={`${styles.more} num`}>{`+${wears.length - 1}`}</Badge>}
          {wears.some(({ photo }) => photo) && (
            <Badge className={styles.photo}>
              <Icon name="image" size={14} />
            </Badge>
          )}
          <DayPhoto wears={wears} variant="month" />
          <span className={styles.gap} />
          {feeling ? (
            <FeelingBadge feeling={feeling} />
          ) : (
            isPlan(entry) && <PlanSign isToday={date === today} variant="dot" />
          )}
        </span>
      )}
    </span>
  )
})
