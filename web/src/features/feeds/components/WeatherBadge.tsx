import { type FeedWeather, precipitationLabels, skyLabels } from '@otday/contract'
import { WeatherIcon, weatherKindOf } from '../../../art/WeatherIcon.tsx'
import { degreesOf } from '../../../platform/time/format.ts'
import { Tooltip, TooltipFacts } from '../../../ui/Tooltip.tsx'
import styles from './WeatherBadge.module.css'

/** Shows the weather briefly; the rest appears on hover, focus and tap. */
export function WeatherBadge({ weather }: { weather: FeedWeather }) {
  const { skyStatus, precipitation, temperature, isSample } = weather
  const rain = precipitation.type === 'NONE' ? '' : `, ${precipitationLabels[precipitation.type]}`
  const facts = [
    ['날씨', `${skyLabels[skyStatus]}${rain}`],
    ['평균(현재)', degreesOf(temperature.current)],
    ['최저', degreesOf(temperature.min)],
    ['최고', degreesOf(temperature.max)],
  ] as const
  return (
    <Tooltip side="bottom" onTap content={<TooltipFacts facts={facts} />}>
      <button type="button" className={`${styles.badge} num`}>
        <WeatherIcon
          kind={weatherKindOf(skyStatus, precipitation.type)}
          size={24}
          label={`${skyLabels[skyStatus]}${rain}`}
        />
        <span>{degreesOf(temperature.current)}</span>
        {isSample && <span className={styles.sample}>예시</span>}
      </button>
    </Tooltip>
  )
}
