import { Occasion, occasionLabels, occasionTexts } from '@otday/contract'
import { Suspense } from 'react'
import { ChipRow } from '../../../ui/ChipRow.tsx'
import { OccasionKinds } from '../lazy.ts'
import type { Wish } from '../wish.ts'
import styles from './Occasions.module.css'

const options = Occasion.options.map((value) => ({ value, label: occasionLabels[value] }))

/**
 * Buttons for occasions, each of which requests an outfit. 격식 (formal) and 운동 (sport) show a second row of buttons, for
 * the event or the sport.
 */
export function Occasions({ wish, onChoose }: { wish: Wish; onChoose: (wish: Wish) => void }) {
  const { occasion } = wish
  return (
    <div className={styles.rows}>
      <ChipRow
        label={occasionTexts.question}
        value={occasion ?? null}
        options={options}
        onChange={(next) => onChoose({ occasion: next })}
      />
      {(occasion === 'FORMAL' || occasion === 'SPORT') && (
        <div className={styles.kinds} data-kinds>
          <Suspense fallback={null}>
            <OccasionKinds occasion={occasion} wish={wish} onChoose={onChoose} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
