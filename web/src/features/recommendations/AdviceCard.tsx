import type { Advice } from '@otday/contract'
import { colorHexOf } from '../../art/colour-words.ts'
import { garmentKindOf } from '../../art/garment-kind-of.ts'
import { GarmentTile } from '../../ui/GarmentTile.tsx'
import styles from './AdviceCard.module.css'

/** Examples shown at most. */
const most = 6
/** Cloth for examples whose name tells no colour, in turns, so that they look like a wardrobe. */
const cloths = ['#9DBFE3', '#DCC9A8', '#5C8567', '#2F3F63', '#B98D5F', '#9AA2AD'] as const

/** What one wears on such a day, whatever hangs in the closet: the day's band, a sentence, and drawn examples. */
export function AdviceCard({ advice: { band, text, examples } }: { advice: Advice }) {
  return (
    <section className={styles.card} aria-labelledby="advice-title">
      <p className={`${styles.band} num`}>{band}</p>
      <h2 id="advice-title" className={styles.title}>
        이런 날엔 이렇게 입어요
      </h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.examples} aria-label="이런 날 어울리는 옷">
        {examples.slice(0, most).map(({ type, name }, index) => (
          <li key={`${type}${name}`}>
            <GarmentTile
              kind={garmentKindOf(type, name)}
              color={colorHexOf(name) ?? cloths[index % cloths.length] ?? cloths[0]}
            />
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
