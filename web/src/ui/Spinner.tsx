import styles from './Spinner.module.css'

/** A turning ring in the colour of the text; still under reduced motion. Give a label when nothing else says it. */
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
