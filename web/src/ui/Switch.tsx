import { Switch as RadixSwitch } from 'radix-ui'
import { useFieldLink } from './field-context.ts'
import styles from './Switch.module.css'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Name of the switch, unless a Field or visible label names it. */
  label?: string
  disabled?: boolean
  /** While true, presses are ignored and screen readers say that it is busy. */
  busy?: boolean
}

/** A switch of 44 × 26 px; the area that reacts to presses is 44 px high. */
export function Switch({ checked, onChange, label, disabled = false, busy = false }: SwitchProps) {
  const { 'aria-required': _required, ...link } = useFieldLink({})
  return (
    <RadixSwitch.Root
      {...link}
      className={styles.switch}
      checked={checked}
      onCheckedChange={(next) => {
        if (!busy) onChange(next)
      }}
      disabled={disabled}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <RadixSwitch.Thumb className={styles.thumb} />
    </RadixSwitch.Root>
  )
}
