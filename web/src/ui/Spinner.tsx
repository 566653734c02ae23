import styles from './Spinner.module.css'

/**
 * A loading sign, which stands still if the user wants reduced motion. Needs a label unless something else says that
 * the page is loading.
 */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  const ring = <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true" />
  if (!label) return ring
  return (
    <output className={styles.box}>
      {ring}
      <span className="sr">{label}</span>
    </output>
  )
}
