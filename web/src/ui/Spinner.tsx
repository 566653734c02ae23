import styles from './Spinner.module.css'

/** Does not move under reduced motion. Needs a label when nothing else says that something loads. */
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
