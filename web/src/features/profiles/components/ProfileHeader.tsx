import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { usePhone } from '../../../ui/use-media.ts'
import styles from './ProfileHeader.module.css'

interface ProfileHeaderProps {
  /** Absent while loading. */
  name: string | undefined
  imageUrl: string | null | undefined
  /** Mark beside the name, such as one of a private account. */
  badge?: ReactNode
  /** Numbers below the name. */
  counts: ReactNode
  /** Absent on the user's own page. */
  actions?: ReactNode
}

export function ProfileHeader({ name, imageUrl, badge, counts, actions }: ProfileHeaderProps) {
  return (
    <header className={styles.header}>
      <Avatar src={imageUrl} size={usePhone() ? 72 : 96} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 className={styles.name}>{name ?? <Skeleton width={140} height={32} />}</h1>
          {badge}
        </div>
        {counts}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
