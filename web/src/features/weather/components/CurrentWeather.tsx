import { precipitationLabels, type Weather, windLabels } from '@otday/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/icons.data.ts'
import { degreesOf, wholeOf } from '../../../platform/time/format.ts'
import { changeOf, skyTextOf } from '../days.ts'
import styles from './CurrentWeather.module.css'

/** Shows the current weather; '-' for a missing value. */
export function CurrentWeather({ weather }: { weather: Weather }) {
  const { temperature, humidity, precipitation, precipitationWord, windSpeed, flags } = weather
  const known = temperature.current !== null
  const warmer = changeOf(temperature.comparedToDayBefore, '°')
  const damper = changeOf(humidity.comparedToDayBefore, '%')
  return (
    <>
      <div className={styles.now}>
        <p className={`${styles.temperature} num`}>
          <span className="sr">현재 기온 </span>
          <span>{wholeOf(temperature.current)}</span>
          {known && <sup>°</sup>}
        </p>
        <div>
          <p className={styles.sky}>{skyTextOf(weather)}</p>
          <p className={styles.range}>
            최고 <b>{degreesOf(temperature.max)}</b> 최저 <b>{degreesOf(temperature.min)}</b>
          </p>
          <p className={styles.change}>
            {warmer.arrow && <Icon name={warmer.arrow} size={16} />}
            <span>{`어제보다 ${warmer.text}`}</span>
          </p>
        </div>
      </div>
      <dl className={styles.measures}>
        <Measure icon="droplet" name="습도" value={wholeOf(humidity.current, '%')}>
          <span>{`어제보다 ${damper.text}`}</span>
          {damper.arrow && <Icon name={damper.arrow} size={12} />}
        </Measure>
        <Measure icon="umbrella" name="강수" value={wholeOf(precipitation.probability, '%')}>
          {`${precipitationWord ?? precipitationLabels[precipitation.type]} · ${wholeOf(precipitation.amount, 'mm')}${flags.includes('AT_LEAST') ? ' 이상' : ''}`}
        </Measure>
        <Measure icon="wind" name="바람" value={wholeOf(windSpeed.speed, 'm/s')}>
          {windLabels[windSpeed.asWord]}
        </Measure>
      </dl>
    </>
  )
}

function Measure({
  icon,
  name,
  value,
  children,
}: {
  icon: IconName
  name: string
  value: string
  children: ReactNode
}) {
  return (
    <div className={styles.measure}>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd className="num">
        <span>{value}</span>
        <small>{children}</small>
      </dd>
    </div>
  )
}
