import { type ComponentProps, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import { counted } from './counted.ts'
import { useFieldLink } from './field-context.ts'
import styles from './TextInput.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  value: string
  /** Most characters; shows "12 / 300", in red beyond the limit. Longer text is not cut off. */
  limit?: number
  /** Grows with its text, up to 240 px. */
  grow?: boolean
  quiet?: boolean
}

export function TextArea({ limit, grow = false, quiet = false, ...rest }: TextAreaProps) {
  const countId = useId()
  const link = useFieldLink(rest)
  const counting = limit === undefined ? null : counted(rest.value, limit)
  const describedBy = [link['aria-describedby'], counting && countId].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.box, styles.area, grow && styles.grow, quiet && styles.quiet)}>
      <textarea
        rows={3}
        {...rest}
        {...link}
        aria-invalid={link['aria-invalid'] || counting?.isOver || undefined}
        aria-describedby={describedBy || undefined}
      />
      {counting && (
        <span id={countId} className={classNames(styles.count, 'num', counting.isOver && styles.over)}>
          {counting.count}
        </span>
      )}
    </div>
  )
}
