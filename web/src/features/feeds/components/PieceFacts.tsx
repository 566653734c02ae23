import { clothesTypeLabels, type OutfitItem } from '@otday/contract'
import { Chip } from '../../../ui/Chip.tsx'
import { attributeText } from '../../clothes/index.ts'
import styles from './PieceFacts.module.css'

const unknown = '옷 정보가 없어요.'

/** Announced politely. */
export function PieceFacts({ piece, place }: { piece: OutfitItem | undefined; place: string }) {
  if (!piece) return <p className={styles.unknown}>{unknown}</p>
  return (
    <div className={styles.facts} aria-live="polite" aria-atomic="true">
      <p className={`${styles.place} num`}>{`${clothesTypeLabels[piece.type]} · ${place}`}</p>
      <h3 className={styles.name}>{piece.name}</h3>
      {piece.attributes.length === 0 ? (
        <p className={styles.unknown}>{unknown}</p>
      ) : (
        <ul className={styles.chips} aria-label="옷 속성">
          {piece.attributes.map((attribute) => (
            <li key={`${attribute.definitionId} ${attribute.value}`}>
              <Chip>{attributeText(attribute)}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
