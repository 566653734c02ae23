import { Skeleton } from '../../../ui/Skeleton.tsx'
import dialog from './FeedDialog.module.css'
import styles from './FeedDialogSkeleton.module.css'

export function FeedDialogSkeleton() {
  return (
    <>
      <output className="sr">피드를 불러오는 중...</output>
      <div className={dialog.outfit} aria-hidden="true">
        <div className={styles.stage}>
          <Skeleton height="100%" radius={12} />
        </div>
        <div className={styles.thumbnails}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} ratio="1" radius={12} />
          ))}
        </div>
        <div className={styles.lines}>
          <Skeleton width={72} height={16} />
          <Skeleton width={160} height={22} />
          <Skeleton width={240} height={28} radius={14} />
        </div>
      </div>
      <div className={styles.words} aria-hidden="true">
        <div className={styles.head}>
          <Skeleton width={44} height={44} radius={22} />
          <div className={styles.lines}>
            <Skeleton width={72} height={16} />
            <Skeleton width={112} height={14} />
          </div>
        </div>
        <div className={styles.lines}>
          <Skeleton height={18} />
          <Skeleton height={18} />
          <Skeleton width="60%" height={18} />
        </div>
      </div>
    </>
  )
}
