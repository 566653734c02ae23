import { Feeling, feelingLabels } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/icons.data.ts'
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

const signs: Record<Feeling, IconName> = { COLD: 'snow', GOOD: 'check', HOT: 'sun' }

function FeelingButton(props: { feeling: Feeling; pressed: boolean; busy: boolean; onPress: () => void }) {
  const { feeling, pressed, busy, onPress } = props
  return (
    <button
      type="button"
      className={styles.feeling}
      data-feeling={feeling}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {busy ? <Spinner /> : <Icon name={signs[feeling]} size={18} />}
      <span>{feelingLabels[feeling]}</span>
    </button>
  )
}
