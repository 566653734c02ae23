import { skyOf } from '@otday/art/sky'
import { memo } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { MiniFlatLay } from '../../../../art/MiniFlatLay.tsx'
import { degreesOf } from '../../../../platform/format.ts'
import { dayOf, monthOf } from '../../calendar-days.ts'
import { type CalendarEntry, feelingOf, isPlan } from '../../calendar-entries.ts'
import { DayPhoto } from './DayPhoto.tsx'
import { DayWeather } from './DayWeather.tsx'
import { FeltSign } from '../../../../art/FeltSign.tsx'

/** Silent: the cell is named. */
export const MonthCell = memo(function MonthCell(props: { entry: CalendarEntry; month: string; today: string }) {
  const { entry, month, today } = props
  const { date, wears, day } = entry
  const [first] = wears
  const feeling = feelingOf(entry)
  const isFirstOfOther = monthOf(date) !== month && dayOf(date) === 1
  return (
    <span className="cal-in" aria-hidden="true">
      <span className="cal-top">
        <b className="num">
          {isFirstOfOther && <small>{`${Number(monthOf(date).slice(5))}월 `}</small>}
          <span>{dayOf(date)}</span>
        </b>
        {date === today && <i>오늘</i>}
        <span className="cal-sky">
          <DayWeather day={day} />
        </span>
      </span>
      {first?.scene ? (
        <MiniFlatLay className="cal-pic" items={first.items} scene={first.scene} />
      ) : (
        date < today &&
        wears.length === 0 && (
          <span className="cal-plus">
            <Icon name="plus" size={18} />
          </span>
        )
      )}
      {wears.length === 0 && date >= today && day?.weather && (
        <span className="cal-soon num">
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
        <span className="cal-foot cal-ahead">
          <Icon name="plus" size={16} />
        </span>
      )}
      {wears.length > 0 && (
        <span className="cal-foot">
          {wears.length > 1 && <span className="cal-n num">{`+${wears.length - 1}`}</span>}
          {wears.some(({ photo }) => photo) && (
            <span className="cal-n">
              <Icon name="image" size={14} />
            </span>
          )}
          <DayPhoto wears={wears} size={28} />
          <span className="cal-gap" />
          {feeling ? (
            <span className="cal-felt" data-feeling={feeling}>
              <FeltSign feeling={feeling} />
            </span>
          ) : (
            isPlan(entry) && (
              <span className={date === today ? 'cal-plan cal-on' : 'cal-plan'}>
                {date === today ? '입을래요' : '계획'}
              </span>
            )
          )}
        </span>
      )}
    </span>
  )
})

/** The ground's kind for `data-sky`. */
export const skyOfDay = ({ day }: CalendarEntry) =>
  day?.weather && day.kind === 'KNOWN' ? skyOf(day.weather.skyStatus, day.weather.precipitationType) : 'clear'
