import type { Location, Position } from '@otday/contract'
import { api } from '../../platform/api/api.ts'

export const rounded = ({ latitude, longitude }: Position, decimals: number): Position => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})

/**
 * Names of a place that rounding must not change. `district`: province and district, for the user's own location;
 * `name`: all three levels, for a place that was chosen by its name.
 */
type Kept = 'district' | 'name'

/** Rounds a position to 0.01° (about 1 km), or to 0.001° if the point rounded to 0.01° has another name or none. */
export async function coarseOf(place: Location, kept: Kept = 'district'): Promise<Position> {
  const coarse = rounded(place, 2)
  const there = await api.weathers.location({ query: coarse }).catch(() => null)
  const levels = kept === 'name' ? [0, 1, 2] : [0, 1]
  const isSame = levels.every((level) => there?.locationNames[level] === place.locationNames[level])
  return there && isSame ? coarse : rounded(place, 3)
}
