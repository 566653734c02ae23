import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import { classNames } from './class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './TextInput.module.css'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  icon?: IconName
  /** A button or unit at the end. */
  end?: ReactNode
  /** Hairline instead of the full border: search, filter and comment fields, known by icon and text. */
  quiet?: boolean
  /** 48 px, or 44 px in bars. */
  height?: 48 | 44
}

/** One line of text, 48 px high; inside a Field it takes label, error and hint from there. */
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
