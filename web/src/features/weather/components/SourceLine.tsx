import { type Weather, weatherSources } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { clockOf, monthDayOf } from '../../../platform/time/format.ts'
import styles from './SourceLine.module.css'

interface SourceLineProps {
  weather: Weather
  now: Date
  /** Whether the weather is stored from an earlier request; a banner then shows its time. */
  isKept: boolean
}

/** Names the source of the weather as the licences ask. */
export function SourceLine({ weather, now, isKept }: SourceLineProps) {
  const { source, isSample, forecastedAt, flags } = weather
  const { text, url } = weatherSources[source]
  const day = seoulDate(forecastedAt) === seoulDate(now) ? '' : `${monthDayOf(forecastedAt)} `
  const issued = `${day}${clockOf(forecastedAt)} ${source === 'kma' ? '발표' : '기준'}`
  const madeAt = isSample
    ? ' · 실제 예보가 아니에요'
    : isKept
      ? ''
      : ` · ${issued}${flags.includes('MID_TERM') ? ' 중기예보' : ''}`
  const nearby = flags.includes('NEARBY') ? ' · 가까운 지역의 예보예요' : ''
  const unmeasured = flags.includes('UNMEASURED') ? ' · 관측값이 이상해서 예보로 보여드려요' : ''
  return (
    <p className={styles.source}>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
      <span>{`${madeAt}${nearby}${unmeasured}`}</span>
    </p>
  )
}
