import { memoized } from '@otday/common/memoized'
import type { FoundPlace } from '@otday/contract'
import { districtAt } from './resolve-place.ts'
import type { PlaceTable } from './table.ts'

export type StoredPlace = Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'>

type District = PlaceTable['districts'][number]

/** Returns today's districts by each of their former names. */
const heirsOf = memoized(new WeakMap<PlaceTable, Map<string, District[]>>(), (table) => {
  const heirs = new Map<string, District[]>()
  for (const district of table.districts)
    for (const before of new Set(district.former.map((names) => names.join(' '))))
      heirs.set(before, [...(heirs.get(before) ?? []), district])
  return heirs
})

/** Returns the names that a stored place has today: its district may have been renamed, merged or divided since. */
export function namesToday(table: PlaceTable, stored: StoredPlace): string[] {
  const [province = '', district = '', ...rest] = stored.locationNames
  const heirs = heirsOf(table).get(`${province} ${district}`) ?? []
  const heir = heirs.length > 1 ? districtAt(table, stored)?.district : heirs[0]
  return heir ? [...heir.locationNames, ...rest] : stored.locationNames
}
