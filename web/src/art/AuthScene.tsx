import type { GarmentKind } from '@otday/contract'
import type { CSSProperties } from 'react'
import styles from './AuthScene.module.css'
import { Garment } from './Garment.tsx'
import { WeatherScene } from './WeatherScene.tsx'

interface Hanging {
  kind: GarmentKind
  color: string
  /** Place on a desktop: left in %, top in px, width in px, rotation in degrees. */
  at: readonly [left: number, top: number, width: number, turn: number]
  /** Place on a phone: left in %, top in px; pieces without it are not shown on phones. */
  phone?: readonly [left: number, top: number]
}

const line: readonly Hanging[] = [
  { kind: 'shirt', color: '#DCEBFA', at: [11, 126, 150, -3], phone: [17, 76] },
  { kind: 'knit', color: '#F3C46B', at: [23.5, 152, 156, 2], phone: [50, 90] },
  { kind: 'scarf', color: '#D9655E', at: [77, 154, 132, -2] },
  { kind: 'coat', color: '#C6A786', at: [90, 126, 168, 3], phone: [84, 75] },
]

/**
 * Draws the background of the sign-in screens: a clear morning over Seoul with clothes on a line. Fills the positioned
 * element around it.
 */
export function AuthScene() {
  // Every drawing is a request of its own, so hidden ones are not rendered at all.
  const isPhone = window.matchMedia('(max-width: 767.98px)').matches
  const shown = isPhone ? line.filter(({ phone }) => phone) : line
  return (
    <div className={styles.ground} data-sky="clear" aria-hidden="true">
      <WeatherScene sky="clear" wide className={styles.scene} />
      <svg className={styles.line} viewBox="0 0 1440 330" preserveAspectRatio="none">
        <path vectorEffect="non-scaling-stroke" d="M-10 20Q720 150 1450 20" />
      </svg>
      {shown.map(({ kind, color, at: [left, top, width, turn], phone }) => (
        <div
          key={kind}
          className={styles.hanging}
          data-home={phone ? undefined : true}
          style={
            {
              '--l': `${left}%`,
              '--tp': `${top}px`,
              '--w': `${width}px`,
              '--pl': `${phone?.[0] ?? 0}%`,
              '--pt': `${phone?.[1] ?? 0}px`,
              transform: `rotate(${turn}deg)`,
            } as CSSProperties
          }
        >
          <Garment kind={kind} color={color} />
        </div>
      ))}
    </div>
  )
}
