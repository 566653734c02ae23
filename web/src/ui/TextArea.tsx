import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './TextInput.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'value'> {
  value: string
  /** "12 / 300", red beyond; cuts nothing. */
  limit?: number
  /** Up to 240 px. */
  grow?: boolean
  quiet?: boolean
}

export function TextArea({ limit, grow = false, quiet = false, ...rest }: TextAreaProps) {
  const countId = useId()
  const link = useFieldLink(rest)
  const length = rest.value.length
  const over = limit !== undefined && length > limit
  const describedBy = [link['aria-describedby'], limit !== undefined && countId].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.box, styles.area, grow && styles.grow, quiet && styles.quiet)}>
      <textarea
        rows={3}
        {...rest}
        {...link}
        aria-invalid={link['aria-invalid'] || over || undefined}
        aria-describedby={describedBy || undefined}
      />
      {limit !== undefined && (
        <span id={countId} className={classNames(styles.count, 'num', over && styles.over)}>
          {length.toLocaleString('ko-KR')} / {limit.toLocaleString('ko-KR')}
        </span>
      )}
    </div>
  )
}
