import styles from './ShareRing.module.css'
import shared from './statistics.module.css'

/** Size and width of the ring, in pixels. */
const ring = { size: 148, width: 14 }
const radius = (ring.size - ring.width) / 2
const around = 2 * Math.PI * radius

/** One bar beside the ring. */
interface RingBar {
  label: string
  percent: number
  /** The number at the end of the bar. */
  text: string
  /** The number for screen readers, if its text alone would not say what it counts. */
  spoken?: string
}

interface ShareRingProps {
  /** Names what the percent are of. */
  label: string
  percent: number
  bars: readonly RingBar[]
}

/** Draws a share as a ring, and bars by type beside it. */
export function ShareRing({ label, percent, bars }: ShareRingProps) {
  return (
    <div className={styles.share}>
      <figure className={styles.ring} aria-label={`${label} ${percent}%`}>
        <svg width={ring.size} height={ring.size} viewBox={`0 0 ${ring.size} ${ring.size}`} aria-hidden="true">
          <circle cx={ring.size / 2} cy={ring.size / 2} r={radius} strokeWidth={ring.width} />
          {percent > 0 && (
            <circle
              className={styles.done}
              cx={ring.size / 2}
              cy={ring.size / 2}
              r={radius}
              strokeWidth={ring.width}
              strokeDasharray={`${(around * percent) / 100} ${around}`}
              transform={`rotate(-90 ${ring.size / 2} ${ring.size / 2})`}
            />
          )}
        </svg>
        <div aria-hidden="true">
          <strong className="num">
            <span>{percent}</span>
            <small>%</small>
          </strong>
          <span>{label}</span>
        </div>
      </figure>
      <ul className={styles.types} aria-label="종류별">
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className="ell">{bar.label}</span>
            <Bar percent={bar.percent} />
            <em className="num">
              <span aria-hidden={bar.spoken === undefined ? undefined : true}>{bar.text}</span>
              {bar.spoken !== undefined && <span className="sr">{bar.spoken}</span>}
            </em>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Bar = ({ percent, color }: { percent: number; color?: string }) => (
  <span className={shared.bar} aria-hidden="true">
    <i style={{ width: `${percent}%`, ...(color && { '--g': color }) }} data-own={color ? '' : undefined} />
  </span>
)
