import { fitText } from '@otday/common/felt-degrees'
import type { Fit } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/icons.data.ts'
import styles from './WarmthGauge.module.css'

/** Part of the gauge that is right for the day, in % of its width; the style sheet draws the same part. */
const band = { from: 36, to: 64 }
/** Minimum distance of the marker's middle from the gauge's ends and the edges of `band`, in % of the width. */
const inset = 3
/** Distance of the marker from `band` per °C too cold or too hot, in % of the width. */
const degree = 4

const verdicts: Record<Fit['verdict'], { text: string; icon: IconName }> = {
  COLD: { text: '알맞은 만큼보다 추운 쪽이에요.', icon: 'arrow-down' },
  GOOD: { text: '알맞은 만큼이에요.', icon: 'check' },
  HOT: { text: '알맞은 만큼보다 더운 쪽이에요.', icon: 'arrow-up' },
}

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** Returns the position of the marker's middle, in % of the gauge's width. */
function placeOf({ coldBy, hotBy, neededClo, outfitClo, mostClo }: Fit): number {
  if (coldBy > 0) return within(band.from - inset - coldBy * degree, inset, band.from - inset)
  if (hotBy > 0) return within(band.to + inset + hotBy * degree, band.to + inset, 100 - inset)
  const width = mostClo - neededClo
  const share = width > 0 ? within((outfitClo - neededClo) / width, 0, 1) : 0.5
  return band.from + inset + share * (band.to - band.from - 2 * inset)
}

/** Shows on a gauge whether the outfit is too cold, right or too hot for the day. */
export function WarmthGauge({ fit }: { fit: Fit }) {
  const { text, icon } = verdicts[fit.verdict]
  return (
    <div>
      <p className={styles.title} data-verdict={fit.verdict}>
        <Icon name={icon} size={16} />
        <span>{fitText(fit)}</span>
      </p>
      <p className="sr">{text}</p>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <u style={{ left: `${placeOf(fit)}%` }} />
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>추워요</span>
        <span>알맞은 만큼</span>
        <span>더워요</span>
      </p>
    </div>
  )
}
