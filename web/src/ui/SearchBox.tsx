import { type ComponentProps, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { isComposing } from './is-composing.ts'
import styles from './TextInput.module.css'

interface SearchBoxProps
  extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'onChange' | 'value' | 'onSubmit'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called at Enter, but not at the Enter that only ends a Korean syllable. */
  onSubmit?: (value: string) => void
  clearLabel?: string
  height?: 48 | 44
}

/** A search field. `onChange` is called at every keystroke, so the parent must debounce it. */
export function SearchBox({
  label,
  value,
  onChange,
  onSubmit,
  clearLabel = '지우기',
  height = 44,
  ...rest
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames(styles.box, styles.quiet, height === 44 && styles.low)}>
      <Icon name="search" className={styles.icon} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) onSubmit?.(value)
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.end}
          aria-label={clearLabel}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}
