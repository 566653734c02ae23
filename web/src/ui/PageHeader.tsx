import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

/** The title of a page with one line below and an action at the right. */
export function PageHeader({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  )
}
