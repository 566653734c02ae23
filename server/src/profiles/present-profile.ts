import type { Location, Profile } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { PlaceUses } from '../places/index.ts'
import type { ProfileRow, SeenProfile } from './queries.ts'

export interface PresentingDeps {
  urls: Urls
  namesToday: PlaceUses['namesToday']
}

/** Returns the location of a profile; null unless all its columns are set. */
function locationOf(
  { namesToday }: PresentingDeps,
  { latitude, longitude, nx, ny, locationNames }: ProfileRow,
): Location | null {
  if (latitude === null || longitude === null || nx === null || ny === null || locationNames === null) return null
  return { latitude, longitude, x: nx, y: ny, locationNames: namesToday({ latitude, longitude, locationNames }) }
}

export const ownProfile = (deps: PresentingDeps, row: ProfileRow): Profile => ({
  userId: row.userId,
  name: row.name,
  gender: row.gender,
  birthDate: row.birthDate,
  location: locationOf(deps, row),
  temperatureSensitivity: row.temperatureSensitivity,
  profileImageUrl: deps.urls.publicImage(row.imageId),
  weatherAlerts: row.weatherAlerts,
  audience: row.audience,
  closetAudience: row.closetAudience ?? row.audience,
})

/**
 * Returns the profile that everyone but its owner sees, administrators included: of a private account that the viewer
 * does not follow, name and picture.
 */
export const publicProfile = (deps: PresentingDeps, row: SeenProfile): Profile => ({
  userId: row.userId,
  name: row.name,
  gender: row.isOpen ? row.gender : null,
  birthDate: null,
  location: null,
  temperatureSensitivity: null,
  profileImageUrl: deps.urls.publicImage(row.imageId),
  weatherAlerts: null,
  audience: row.audience,
  ...(row.muteId && { muteId: row.muteId }),
  ...(!row.isOpen && { isLocked: true }),
})
