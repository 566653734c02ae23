import type { ClothesId, WeatherId } from '@otday/contract'
import { useState } from 'react'

/** Reset when the day changes. */
export function useLocks(day: WeatherId | undefined) {
  const [locks, setLocks] = useState({ day, ids: new Set<ClothesId>() as ReadonlySet<ClothesId> })
  const current = locks.day === day ? locks : { day, ids: new Set<ClothesId>() }
  if (current !== locks) setLocks(current)
  return {
    locked: current.ids,
    toggleLock: (id: ClothesId) =>
      setLocks(({ ids }) => ({
        day,
        ids: ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]),
      })),
  }
}
