import { Avatar } from '../../ui/Avatar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProfileHeader.module.css'

interface ProfileHeaderProps {
  /** Absent while loading; an empty one is shown as 사용자. */
  name: string | undefined
  imageUrl: string | null | undefined
}

/** Whose page this is. */
export function ProfileHeader({ name, imageUrl }: ProfileHeaderProps) {
  return (
    <header className={styles.header}>
      <Avatar src={imageUrl} size={96} />
      <h1 className={styles.name}>{name === undefined ? <Skeleton width={140} height={32} /> : name || '사용자'}</h1>
    </header>
  )
}
