import type { Position } from '@otday/contract'
import { useSyncExternalStore } from 'react'
import { onLeave } from '../../platform/session.ts'

/** The place found from the panel: kept for this visit only, never in the profile. */
let found: Position | null = null
const listeners = new Set<() => void>()

function setPlace(next: Position | null): void {
  found = next
  for (const listener of listeners) listener()
}

export const rememberPlace = (position: Position) => setPlace(position)

/** The profile's place speaks again. */
export const forgetPlace = () => setPlace(null)

onLeave(forgetPlace)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place that was found last in this visit. */
export const useFoundPlace = (): Position | null => useSyncExternalStore(subscribe, () => found)
