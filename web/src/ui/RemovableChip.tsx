import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Chip.module.css'
import { classNames } from '../styles/class-names.ts'
import { ownElement } from './own-element.tsx'

interface RemovableChipProps {
  /** Label of the button that removes it, such as "얇음 지우기". */
  removeLabel: string
  onRemove: () => void
  disabled?: boolean
  children: ReactNode
}

/**
 * Chip with a remove button; on touch screens, the area of the button that reacts to presses is 44 px wide and high.
 */
export function RemovableChip({ removeLabel, onRemove, disabled = false, children }: RemovableChipProps) {
  return (
    <span className={classNames(styles.chip, styles.accent, styles.removable)}>
      {ownElement(children)}
      <button type="button" aria-label={removeLabel} onClick={onRemove} disabled={disabled} className={styles.remove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  )
}
