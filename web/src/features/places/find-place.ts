import type { Location, Position } from '@otday/contract'
import { api } from '../../platform/api/api.ts'

/**
 * Finds the user's current place, with its position rounded as it will be stored; null when the user refuses.
 * @throws ApiError when the position is in no supported place (LocationNotSupported)
 */
export async function findPlace(): Promise<Location | null> {
  const { locate } = await import('./locate.ts')
  return placeAt(await locate())
}

/**
 * Asks the user to type coordinates; null when canceled.
 * @throws ApiError when the position is in no supported place (LocationNotSupported)
 */
export async function typePlace(): Promise<Location | null> {
  const { askPosition } = await import('./locate.ts')
  return placeAt(askPosition())
}

async function placeAt(position: Position | null): Promise<Location | null> {
  if (!position) return null
  const { coarseOf } = await import('./coarse-position.ts')
  const found = await api.weathers.location({ query: position })
  return { ...found, ...(await coarseOf(found)) }
}
