import { type ReactNode, useId } from 'react'
import styles from './SideCard.module.css'

export function SideCard({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  )
}
