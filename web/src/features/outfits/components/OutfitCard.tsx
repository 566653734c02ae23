import { clothesTypeLabels, type RecommendedItem } from '@otday/contract'
import { Chip } from '../../../ui/Chip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import styles from './OutfitCard.module.css'

const sizes = '(max-width: 359px) 90vw, (max-width: 767px) 46vw, (max-width: 1023px) 28vw, 230px'

interface OutfitCardProps {
  item: RecommendedItem
  eager: boolean
  locked: boolean
  onLock: () => void
  onExchange: () => void
}

/**
 * Card of a piece of the outfit; badges for its use today, such as 방수 (waterproof), stand before its attributes.
 */
export function OutfitCard({ item, eager, locked, onLock, onExchange }: OutfitCardProps) {
  return (
    <article className={styles.card} aria-label={item.name}>
      <ClothesPicture item={item} sizes={sizes} eager={eager} />
      {/* Beside the picture: nothing lies over a collar. */}
      <div className={styles.buttons}>
        <p className={styles.type}>{clothesTypeLabels[item.type]}</p>
        <IconButton icon="swap" iconSize={18} variant="float" label={`${item.name} 바꾸기`} onClick={onExchange} />
        <IconButton
          icon={locked ? 'lock' : 'unlock'}
          iconSize={18}
          variant="float"
          label={locked ? `${item.name} 고정 해제` : `${item.name} 고정`}
          aria-pressed={locked}
          onClick={onLock}
        />
      </div>
      <h2 className={`${styles.name} ell`} title={item.name}>
        {item.name}
      </h2>
      <div className={styles.chips}>
        {item.badges.map((badge) => (
          <Chip key={badge} tone="accent" small>
            {badge}
          </Chip>
        ))}
        {item.attributes
          .filter(({ value }) => !item.badges.includes(value))
          .map(({ definitionId, value }) => (
            <Chip key={definitionId} small>
              {value}
            </Chip>
          ))}
      </div>
    </article>
  )
}
