import type { FoundPlace, Location } from '@otday/contract'
import { api } from '../../platform/api.ts'

/**
 * Null when refused; coarse, as it will be stored.
 * @throws ApiError for unknown places (LocationNotSupported)
 */
export async function findPlace(): Promise<Location | null> {
  const [{ locate }, { coarseOf }] = await Promise.all([import('./locate.ts'), import('./coarse-position.ts')])
  const position = await locate()
  if (!position) return null
  const found = await api.weathers.location({ query: position })
  return { ...found, ...(await coarseOf(found)) }
}

/** Best first. */
export const searchPlaces = (nameLike: string, signal: AbortSignal): Promise<FoundPlace[]> =>
  api.weathers.places({ query: { nameLike } }, { signal })
