import type { ClothesId, RecommendedItem } from '@otday/contract'
import { Boundary } from '../../../ui/Boundary.tsx'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import { OutfitCard } from './OutfitCard.tsx'
import styles from './OutfitGrid.module.css'

const waitingCards = 10
/** Number of cards whose pictures load eagerly. */
const firstRow = 5

interface OutfitGridProps {
  items: readonly RecommendedItem[]
  busy: boolean
  locked: ReadonlySet<ClothesId>
  onLock: (id: ClothesId) => void
  onExchange: (id: ClothesId) => void
}

/** Grid of the outfit's pieces, in one to five columns. */
export function OutfitGrid({ items, busy, locked, onLock, onExchange }: OutfitGridProps) {
  return (
    <ul className={styles.grid} aria-busy={busy || undefined} aria-label="추천 옷">
      {items.map((item, index) => (
        <li key={item.clothesId} className={styles.cell}>
          <Boundary fallback={<p className={styles.broken}>이 옷을 보여 주지 못했어요.</p>}>
            <OutfitCard
              item={item}
              eager={index < firstRow}
              locked={locked.has(item.clothesId)}
              onLock={() => onLock(item.clothesId)}
              onExchange={() => onExchange(item.clothesId)}
            />
          </Boundary>
        </li>
      ))}
    </ul>
  )
}

export function OutfitGridSkeleton() {
  return (
    <>
      <output className="sr">옷차림을 고르는 중...</output>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: waitingCards }, (_, index) => (
          <CardSkeleton key={index} className={styles.waiting} ratio="1" radius={12} />
        ))}
      </div>
    </>
  )
}
