import type { ReactNode } from 'react'
import styles from './GapNote.module.css'

/** Says which pieces of an outfit are no longer in the closet. */
export const GapNote = ({ children }: { children: ReactNode }) => <div className={styles.note}>{children}</div>
