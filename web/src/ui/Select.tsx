import { type ReactNode, useEffect } from 'react'
import { classNames } from './class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './Select.module.css'

/** A choice of a list; an empty value is allowed and means "none" or "all". */
export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Before the label, where the browser can draw it. */
  icon?: ReactNode
}

interface SelectProps<Value extends string> {
  /** Names the control; shown before the value with `showLabel`. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** `filter`: 44 px pill of bars, tinted when it narrows the list; `field`: 48 px, as wide as its box. */
  variant?: 'filter' | 'field'
  /** Writes the label before the value, as in "하늘 전체". */
  showLabel?: boolean
  /** The filter is in force: tints the pill and says only the value. */
  active?: boolean
  placeholder?: string
  disabled?: boolean
}

/**
 * A drop-down of exclusive choices. It is the browser's own select, dressed where `appearance: base-select` is known:
 * keyboard, first letters, the picker of a phone and screen readers come with it, and nothing behind it is hidden.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    value,
    onChange,
    options,
    variant = 'filter',
    showLabel = false,
    active = false,
    disabled = false,
  } = props
  const { id, 'aria-required': required, ...link } = useFieldLink({})
  const chosen = options.find((option) => option.value === value)
  const unset = !chosen || (variant === 'field' && value === '')
  const hint = props.placeholder ?? label
  useOwnEscape()
  return (
    <select
      {...link}
      id={id}
      required={required ?? false}
      aria-label={id ? undefined : label}
      className={classNames(styles.select, styles[variant], active && styles.active, unset && styles.placeholder)}
      data-label={showLabel && !active ? label : undefined}
      value={chosen ? value : ''}
      disabled={disabled}
      onChange={(event) => {
        const option = options.find((candidate) => candidate.value === event.currentTarget.value)
        if (option) onChange(option.value)
      }}
    >
      {!chosen && (
        <option value="" disabled hidden>
          {hint}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} className={styles.option}>
          {option.icon}
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Escape closes the open list only, not the dialog that holds it: the event is kept from everyone else. */
function useOwnEscape(): void {
  useEffect(() => {
    if (!CSS.supports('selector(select:open)')) return
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('select:open')) event.stopPropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [])
}
