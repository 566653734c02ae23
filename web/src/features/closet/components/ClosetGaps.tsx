import { clothesTypeLabels } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../art/Icon.tsx'
import { addClothesPath } from '../../../platform/navigation/paths.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { gapsQuery } from '../../clothes/index.ts'
import styles from './ClosetGaps.module.css'

/** Suggests the purchases that would make most new outfits this season. */
export function ClosetGaps() {
  const id = useId()
  const { data, isPending, isFetching, refetch } = useQuery(gapsQuery)
  if (data?.gaps.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.gaps}>
      <h2 id={id} className={styles.title}>
        있으면 좋은 옷
      </h2>
      <p className={styles.hint}>이 계절에 하나만 더 있어도 옷차림이 늘어나요.</p>
      {data ? (
        <ul className={styles.list}>
          {data.gaps.map(({ type, kind, label, outfits }) => (
            <li key={kind}>
              <Link to={addClothesPath(type)} className={styles.gap}>
                <span>
                  <span className={styles.label}>{label}</span>
                  <span className={`${styles.more} num`}>
                    {`${clothesTypeLabels[type]} · 옷차림 ${outfits}가지가 늘어요`}
                  </span>
                </span>
                <Icon name="plus" size={18} />
                <span className="sr">추가하기</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : isPending || isFetching ? (
        <Skeleton height={72} radius={12} />
      ) : (
        <RetryButton size="s" onRetry={() => void refetch()} />
      )}
    </section>
  )
}
