import { dayTitle } from '@otday/contract'
import { Suspense } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { useAddressLayer } from '../../../../platform/navigation/address-layer.ts'
import chips from '../../../../ui/ChipRow.module.css'
import { DayDialog } from '../../lazy.ts'
import type { Outfits } from '../../use-outfits.ts'
import styles from './DayChip.module.css'

interface DayChipProps {
  /** YYYY-MM-DD */
  date: string
  /** 오늘, 내일, 모레 or a date. */
  day: string
  outfits: Outfits
}

/** Shows what the user has said about the day, as a chip that opens the dialog for it. */
export function DayChip({ date, day, outfits }: DayChipProps) {
  const layer = useAddressLayer('day')
  const { recommendation, wish } = outfits
  // The chip appears together with the outfit. Its line has the same height without it, so nothing moves.
  if (!recommendation) return null
  const { saidOfDay, occasion } = recommendation
  return (
    <>
      <button
        type="button"
        className={`${chips.chip} ${styles.chip}`}
        aria-haspopup="dialog"
        data-said={saidOfDay !== '' || undefined}
        onClick={() => layer.open('1')}
      >
        <Icon name={saidOfDay === '' ? 'plus' : 'edit'} size={16} />
        <span className={styles.words}>{`${topicOf(day)} ${saidOfDay || dayTitle}`}</span>
      </button>
      <Suspense fallback={null}>
        {layer.value && (
          // The dialog is about the occasion that the user has chosen, even while the outfit for that occasion is
          // loading.
          <DayDialog
            date={date}
            occasion={wish.occasion ?? occasion}
            day={day}
            outfits={outfits}
            onClose={layer.close}
          />
        )}
      </Suspense>
    </>
  )
}

/**
 * Adds the Korean topic particle (은 or 는) to the word for a day. `withParticle`, which works for all words, has more
 * code than the whole chip, and of the words for days 모레 alone ends in a vowel.
 */
const topicOf = (day: string) => `${day}${day === '모레' ? '는' : '은'}`
