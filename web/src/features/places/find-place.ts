import type { Location, Position } from '@otday/contract'
import { api } from '../../platform/api/api.ts'

/**
 * Null when refused; coarse, as it will be stored.
 * @throws ApiError for unknown places (LocationNotSupported)
 */
export async function findPlace(): Promise<Location | null> {
  const { locate } = await import('./locate.ts')
  return placeAt(await locate())
}

/**
 * Null when cancelled.
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
