import { Position } from '@otday/contract'
import * as z from 'zod'
import { onLeave } from '../../platform/session/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** Key of the declined places in the session storage. */
export const declinedKey = 'otday.places-only-seen'
export const foundKey = 'otday.place-of-visit'

const PlaceOfVisit = z.object({
  ...Position.shape,
  /** Set if the place was chosen by its name: it is shown and kept as it was chosen. */
  chosen: z.object({ label: z.string(), locationNames: z.array(z.string()) }).optional(),
})
export type PlaceOfVisit = z.output<typeof PlaceOfVisit>

/** The place of this visit, which survives reloads, until the profile takes it over. */
const found = createStore<PlaceOfVisit | null>(stored())

function stored(): PlaceOfVisit | null {
  try {
    return PlaceOfVisit.parse(JSON.parse(sessionStorage.getItem(foundKey) ?? ''))
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
