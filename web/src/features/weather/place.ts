import { Position } from '@otday/contract'
import { onLeave } from '../../platform/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** In the session storage. */
export const declinedKey = 'otday.places-only-seen'
export const foundKey = 'otday.place-of-visit'

export interface PlaceOfVisit extends Position {
  /** Of a place that was chosen by name: it is shown as it was chosen. */
  label?: string
}

/** For this visit, reloads included, until the profile takes it over. */
const found = createStore<PlaceOfVisit | null>(stored())

function stored(): PlaceOfVisit | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(foundKey) ?? '') as { label?: unknown }
    return { ...Position.parse(kept), ...(typeof kept.label === 'string' && { label: kept.label }) }
  } catch {
    return null
  }
}

export const rememberPlace = (place: PlaceOfVisit) => found.set(place)

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

export const useFoundPlace = (): PlaceOfVisit | null => useStore(found)
