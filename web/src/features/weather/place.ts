import { Position } from '@otday/contract'
import { onLeave } from '../../platform/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** In the session storage. */
export const declinedKey = 'otday.places-only-seen'
export const foundKey = 'otday.place-of-visit'

/** For this visit, reloads included, until the profile takes it over. */
const found = createStore<Position | null>(stored())

function stored(): Position | null {
  try {
    return Position.parse(JSON.parse(sessionStorage.getItem(foundKey) ?? ''))
  } catch {
    return null
  }
}

export const rememberPlace = (position: Position) => found.set(position)

export function forgetPlace(): void {
  found.set(null)
  remove(foundKey)
}

onLeave(() => {
  forgetPlace()
  remove(declinedKey)
})

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

export const useFoundPlace = (): Position | null => useStore(found)
