import type { Location, Position } from '@otday/contract'
import { api } from '../../platform/api/api.ts'

/**
 * Finds the current place, rounded as it will be stored; null when refused.
 * @throws ApiError for unknown places (LocationNotSupported)
 */
export async function findPlace(): Promise<Location | null> {
  const { locate } = await import('./locate.ts')
  return placeAt(await locate())
}

/**
 * Asks for coordinates; null when canceled.
 * @throws like `findPlace`
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
