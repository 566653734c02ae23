import { dayTexts } from '@otday/contract'
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

/** Shows what is said of the day, in one chip that opens the rest. */
export function DayChip({ date, day, outfits }: DayChipProps) {
  const layer = useAddressLayer('day')
  const { recommendation, wish } = outfits
  // Comes with the outfit, into a line that is as high without it.
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
        <span className={styles.words}>{`${topicOf(day)} ${saidOfDay || dayTexts.title}`}</span>
      </button>
      <Suspense fallback={null}>
        {layer.value && (
          // Of the occasion that was chosen, also while its outfit is on its way.
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
 * Adds the topic particle; `withParticle`, which knows all words, weighs more than the chip, and these end in a
 * consonant but for one.
 */
const topicOf = (day: string) => `${day}${day === '모레' ? '는' : '은'}`
