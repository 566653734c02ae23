import { foundPlacesLimit } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import type { CreateUpstream } from '../upstreams/index.ts'
import { openNames } from './kakao.ts'
import type { ReadPlaces } from './load-places.ts'
import { openPlaces, type PlaceUses } from './locations.ts'
import { searchPlaces } from './search-places.ts'

export { type Cell, cellOf, centreOf, isInGrid, type Point } from './grid.ts'
export { openNames } from './kakao.ts'
export { loadPlaces } from './load-places.ts'
export { openPlaces, type PlaceUses } from './locations.ts'

interface PlaceParts {
  clock: Clock
  config: Pick<Config, 'weather'>
  readPlaces: ReadPlaces
  upstreams: CreateUpstream
}

export const places = defineModule('places', (parts: PlaceParts) => {
  const { readPlaces, config } = parts
  const uses = openPlaces({ readPlaces, nameOf: openNames(parts, config.weather.kakao) })
  return { handlers: { weathers: placeHandlers(uses, readPlaces) }, uses }
})

const placeHandlers = (
  { place }: PlaceUses,
  readPlaces: ReadPlaces,
): Pick<HandlersOf<'weathers'>, 'location' | 'places'> => ({
  location: ({ query }) => place(query),
  places: async ({ query }) => searchPlaces(readPlaces(), query.nameLike ?? '', foundPlacesLimit),
})
