import type { Position } from '@otday/contract'
import { onLeave } from '../../platform/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** For this visit only, never in the profile. */
const found = createStore<Position | null>(null)

export const rememberPlace = (position: Position) => found.set(position)

export const forgetPlace = () => found.set(null)

onLeave(forgetPlace)

export const useFoundPlace = (): Position | null => useStore(found)
