import type { WornItem } from '@otday/contract'
import type { ComponentProps } from 'react'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import styles from './TripPicture.module.css'

interface TripPictureProps extends Pick<ComponentProps<typeof FlatLay>, 'scene' | 'label'> {
  items: readonly WornItem[]
}

/** Draws an outfit of a trip; says so if it has no pieces. */
export function TripPicture({ items, ...rest }: TripPictureProps) {
  const pieces = items.filter(({ isGone }) => !isGone)
  return pieces.length > 0 ? (
    <FlatLay className={styles.picture} pieces={pieces} sky="clear" {...rest} />
  ) : (
    <div className={`${styles.picture} ${styles.none}`}>옷차림이 없어요</div>
  )
}
