import type { DiaryDay } from '@otday/contract'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import styles from './DayWeather.module.css'

/**
 * Shows the lowest and highest temperature, and a pictogram if the weather is known. Temperatures that are only usual
 * for the season are marked 평년.
 */
export function DayWeather({ day, size = 20 }: { day: DiaryDay | undefined; size?: number }) {
  if (!day?.weather) return null
  const { min, max, skyStatus, precipitationType } = day.weather
  return (
    <>
      {day.kind === 'KNOWN' && <WeatherIcon kind={weatherKindOf(skyStatus, precipitationType)} size={size} />}
      <em
        className={`${styles.deg} num`}
      >{`${day.kind === 'TYPICAL' ? '평년 ' : ''}${degreesOf(min)}/${degreesOf(max)}`}</em>
    </>
  )
}
