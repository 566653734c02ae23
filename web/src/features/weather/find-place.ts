import type { FoundPlace, Location } from '@otday/contract'
import { api } from '../../platform/api.ts'

/**
 * Null when refused.
 * @throws ApiError for unknown places (LocationNotSupported)
 */
export async function findPlace(): Promise<Location | null> {
  const { locate } = await import('./locate.ts')
  const position = await locate()
  return position && { ...(await api.weathers.location({ query: position })), ...position }
}

/** Best first. */
export const searchPlaces = (nameLike: string, signal: AbortSignal): Promise<FoundPlace[]> =>
  api.weathers.places({ query: { nameLike } }, { signal })
