import { Icon } from '../art/Icon.tsx'
import styles from './ChipRow.module.css'
import type { Option } from './RadioRow.tsx'

interface ToggleChipsProps<Value extends string> {
  label: string
  chosen: readonly Value[]
  options: readonly Option<Value>[]
  onChange: (chosen: Value[]) => void
  disabled?: boolean
}

export function ToggleChips<Value extends string>({
  label,
  chosen,
  options,
  onChange,
  disabled = false,
}: ToggleChipsProps<Value>) {
  return (
    <fieldset className={styles.wrapped} aria-label={label} disabled={disabled}>
      {options.map(({ value, label: name }) => {
        const pressed = chosen.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={pressed}
            className={styles.chip}
            onClick={() => onChange(pressed ? chosen.filter((other) => other !== value) : [...chosen, value])}
          >
            {pressed && <Icon name="check" size={16} />}
            <span>{name}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
