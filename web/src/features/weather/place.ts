import type { Position } from '@otday/contract'
import { useSyncExternalStore } from 'react'
import { onLeave } from '../../platform/session.ts'

/** For this visit only, never in the profile. */
let found: Position | null = null
const listeners = new Set<() => void>()

function setPlace(next: Position | null): void {
  found = next
  for (const listener of listeners) listener()
}

export const rememberPlace = (position: Position) => setPlace(position)

export const forgetPlace = () => setPlace(null)

onLeave(forgetPlace)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFoundPlace = (): Position | null => useSyncExternalStore(subscribe, () => found)
