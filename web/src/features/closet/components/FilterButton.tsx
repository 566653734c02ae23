import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../../styles/class-names.ts'
import { ownElement } from '../../../ui/own-element.tsx'
import styles from './FilterButton.module.css'

interface FilterButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  label: string
  /** Whether the filter narrows the list; the button is tinted then. */
  active: boolean
  children: ReactNode
}

/** A button styled like the filters that are selects. */
export function FilterButton({ label, active, children, ...rest }: FilterButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, active && styles.active)}>
      <span className={styles.label}>{label}</span>
      {ownElement(children)}
    </button>
  )
}
