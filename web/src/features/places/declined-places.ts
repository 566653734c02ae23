import { declinedKey as storageKey } from './place.ts'

/** Returns the names of places that the user was offered to save but did not; their positions are never stored. */
function declined(): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const isDeclined = (name: string): boolean => declined().includes(name)

/** Remembers, until the tab closes or the session ends, a place that the user did not want to save in the profile. */
export function declinePlace(name: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...declined(), name]))
  } catch {
    // Without storage the question comes again.
  }
}
