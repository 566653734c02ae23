import { type ComponentProps, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useFieldLink } from './field-context.ts'
import styles from './TextInput.module.css'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const link = useFieldLink(rest)
  return (
    <div className={styles.box}>
      <input
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        {...link}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        className={styles.end}
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye' : 'eye-off'} />
      </button>
    </div>
  )
}
