import type { Location, Position } from '@otday/contract'
import { api } from '../../platform/api.ts'

export const rounded = ({ latitude, longitude }: Position, decimals: number): Position => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})

/**
 * To 0.01° (about 1 km), or 0.001° where the rounded point lies in another district or off the coast.
 */
export async function coarseOf(place: Location): Promise<Position> {
  const coarse = rounded(place, 2)
  const there = await api.weathers.location({ query: coarse }).catch(() => null)
  const isSame = [0, 1].every((level) => there?.locationNames[level] === place.locationNames[level])
  return there && isSame ? coarse : rounded(place, 3)
}
