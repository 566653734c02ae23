import { Feeling, feelingLabels } from '@otday/contract'
import { FeltSign } from '../../../art/FeltSign.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import styles from './FeelingRow.module.css'

interface FeelingRowProps {
  labelledBy: string
  value: Feeling | null
  pending: Feeling | null
  onSelect: (feeling: Feeling) => void
}

export function FeelingRow({ labelledBy, value, pending, onSelect }: FeelingRowProps) {
  return (
    <fieldset className={styles.feelings} aria-labelledby={labelledBy}>
      {Feeling.options.map((feeling) => (
        <FeelingButton
          key={feeling}
          feeling={feeling}
          pressed={value === feeling}
          busy={pending === feeling}
          onPress={() => pending === null && onSelect(feeling)}
        />
      ))}
    </fieldset>
  )
}

function FeelingButton({
  feeling,
  pressed,
  busy,
  onPress,
}: {
  feeling: Feeling
  pressed: boolean
  busy: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={styles.feeling}
      data-feeling={feeling}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {busy ? <Spinner /> : <FeltSign feeling={feeling} size={18} />}
      <span>{feelingLabels[feeling]}</span>
    </button>
  )
}
