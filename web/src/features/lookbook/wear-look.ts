import type { LookDetails, WearState, WeatherId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { isKnown } from '../../platform/cache/is-known.ts'
import { isSameOutfit, recordOutfit, wearsQuery } from '../diary/index.ts'

interface LookWearing {
  look: LookDetails
  state: WearState
  /** `YYYY-MM-DD` */
  date: string
  /** Weather of that day. */
  weatherId: WeatherId | undefined
}

const piecesOf = ({ items }: LookDetails) => items.filter(({ isGone }) => !isGone)

/** Plans or records a look for a day; if it was planned for that day and is now worn, the plan becomes the record. */
export function wearLook({ look, state, date, weatherId }: LookWearing): void {
  const items = piecesOf(look)
  const scene = items.length === look.items.length ? look.scene : null
  void recordOutfit(state, {
    date,
    items,
    scene,
    occasion: look.occasions[0] ?? null,
    weatherId: weatherId ?? null,
    source: 'LOOK',
    feedId: null,
    lookId: look.id,
  })
}

/**
 * Returns whether the records of the days (both inclusive) are known, and a check whether the look is planned for a
 * day, or was worn on it.
 */
export function useLookRecords(look: LookDetails | undefined, days: { from: string; to: string }) {
  const records = useQuery(wearsQuery(days))
  const ids = look ? piecesOf(look).map(({ clothesId }) => clothesId) : []
  const isDone = (state: WearState, date: string) =>
    records.data?.wears.some((wear) => wear.state === state && wear.date === date && isSameOutfit(wear, ids)) ?? false
  return { isReady: isKnown(records), isDone }
}
