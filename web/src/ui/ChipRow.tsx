import { useEffect, useId, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './ChipRow.module.css'
import { classNames } from '../styles/class-names.ts'
import type { Option } from './RadioRow.tsx'

interface ChipRowProps<Value extends string> {
  label: string
  value: Value | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** Makes the row 36 px high, for a row that belongs to another one. */
  small?: boolean
}

/**
 * A row of native radio buttons that look like chips: arrow keys choose, and the row is one tab stop. It scrolls
 * sideways and keeps the chosen chip in view.
 */
export function ChipRow<Value extends string>({ label, value, options, onChange, small = false }: ChipRowProps<Value>) {
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current && value !== null) showChosen(row.current)
  }, [value])
  return (
    <div ref={row} role="radiogroup" aria-label={label} className={classNames(styles.row, small && styles.small)}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.value === value && <Icon name="check" size={16} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

/** Scrolls the row, but not the page, so that the chosen chip is in its middle. */
function showChosen(row: HTMLElement): void {
  const chip = row.querySelector<HTMLElement>('label:has(:checked)')
  if (chip) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
}
