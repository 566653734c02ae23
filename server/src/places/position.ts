import { type Place, resolvePlace } from './resolve-place.ts'
import type { PlaceTable } from './table.ts'
import { type Cell, cellOf, type Point } from './grid.ts'

/** `swapped` is a position in Korea whose coordinates are exchanged. */
export type Position =
  | { kind: 'absent' | 'invalid' | 'swapped' | 'abroad' }
  | { kind: 'korea'; point: Point; cell: Cell; place: Place }

/** Returns where in Korea a sent position lies, or why it cannot be used; (0, 0) counts as absent. */
export function judgePosition(
  table: PlaceTable,
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
): Position {
  if (latitude === undefined || longitude === undefined) return { kind: 'absent' }
  if (latitude === 0 && longitude === 0) return { kind: 'absent' }
  if (latitude >= 124 && latitude <= 132 && longitude >= 33 && longitude <= 39) return { kind: 'swapped' }
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return { kind: 'invalid' }
  const point = { latitude, longitude }
  const place = resolvePlace(table, point)
  return place ? { kind: 'korea', point, cell: cellOf(point), place } : { kind: 'abroad' }
}
