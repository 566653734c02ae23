import { Skeleton } from './Skeleton.tsx'

interface CardSkeletonProps {
  className: string | undefined
  /** CSS aspect ratio of the picture. */
  ratio: string
  radius: number
}

/** Placeholder for a card of clothes while it loads. */
export function CardSkeleton({ className, ratio, radius }: CardSkeletonProps) {
  return (
    <div className={className} data-skeleton>
      <Skeleton ratio={ratio} radius={radius} />
      <Skeleton width="34%" height={14} />
      <Skeleton width="72%" height={18} />
      <Skeleton width="56%" height={24} radius={12} />
    </div>
  )
}
