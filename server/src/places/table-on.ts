import type { Point } from './grid.ts'
import { type Change, CHANGES, type Corners, OUTLINES_AS_OF } from './changes.data.ts'
import { type NamedDistrict, type Outlines, type PlaceTable, type Share, toLattice } from './table.ts'

/** Returns the date of the newest change in force on a day in Seoul; before the first, the day of the outlines. */
export const asOfOn = (date: string): string => inForceOn(date).at(-1)?.inForce ?? OUTLINES_AS_OF

const inForceOn = (date: string) => CHANGES.filter(({ inForce }) => inForce <= date)

/** Returns the districts of a day in Seoul: the names in force, and which part of an outline has which name. */
export function tableOn(outlines: Outlines, date: string): PlaceTable {
  const outlined = outlines.districts.map(({ locationNames, latitude, longitude }): Share[] => [
    { district: { locationNames, latitude, longitude, former: [] }, within: [] },
  ])
  const shares = inForceOn(date).reduce(afterChange, outlined)
  const districts = [...new Set(shares.flat().map(({ district }) => district))]
  return { ...outlines, codes: outlines.districts.map(({ code }) => code), districts, shares, asOf: asOfOn(date) }
}

function afterChange(shares: Share[][], { provinces, districts }: Change): Share[][] {
  const heirs = new Map<string, NamedDistrict>()
  return shares.map((ofOutline) =>
    ofOutline.flatMap((share) => {
      const { district: before, within } = share
      const [province = '', ...rest] = before.locationNames
      const divided = districts.find(({ old }) => old === before.locationNames.join(' '))
      if (divided)
        return divided.parts.map(({ name, middle: [longitude, latitude], within: part }) => ({
          district: heirOf(heirs, name, { latitude, longitude }, before),
          within: part ? [...within, stepsOf(part)] : within,
        }))
      const renamed = provinces.find(({ old }) => old === province)
      return renamed
        ? [{ district: heirOf(heirs, [renamed.name, ...rest].join(' '), before, before), within }]
        : [share]
    }),
  )
}

/** Returns the district of a new name, the same one for all former districts that get it. */
function heirOf(
  heirs: Map<string, NamedDistrict>,
  name: string,
  { latitude, longitude }: Point,
  before: NamedDistrict,
): NamedDistrict {
  const known = heirs.get(name)
  if (known?.former.includes(before.locationNames)) return known
  const former = [...before.former, before.locationNames]
  if (known) {
    known.former = [...known.former, ...former]
    return known
  }
  const [province = '', ...rest] = name.split(' ')
  const locationNames = rest.length > 0 ? [province, rest.join(' ')] : [province]
  const heir = { locationNames, latitude, longitude, former }
  heirs.set(name, heir)
  return heir
}

const stepsOf = (corners: Corners): Float64Array =>
  Float64Array.from(
    corners.flatMap(([longitude, latitude]) => {
      const { x, y } = toLattice({ latitude, longitude })
      return [x, y]
    }),
  )
