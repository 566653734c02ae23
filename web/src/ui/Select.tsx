import { type ReactNode, useEffect } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './Select.module.css'

/** An option; an empty value means "none" or "all". */
export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Shown only in browsers that can style the native select. */
  icon?: ReactNode
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** `filter`: a pill of 44 px, tinted when it narrows the list; `field`: 48 px high, as wide as its box. */
  variant?: 'filter' | 'field'
  /** Shows the label with the value, as in "하늘 전체". */
  showLabel?: boolean
  /** Whether the filter narrows the list: the pill is tinted and shows only the value. */
  active?: boolean
  placeholder?: string
  disabled?: boolean
}

/**
 * A native select, which brings keyboard support, the phone's own picker and screen reader support. It is styled where
 * browsers support `appearance: base-select`.
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

/** Makes Escape close the open list, not the dialog around it. */
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
