import { type ReactNode, useId } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: string
  /** What is wrong, in words; shown in place of the hint and announced. */
  error?: string | null | undefined
  hint?: ReactNode
  /** Good news in place of the hint. */
  success?: string | undefined
  required?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** For groups of controls (chips, swatches): labels them as a group. */
  group?: boolean
  children: ReactNode
}

/** A label, its control and one message below. Controls of this folder link themselves to it. */
export function Field(props: FieldProps) {
  const { label, error, hint, success, required = false, labelHidden = false, group = false, children } = props
  const id = useId()
  const message = error ?? success ?? hint
  const tone = error ? 'error' : success ? 'success' : 'hint'
  const describedBy = message ? `${id}-message` : undefined
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
        </div>
      </div>
    </FieldContext>
  )
}

/** One line below a field or a form; an error carries its sign, not only its colour. */
export function FieldMessage({ tone, children }: { tone: 'error' | 'success' | 'hint'; children: ReactNode }) {
  return (
    <p className={classNames(styles.message, styles[tone])}>
      {tone === 'error' && <Icon name="alert" size={16} />}
      {tone === 'success' && <Icon name="check-circle" size={16} />}
      <span>{children}</span>
    </p>
  )
}
