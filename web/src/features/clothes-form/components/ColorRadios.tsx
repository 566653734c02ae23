import styles from './ColorRadios.module.css'

interface ColorOption {
  value: string
  /** Read by screen readers. */
  label: string
  /** `#rrggbb`; null for a value that is no plain color. */
  hex: string | null
}

interface ColorRadiosProps {
  label: string
  value: string
  options: readonly ColorOption[]
  onChange: (value: string) => void
  /** Distinguishes the radio groups of a page. */
  name: string
  /** Whether the swatches go over several lines instead of one. */
  wrap?: boolean
}

/** Radio buttons as swatches; arrow keys move between them. */
export function ColorRadios({ label, value, options, onChange, name, wrap = false }: ColorRadiosProps) {
  return (
    <div className={wrap ? styles.wrapped : styles.colors} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <input
          key={option.value}
          type="radio"
          name={name}
          aria-label={option.label}
          title={option.label}
          className={option.hex === null ? `${styles.color} ${styles.none}` : styles.color}
          style={option.hex === null ? undefined : { color: option.hex }}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  )
}
