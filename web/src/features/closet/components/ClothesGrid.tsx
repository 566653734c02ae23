import type { Clothes } from '@otday/contract'
import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react'
import type { PagedView } from '../../../platform/cache/use-paged-view.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ListTail } from '../../../ui/ListTail.tsx'
import { ClothesCard, type OwnerActions } from './ClothesCard.tsx'
import styles from './ClothesGrid.module.css'

/** `page`: 2 to 6 columns depending on the width; `drawer`: 2 columns. */
type Variant = 'page' | 'drawer'

const sizes: Record<Variant, string> = {
  page: '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, (max-width: 1279px) 22vw, 220px',
  drawer: '196px',
}
/** Number of cards whose pictures load eagerly. */
const firstRow = 5

interface ClothesGridProps {
  list: PagedView<Clothes>
  variant?: Variant
  /**
   * Actions of the closet’s owner, such as editing or deleting a piece. The object must be the same on every
   * render, since otherwise all cards render again.
   */
  owner?: OwnerActions
}

/**
 * Number of cards per block. The browser skips blocks that are far from the window, so a thousand cards cost little
 * more than those in view. Sixty is a multiple of every number of columns, 2 to 6.
 */
const blockSize = 60

export function ClothesGrid({ list, variant = 'page', owner }: ClothesGridProps) {
  const count = useGrowing(list.items.length)
  const items = list.items.slice(0, count)
  const blocks = Array.from({ length: Math.ceil(items.length / blockSize) }, (_, block) => block * blockSize)
  return (
    <>
      <div className={classNames(styles.box, styles[variant])}>
        {blocks.map((from) => (
          <Block
            key={from}
            items={items.slice(from, from + blockSize)}
            first={from === 0}
            variant={variant}
            owner={owner}
          />
        ))}
      </div>
      <ListTail
        // The next page waits until all loaded cards are shown.
        list={{ ...list, loadingMore: list.loadingMore || items.length < list.items.length }}
        endText="모두 보여 드렸어요."
      />
    </>
  )
}

const step = 5

/** Returns a growing number of cards to show: new ones are added a few at a time, between events. */
function useGrowing(length: number): number {
  const [count, setCount] = useState(length)
  useEffect(() => {
    if (count !== length) startTransition(() => setCount(Math.min(count + step, length)))
  }, [count, length])
  return count
}

interface BlockProps {
  items: readonly Clothes[]
  first: boolean
  variant: Variant
  owner: OwnerActions | undefined
}

const Block = memo(
  function Block({ items, first, variant, owner }: BlockProps) {
    return (
      <div className={styles.block} style={{ '--count': items.length } as CSSProperties}>
        {items.map((item, index) => (
          <GridItem key={item.id} item={item} variant={variant} eager={first && index < firstRow} owner={owner} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.variant === after.variant &&
    before.owner === after.owner &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index]),
)

const GridItem = memo(function GridItem({
  item,
  variant,
  eager,
  owner,
}: {
  item: Clothes
  variant: Variant
  eager: boolean
  owner: OwnerActions | undefined
}) {
  return (
    <div className={styles.cell}>
      <Boundary fallback={<p className={styles.broken}>이 옷을 보여 주지 못했어요.</p>}>
        <ClothesCard item={item} sizes={sizes[variant]} eager={eager} owner={owner} />
      </Boundary>
    </div>
  )
})

export function ClothesGridSkeleton({ variant = 'page', count = 10 }: { variant?: Variant; count?: number }) {
  return (
    <div className={classNames(styles.box, styles[variant])}>
      <output className="sr">옷장을 불러오는 중...</output>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} className={styles.skeleton} ratio="4 / 4.4" radius={16} />
        ))}
      </div>
    </div>
  )
}
