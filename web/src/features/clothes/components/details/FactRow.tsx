import type { ReactNode } from 'react'
import { Chip } from '../../../../ui/Chip.tsx'
import styles from './PieceReading.module.css'

interface FactRowProps {
  label: string
  value: ReactNode
  /** Explanation of the value. */
  note?: ReactNode
  /** Says what the server derived the value from, such as the name. */
  source?: string
}

export function FactRow({ label, value, note, source }: FactRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.words}>
        <div className={styles.read}>
          <div className={styles.value}>{value}</div>
          {source && <Chip small>{source}</Chip>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </dd>
    </div>
  )
}
