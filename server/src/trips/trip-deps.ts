import type { ChosenPosition, Location, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import type { StylingDeps } from '../outfits/index.ts'
import type { PlaceUses } from '../places/index.ts'
import type { ViewingDeps } from '../weather/index.ts'

export interface TripDeps {
  db: Db
  clock: Clock
  urls: Urls
  styling: StylingDeps
  weather: ViewingDeps
  /** @throws LocationNotSupported */
  place: (chosen: ChosenPosition) => Promise<Location>
  namesToday: PlaceUses['namesToday']
}

/** The account and network whose limits a fetch of new weather counts toward. */
export interface By {
  userId: UserId
  network: string
}
