import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Checkbox.module.css'

/** Checkbox whose whole row can be pressed. */
export function Checkbox({
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.row}>
      <input type="checkbox" {...rest} className={styles.input} />
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" size={14} />
      </span>
      <span>{children}</span>
    </label>
  )
}
