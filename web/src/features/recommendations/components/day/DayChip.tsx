import { withParticle } from '@otday/common/particles'
import { dayPlanLabels, dayTexts } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { useAddressLayer } from '../../../../platform/address-layer.ts'
import { type DayOf, dayQuery } from '../../day-queries.ts'
import { includes, wishOf } from '../../day-wish.ts'
import chips from '../../../../ui/ChipRow.module.css'
import { lazyNamed } from '../../../../ui/lazy.ts'
import type { Outfits } from '../../use-outfits.ts'
import styles from './DayChip.module.css'
import { hoursWords } from './hours-words.ts'

/** Opened by hand. */
const DayDialog = lazyNamed(() => import('./DayDialog.tsx'), 'DayDialog')

interface DayChipProps extends DayOf {
  /** 오늘, 내일, 모레 or a date. */
  day: string
  outfits: Outfits
}

/** What is said of the day, in one chip that opens the rest. */
export function DayChip({ date, occasion, day, outfits: { wish, choose, another } }: DayChipProps) {
  const layer = useAddressLayer('day')
  const { data: kept } = useQuery(dayQuery({ date, occasion }))
  // 많이 걸어요, 늦게까지, 8시~23시; empty where nothing is said.
  const words = kept ? [...kept.plans.map((plan) => dayPlanLabels[plan]), hoursWords(kept)] : []
  const said = words.filter(Boolean).join(', ')
  const name = withParticle(day, '은/는')
  return (
    <>
      <button
        type="button"
        className={`${chips.chip} ${styles.chip}`}
        aria-haspopup="dialog"
        data-said={said !== '' || undefined}
        onClick={() => layer.open('1')}
      >
        <Icon name={said === '' ? 'plus' : 'edit'} size={16} />
        <span className={styles.words}>{`${name} ${said || dayTexts.title}`}</span>
      </button>
      <Suspense fallback={null}>
        {layer.value && (
          <DayDialog
            date={date}
            occasion={occasion}
            day={day}
            onSaid={(read) => {
              const said = wishOf(read)
              if (includes(wish, said)) another()
              else choose(said)
            }}
            onClose={layer.close}
          />
        )}
      </Suspense>
    </>
  )
}
