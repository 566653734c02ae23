import { daysAfter } from '@otday/common/seoul-time'
import { plannedDaysAhead, type RequestOf, type Wear, type WearState, type wears } from '@otday/contract'

export type WearBody = RequestOf<(typeof wears)['save']>['body']

/** What a record says, with some of it changed. */
export function changeOf(wear: Wear, over: Partial<WearBody> = {}): WearBody {
  const { id: _id, isAssumed: _assumed, items, scene: _scene, photo: _photo, ...chosen } = wear
  const { weather: _weather, observed: _observed, ...said } = chosen
  return { ...said, clothesIds: items.map(({ clothesId }) => clothesId), ...over }
}

/** Of an outfit that somebody puts on a day; today is still ahead. */
export const stateOn = (date: string, today: string): WearState => (date < today ? 'WORN' : 'PLANNED')

export const lastPlanned = (today: string) => daysAfter(today, plannedDaysAhead)

/** What was worn cannot be worn later. */
export const canMoveTo = (wear: Pick<Wear, 'state'>, date: string, today: string) =>
  date <= (wear.state === 'WORN' ? today : lastPlanned(today))

export const movedTo = (wear: Wear, date: string, today: string): WearBody =>
  changeOf(wear, { date, state: wear.state === 'WORN' ? 'WORN' : stateOn(date, today) })

/** Without what is gone, and without what was felt; null when nothing is left. */
export function copiedTo(wear: Wear, date: string, today: string): WearBody | null {
  const clothesIds = wear.items.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId)
  if (clothesIds.length === 0) return null
  return {
    date,
    state: stateOn(date, today),
    occasion: wear.occasion,
    from: wear.from,
    source: 'HAND',
    clothesIds,
    revision: 0,
  }
}
