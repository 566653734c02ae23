import type { ChosenPosition, Location, Position } from '@otday/contract'
import { AppError, requireFound } from '#platform/errors.ts'
import { chosenNames } from './chosen-names.ts'
import type { Point } from './grid.ts'
import type { NamePoint } from './kakao.ts'
import type { ReadPlaces } from './load-places.ts'
import { namesToday, type StoredPlace } from './names-today.ts'
import { judgePosition } from './position.ts'
import { codeAt } from './resolve-place.ts'
import type { PlaceTable } from './table.ts'

export interface LocationDeps {
  readPlaces: ReadPlaces
  nameOf: NamePoint
}

/** Functions by which other modules ask about positions. */
export interface PlaceUses {
  /**
   * Returns the location named by its district; null without a position.
   * @throws LocationNotSupported, with a hint at swapped coordinates
   */
  districtOf: (sent: Position) => Location | null
  /** Returns the location with everyday names, where they are known. */
  named: (location: Location) => Promise<Location>
  /**
   * Returns the location by the names with which it was chosen, if they fit, else by those of the position.
   * @throws LocationNotSupported outside Korea or without a position
   */
  place: (chosen: ChosenPosition) => Promise<Location>
  /** Returns the names that a stored place has today. */
  namesToday: (stored: StoredPlace) => string[]
  /** Returns the code of a district, which no renaming changes; null abroad. */
  codeAt: (point: Point) => string | null
}

export function openPlaces({ readPlaces, nameOf }: LocationDeps): PlaceUses {
  const districtOf: PlaceUses['districtOf'] = (sent) => judgedLocation(readPlaces(), sent)

  const named: PlaceUses['named'] = async (location) => {
    const locationNames = await nameOf(location)
    return locationNames ? { ...location, locationNames } : location
  }

  const place: PlaceUses['place'] = async (sent) => {
    const found = requireFound(districtOf(sent), 'LocationNotSupported')
    const locationNames = chosenNames(readPlaces(), sent, found.locationNames)
    return locationNames ? { ...found, locationNames } : named(found)
  }

  return {
    districtOf,
    named,
    place,
    namesToday: (stored) => namesToday(readPlaces(), stored),
    codeAt: (point) => codeAt(readPlaces(), point),
  }
}

function judgedLocation(table: PlaceTable, sent: Position): Location | null {
  const position = judgePosition(table, sent)
  switch (position.kind) {
    case 'absent':
      return null
    case 'swapped':
      throw new AppError('LocationNotSupported', { latitude: '위도와 경도가 서로 바뀐 것 같아요.' })
    case 'invalid':
      throw new AppError('LocationNotSupported', { latitude: '위도는 ±90, 경도는 ±180 안의 숫자여야 해요.' })
    case 'abroad':
      throw new AppError('LocationNotSupported')
    case 'korea':
      return { ...position.point, x: position.cell.nx, y: position.cell.ny, ...position.place }
  }
}
