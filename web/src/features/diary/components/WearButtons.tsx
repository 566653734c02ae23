import { diaryDate, seoulDate } from '@otday/common/seoul-time'
import type { Recommendation, WearSource, WearState } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { isKnown } from '../../../platform/cache/is-known.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { wearsQuery } from '../queries.ts'
import { isSameOutfit } from '../is-same-outfit.ts'
import { daysAround } from '../days-around.ts'

interface WearButtonsProps {
  outfit: Pick<Recommendation, 'clothes' | 'scene' | 'occasion' | 'weatherId'> | undefined
  /** The day that is shown, `YYYY-MM-DD`. */
  date: string | undefined
  source?: Extract<WearSource, 'RECOMMENDATION' | 'FEED'>
}

/**
 * Buttons that plan the outfit for the day and, if that is today, record it as worn. A day of the diary begins at 4:00,
 * so before that time the outfit is recorded for yesterday.
 */
export function WearButtons({ outfit, date, source = 'RECOMMENDATION' }: WearButtonsProps) {
  const now = useNow()
  const day = date ?? seoulDate(now)
  const isToday = day === seoulDate(now)
  const around = daysAround(diaryDate(now))
  const days = day >= around.from && day <= around.to ? around : { from: day, to: day }
  const records = useQuery(wearsQuery(days))
  // If the day's records could not be read, the press tries to read them again.
  const isReady = isKnown(records)

  function buttonOf(state: WearState, label: string, date = day) {
    const pieces = outfit?.clothes ?? []
    const ids = pieces.map(({ clothesId }) => clothesId)
    const ofOutfit = records.data?.wears.filter((wear) => wear.date === date && isSameOutfit(wear, ids)) ?? []
    const isPressed = ofOutfit.some((wear) => wear.state === state)
    /** Whether the plan is over: once worn, the outfit is no plan any more. */
    const isOver = state === 'PLANNED' && ofOutfit.some((wear) => wear.state === 'WORN')
    const press = async () => {
      if (!outfit) return
      const { tapOutfit } = await import('../outfit-taps.ts')
      const { scene, occasion, weatherId } = outfit
      const weather = date === day ? weatherId : null
      const tapped = { date, items: pieces, scene, occasion, weatherId: weather, feedId: null }
      await tapOutfit(state, { ...tapped, source }, { isPressed, days })
    }
    return (
      <Button
        variant={isPressed ? 'soft' : state === 'PLANNED' ? 'primary' : 'secondary'}
        icon={isPressed ? 'check' : state === 'WORN' ? 'closet' : 'hanger'}
        data-wear={state}
        {...(isReady && { 'aria-pressed': isPressed })}
        disabled={!isReady || !pieces.length || isOver}
        onClick={() => press().catch(() => toast.error('기록하지 못했어요.'))}
      >
        {label}
      </Button>
    )
  }

  const plan = buttonOf('PLANNED', '입을래요')
  const worn = isToday && buttonOf('WORN', '입었어요', diaryDate(now))
  // The button that most people press comes first in a page, and last in a dialog.
  return source === 'FEED' ? (
    <>
      {worn}
      {plan}
    </>
  ) : (
    <>
      {plan}
      {worn}
    </>
  )
}
