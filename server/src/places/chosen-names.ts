import type { ChosenPosition } from '@otday/contract'
import { entriesOf } from './place-entries.ts'
import type { PlaceTable } from './table.ts'

/** Degrees by which a position may differ from a place: clients round positions to hundredths. */
const nearby = 0.006

/**
 * Returns the names by which a place was chosen if the position fits them: it lies in the province, city or district of
 * that name, or near the middle of the place. Otherwise null.
 * @param district names of the district in which the position lies, the largest area first
 */
export function chosenNames(
  table: PlaceTable,
  { latitude, longitude, locationNames }: ChosenPosition,
  district: readonly string[],
): string[] | null {
  const name = locationNames?.join(' ')
  if (!name) return null
  const isWithin = `${district.join(' ')} `.startsWith(`${name} `)
  const chosen = entriesOf(table).find(
    (entry) =>
      entry.locationNames.join(' ') === name &&
      (isWithin || Math.max(Math.abs(entry.latitude - latitude), Math.abs(entry.longitude - longitude)) < nearby),
  )
  return chosen ? [...chosen.locationNames] : null
}
