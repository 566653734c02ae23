import { Icon } from '../../../art/Icon.tsx'
import styles from './TickBox.module.css'

interface TickBoxProps {
  label: string
  checked: boolean
  /** `extend`: whether Shift was pressed; all boxes from the one pressed before to this one then get the same state. */
  onTick: (checked: boolean, extend: boolean) => void
}

export function TickBox({ label, checked, onTick }: TickBoxProps) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={label}
        className={styles.input}
        checked={checked}
        // Prevents a press with Shift from selecting the text between two boxes.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent, currentTarget }) =>
          onTick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={styles.tick} aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
    </>
  )
}
