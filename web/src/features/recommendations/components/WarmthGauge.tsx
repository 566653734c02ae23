import { type Fit, warmthPoints } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/icons.data.ts'
import styles from './WarmthGauge.module.css'

/** In %. */
const edge = 3

const verdicts: Record<Fit['verdict'], { text: string; icon: IconName }> = {
  COLD: { text: '조금 추울 수 있어요', icon: 'arrow-down' },
  GOOD: { text: '딱 좋아요', icon: 'check' },
  HOT: { text: '조금 더울 수 있어요', icon: 'arrow-up' },
}

const placeOf = (points: number) => `${Math.min(Math.max(points, edge), 100 - edge)}%`

/** 보온 69, 조금 더울 수 있어요. */
export const warmthOf = (fit: Fit | null): string =>
  fit ? `보온 ${warmthPoints(fit.outfitClo)}, ${verdicts[fit.verdict].text}.` : ''

/** Tick: required clo; ring: the outfit's clo. */
export function WarmthGauge({ fit }: { fit: Fit }) {
  const needed = warmthPoints(fit.neededClo)
  const worn = warmthPoints(fit.outfitClo)
  const { text, icon } = verdicts[fit.verdict]
  return (
    <div>
      <p className={styles.title}>
        <span>보온 균형</span>
        <b data-verdict={fit.verdict}>
          <Icon name={icon} size={16} />
          {text}
        </b>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ left: placeOf(needed) }} />
        <u style={{ left: placeOf(worn) }} />
      </div>
      <p className={`${styles.legend} num`}>
        <span>
          <i />
          필요한 보온 <b>{needed}</b>
        </span>
        <span>
          <u />이 옷차림 <b>{worn}</b>
        </span>
      </p>
    </div>
  )
}
