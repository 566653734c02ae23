import { skyOf } from '@otday/art/sky'
import { memo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { MiniFlatLay } from '../../../ui/MiniFlatLay.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { dayOf, monthOf } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, feelingOf, isPlan } from '../calendar-entries.ts'
import { DayPhoto } from './DayPhoto.tsx'
import { DayWeather } from './DayWeather.tsx'
import { FeltSign } from '../../../art/FeltSign.tsx'
import styles from './days.module.css'

/** Content of a day's cell, hidden from screen readers as the cell has a label that says all of it. */
export const MonthCell = memo(function MonthCell(props: { entry: CalendarEntry; month: string; today: string }) {
  const { entry, month, today } = props
  const { date, wears, day } = entry
  const [first] = wears
  const feeling = feelingOf(entry)
  const isFirstOfOther = monthOf(date) !== month && dayOf(date) === 1
  return (
    <span className={styles.in} aria-hidden="true">
      <span className={styles.top}>
        <b className="num">
          {isFirstOfOther && <small>{`${Number(monthOf(date).slice(5))}월 `}</small>}
          <span>{dayOf(date)}</span>
        </b>
        {date === today && <i>오늘</i>}
        <span className={styles.sky}>
          <DayWeather day={day} />
        </span>
      </span>
      {first?.scene ? (
        <MiniFlatLay className={styles.pic} items={first.items} scene={first.scene} />
      ) : (
        date < today &&
        wears.length === 0 && (
          <span className={styles.plus}>
            <Icon name="plus" size={18} />
          </span>
        )
      )}
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
          {wears.length > 1 && <span className={`${styles.n} num`}>{`+${wears.length - 1}`}</span>}
          {wears.some(({ photo }) => photo) && (
            <span className={styles.n}>
              <Icon name="image" size={14} />
            </span>
          )}
          <DayPhoto wears={wears} size={28} />
          <span className={styles.gap} />
          {feeling ? (
            <span className={styles.felt} data-feeling={feeling}>
              <FeltSign feeling={feeling} />
            </span>
          ) : (
            isPlan(entry) && (
              <span className={date === today ? `${styles.plan} ${styles.on}` : styles.plan}>
                {date === today ? '입을래요' : '계획'}
              </span>
            )
          )}
        </span>
      )}
    </span>
  )
})

/** Value of `data-sky`, which colors the background of a day. */
export const skyOfDay = ({ day }: CalendarEntry) =>
  day?.weather && day.kind === 'KNOWN' ? skyOf(day.weather.skyStatus, day.weather.precipitationType) : 'clear'
