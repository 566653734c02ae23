import type { FoundPlace } from '@otday/contract'
import { districtAt } from './resolve-place.ts'
import type { PlaceTable } from './table.ts'

export type StoredPlace = Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'>

/** Returns the names that a stored place has today: its district may have been renamed, merged or divided since. */
export function namesToday(table: PlaceTable, stored: StoredPlace): string[] {
  const [province = '', district = '', ...rest] = stored.locationNames
  const before = `${province} ${district}`
  const heirs = table.districts.filter(({ former }) => former.some((names) => names.join(' ') === before))
  const heir = heirs.length > 1 ? districtAt(table, stored)?.district : heirs[0]
  return heir ? [...heir.locationNames, ...rest] : stored.locationNames
}
