import type { DiaryDay } from '@otday/contract'
import type { ReactNode } from 'react'
import { classNames } from '../../../styles/class-names.ts'
import { DayWeather } from './DayWeather.tsx'
import styles from './DayTop.module.css'

interface DayTopProps {
  /** Says where the day stands: in a month, or in the week after the one that is shown. */
  variant: 'month' | 'next'
  day: DiaryDay | undefined
  children: ReactNode
}

/** The first line of a small day: its number, given as children, and the weather. */
export const DayTop = ({ variant, day, children }: DayTopProps) => (
  <span className={classNames(styles.top, styles[variant])}>
    {children}
    <span className={styles.sky}>
      <DayWeather day={day} size={variant === 'month' ? 20 : 18} />
    </span>
  </span>
)
