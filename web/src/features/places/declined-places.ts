import { declinedKey as storageKey } from './place.ts'

/** Returns the names of the declined places; their positions are never stored. */
function declined(): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const isDeclined = (name: string): boolean => declined().includes(name)

/** Remembers a declined place until the tab closes or somebody else signs in. */
export function declinePlace(name: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...declined(), name]))
  } catch {
    // Without storage the question comes again.
  }
}
