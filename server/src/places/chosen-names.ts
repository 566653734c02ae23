import type { ChosenPosition } from '@otday/contract'
import { entriesOf } from './place-entries.ts'
import type { PlaceTable } from './table.ts'

/** Degrees: clients round positions by up to half a hundredth. */
const nearby = 0.006

/**
 * Names of a place that was chosen by them; null unless it is there: a province, city or district in which the position
 * lies, or a place around whose middle it lies.
 * @param district names of the position
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
