import { classNames } from '../../../styles/class-names.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './FeedGrid.module.css'

/** `page`: 1 to 4 columns by width; `profile`: 1 to 3. */
export type FeedVariant = 'page' | 'profile'

interface FeedSkeletonsProps {
  variant: FeedVariant
  count: number
  inside?: boolean
  announced?: boolean
}

export function FeedSkeletons({ variant, count, inside = false, announced = false }: FeedSkeletonsProps) {
  const cards = Array.from({ length: count }, (_, index) => <FeedSkeleton key={index} />)
  if (inside) return cards
  return (
    <div className={styles.box}>
      {announced && <output className="sr">피드를 불러오는 중...</output>}
      <div className={classNames(styles.grid, styles[variant])}>{cards}</div>
    </div>
  )
}

function FeedSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-skeleton>
      <div className={styles.skeletonHead}>
        <Skeleton width={40} height={40} radius={20} />
        <div className={styles.skeletonWords}>
          <Skeleton width={72} height={16} />
          <Skeleton width={104} height={14} />
        </div>
        <Skeleton width={68} height={32} radius={16} />
      </div>
      <Skeleton ratio="1.24" radius={12} />
      <div className={styles.skeletonText}>
        <Skeleton height={15} />
        <Skeleton height={15} />
        <Skeleton width="60%" height={15} />
      </div>
      <Skeleton width={112} height={20} />
    </div>
  )
}
