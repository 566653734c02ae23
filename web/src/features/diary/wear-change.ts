import { daysAfter } from '@otday/common/seoul-time'
import {
  type OutfitItem,
  plannedDaysAhead,
  type Wear,
  type WearChange,
  type WearState,
  type WornItem,
} from '@otday/contract'

/** Returns what a record says, with some of it changed. */
export function changeOf(wear: Wear, over: Partial<WearChange> = {}): WearChange {
  const { id: _id, isAssumed: _assumed, items, scene: _scene, photo: _photo, ...chosen } = wear
  const { weather: _weather, observed: _observed, ...said } = chosen
  return { ...said, clothesIds: items.map(({ clothesId }) => clothesId), weatherId: null, ...over }
}

type Chosen = Pick<WearChange, 'date' | 'state' | 'source' | 'clothesIds'> & Partial<WearChange>

/** Returns the change that makes a new record. */
export const newChange = (chosen: Chosen): WearChange => ({
  occasion: null,
  from: null,
  feeling: null,
  note: null,
  feedId: null,
  lookId: null,
  weatherId: null,
  revision: 0,
  ...chosen,
})

/** Returns the pieces as a record has them. */
export const wornItems = (items: readonly OutfitItem[]): WornItem[] =>
  items.map((item) => ({ ...item, isGone: false, away: null }))

/** Returns the state of an outfit that somebody puts on a day; today is still ahead. */
const stateOn = (date: string, today: string): WearState => (date < today ? 'WORN' : 'PLANNED')

export const lastPlanned = (today: string) => daysAfter(today, plannedDaysAhead)

/** Whether a record can move to a day: what was worn cannot be worn later. */
export const canMoveTo = (wear: Pick<Wear, 'state'>, date: string, today: string) =>
  date <= (wear.state === 'WORN' ? today : lastPlanned(today))

export const movedTo = (wear: Wear, date: string, today: string): WearChange =>
  changeOf(wear, { date, state: wear.state === 'WORN' ? 'WORN' : stateOn(date, today) })

/** Returns a copy without what is gone, and without what was felt; null when nothing is left. */
export function copiedTo(wear: Wear, date: string, today: string): WearChange | null {
  const clothesIds = wear.items.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId)
  if (clothesIds.length === 0) return null
  const { occasion, from } = wear
  return newChange({ date, state: stateOn(date, today), occasion, from, source: 'HAND', clothesIds })
}
