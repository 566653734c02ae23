import type { FoundPlace, Location } from '@otday/contract'
import { api } from '../../platform/api.ts'

/**
 * Where the person is, with its names; null when they'd rather not say.
 * @throws ApiError when the place is unknown (LocationNotSupported) or can't be named.
 */
export async function findPlace(): Promise<Location | null> {
  const { locate } = await import('./locate.ts')
  const position = await locate()
  return position && { ...(await api.weathers.location({ query: position })), ...position }
}

/** Places of a name, best first. */
export const searchPlaces = (nameLike: string, signal: AbortSignal): Promise<FoundPlace[]> =>
  api.weathers.places({ query: { nameLike } }, { signal })
