import type { Position } from '@otday/contract'
import { onLeave } from '../../platform/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** In the session storage. */
export const declinedKey = 'otday.places-only-seen'

/** For this visit, until the profile takes it over. */
const found = createStore<Position | null>(null)

export const rememberPlace = (position: Position) => found.set(position)

export const forgetPlace = () => found.set(null)

onLeave(() => {
  forgetPlace()
  try {
    sessionStorage.removeItem(declinedKey)
  } catch {
    // Nothing was stored.
  }
})

export const useFoundPlace = (): Position | null => useStore(found)
