import { parseJson } from '@otday/common/json'
import { declinedPlaces } from './place.ts'

/** Returns the names of places that the user was offered to save but did not; their positions are never stored. */
function declined(): string[] {
  const names = parseJson(declinedPlaces.read() ?? '')
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

export const isDeclined = (name: string): boolean => declined().includes(name)

/**
 * Remembers, until the tab closes or the session ends, a place that the user did not want to save in the profile.
 * Without storage the question comes again.
 */
export const declinePlace = (name: string): void => declinedPlaces.write(JSON.stringify([...declined(), name]))
