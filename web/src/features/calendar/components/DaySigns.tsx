import { type Feeling, feelingLabels } from '@otday/contract'
import type { ReactNode } from 'react'
import { FeltSign } from '../../../art/FeltSign.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import styles from './DaySigns.module.css'

export const Badge = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={classNames(styles.badge, className)}>{children}</span>
)

export const FeelingBadge = ({ feeling }: { feeling: Feeling }) => (
  <span className={classNames(styles.badge, styles.felt)} data-feeling={feeling}>
    <FeltSign feeling={feeling} />
  </span>
)

export const FeelingWord = ({ feeling }: { feeling: Feeling }) => (
  <span className={styles.word} data-feeling={feeling}>
    <FeltSign feeling={feeling} size={16} />
    <span>{feelingLabels[feeling]}</span>
  </span>
)

/** Says that an outfit is planned; in a month on a phone it is a `dot`. */
export const PlanSign = ({ isToday, variant }: { isToday: boolean; variant?: 'dot' }) => (
  <span className={classNames(styles.plan, isToday && styles.on, variant && styles[variant])}>
    {isToday ? '입을래요' : '계획'}
  </span>
)

/** Says that a record waits to be sent. */
export const LateSign = ({ children }: { children: ReactNode }) => (
  <span className={styles.late}>
    <Icon name="clock" size={14} />
    <span>{children}</span>
  </span>
)
