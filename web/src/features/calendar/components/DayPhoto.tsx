import type { Wear } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './DayPhoto.module.css'

interface DayPhotoProps {
  wears: readonly Wear[]
  /** Says where the photo stands: in the cell of a month, or below what is recorded of a day. */
  variant: 'month' | 'text'
}

/** The first photo of a day, small. Hidden from screen readers: the day's label mentions the photo. */
export function DayPhoto({ wears, variant }: DayPhotoProps) {
  const photo = wears.find((wear) => wear.photo)?.photo
  if (!photo) return null
  const size = variant === 'month' ? 28 : 40
  return (
    <span className={classNames(styles.snap, styles[variant])} style={{ width: size, height: size }}>
      <Picture imageUrl={photo.imageUrl} alt="" sizes={`${size}px`} fallback={<Icon name="image" size={14} />} />
    </span>
  )
}
