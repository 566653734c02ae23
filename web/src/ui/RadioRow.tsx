import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useFieldLink } from './field-context.ts'
import styles from './RadioRow.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
  extra?: ReactNode
  disabled?: boolean
}

interface RadioRowProps<Value extends string> {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  disabled?: boolean
}

/** A choice that looks like tabs in a row, which scrolls from edge to edge on a phone. Arrow keys choose. */
export function FilterTabs<Value extends string>(props: RadioRowProps<Value>) {
  return <Row {...props} variant="tabs" />
}

/** Segmented control; `glass` is for use on the weather sky. */
export function Segmented<Value extends string>({
  glass = false,
  ...rest
}: RadioRowProps<Value> & { glass?: boolean }) {
  return <Row {...rest} variant={glass ? 'glass' : 'segmented'} />
}

/** A choice as a grid of four columns. */
export function ChoiceGrid<Value extends string>(props: RadioRowProps<Value>) {
  return <Row {...props} variant="grid" />
}

function Row<Value extends string>({
  label,
  value,
  onChange,
  options,
  variant,
  disabled = false,
}: RadioRowProps<Value> & { variant: 'tabs' | 'segmented' | 'glass' | 'grid' }) {
  const { id: _id, 'aria-required': _required, ...link } = useFieldLink({})
  return (
    <RadioGroup.Root
      {...link}
      className={styles[variant]}
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      orientation="horizontal"
      disabled={disabled}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={classNames(styles.item)}
        >
          <span>{option.label}</span>
          {option.extra}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
