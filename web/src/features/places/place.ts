import { parseJson } from '@otday/common/json'
import { Position } from '@otday/contract'
import * as z from 'zod'
import { onLeave } from '../../platform/session/session.ts'
import { sessionValue } from '../../platform/storage/local-value.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** Names of places that the user was offered to save but did not. */
export const declinedPlaces = sessionValue('otday.places-only-seen')
export const foundPlace = sessionValue('otday.place-of-visit')

const PlaceOfVisit = z.object({
  ...Position.shape,
  /** Set if the place was chosen by its name: the place is then shown and saved under that name. */
  chosen: z.object({ label: z.string(), locationNames: z.array(z.string()) }).optional(),
})
export type PlaceOfVisit = z.output<typeof PlaceOfVisit>

/**
 * Place that the user located or chose in this visit; its weather is shown instead of that of the profile's place. It
 * survives reloads until the user says that it is for now alone.
 */
const found = createStore<PlaceOfVisit | null>(PlaceOfVisit.safeParse(parseJson(foundPlace.read() ?? '')).data ?? null)

export const rememberPlace = (place: PlaceOfVisit) => found.set(place)

export function forgetPlace(): void {
  found.set(null)
  forgetAtReload()
}

/** Lets the found place end with the next reload. */
export const forgetAtReload = (): void => foundPlace.write(null)

onLeave(() => {
  forgetPlace()
  declinedPlaces.write(null)
})

export const useFoundPlace = (): PlaceOfVisit | null => useStore(found)
