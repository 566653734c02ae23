import type { Weather, WeatherId } from '@otday/contract'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { Tooltip, TooltipFacts } from '../../../ui/Tooltip.tsx'
import styles from './DayStrip.module.css'
import { dayFactsOf, dayLabelOf, lightOf } from '../days.ts'

interface DayStripProps {
  days: readonly Weather[]
  selected: WeatherId
  onSelect: (id: WeatherId) => void
  now: Date
}

export function DayStrip({ days, selected, onSelect, now }: DayStripProps) {
  return (
    <fieldset className={styles.days} aria-label="5일 예보">
      {days.map((day) => (
        <Tooltip key={day.id} content={<TooltipFacts facts={dayFactsOf(day)} />}>
          <button
            type="button"
            className={styles.day}
            aria-pressed={day.id === selected}
            onClick={() => onSelect(day.id)}
          >
            <span className={styles.name}>{dayLabelOf(day.forecastAt, now)}</span>
            <WeatherIcon
              kind={weatherKindOf(day.skyStatus, day.precipitation.type, lightOf(day, now) === 'night')}
              size={36}
            />
            <span className="num">
              <span className="sr">최저 </span>
              <i>{degreesOf(day.temperature.min)}</i>
              <em aria-hidden="true">/</em>
              <span className="sr"> 최고 </span>
              <b>{degreesOf(day.temperature.max)}</b>
            </span>
          </button>
        </Tooltip>
      ))}
    </fieldset>
  )
}
