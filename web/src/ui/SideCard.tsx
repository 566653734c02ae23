import { type ReactNode, useId } from 'react'
import styles from './SideCard.module.css'

interface SideCardProps {
  title: string
  text?: ReactNode
  /** Shown beside title and text, for example a switch. */
  action?: ReactNode
  children?: ReactNode
}

export function SideCard({ title, text, action, children }: SideCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </section>
  )
}
