import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import { classNames } from '../styles/class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './TextInput.module.css'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  icon?: IconName
  end?: ReactNode
  /** Thin border, for search, filter and comment fields. */
  quiet?: boolean
  height?: 48 | 44
}

/** A text field; inside a Field it takes label, error and hint from there. */
export function TextInput({ icon, end, quiet = false, height = 48, ...rest }: TextInputProps) {
  const link = useFieldLink(rest)
  return (
    <div className={classNames(styles.box, quiet && styles.quiet, height === 44 && styles.low)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <input type="text" {...rest} {...link} />
      {end}
    </div>
  )
}
