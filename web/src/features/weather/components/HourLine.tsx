import type { Weather } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import { useQuery } from '@tanstack/react-query'
import { degreesOf, wholeOf } from '../../../platform/time/format.ts'
import { classNames } from '../../../styles/class-names.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type HourPoint, hourPointsOf, smoothPathOf } from '../hour-line.ts'
import { hoursQuery } from '../queries.ts'
import styles from './HourLine.module.css'

/** Height in px of a bar for a 100 % probability of rain. */
const fullBar = 28

interface HourLineProps {
  weather: Weather
  /** Weather of the day after `weather`. */
  next: Weather | undefined
  now: Date
}

/** Shows the hours of today from now on, followed by hours of the next day, or all hours of another day. */
export function HourLine({ weather, next, now }: HourLineProps) {
  const isToday = seoulDate(weather.forecastAt) === seoulDate(now)
  const { data = [], isPending } = useQuery(hoursQuery(weather))
  const isTwoDays = isToday && next !== undefined
  const { data: later = [], isLoading } = useQuery({ ...hoursQuery(next ?? weather), enabled: isTwoDays })
  if (isPending || isLoading) {
    return (
      <div className={styles.chart}>
        <Skeleton height="100%" radius={12} />
      </div>
    )
  }
  const points = isToday
    ? hourPointsOf(isTwoDays ? [...data, ...later] : data, { at: now, temperature: weather.temperature.current })
    : hourPointsOf(data)
  const path = smoothPathOf(points)
  if (points.length === 0) return <p className={styles.none}>시간별 날씨가 아직 없어요.</p>
  const { 0: first, [points.length - 1]: last } = points
  return (
    <div className={styles.chart}>
      <p className="sr">{`시간별 기온과 강수확률. ${points.map(spoken).join(', ')}`}</p>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="hour-line-fill" x1="0" x2="0" y1="0" y2="1">
            <stop className={styles.stop} stopOpacity=".34" />
            <stop className={styles.stop} offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path fill="url(#hour-line-fill)" d={`${path}L${last?.x ?? 0} 100L${first?.x ?? 0} 100Z`} />
        <path className={styles.stroke} d={path} />
      </svg>
      <span className={styles.base} />
      {points.map((point) => (
        <Point key={point.at.getTime()} point={point} />
      ))}
    </div>
  )
}

function Point({ point: { x, y, temperature, rain, label, now } }: { point: HourPoint }) {
  const left = `${x}%`
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(styles.point, now && styles.now, 'num')}
        style={{ left, top: 6 + (60 * y) / 100 }}
      >
        <span>{degreesOf(temperature)}</span>
        <i />
      </span>
      {rain !== null && rain > 0 && <span className={styles.rain} style={{ left, height: (fullBar * rain) / 100 }} />}
      <span aria-hidden="true" className={classNames(styles.hour, now && styles.now, 'num')} style={{ left }}>
        {label}
      </span>
    </>
  )
}

const spoken = ({ label, temperature, rain }: HourPoint) =>
  `${label} ${degreesOf(temperature)}${rain === null ? '' : ` 강수 ${wholeOf(rain, '%')}`}`
