import type { LookDetails } from '@otday/contract'
import { degreesOf } from '../../../platform/time/format.ts'
import { onScale, scale } from '../look-words.ts'
import styles from './LookRange.module.css'

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Shows on a scale of felt temperatures the range for which a look is right. */
export function LookRange({ range: { coldest, warmest } }: { range: NonNullable<LookDetails['range']> }) {
  const from = onScale(coldest)
  return (
    <section className={styles.range} aria-label="잘 맞는 체감 기온">
      <p>
        <b>잘 맞는 체감 기온</b>
        <b className="num">{`${degreesOf(coldest)} ~ ${degreesOf(warmest)}`}</b>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <i style={{ left: percent(from), width: percent(Math.max(0.03, onScale(warmest) - from)) }} />
      </div>
      <p className="num" aria-hidden="true">
        <span>{degreesOf(scale.coldest)}</span>
        <span>{degreesOf(scale.warmest)}</span>
      </p>
    </section>
  )
}
