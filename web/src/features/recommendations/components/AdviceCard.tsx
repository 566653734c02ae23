import type { Advice } from '@otday/contract'
import { GarmentTile } from '../../../ui/GarmentTile.tsx'
import styles from './AdviceCard.module.css'

const most = 6
/** Colors used in turn to draw example garments whose names contain no color. */
const cloths = ['#9DBFE3', '#DCC9A8', '#5C8567', '#2F3F63', '#B98D5F', '#9AA2AD'] as const

export function AdviceCard({ advice: { band, text, examples } }: { advice: Advice }) {
  return (
    <section className={styles.card} aria-labelledby="advice-title">
      <p className={`${styles.band} num`}>{band}</p>
      <h2 id="advice-title" className={styles.title}>
        이런 날엔 이렇게 입어요
      </h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.examples} aria-label="이런 날 어울리는 옷">
        {examples.slice(0, most).map(({ type, name, appearance }, index) => (
          <li key={`${type}${name}`}>
            <GarmentTile
              kind={appearance.kind}
              color={appearance.colors[0] ?? cloths[index % cloths.length] ?? cloths[0]}
            />
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
