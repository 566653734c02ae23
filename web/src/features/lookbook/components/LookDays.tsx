import { feelingLabels, type LookDetails } from '@otday/contract'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { FeltSign } from '../../../art/FeltSign.tsx'
import styles from './LookDays.module.css'

/** Lists the days on which a look was worn, newest first. */
export function LookDays({ days }: { days: LookDetails['days'] }) {
  return (
    <section className={styles.days} aria-label="입은 날">
      <h3>입은 날</h3>
      {days.length === 0 ? (
        <p>아직 입은 날이 없어요.</p>
      ) : (
        <ul>
          {days.map(({ wearId, date, feeling, weather }) => (
            <li key={wearId}>
              <span className="num">{monthDay(date)}</span>
              {weather && (
                <span className={`${styles.weather} num`}>
                  <WeatherIcon kind={weatherKindOf(weather.skyStatus, weather.precipitationType)} size={22} />
                  <span>{degreesOf(weather.felt ?? weather.max)}</span>
                </span>
              )}
              {feeling && (
                <b className={styles.felt} data-feeling={feeling}>
                  <FeltSign feeling={feeling} size={16} />
                  <span>{feelingLabels[feeling]}</span>
                </b>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
