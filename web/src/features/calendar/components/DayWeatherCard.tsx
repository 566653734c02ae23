import { daysAfter } from '@otday/common/seoul-time'
import type { DiaryDay } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { monthDay, thirdOfMonth } from '../../../platform/time/calendar-days.ts'
import { type CalendarEntry, skyWord } from '../calendar-entries.ts'
import { detailsOf, forecastText } from '../weather-text.ts'
import styles from './DayWeatherCard.module.css'

interface DayWeatherCardProps {
  entry: CalendarEntry
  today: string
  /** Last day of the forecast, counted in days from today (0); null if unknown. */
  reach: number | null
}

/** Shows the weather of a day: as it was, as it is forecast, or as it usually is. */
export function DayWeatherCard({ entry: { date, wears, day }, today, reach }: DayWeatherCardProps) {
  const kept = wears.flatMap((wear) => wear.observed ?? wear.weather ?? [])[0]
  if (kept && (day?.kind !== 'KNOWN' || date < today))
    return <Card min={kept.min} max={kept.max} sky={kept} text={detailsOf(kept)} chip={chipOf(kept, '그날 날씨')} />
  if (!day?.weather) return <p className={`${styles.weather} ${styles.unknown}`}>그날 날씨가 없어요.</p>
  const { min, max } = day.weather
  if (day.kind === 'TYPICAL') {
    const known = reach === null ? '' : ` ${monthDay(daysAfter(date, -reach))}부터는 예보로 바꿔 드려요.`
    return <Card min={min} max={max} sky={null} text={`${thirdOfMonth(date)} 평년 기온이에요.${known}`} chip="평년" />
  }
  const chip = date < today ? '그날 날씨' : '예보'
  const text = forecastText(day.weather, kept)
  return <Card min={min} max={max} sky={day.weather} text={text} chip={chipOf(day.weather, chip)} />
}

const chipOf = ({ isSample }: { isSample: boolean }, chip: string) => (isSample ? '예시 날씨' : chip)

interface CardProps {
  min: number | null
  max: number | null
  sky: Pick<NonNullable<DiaryDay['weather']>, 'skyStatus' | 'precipitationType'> | null
  text: string
  chip: string
}

const Card = ({ min, max, sky, text, chip }: CardProps) => (
  <div className={styles.weather}>
    {sky ? (
      <WeatherIcon kind={weatherKindOf(sky.skyStatus, sky.precipitationType)} size={40} label={skyWord(sky)} />
    ) : (
      <Icon name="thermometer" size={28} />
    )}
    <p>
      <b className="num">{`${degreesOf(min)} / ${degreesOf(max)}`}</b>
      <span className="num">{text}</span>
    </p>
    <span className={styles.chip}>{chip}</span>
  </div>
)
