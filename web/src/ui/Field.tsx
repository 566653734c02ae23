import { type ReactNode, useId } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './Field.module.css'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: string
  /** Error message, shown and announced in place of the hint. */
  error?: string | null | undefined
  hint?: ReactNode
  /** Description of what is allowed; stays visible beside an error. */
  rule?: string | undefined
  /** Success message, shown in place of the hint. */
  success?: string | undefined
  required?: boolean
  labelHidden?: boolean
  /** Set if the field has several controls, such as chips or color swatches. */
  group?: boolean
  children: ReactNode
}

/** A label and message around a control; the controls in this folder link themselves to both for screen readers. */
export function Field({
  label,
  error,
  hint,
  rule,
  success,
  required = false,
  labelHidden = false,
  group = false,
  children,
}: FieldProps) {
  const id = useId()
  const message = error ?? success ?? hint
  const tone = error ? 'error' : success ? 'success' : 'hint'
  const describedBy = message || rule ? `${id}-message` : undefined
  const labelClass = classNames(styles.label, labelHidden && 'sr')
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div
        className={styles.field}
        {...(group && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy })}
      >
        {group ? (
          <span id={`${id}-label`} className={labelClass}>
            {label}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={labelClass}>
            {label}
          </label>
        )}
        {children}
        <div id={`${id}-message`} aria-live="polite">
          {message && <FieldMessage tone={tone}>{message}</FieldMessage>}
          {rule && <FieldMessage tone="hint">{rule}</FieldMessage>}
        </div>
      </div>
    </FieldContext>
  )
}

/** A message below a field; errors and successes also have an icon, because a color alone is not enough. */
export function FieldMessage({ tone, children }: { tone: 'error' | 'success' | 'hint'; children: ReactNode }) {
  return (
    <p className={classNames(styles.message, styles[tone])}>
      {tone === 'error' && <Icon name="alert" size={16} />}
      {tone === 'success' && <Icon name="check-circle" size={16} />}
      <span>{children}</span>
    </p>
  )
}
