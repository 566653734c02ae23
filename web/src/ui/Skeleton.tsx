import styles from './Skeleton.module.css'

/**
 * A placeholder as large as what is being loaded. Silent for screen readers, because the list around it says that it
 * loads.
 */
export function Skeleton({
  width = '100%',
  height,
  radius = 8,
  ratio,
}: {
  width?: number | string
  height?: number | string
  radius?: number | string
  ratio?: string
}) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height, borderRadius: radius, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}
