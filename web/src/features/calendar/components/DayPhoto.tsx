import type { Wear } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './days.module.css'

/** The first photo of a day, small. Hidden from screen readers: the day's label mentions the photo. */
export function DayPhoto({ wears, size }: { wears: readonly Wear[]; size: number }) {
  const photo = wears.find((wear) => wear.photo)?.photo
  if (!photo) return null
  return (
    <span className={styles.snap} style={{ width: size, height: size }}>
      <Picture imageUrl={photo.imageUrl} alt="" sizes={`${size}px`} fallback={<Icon name="image" size={14} />} />
    </span>
  )
}
