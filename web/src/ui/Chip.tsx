import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classNames } from '../styles/class-names.ts'

interface ChipProps {
  tone?: 'plain' | 'accent' | 'sun' | 'outline'
  /** Makes the chip 24 px high instead of 28 px. */
  small?: boolean
  children: ReactNode
}

export function Chip({ tone = 'plain', small = false, children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone], small && styles.small)}>{children}</span>
}
