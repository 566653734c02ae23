import { daysAfter } from '@otday/common/seoul-time'
import {
  type OutfitItem,
  plannedDaysAhead,
  type Wear,
  type WearChange,
  type WearState,
  type WornItem,
} from '@otday/contract'

/** Returns the change that saves a record as it is, except for the values in `over`. */
export function changeOf(
  { id: _id, isAssumed: _assumed, items, scene: _scene, photo: _photo, ...chosen }: Wear,
  over: Partial<WearChange> = {},
): WearChange {
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

/**
 * Returns pieces of the closet as those of a record: none is marked as deleted, in the wash or packed away for the
 * season.
 */
export const wornItems = (items: readonly OutfitItem[]): WornItem[] =>
  items.map((item) => ({ ...item, isGone: false, away: null }))

/** Returns the state of an outfit that the user adds to a day: worn on past days, planned from today on. */
const stateOn = (date: string, today: string): WearState => (date < today ? 'WORN' : 'PLANNED')

export const lastPlanned = (today: string) => daysAfter(today, plannedDaysAhead)

/** Whether a record can move to a day: a worn one not after today, a plan not after the last day for plans. */
export const canMoveTo = (wear: Pick<Wear, 'state'>, date: string, today: string) =>
  date <= (wear.state === 'WORN' ? today : lastPlanned(today))

export const movedTo = (wear: Wear, date: string, today: string): WearChange =>
  changeOf(wear, { date, state: wear.state === 'WORN' ? 'WORN' : stateOn(date, today) })

/** Returns a record's outfit for another day, without deleted pieces, feeling and note; null if no piece is left. */
export function copiedTo(wear: Wear, date: string, today: string): WearChange | null {
  const clothesIds = wear.items.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId)
  if (clothesIds.length === 0) return null
  const { occasion, from } = wear
  return newChange({ date, state: stateOn(date, today), occasion, from, source: 'HAND', clothesIds })
}
