import styles from './ColorRadios.module.css'

interface ColorOption {
  value: string
  /** What is read out. */
  label: string
  /** `#rrggbb`; null for what is no plain colour. */
  hex: string | null
}

interface ColorRadiosProps {
  label: string
  value: string
  options: readonly ColorOption[]
  onChange: (value: string) => void
  /** Distinguishes the groups of a page. */
  name: string
  /** Over several lines instead of one. */
  wrap?: boolean
}

/** Swatches that arrow keys move between. */
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
