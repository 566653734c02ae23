import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import styles from './TripNote.module.css'

/** A remark below a part of a trip; screen readers announce a warning. */
export function TripNote({ variant, children }: { variant?: 'warn'; children: ReactNode }) {
  const Element = variant ? 'output' : 'p'
  return (
    <Element className={classNames(styles.note, variant && styles[variant])}>
      <Icon name={variant ? 'alert' : 'info'} size={18} />
      <span>{children}</span>
    </Element>
  )
}
